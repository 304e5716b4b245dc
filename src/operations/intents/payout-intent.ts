import type { ApiClient } from '../../api/client.ts'
import type { ApiError } from '../../api/error.ts'
import { createPayout, getPayout, listAllPayouts } from '../../api/payouts.ts'
import type { Payout, PayoutPayload } from '../../domain/payouts/payout.ts'
import { payloadHash } from '../journal/hash.ts'
import type { IntentKind, JournalEntry } from '../journal/entry.ts'
import type { Journal, Press } from '../journal/journal.ts'
import { claimPayout } from './claim-payout.ts'
import { findPayout, payoutIdentity, payoutKindOf } from './payout-identity.ts'
import { findIntent } from './earlier-payouts.ts'
import { givenUpEntries } from './late-payouts.ts'
import { runIntent, type Finding, type IntentResult, type IntentRun, type Undecided } from './run-intent.ts'

export type UndecidedPayout = Undecided<Payout>
export type OpenPayout = JournalEntry

interface Parts {
  readonly api: ApiClient
  readonly journal: Journal
}

/** Makes the payout of the form once. Rejects if the server definitely refused it, or if an off-ramp could not be looked for first. */
export function submitPayout(parts: Parts, payload: PayoutPayload, press: Press): Promise<IntentResult<Payout>> {
  const kind = payoutKindOf(payload)
  const submit = () => runIntent(parts.journal, payoutRun(parts, payload, press))
  // The second tab looks only after the first one's payout is in the list, even if the tabs share no storage.
  const looksFirst = kind === 'offRamp' || givenUpEntries(parts.journal, ['onRamp']).length > 0
  return looksFirst ? parts.journal.inTurn(kind, payoutIdentity(payload), submit) : submit()
}

function payoutRun({ api, journal }: Parts, payload: PayoutPayload, press: Press): IntentRun<Payout> {
  return {
    kind: payoutKindOf(payload),
    payload: payoutIdentity(payload),
    find: () => findIntent({ api, journal }, payload, press),
    send: (call) => createPayout(api, payload, call),
    lookUp: async (entry) => findPayout(entry, await listAllPayouts(api), journal.entries()),
    isDefiniteRefusal,
    decidedBy: 'customer',
    readAnew: ({ id }) => getPayout(api, id),
    payoutIdOf: ({ id }) => id,
  }
}

/** A browser may repeat a POST by itself. A server that does not replay answers responds with 409, although it made the payout. */
const isDefiniteRefusal = ({ status, code }: ApiError): boolean =>
  status !== 409 && code?.startsWith('idempotency') !== true

const PAYOUT_KINDS = new Set<IntentKind>(['onRamp', 'offRamp'])

export const isOfForm = (entry: JournalEntry, payload: PayoutPayload): boolean =>
  entry.payloadHash === payloadHash(entry.kind, payoutIdentity(payload))

const entriesOf = (journal: Pick<Journal, 'entries'>, { id, idempotencyKey }: Payout) =>
  journal.entries().filter((entry) => entry.payoutId === id || entry.idempotencyKey === idempotencyKey)

/** Compares a payout with the hash of its request, which later pages no longer have. True if there is no hash (decisions.md E18). */
export function isAsRequested(journal: Pick<Journal, 'entries'>, payout: Payout): boolean {
  const { amount, source } = payout
  // The instructions show one of the two amounts, and the ledger may hold the other.
  const readings = [amount, source.amount ?? amount].map((sent) => ({ ...payout, source: { ...source, amount: sent } }))
  return entriesOf(journal, payout).every((entry) =>
    readings.every((reading) => payloadHash(entry.kind, payoutIdentity(reading)) === entry.payloadHash),
  )
}

export const openPayouts = (journal: Journal, kind: IntentKind): readonly JournalEntry[] =>
  journal
    .entries()
    .filter(
      (entry) => entry.kind === kind && entry.phase === 'started' && !entry.payoutId && !journal.isRunning(entry.opId),
    )

/** Searches again for the payout of an open entry. Only a proven match ends the entry. */
export async function checkPayout({ api, journal }: Parts, entry: JournalEntry): Promise<Finding<Payout>> {
  const finding = findPayout(entry, await listAllPayouts(api), journal.entries())
  if (finding.status === 'ours') claimPayout({ journal }, entry, finding.found)
  return finding
}

/** A call with its key may still make it, which `findLatePayouts` looks for. */
export const giveUpPayout = ({ journal }: Pick<Parts, 'journal'>, { opId }: JournalEntry): void =>
  journal.settle(opId, { kind: 'givenUp' })

/** Ends payouts whose call was cut off. A repeated on-ramp form still gets this payout until its key is old. */
export async function settlePayouts({ api, journal }: Parts): Promise<readonly Payout[]> {
  const isOpen = (entry: JournalEntry) =>
    entry.phase === 'started' && PAYOUT_KINDS.has(entry.kind) && (!entry.payoutId || journal.keyAge(entry) !== 'young')
  if (!journal.entries().some(isOpen)) return []

  const begun = new Set(journal.entries().map(({ opId }) => opId))
  const payouts = await listAllPayouts(api)
  const settle = ({ opId }: JournalEntry) => {
    const entry = journal.entries().find((present) => present.opId === opId && isOpen(present))
    if (!entry) return []
    const finding = findPayout(entry, payouts, journal.entries())
    // An off-ramp needs no such repeat, because its entry lets the tokens be sent only once across pages.
    const isAskable = entry.kind === 'onRamp' && journal.keyAge(entry) !== 'old'
    if (finding.status !== 'ours') return []
    const payoutId = finding.found.id
    journal.settle(opId, isAskable ? { kind: 'listed', payoutId } : { kind: 'made', payoutId, by: 'key' })
    return [finding.found]
  }
  // The list lacks payouts that were started after the request. A tab with a running call informs its customer itself.
  const open = journal.entries().filter((entry) => isOpen(entry) && begun.has(entry.opId))
  const found = await Promise.all(open.map((entry) => journal.exclusively(entry.opId, async () => settle(entry))))
  return found.flat()
}
