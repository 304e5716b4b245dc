import { INTENT_KINDS, PHASES, type JournalEntry, type Phase } from './entry.ts'

/** With what an entry begins. It never changes. */
export type Beginning = Pick<
  JournalEntry,
  'idempotencyKey' | 'kind' | 'payloadHash' | 'createdAt' | 'pressedAt' | 'adopted'
>

/** What becomes known of an entry later. */
export type Progress = Partial<Omit<JournalEntry, keyof Beginning | 'opId'>>

type Field = keyof Progress

/** One thing that is known of an entry. `at` is milliseconds since 1970 by this machine's clock. Facts are only added. */
export interface Fact {
  readonly field: Field
  readonly value: string | number | true
  readonly at: number
}

/** What an entry began with, and what has become known of it. */
export interface Parts {
  readonly opId: string
  readonly beginning: Beginning
  readonly facts: readonly Fact[]
}

export interface Kept extends Parts {
  readonly entry: JournalEntry
}

type Check = (value: unknown) => value is Fact['value']
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isText = (value: unknown): value is string => typeof value === 'string'
const isTrue = (value: unknown): value is true => value === true
const isPhase = (value: unknown): value is Phase => PHASES.some((phase) => phase === value)

const FIELDS = {
  phase: isPhase,
  payoutId: isText,
  network: isText,
  hash: isText,
  landing: isText,
  registered: isText,
  conflict: isText,
  since: isNumber,
  sentAt: isNumber,
  declinedAt: isNumber,
  offset: isNumber,
  seen: isTrue,
  handedOver: isTrue,
  confirmed: isTrue,
  cancelling: isTrue,
  letGo: isTrue,
  byHand: isTrue,
  differs: isTrue,
  repeated: isTrue,
  arrived: isTrue,
  announced: isTrue,
  returning: isTrue,
} as const satisfies Record<Field, Check>

const optional = (check: Check) => (value: unknown) => value === undefined || check(value)
const isKind = (value: unknown) => INTENT_KINDS.some((kind) => kind === value)

const BEGINNING = {
  idempotencyKey: isText,
  kind: isKind,
  payloadHash: isText,
  createdAt: isNumber,
  pressedAt: optional(isNumber),
  adopted: optional(isTrue),
} as const satisfies Record<keyof Beginning, (value: unknown) => boolean>

/** Two tabs may learn different ones, and neither may take back the other's. */
const SEVERAL: readonly Field[] = ['phase', 'payoutId', 'hash', 'registered', 'conflict', 'offset']

/** Facts with one name are one fact. */
export const nameOf = ({ field, value }: Pick<Fact, 'field' | 'value'>): string =>
  SEVERAL.includes(field) ? `${field}:${value}` : field

export const isField = (name: unknown): name is Field => typeof name === 'string' && Object.hasOwn(FIELDS, name)

/** Null for anything that is not a fact, because the page shares the storage. */
export function readFact(given: unknown): Fact | null {
  if (typeof given !== 'object' || given === null) return null
  const { field, value, at } = given as Record<string, unknown>
  return isField(field) && FIELDS[field](value) && isNumber(at) ? { field, value, at } : null
}

export const beginningOf = (entry: Beginning): Beginning =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => Object.hasOwn(BEGINNING, name))) as unknown as Beginning

/** Null for anything that no journal has begun. */
export function readBeginning(given: unknown): Beginning | null {
  if (typeof given !== 'object' || given === null) return null
  const values = given as Readonly<Record<string, unknown>>
  return Object.entries(BEGINNING).every(([name, check]) => check(values[name]))
    ? beginningOf(given as Beginning)
    : null
}

/** The fields of an entry, or of a part of one, that may become known later. */
export const factsOf = (progress: Progress, at: number): readonly Fact[] =>
  Object.entries(progress).flatMap(([field, value]) => readFact({ field, value, at }) ?? [])

/** The last phase that was reached. Tokens that left after the end was recorded are on their way all the same. */
function phaseOf(facts: readonly Fact[]): Phase {
  const times = new Map(facts.filter(({ field }) => field === 'phase').map(({ value, at }) => [value, at]))
  const [done, sent] = [times.get('done'), times.get('sent')]
  if (done !== undefined && sent !== undefined && sent > done) return 'sent'
  return PHASES.findLast((phase) => times.has(phase)) ?? 'started'
}

/** What the facts say of each field: the latest, but of the server's time the first. */
export function entryOf({ opId, beginning, facts }: Parts): JournalEntry {
  const inOrder = facts.toSorted((one, other) => one.at - other.at)
  const offset = inOrder.find(({ field }) => field === 'offset')
  const known = [...inOrder, ...(offset ? [offset] : [])].map(({ field, value }) => [field, value] as const)
  return { ...Object.fromEntries(known), ...beginning, opId, phase: phaseOf(facts) }
}
