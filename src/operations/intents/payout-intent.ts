import type { ApiClient } from '../../api/client.ts'
import { createPayout, getPayout, listPayouts } from '../../api/payouts.ts'
import type { Endpoint, EndpointPayload, Payout, PayoutPayload } from '../../domain/payouts/payout.ts'
import { canonicalNetwork } from '../../domain/rails.ts'
import { toUnits } from '../../lib/money.ts'
import { rawValue } from '../../lib/open-enum.ts'
import { isKeyOld, type IntentKind, type JournalEntry } from '../journal/entry.ts'
import { payloadHash } from '../journal/hash.ts'
import type { Journal, Progress } from '../journal/journal.ts'
import { runIntent } from './run-intent.ts'

interface Parts {
  readonly api: ApiClient
  readonly journal: Journal
}

type Form = Pick<Payout, 'source' | 'destination' | 'wireMessage'> | PayoutPayload

/** Makes the payout that the customer filled in, once. */
export function submitPayout({ api, journal }: Parts, payload: PayoutPayload): Promise<Payout> {
  return runIntent(journal, {
    kind: kindOf(payload),
    payload: identityOf(payload),
    send: (call) => createPayout(api, payload, call),
    lookUp: async (entry) => madeBy(entry, await listPayouts(api), journal.entries()),
    readAnew: ({ id }) => getPayout(api, id),
    made: progressOf,
  })
}

/** After the customer was told that nobody can say whether it was made, and decided to make it again. */
export function startPayoutAnew({ journal }: Pick<Parts, 'journal'>, payload: PayoutPayload): void {
  const { entry } = journal.intentFor(kindOf(payload), identityOf(payload))
  journal.record(entry.opId, { phase: 'refused' })
}

/**
 * Finds out what became of payouts whose call was cut off by a reload or a closed tab. A form of another tab, or one that
 * is filled in the same way again, may still ask for it: until its key is old it then gets this payout, not a second one.
 */
export async function settlePayouts({ api, journal }: Parts): Promise<readonly Payout[]> {
  const isOpen = (entry: JournalEntry) =>
    entry.phase === 'started' && PAYOUT_KINDS.has(entry.kind) && (!entry.payoutId || isKeyOld(entry))
  if (!journal.entries().some(isOpen)) return []

  const begun = new Set(journal.entries().map(({ opId }) => opId))
  const payouts = await listPayouts(api)
  // Read anew: another tab may have gone on meanwhile, and the list says nothing of what was begun after it was asked for.
  const open = journal.entries().filter((entry) => isOpen(entry) && begun.has(entry.opId))
  return open.flatMap((entry) => {
    const payout = madeBy(entry, payouts, journal.entries())
    if (payout) journal.record(entry.opId, { ...progressOf(payout), ...(isAskable(entry) && { phase: 'started' }) })
    else if (isKeyOld(entry)) journal.record(entry.opId, { phase: entry.payoutId ? 'done' : 'refused' })
    return payout ? [payout] : []
  })
}

/** An off-ramp goes on by itself from here: its tokens are sent once, whoever asks. */
const isAskable = (entry: JournalEntry) => entry.kind === 'onRamp' && !isKeyOld(entry)

const PAYOUT_KINDS = new Set<IntentKind>(['onRamp', 'offRamp'])

const kindOf = ({ source }: Form): IntentKind => (source.type === 'bankAccount' ? 'onRamp' : 'offRamp')

/** An off-ramp is only begun: its tokens are still to be sent. */
const progressOf = (payout: Payout): Progress => ({
  payoutId: payout.id,
  phase: kindOf(payout) === 'offRamp' ? 'created' : 'done',
})

/**
 * What makes two payouts the same intent. The amount that is delivered is not in it: it follows from the other one by
 * a rate that may move between a lost call and its repeat, and the repeat must then still have the same key.
 */
function identityOf({ source, destination, wireMessage }: Form) {
  return {
    source: { ...placeOf(source), amount: toUnits(source.amount ?? '', 18)?.toString() ?? source.amount },
    destination: placeOf(destination),
    wireMessage: wireMessage ?? null,
  }
}

function placeOf({ type, id, currency, network }: Endpoint | EndpointPayload<string>) {
  // The id of a source that nobody chose is its currency.
  return {
    type: rawValue(type),
    id: id ?? rawValue(currency),
    currency: rawValue(currency),
    rail: canonicalNetwork(rawValue(network)),
  }
}

const CLOCKS_DIFFER_BY_MS = 15 * 60_000

/** The one payout that the entry can have made. Two that fit leave it open. */
function madeBy(entry: JournalEntry, payouts: readonly Payout[], entries: readonly JournalEntry[]): Payout | null {
  const claimed = new Set(entries.filter(({ opId }) => opId !== entry.opId).map(({ payoutId }) => payoutId))
  const alike = payouts.filter(
    (payout) =>
      !claimed.has(payout.id) &&
      kindOf(payout) === entry.kind &&
      payloadHash(entry.kind, identityOf(payout)) === entry.payloadHash,
  )
  const since = (ms: number) => alike.filter(({ created }) => created.getTime() >= ms)
  const found = since(entry.createdAt)
  // This machine's clock may be ahead of the server's.
  const near = found.length > 0 ? found : since(entry.createdAt - CLOCKS_DIFFER_BY_MS)
  return near.length === 1 ? near[0]! : null
}
