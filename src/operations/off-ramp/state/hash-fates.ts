import { factsOfKind, type Fact, type FactKind, type FactOf, type FactTime, type Moved } from '../../journal/facts.ts'

/** A dead transaction can't land any more, or never leaves its page; an unseen one is not known to any node. */
type Fate = 'dead' | 'landed' | 'seen' | 'gone' | 'unseen'

export interface KnownHash {
  readonly hash: string
  readonly asks: readonly string[]
  readonly sources: readonly ('told' | 'handedOver' | 'found' | 'seen' | 'registered')[]
  readonly since: FactTime
  readonly fate: Fate
  /** What it moved, or will move as far as is known. */
  readonly moved: Moved
  readonly registration: 'none' | 'registered' | 'refused'
  readonly bound: 'known' | 'unknown'
  readonly diedAt: FactTime | null
  /** What was signed stays in its page for good. */
  readonly isKept: boolean
}

const DEAD = ['failed', 'expired', 'superseded'] as const
const SOURCES = ['told', 'handedOver', 'found', 'seen', 'registered'] as const
const LANDED = ['confirmed', 'final', 'found'] as const

interface Times {
  readonly died: FactTime | undefined
  readonly landed: FactTime | undefined
  readonly seen: FactTime | undefined
  readonly gone: FactTime | undefined
}

/** What a node shows on the chain was taken for dead by one without a history (decisions.md C4). */
function fateOf({ died, landed, seen, gone }: Times): Fate {
  if (died && !(landed && landed.device > died.device)) return 'dead'
  if (landed) return 'landed'
  if (seen && gone) return gone.device > seen.device ? 'gone' : 'seen'
  return seen ? 'seen' : gone ? 'gone' : 'unseen'
}

function registrationOf(has: (kind: FactKind) => boolean): KnownHash['registration'] {
  if (has('registered')) return 'registered'
  return has('registrationRefused') ? 'refused' : 'none'
}

function knownHash(facts: readonly Fact[], hash: string): KnownHash {
  const ofHash = facts.filter((fact) => 'hash' in fact && fact.hash === hash)
  const of = <Kind extends FactKind>(...kinds: readonly Kind[]): readonly FactOf<Kind>[] =>
    factsOfKind(ofHash, ...kinds)
  const has = (kind: FactKind) => of(kind).length > 0
  const asks = of('told', 'handedOver').flatMap(({ ask }) => ask ?? [])
  const kept = has('handedOver') ? [] : factsOfKind(facts, 'kept').filter(({ ask }) => asks.includes(ask))
  const [died, landed, seen, gone] = [[...of(...DEAD), ...kept], of(...LANDED), of('seen'), of('gone')].map(
    (facts) => facts.at(-1)?.at,
  )
  const fate = fateOf({ died, landed, seen, gone })
  return {
    hash,
    asks,
    sources: SOURCES.filter(has),
    since: of(...SOURCES).toSorted((one, other) => one.at.device - other.at.device)[0]!.at,
    fate,
    moved: of('confirmed')[0]?.moved ?? of('found')[0]?.moved ?? 'exact',
    registration: registrationOf(has),
    bound: has('bound') ? 'known' : 'unknown',
    diedAt: fate === 'dead' ? (died ?? null) : null,
    isKept: fate === 'dead' && kept.length > 0,
  }
}

export function knownHashes(facts: readonly Fact[]): readonly KnownHash[] {
  const hashes = new Set(factsOfKind(facts, ...SOURCES).map(({ hash }) => hash))
  return [...hashes].map((hash) => knownHash(facts, hash))
}

export const isLiving = ({ fate, moved }: KnownHash): boolean => fate !== 'dead' && moved !== 'somethingElse'
export const isExact = ({ moved }: KnownHash): boolean => moved === 'exact'
export const isVisible = ({ fate }: KnownHash): boolean => fate === 'landed' || fate === 'seen'
export const isLanded = ({ fate }: KnownHash): boolean => fate === 'landed'
export const isRefused = ({ registration }: KnownHash): boolean => registration === 'refused'

/** Nobody has seen it, and nothing bounds until when it can land: only its customer can say that it was never sent (decisions.md C20). */
export const isUntraced = ({ fate, bound }: KnownHash): boolean => fate === 'unseen' && bound === 'unknown'

/** One that is registered was told by a wallet, or by its customer. */
const TOLD: KnownHash['sources'] = ['told', 'handedOver', 'registered']
const isTold = ({ sources }: KnownHash): boolean => sources.some((source) => TOLD.includes(source))
export const mayStillLand = (hash: KnownHash): boolean => isTold(hash) && hash.fate === 'unseen'
export const isOnlyTold = ({ fate, sources }: KnownHash): boolean =>
  fate === 'unseen' && !sources.includes('handedOver')
