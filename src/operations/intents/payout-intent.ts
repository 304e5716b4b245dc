import type { ApiClient } from '../../api/client.ts'
import type { ApiError } from '../../api/error.ts'
import { createPayout, getPayout, listEveryPayout } from '../../api/payouts.ts'
import { CURRENCIES } from '../../domain/currency.ts'
import { ENDPOINT_NETWORKS } from '../../domain/endpoint-networks.ts'
import { differencesOf, type Difference } from '../../domain/payouts/differences.ts'
import type { Endpoint, Payout, PayoutPayload, PayoutWallet } from '../../domain/payouts/payout.ts'
import { rawValue } from '../../lib/open-enum.ts'
import { payloadHash } from '../journal/hash.ts'
import { keyAge, type IntentKind, type JournalEntry } from '../journal/entry.ts'
import type { Journal, Press, Progress } from '../journal/journal.ts'
import { findPayout, payoutIdentity, payoutKindOf } from './alike-payouts.ts'
import { findIntent } from './earlier-payouts.ts'
import { runIntent, type Finding, type IntentResult, type IntentRun, type Undecided } from './run-intent.ts'

export type UndecidedPayout = Undecided<Payout>
export type OpenPayout = JournalEntry

interface Parts {
  readonly api: ApiClient
  readonly journal: Journal
}

/**
 * Makes the payout that the customer filled in, once, unless one like it is there already. Rejects where the server has refused it for
 * sure, or where an off-ramp could not be looked for first.
 */
export function submitPayout(parts: Parts, payload: PayoutPayload, press: Press): Promise<IntentResult<Payout>> {
  const kind = payoutKindOf(payload)
  const submit = () => runIntent(parts.journal, payoutRun(parts, payload, press))
  // One tab looks only after the other's payout is in the list, also where the tabs share no storage.
  return kind === 'offRamp' ? parts.journal.inTurn(kind, payoutIdentity(payload), submit) : submit()
}

function payoutRun({ api, journal }: Parts, payload: PayoutPayload, press: Press): IntentRun<Payout> {
  return {
    kind: payoutKindOf(payload),
    payload: payoutIdentity(payload),
    find: () => findIntent({ api, journal }, payload, press),
    send: (call) => createPayout(api, payload, call),
    lookUp: async (entry) => findPayout(entry, await listEveryPayout(api), journal.entries()),
    isDefiniteRefusal,
    decidedBy: 'customer',
    readAnew: ({ id }) => getPayout(api, id),
    made: progressOf,
  }
}

/** A browser repeats a POST by itself: a server that replays nothing answers the repeat, of a payout that was made, with a conflict. */
const isDefiniteRefusal = ({ status, code }: ApiError): boolean =>
  status !== 409 && code?.startsWith('idempotency') !== true

/** An off-ramp is only begun: its tokens are still to be sent. */
const progressOf = (payout: Payout): Progress => ({
  payoutId: payout.id,
  phase: payoutKindOf(payout) === 'offRamp' ? 'created' : 'done',
})

const PAYOUT_KINDS = new Set<IntentKind>(['onRamp', 'offRamp'])

/** Whether an open payout is that of this form. */
export const isOfForm = (entry: JournalEntry, payload: PayoutPayload): boolean =>
  entry.payloadHash === payloadHash(entry.kind, payoutIdentity(payload))

const entriesOf = (journal: Pick<Journal, 'entries'>, { id, idempotencyKey }: Payout) =>
  journal.entries().filter((entry) => entry.payoutId === id || entry.idempotencyKey === idempotencyKey)

/**
 * Whether a payout is what the customer of this browser asked for, as far as the journal knows: a later page no longer has the form,
 * and the entry keeps its hash (decisions.md E18). The delivered amount is not in it.
 */
export function isAsRequested(journal: Pick<Journal, 'entries'>, payout: Payout): boolean {
  const { amount, source } = payout
  // The instructions show the one amount, the ledger may hold the other.
  const readings = [amount, source.amount ?? amount].map((sent) => ({ ...payout, source: { ...source, amount: sent } }))
  return entriesOf(journal, payout).every((entry) =>
    readings.every((reading) => payloadHash(entry.kind, payoutIdentity(reading)) === entry.payloadHash),
  )
}

/**
 * The one field in which a payout is not what was asked for, found by the hash: it is that of the payout with another value in this
 * field. Empty where no known value explains it, such as an amount that nobody here remembers.
 */
