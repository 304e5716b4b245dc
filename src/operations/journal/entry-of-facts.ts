import { isNumber, isText, isTrue, oneOf, optional } from './checks.ts'
import { INTENT_KINDS, PHASES, type IntentKind, type JournalEntry, type Phase } from './entry.ts'
import { cancelsOf, factsOfKind, type Fact, type FactKind, type FactOf, type FactTime } from './facts.ts'

/** With what an entry begins. It never changes. */
export type Beginning = Pick<
  JournalEntry,
  'idempotencyKey' | 'kind' | 'payloadHash' | 'createdAt' | 'pressedAt' | 'madeElsewhere'
>

/** As it is stored: what was made elsewhere is `adopted` there. */
type StoredBeginning = Omit<Beginning, 'madeElsewhere'> & { readonly adopted?: true }

/** What an entry began with, and what has become known of it. */
export interface Parts {
  readonly opId: string
  readonly beginning: Beginning
  readonly facts: readonly Fact[]
}

export interface Kept extends Parts {
  readonly entry: JournalEntry
}

const BEGINNING = {
  idempotencyKey: isText,
  kind: oneOf(...INTENT_KINDS),
  payloadHash: isText,
  createdAt: isNumber,
  pressedAt: optional(isNumber),
  adopted: optional(isTrue),
} as const satisfies Record<keyof StoredBeginning, (value: unknown) => boolean>

const picked = (values: object): StoredBeginning =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => Object.hasOwn(BEGINNING, name)),
  ) as unknown as StoredBeginning

export const storedBeginning = ({ madeElsewhere, ...begun }: Beginning): StoredBeginning =>
  picked({ ...begun, ...(madeElsewhere && { adopted: madeElsewhere }) })

const fromStored = ({ adopted, ...begun }: StoredBeginning): Beginning => ({
  ...begun,
  ...(adopted && { madeElsewhere: adopted }),
})

export const beginningOf = (entry: Beginning): Beginning => fromStored(storedBeginning(entry))

/** Null for anything that no journal has begun. */
export function readBeginning(given: unknown): Beginning | null {
  if (typeof given !== 'object' || given === null) return null
  const values = given as Readonly<Record<string, unknown>>
  const isWhole = Object.entries(BEGINNING).every(([name, check]) => check(values[name]))
  return isWhole ? fromStored(picked(given)) : null
}

/** All facts of an entry. One that this browser made was called for as soon as it began. */
export function allFactsOf({ opId, beginning, facts }: Parts): readonly Fact[] {
  if (beginning.madeElsewhere) return facts
  const { createdAt, idempotencyKey: key, payloadHash: form, kind: intent } = beginning
  const at: FactTime = { device: createdAt, offset: offsetOf(facts) ?? null }
  return [{ kind: 'asked', at, key, form, intent }, { kind: 'called', at, call: opId }, ...facts]
}

const offsetOf = (facts: readonly Fact[]): number | undefined => inOrder(factsOfKind(facts, 'timeLearned'))[0]?.offset

const inOrder = <Each extends Fact>(facts: readonly Each[]): readonly Each[] =>
  facts.toSorted((one, other) => one.at.device - other.at.device)

interface Before {
  readonly kind: IntentKind
  readonly offset: number | undefined
  readonly isCancelled: boolean
  readonly hash: string | undefined
}

/** A moment as the entry has it: with the entry's own offset it is the server's time, even if the clock was set since. */
const timeIn = ({ offset: atFirst }: Before, { device, offset }: FactTime): number =>
  atFirst === undefined || offset === null ? device : device + offset - atFirst

type Said = Partial<Omit<JournalEntry, keyof Beginning | 'opId' | 'phase'>> & { readonly phase?: Phase | undefined }
type Saying<Kind extends FactKind> = (fact: FactOf<Kind>, before: Before) => Said

const left = (): Said => ({ phase: 'done', letGo: true })

/** Tokens that are known only after the end go back: they are no sending. */
const late = (hash: string): Said => ({ hash, returning: true })

