import type { PayoutStatus } from '../../domain/payouts/payout.ts'
import { rawValue, type OpenEnum } from '../../lib/open-enum.ts'
import { isNumber, isText, nullable, oneOf, type Check } from './checks.ts'
import type { IntentKind } from './entry.ts'

/** `device` is milliseconds since 1970 by this machine's clock; `offset` is how far the server's was ahead, null where unknown. */
export interface FactTime {
  readonly device: number
  readonly offset: number | null
}

export type Moved = 'exact' | 'otherAmount' | 'somethingElse'
export type StatusRead = OpenEnum<PayoutStatus | 'returned'>
export type Refund = 'none' | 'made'

const areTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText)
const isStatus = (value: unknown): value is StatusRead =>
  isText(value) || isText((value as { readonly unlisted?: unknown } | null)?.unlisted)

const code = nullable(isText)
const network = nullable(isText)
const ask = { ask: isText }
const hash = { hash: isText }
const attempt = { attempt: isText }
const askedHash = { ask: nullable(isText), hash: isText }

/** The kinds of facts, with what each carries (decisions.md E18). Ids, hashes and positions in a chain; no amounts, no personal data. */
const SHAPES = {
  asked: { key: isText, form: isText, intent: isText as Check<IntentKind> },
  /** More than one call may have used its key, so the refusal of one proves nothing about the others. */
  called: { call: isText },
  /** The accounts that were listed before the first call, and show what its form says: none of them is what it makes. */
  alike: { ids: areTexts },
  refused: { code },
  givenUp: {},
  /** Only `answer` and `key` mean that this browser made it. `opened`: it came from the list, and nobody said whose it is. */
  made: { payoutId: nullable(isText), by: oneOf('answer', 'key', 'word', 'opened') },
  /** The list names the on-ramp, while its form may still be sent again under the same key. */
  listed: { payoutId: isText },
  /** The server made something other than requested, so no page offers to send tokens for it. */
  differs: { fields: areTexts },
  notThatOne: { payoutId: isText },
  /** The customer sends the tokens from a wallet that this page cannot reach: no wallet is asked for them (decisions.md H11). */
  byHand: {},
  /** A wallet is asked. Anything that it sends comes after the position, a block or slot. */
  ask: { ...ask, network, account: nullable(isText), position: nullable(isNumber) },
  saidNo: { ...ask, code },
  silent: { ...ask, code },
  /** A hash that a wallet returned, or without an ask the customer: a hint. */
  told: askedHash,
  /** It has left the page that had it signed. Kept only where transactions are registered with the server (decisions.md C13). */
  handedOver: askedHash,
  /** What was signed never leaves its page. */
  kept: ask,
  cancelWanted: ask,
  /** Until when it can land, in the format of its chain family (decisions.md C20). */
  bound: { ...hash, bound: isText },
  seen: hash,
  gone: hash,
  confirmed: { ...hash, moved: oneOf('exact', 'otherAmount', 'somethingElse') },
  final: hash,
  failed: hash,
  expired: hash,
  superseded: hash,
  /** The search by sender and deposit address has shown it. */
  found: { ...hash, moved: oneOf('exact', 'otherAmount') },
  /** A complete and empty look, which began then. */
  looked: { ask: nullable(isText), position: nullable(isNumber) },
  registered: hash,
  registrationRefused: { ...hash, code },
  /** From then on no page sends tokens for it. */
  cancelAsked: attempt,
  cancelRefused: { ...attempt, code },
  cancelled: attempt,
  /** A reading whose status isn't `pending`. `updated` is the payout's own time; null where it is not known. */
  read: { status: isStatus, refund: oneOf('none', 'made'), updated: nullable(isNumber) },
  announced: { hash: nullable(isText) },
  /** This device has sent nothing, and leaves the payout, which waits as before, to the one that made it. */
  left: {},
  /** Nothing is left to do for it here. */
  settled: {},
  /** Where its tokens are looked for, if no wallet was asked under this entry. */
  placed: { network: isText, position: nullable(isNumber) },
  timeLearned: { offset: isNumber },
} as const

type Values<Shape> = {
  readonly [Name in keyof Shape]: Shape[Name] extends Check<infer Value> ? Value : never
}

export type FactKind = keyof typeof SHAPES

/** What happened to one intent, and when. Facts are only added. */
export type Fact = {
  readonly [Kind in FactKind]: { readonly kind: Kind; readonly at: FactTime } & Values<(typeof SHAPES)[Kind]>
}[FactKind]

export type FactOf<Kind extends FactKind> = Extract<Fact, { readonly kind: Kind }>

type Undated<Each> = Each extends Fact ? Omit<Each, 'at'> : never

export type News = Undated<Exclude<Fact, FactOf<'asked'>>>

export const dated = (news: News, at: FactTime): Fact => ({ ...news, at }) as Fact

const isTime = (value: unknown): value is FactTime => {
  const { device, offset } = (value ?? {}) as Readonly<Record<keyof FactTime, unknown>>
  return isNumber(device) && nullable(isNumber)(offset)
}

/** Null for anything that is not a fact, because the page shares the storage. */
export function readFact(given: unknown): Fact | null {
  if (typeof given !== 'object' || given === null) return null
  const values = given as Readonly<Record<string, unknown>>
  const { kind, at } = values
  if (!isText(kind) || !Object.hasOwn(SHAPES, kind) || !isTime(at)) return null
  const shape: Readonly<Record<string, Check<unknown>>> = SHAPES[kind as FactKind]
  const contents = Object.entries(shape).map(([name, check]) => [name, values[name], check(values[name])] as const)
  if (contents.some(([, , isRight]) => !isRight)) return null
  return { ...Object.fromEntries(contents.map(([name, value]) => [name, value])), kind, at } as Fact
}

const SUBJECTS = ['ask', 'hash', 'attempt', 'call', 'payoutId'] as const
const BY_HASH: readonly FactKind[] = ['told', 'handedOver', 'announced']
const NEWEST: readonly FactKind[] = ['seen', 'gone', 'looked', 'left']
const SINGLE: readonly FactKind[] = ['looked', 'read']

/** Facts of the same kind about the same ask, transaction, attempt, call or payout are one fact. */
function identityOf(fact: News | Fact): string {
  if (SINGLE.includes(fact.kind)) return fact.kind
  const values: Readonly<Record<string, unknown>> = { ...fact }
  const subjects = BY_HASH.includes(fact.kind) ? (['hash'] as const) : SUBJECTS
  return [fact.kind, ...subjects.map((name) => values[name]).filter((value) => value !== undefined)].join(':')
}

/** Under which name it is kept: two tabs may read different statuses, or learn different times, and neither may take back the other's. */
export function nameOf(fact: News | Fact): string {
  if (fact.kind === 'read') return `read:${rawValue(fact.status)}`
  return fact.kind === 'timeLearned' ? `timeLearned:${fact.offset}` : identityOf(fact)
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

/** The cancels that the server has not refused: each may have reached it, or may still. */
export function cancelsOf(facts: readonly Fact[]): readonly FactOf<'cancelAsked'>[] {
  const refused = new Set(factsOfKind(facts, 'cancelRefused').map(({ attempt }) => attempt))
  return factsOfKind(facts, 'cancelAsked').filter(({ attempt }) => !refused.has(attempt))
}

/** Time between two moments: by the server's clock if both know it, else by this machine's. */
export const elapsed = (from: FactTime, to: FactTime): number =>
  from.offset === null || to.offset === null
    ? to.device - from.device
    : to.device + to.offset - (from.device + from.offset)