export function differenceToRequest(
  journal: Pick<Journal, 'entries'>,
  payout: Payout,
  wallets: readonly Pick<PayoutWallet, 'id'>[],
): readonly Difference[] {
  const hashes = new Set(entriesOf(journal, payout).map(({ payloadHash: hash }) => hash))
  const found = likelyRequests(payout, wallets).find((request) =>
    hashes.has(payloadHash(payoutKindOf(request), payoutIdentity(request))),
  )
  if (!found) return []
  const { source, destination } = found
  // The id of a source that nobody chose is its currency.
  const asked = { ...source, id: source.id ?? rawValue(source.currency), amount: source.amount ?? found.amount }
  const payload = { source: asked, destination } as PayoutPayload
  return differencesOf({ payload, walletAddress: null, isResumed: true }, payout)
}

/** Payouts that differ from this one in one field, by a value that the client knows. */
function likelyRequests(payout: Payout, wallets: readonly Pick<PayoutWallet, 'id'>[]): readonly Payout[] {
  const { amount, source } = payout
  const changes: readonly Partial<Endpoint>[] = [
    ...ENDPOINT_NETWORKS.map((network) => ({ network })),
    ...CURRENCIES.map((currency) => ({ currency })),
  ]
  const ids = wallets.map(({ id }) => ({ id }))
  const of = (side: 'source' | 'destination') =>
    [...changes, ...(payout[side].type === 'wallet' ? ids : [])].map((change) => ({
      ...payout,
      [side]: { ...payout[side], ...change },
    }))
  return [
    { ...payout, source: { ...source, amount } },
    { ...payout, source: { ...source, amount: source.amount ?? amount } },
    ...of('source'),
    ...of('destination'),
  ]
}

/** Payouts of a kind of which nobody knows whether they were made, and that nothing here is finding out. */
export const openPayouts = (journal: Journal, kind: IntentKind): readonly JournalEntry[] =>
  journal
    .entries()
    .filter(
      (entry) => entry.kind === kind && entry.phase === 'started' && !entry.payoutId && !journal.isRunning(entry.opId),
    )

/** Looks again for what became of an open payout; what is proven to be its own ends it. */
export async function checkPayout({ api, journal }: Parts, entry: JournalEntry): Promise<Finding<Payout>> {
  const finding = findPayout(entry, await listEveryPayout(api), journal.entries())
  if (finding.status === 'ours') journal.settle(entry.opId, progressOf(finding.found))
  return finding
}

/** The customer says that this payout is the one. */
export const claimPayout = ({ journal }: Pick<Parts, 'journal'>, { opId }: JournalEntry, payout: Payout): void =>
  journal.settle(opId, progressOf(payout))

/** After the customer was told that nobody can say whether it was made, and decided to make another one. */
export const giveUpPayout = ({ journal }: Pick<Parts, 'journal'>, { opId }: JournalEntry): void =>
  journal.settle(opId, { phase: 'refused' })

/**
 * Finds out what became of payouts whose call was cut off by a reload or a closed tab. A form of another tab, or one that
 * is filled in the same way again, may still ask for it: until its key is old it then gets this payout, not a second one.
 */
export async function settlePayouts({ api, journal }: Parts): Promise<readonly Payout[]> {
  const ageOf = (entry: JournalEntry) => keyAge(entry, journal.now())
  const isOld = (entry: JournalEntry) => ageOf(entry) === 'old'
  const isOpen = (entry: JournalEntry) =>
    entry.phase === 'started' && PAYOUT_KINDS.has(entry.kind) && (!entry.payoutId || ageOf(entry) !== 'young')
  if (!journal.entries().some(isOpen)) return []

  const begun = new Set(journal.entries().map(({ opId }) => opId))
  const payouts = await listEveryPayout(api)
  const settle = ({ opId }: JournalEntry) => {
    const entry = journal.entries().find((present) => present.opId === opId && isOpen(present))
    if (!entry) return []
    const finding = findPayout(entry, payouts, journal.entries())
    // An off-ramp goes on by itself from here: its tokens are sent once, whoever asks.
    const isAskable = entry.kind === 'onRamp' && !isOld(entry)
    if (finding.status === 'ours')
      journal.settle(opId, { ...progressOf(finding.found), ...(isAskable && { phase: 'started' }) })
    else if (finding.status === 'nothing' && isOld(entry)) journal.settle(opId, { phase: 'refused' })
    return finding.status === 'ours' ? [finding.found] : []
  }
  // The list says nothing of what was begun after it was asked for. A tab whose call is under way tells its customer itself.
  const open = journal.entries().filter((entry) => isOpen(entry) && begun.has(entry.opId))
  const found = await Promise.all(open.map((entry) => journal.exclusively(entry.opId, async () => settle(entry))))
  return found.flat()
}