const placedAt = ({
  network,
  position,
}: {
  readonly network: string | null
  readonly position: number | null
}): Said => ({
  ...(network !== null && { network }),
  ...(position !== null && { since: position }),
})

const READ: Readonly<Record<string, (at: number) => Said>> = {
  funded: () => ({ arrived: true }),
  cancelled: (at) => ({ declinedAt: at }),
}

/** What each fact says of its entry. */
const SAYINGS: { readonly [Kind in FactKind]?: Saying<Kind> } = {
  called: () => ({ repeated: true }),
  refused: () => ({ phase: 'refused' }),
  givenUp: () => ({ phase: 'refused', repeated: true }),
  made: ({ payoutId, by }, { kind }) => ({
    phase: kind === 'offRamp' ? 'created' : 'done',
    ...(payoutId !== null && { payoutId }),
    ...((by === 'key' || by === 'word') && { repeated: true }),
  }),
  listed: ({ payoutId }) => ({ payoutId, repeated: true }),
  differs: () => ({ differs: true }),
  notThatOne: left,
  byHand: () => ({ byHand: true }),
  ask: (asked) => ({ phase: 'signing', ...placedAt(asked) }),
  saidNo: ({ at }, before) => ({ declinedAt: timeIn(before, at) }),
  told: ({ ask, hash, at }, before) =>
    ask === null && before.isCancelled ? late(hash) : { phase: 'sent', hash, sentAt: timeIn(before, at) },
  handedOver: () => ({ handedOver: true }),
  kept: (_, { hash }) => (hash === undefined ? {} : { kept: hash }),
  bound: ({ bound }) => ({ bound }),
  seen: () => ({ seen: true }),
  confirmed: ({ moved }) => (moved === 'exact' ? { seen: true, confirmed: true } : {}),
  found: ({ hash }, { isCancelled }) => (isCancelled ? late(hash) : { phase: 'sent', hash, seen: true }),
  registered: ({ hash }) => ({ registered: hash, phase: 'registered' }),
  registrationRefused: ({ hash }) => ({ conflict: hash }),
  cancelled: ({ at }, before) => ({ phase: 'done', declinedAt: timeIn(before, at) }),
  read: ({ status, at }, before) => (typeof status === 'string' && READ[status]?.(timeIn(before, at))) || {},
  announced: () => ({ announced: true }),
  left,
  settled: () => ({ phase: 'done' }),
  placed: placedAt,
}

const sayingOf = (fact: Fact): Saying<FactKind> | undefined => SAYINGS[fact.kind] as Saying<FactKind> | undefined

const isEnd = (fact: Fact): boolean =>
  fact.kind === 'cancelled' || (fact.kind === 'read' && fact.status === 'cancelled')

/** The last phase that was reached. Tokens that left after the end was recorded are on their way all the same. */
function phaseOf(reached: readonly Phase[]): Phase {
  const [done, sent] = [reached.lastIndexOf('done'), reached.lastIndexOf('sent')]
  if (done >= 0 && sent > done) return 'sent'
  return PHASES.filter((phase) => reached.includes(phase)).at(-1) ?? 'started'
}

/** What the facts say of each field: the latest, but of the server's time the first. */
export function entryOf({ opId, beginning, facts }: Parts): JournalEntry {
  const { kind } = beginning
  const offset = offsetOf(facts)
  const reached: Phase[] = []
  let [said, isCancelled]: [Said, boolean] = [{}, false]
  for (const fact of inOrder(facts)) {
    const { phase, ...fields } = sayingOf(fact)?.(fact, { kind, offset, isCancelled, hash: said.hash }) ?? {}
    if (phase) reached.push(phase)
    said = { ...said, ...fields }
    isCancelled ||= isEnd(fact)
  }
  const known = {
    ...(offset !== undefined && { offset }),
    ...(cancelsOf(facts).length > 0 && { cancelling: true as const }),
  }
  return { ...said, ...known, ...beginning, opId, phase: phaseOf(reached) }
}
