import { isNumber, isText, isTrue, oneOf, type Check } from './checks.ts'
import type { Beginning } from './entry-of-facts.ts'
import { dated, type Fact, type News } from './facts.ts'

/** An earlier version kept one off-ramp as fields. `landing` was the name of what is a `bound` now. */
export type EarlierFields = { readonly phase: CheckedBy<(typeof FIELDS)['phase']> } & {
  readonly [Name in Exclude<keyof typeof FIELDS, 'phase'>]?: CheckedBy<(typeof FIELDS)[Name]>
}

type CheckedBy<Checking> = Checking extends Check<infer Value> ? Value : never

const FIELDS = {
  phase: oneOf('started', 'refused', 'created', 'signing', 'sent', 'registered', 'done'),
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
} as const

/** Null where a field has what no version has written. */
export function readFields(given: object): EarlierFields | null {
  const values = given as Readonly<Record<string, unknown>>
  const known = Object.entries(FIELDS).filter(([name]) => values[name] !== undefined)
  if (values.phase === undefined || !known.every(([name, check]) => check(values[name]))) return null
  return Object.fromEntries(known.map(([name]) => [name, values[name]])) as unknown as EarlierFields
}

interface Earlier {
  readonly opId: string
  readonly beginning: Beginning
  readonly fields: EarlierFields
}

type Step = readonly [news: News | false, at?: number | undefined]
type Read = (earlier: Earlier) => readonly Step[]

const isAsked = ({ phase, since }: EarlierFields) => phase === 'signing' || since !== undefined

function creation({ beginning: { kind, madeElsewhere }, fields }: Earlier): News | false {
  const { phase, payoutId = null } = fields
  if (phase === 'refused') return { kind: 'refused', code: null }
  if (phase === 'started') return payoutId !== null && { kind: 'listed', payoutId }
  return kind !== 'offRamp' && phase !== 'done'
    ? false
    : { kind: 'made', payoutId, by: madeElsewhere ? 'opened' : 'answer' }
}

const begun: Read = (earlier) => {
  const { opId, fields } = earlier
  const { offset, network, since } = fields
  return [
    [offset !== undefined && { kind: 'timeLearned', offset }],
    [creation(earlier)],
    [fields.repeated === true && { kind: 'called', call: 'again' }],
    [fields.differs === true && { kind: 'differs', fields: [] }],
    [fields.byHand === true && { kind: 'byHand' }],
    isAsked(fields)
      ? [{ kind: 'ask', ask: opId, network: network ?? null, account: null, position: since ?? null }]
      : [network !== undefined && { kind: 'placed', network, position: null }],
  ]
}

/** Its payout was cancelled because it could not arrive any more; no journal kept why. */
const isGivenUp = ({ phase, arrived, letGo, declinedAt }: EarlierFields) =>
  phase === 'done' && !arrived && !letGo && declinedAt === undefined

const transaction: Read = ({ opId, fields }) => {
  const { hash, sentAt, landing, returning } = fields
  if (hash === undefined || returning) return []
  return [
    [isAsked(fields) ? { kind: 'told', ask: opId, hash } : { kind: 'found', hash, moved: 'exact' }, sentAt],
    [fields.handedOver === true && { kind: 'handedOver', ask: opId, hash }],
    [landing !== undefined && { kind: 'bound', hash, bound: landing }],
    [fields.seen === true && { kind: 'seen', hash }],
    [fields.confirmed === true && { kind: 'confirmed', hash, moved: 'exact' }],
    [isGivenUp(fields) && { kind: 'superseded', hash }],
  ]
}

const ends: Read = ({ opId, beginning: { createdAt }, fields }) => {
  const { declinedAt, registered, conflict, hash } = fields
  const isLeft = fields.letGo === true
  const isRefused = isLeft && hash === undefined && isAsked(fields)
  return [
    [(declinedAt !== undefined || isRefused) && { kind: 'saidNo', ask: opId, code: null }, declinedAt],
    [isRefused && { kind: 'looked', ask: opId, position: null }, (declinedAt ?? createdAt) + 1],
    [fields.cancelling === true && { kind: 'cancelAsked', attempt: opId }],
    [fields.arrived === true && { kind: 'read', status: 'funded', refund: 'none', updated: null }],
    [registered !== undefined && { kind: 'registered', hash: registered }],
    [conflict !== undefined && { kind: 'registrationRefused', hash: conflict, code: null }],
    [fields.announced === true && { kind: 'announced', hash: hash ?? null }],
    [isLeft && { kind: 'left' }],
    [fields.returning === true && { kind: 'cancelled', attempt: opId }],
    [fields.phase === 'done' && !isLeft && { kind: 'settled' }],
  ]
}

const returning: Read = ({ fields: { hash, seen, confirmed, returning: isReturning } }) =>
  hash === undefined || !isReturning
    ? []
    : [
        [seen ? { kind: 'found', hash, moved: 'exact' } : { kind: 'told', ask: null, hash }],
        [confirmed === true && { kind: 'confirmed', hash, moved: 'exact' }],
      ]

/** Reads an entry of an earlier version as facts. It kept few times: where it has none, a fact is as old as the one before. */
export function factsOfEarlier(earlier: Earlier): readonly Fact[] {
  const { beginning, fields } = earlier
  const steps = [begun, transaction, ends, returning].flatMap((read) => read(earlier))
  let device = beginning.createdAt
  return steps.flatMap(([news, at = device]) => {
    if (!news) return []
    device = Math.max(device, at)
    return [dated(news, { device, offset: fields.offset ?? null })]
  })
}
