import { factsOfKind, type Fact, type FactKind, type FactOf, type FactTime, type Moved } from './facts.ts'

/** A dead transaction can't land any more; an unseen one is not known to any node. */
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
}

const DEAD = ['failed', 'expired', 'superseded'] as const
const SOURCES = ['told', 'handedOver', 'found', 'seen', 'registered'] as const
const LANDED = ['confirmed', 'final', 'found'] as const

function fateOf(has: (kind: FactKind) => boolean, seen?: FactTime, gone?: FactTime): Fate {
  if (DEAD.some(has)) return 'dead'
  if (LANDED.some(has)) return 'landed'
  if (seen && gone) return gone.device > seen.device ? 'gone' : 'seen'
  return seen ? 'seen' : gone ? 'gone' : 'unseen'
}

function registrationOf(has: (kind: FactKind) => boolean): KnownHash['registration'] {
  if (has('registered')) return 'registered'
  return has('registrationRefused') ? 'refused' : 'none'
}

function knownHash(facts: readonly Fact[], hash: string): KnownHash {
  const own = facts.filter((fact) => 'hash' in fact && fact.hash === hash)
  const of = <Kind extends FactKind>(...kinds: readonly Kind[]): readonly FactOf<Kind>[] => factsOfKind(own, ...kinds)
  const has = (kind: FactKind) => of(kind).length > 0
  const fate = fateOf(has, of('seen')[0]?.at, of('gone')[0]?.at)
  return {
    hash,
    asks: of('told', 'handedOver').map(({ ask }) => ask),
    sources: SOURCES.filter(has),
    since: of(...SOURCES).toSorted((one, other) => one.at.device - other.at.device)[0]!.at,
    fate,
    moved: of('found')[0]?.moved ?? of('confirmed')[0]?.moved ?? 'exact',
    registration: registrationOf(has),
    bound: has('bound') ? 'known' : 'unknown',
    diedAt: of(...DEAD)[0]?.at ?? null,
  }
}

export function knownHashes(facts: readonly Fact[]): readonly KnownHash[] {
  const hashes = new Set(factsOfKind(facts, ...SOURCES).map(({ hash }) => hash))
  return [...hashes].map((hash) => knownHash(facts, hash))
}

export const isLiving = ({ fate, moved }: KnownHash): boolean => fate !== 'dead' && moved !== 'somethingElse'
export const isExact = ({ moved }: KnownHash): boolean => moved === 'exact'
export const isVisible = ({ fate }: KnownHash): boolean => fate === 'landed' || fate === 'seen'
