import type { Endpoint, EndpointPayload, Payout, PayoutPayload } from '../../domain/payouts/payout.ts'
import { canonicalNetwork } from '../../domain/rails.ts'
import { toUnits } from '../../lib/money.ts'
import { rawValue } from '../../lib/open-enum.ts'
import { serverTimeOf, type IntentKind, type JournalEntry } from '../journal/entry.ts'
import { payloadHash } from '../journal/hash.ts'
import type { Finding } from './run-intent.ts'

type Form = (Pick<Payout, 'source' | 'destination' | 'wireMessage'> & Partial<Pick<Payout, 'amount'>>) | PayoutPayload

export const payoutKindOf = ({ source }: Form): IntentKind => (source.type === 'bankAccount' ? 'onRamp' : 'offRamp')

const sentAmountOf = (form: Form): string | null =>
  form.source.amount ?? ('amount' in form ? (form.amount ?? null) : null)

/** Leaves out the delivered amount: its rate may move before a repeat, which needs the same key. */
export function payoutIdentity(form: Form) {
  const { source, destination, wireMessage } = form
  const amount = sentAmountOf(form)
  return {
    source: { ...endpointIdentity(source), amount: toUnits(amount ?? '', 18)?.toString() ?? amount },
    destination: endpointIdentity(destination),
    wireMessage: wireMessage ?? null,
  }
}

function endpointIdentity({ type, id, currency, network }: Endpoint | EndpointPayload<string>) {
  return {
    type: rawValue(type),
    id: id ?? rawValue(currency),
    currency: rawValue(currency),
    rail: canonicalNetwork(rawValue(network)),
  }
}

export const isOfPayload = (payout: Payout, payload: PayoutPayload): boolean => {
  const [one, other] = [payout, payload].map((form) => payloadHash(payoutKindOf(form), payoutIdentity(form)))
  return one === other
}

/** Whether a form still asks for this payout. Only the typed amount counts, because the other one follows the price. */
export function isStillRequested(payout: Payout, payload: PayoutPayload, typed: 'source' | 'destination'): boolean {
  const paid = typed === 'source' ? sentAmountOf(payout) : payload.source.amount
  const isSameDelivery = toUnits(payout.destination.amount ?? '') === toUnits(payload.destination.amount)
  return (
    (typed === 'source' || isSameDelivery) &&
    isOfPayload({ ...payout, source: { ...payout.source, amount: paid } }, payload)
  )
}

/** The `Date` header has whole seconds, and the answer took time to arrive. */
const CLOCK_TOLERANCE_MS = 5000
const DEVICE_TOLERANCE_MS = 15 * 60_000

function isSinceIntent({ created }: Payout, entry: JournalEntry): boolean {
  const server = serverTimeOf(entry)
  const begun = server === null ? entry.createdAt - DEVICE_TOLERANCE_MS : server - CLOCK_TOLERANCE_MS
  return created.getTime() >= begun
}

const claimedBy = (entries: readonly JournalEntry[], { opId }: JournalEntry) =>
  new Set(entries.filter((other) => other.opId !== opId).map(({ payoutId }) => payoutId))

/** Whether this may be the payout of an entry whose answer was lost, though nothing proves it: its row names no key. */
export const mayBeOf = (entry: JournalEntry, payout: Payout, entries: readonly JournalEntry[]): boolean =>
  payout.idempotencyKey === null &&
  payoutKindOf(payout) === entry.kind &&
  isSinceIntent(payout, entry) &&
  !claimedBy(entries, entry).has(payout.id)

/** Finds the payout that this entry created, by its key or its id. A payout that is merely equal proves nothing. */
export function findPayout(
  entry: JournalEntry,
  payouts: readonly Payout[],
  entries: readonly JournalEntry[],
): Finding<Payout> {
  const found = payouts.find(
    ({ id, idempotencyKey }) => idempotencyKey === entry.idempotencyKey || id === entry.payoutId,
  )
  if (found) return { status: 'ours', found }
  if (payouts.some(({ idempotencyKey }) => idempotencyKey !== null)) return { status: 'nothing' }

  const candidates = payouts.filter(
    (payout) =>
      mayBeOf(entry, payout, entries) && payloadHash(entry.kind, payoutIdentity(payout)) === entry.payloadHash,
  )
  return candidates.length > 0 ? { status: 'alike', candidates } : { status: 'nothing' }
}
