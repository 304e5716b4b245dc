import type { Network } from '../../../domain/networks.ts'
import type { PayoutStatus } from '../../../domain/payouts/payout.ts'
import type { OpenEnum } from '../../../lib/open-enum.ts'
import type { IntentKind } from '../../journal/entry.ts'

/** `device` is milliseconds since 1970 by this machine's clock; `offset` is how far the server's was ahead, null where unknown. */
export interface FactTime {
  readonly device: number
  readonly offset: number | null
}

/** What a transaction moved: this transfer, another amount to its address, or something that never went there. */
export type Moved = 'exact' | 'otherAmount' | 'somethingElse'

export type StatusRead = OpenEnum<PayoutStatus | 'returned'>

/** Only `answer` and `key` mean that this browser made the payout. `opened`: it came from the list, and nobody said whose it is. */
type MadeBy = 'answer' | 'key' | 'word' | 'opened'

interface AskFact {
  readonly ask: string
}

interface HashFact {
  readonly hash: string
}

interface AttemptFact {
  readonly attempt: string
}

interface Contents {
  readonly asked: { readonly key: string; readonly form: string; readonly intent: IntentKind }
  readonly called: { readonly call: string }
  readonly refused: { readonly code: string | null }
  readonly givenUp: unknown
  readonly made: { readonly payoutId: string; readonly by: MadeBy }
  readonly differs: { readonly fields: readonly string[] }
  readonly notThatOne: { readonly payoutId: string }
  readonly byHand: unknown
  readonly ask: AskFact & {
    readonly network: Network | null
    readonly account: string | null
    readonly position: number | null
  }
  readonly saidNo: AskFact & { readonly code: string | null }
  readonly silent: AskFact & { readonly code: string | null }
  readonly told: AskFact & HashFact
  readonly handedOver: AskFact & HashFact
  readonly kept: AskFact
  readonly cancelWanted: AskFact
  readonly bound: HashFact & { readonly bound: string }
  readonly seen: HashFact
  readonly gone: HashFact
  readonly confirmed: HashFact & { readonly moved: Moved }
  readonly final: HashFact
  readonly failed: HashFact
  readonly expired: HashFact
  readonly superseded: HashFact
  readonly found: HashFact & { readonly moved: Exclude<Moved, 'somethingElse'> }
  /** A complete and empty look, which began `at`. */
  readonly looked: { readonly ask: string | null; readonly position: number | null }
  readonly registered: HashFact
  readonly registrationRefused: HashFact & { readonly code: string | null }
  readonly cancelAsked: AttemptFact
  readonly cancelRefused: AttemptFact & { readonly code: string | null }
  readonly cancelled: AttemptFact
  /** `updated` is the payout's own time; null where it is not known. */
  readonly read: { readonly status: StatusRead; readonly refund: Refund; readonly updated: number | null }
  readonly announced: { readonly hash: string | null }
}

export type Refund = 'none' | 'made'
export type FactKind = keyof Contents
/** What happened to one off-ramp, and when. Facts are only added. */
export type Fact = {
  readonly [Each in FactKind]: { readonly kind: Each; readonly at: FactTime } & Contents[Each]
}[FactKind]
export type FactOf<Kind extends FactKind> = Extract<Fact, { readonly kind: Kind }>

const SUBJECTS = ['ask', 'hash', 'attempt', 'call'] as const
const BY_HASH: readonly FactKind[] = ['told', 'handedOver', 'announced']
const NEWEST: readonly FactKind[] = ['seen', 'gone', 'looked']
const SINGLE: readonly FactKind[] = ['looked', 'read']

/** Facts of the same kind about the same ask, transaction, attempt or call are one fact. */
function identityOf(fact: Fact): string {
  if (SINGLE.includes(fact.kind)) return fact.kind
  const values: Readonly<Record<string, unknown>> = { ...fact }
  const subjects = BY_HASH.includes(fact.kind) ? (['hash'] as const) : SUBJECTS
  return [fact.kind, ...subjects.map((name) => values[name] ?? ''), values.payoutId ?? ''].join(':')
}

/** Of two times the earliest stays, but of what can happen again the latest counts. */
function isSuperseded(one: Fact, other: Fact): boolean {
  if (one.kind === 'read' && other.kind === 'read') {
    const [mine, its] = [one.updated ?? -1, other.updated ?? -1]
    return its > mine || (its === mine && other.at.device > one.at.device)
  }
  const isLater = other.at.device > one.at.device
  return NEWEST.includes(one.kind) ? isLater : other.at.device < one.at.device
}

export function mergeFacts(...lists: readonly (readonly Fact[])[]): readonly Fact[] {
  const merged = new Map<string, Fact>()
  for (const fact of lists.flat()) {
    const identity = identityOf(fact)
    const known = merged.get(identity)
    if (!known || isSuperseded(known, fact)) merged.set(identity, fact)
  }
  return [...merged.values()].toSorted((one, other) => one.at.device - other.at.device)
}

export const factsOfKind = <Kind extends FactKind>(facts: readonly Fact[], ...kinds: readonly Kind[]) =>
  facts.filter((fact): fact is FactOf<Kind> => kinds.some((kind) => kind === fact.kind))

/** Time between two moments: by the server's clock if both know it, else by this machine's. */
export const elapsed = (from: FactTime, to: FactTime): number =>
  from.offset === null || to.offset === null
    ? to.device - from.device
    : to.device + to.offset - (from.device + from.offset)
