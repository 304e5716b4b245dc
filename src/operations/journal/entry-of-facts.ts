import { isNumber, isText, isTrue, oneOf, optional } from './checks.ts'
import { INTENT_KINDS, type IntentKind, type JournalEntry, type Phase } from './entry.ts'
import { factsOfKind, type Fact, type FactKind, type FactOf, type FactTime } from './facts.ts'

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
  readonly isCancelled: boolean
}

/** `sending`: tokens have left. It comes after an end that was recorded before, but not before one that is recorded later. */
type Step = Phase | 'sending'
type Said = Partial<Pick<JournalEntry, 'payoutId' | 'asked' | 'repeated'>> & { readonly step?: Step }
type Saying<Kind extends FactKind> = (fact: FactOf<Kind>, before: Before) => Said

/** What each fact says of its entry. Tokens of which one learns only after the cancel go back: they are no sending. */
const SAYINGS: { readonly [Kind in FactKind]?: Saying<Kind> } = {
  called: () => ({ repeated: true }),
  refused: () => ({ step: 'refused' }),
  givenUp: () => ({ step: 'refused', repeated: true }),
  made: ({ payoutId, by }, { kind }) => ({
    step: kind === 'offRamp' ? 'created' : 'done',
    ...(payoutId !== null && { payoutId }),
    ...((by === 'key' || by === 'word') && { repeated: true }),
  }),
  listed: ({ payoutId }) => ({ payoutId, repeated: true }),
  ask: ({ ask }) => ({ step: 'created', asked: ask }),
  told: ({ ask }, { isCancelled }) => (ask === null && isCancelled ? {} : { step: 'sending' }),
  found: (_, { isCancelled }) => (isCancelled ? {} : { step: 'sending' }),
  cancelled: () => ({ step: 'done' }),
  settled: () => ({ step: 'done' }),
}

const sayingOf = (fact: Fact): Saying<FactKind> | undefined => SAYINGS[fact.kind] as Saying<FactKind> | undefined

const isCancel = (fact: Fact): boolean =>
  fact.kind === 'cancelled' || (fact.kind === 'read' && fact.status === 'cancelled')

/** The furthest that was reached, in whatever order two tabs have recorded it. */
function phaseOf(steps: readonly Step[]): Phase {
  const [done, sending] = [steps.lastIndexOf('done'), steps.lastIndexOf('sending')]
  if (done > sending) return 'done'
  if (sending >= 0 || steps.includes('created')) return 'created'
  return steps.includes('refused') ? 'refused' : 'started'
}

/** What the facts say of each field: the latest, but of the server's time the first. */
export function entryOf({ opId, beginning, facts }: Parts): JournalEntry {
  const { kind } = beginning
  const offset = offsetOf(facts)
  const steps: Step[] = []
  let [said, isCancelled]: [Said, boolean] = [{}, false]
  for (const fact of inOrder(facts)) {
    const { step, ...fields } = sayingOf(fact)?.(fact, { kind, isCancelled }) ?? {}
    if (step) steps.push(step)
    said = { ...said, ...fields }
    isCancelled ||= isCancel(fact)
  }
  return { ...said, ...(offset !== undefined && { offset }), ...beginning, opId, phase: phaseOf(steps) }
}
