import type { ApiClient } from '../../api/client.ts'
import { ApiError } from '../../api/error.ts'
import { getPayout, listAllPayouts } from '../../api/payouts.ts'
import type { EarlierOrigin } from '../../domain/payouts/form/submission.ts'
import type { Payout, PayoutPayload } from '../../domain/payouts/payout.ts'
import type { JournalEntry } from '../journal/entry.ts'
import type { Intent, Journal, Press } from '../journal/journal.ts'
import { depositStatusOf } from '../off-ramp/deposit-status.ts'
import { lateOnRamps } from './late-payouts.ts'
import { isOfPayload, payoutIdentity, payoutKindOf } from './payout-identity.ts'
import type { Earlier } from './run-intent.ts'

interface Parts {
  readonly api: ApiClient
  readonly journal: Journal
}

const isFilled = <T>(list: readonly T[]): list is readonly [T, ...(readonly T[])] => list.length > 0

/** Returns the intent, or payouts to confirm first (decisions.md E18). Rejects with `ApiError`, making nothing, if the server fails. */
export async function findIntent(
  parts: Parts,
  payload: PayoutPayload,
  press: Press,
): Promise<Intent | Earlier<Payout>> {
  const { journal } = parts
  const [kind, identity] = [payoutKindOf(payload), payoutIdentity(payload)]
  if (kind === 'offRamp' && !journal.isBegun(kind, identity, press)) {
    const waiting = await waitingOffRamps(parts, payload, press)
    if (isFilled(waiting)) return { status: 'earlier', found: waiting }
  }
  const isBegun = () => journal.isBegun(kind, identity, press)
  if (kind === 'onRamp' && !isBegun()) {
    const late = await lateOnRamps(parts).catch((error: unknown) => {
      // Another tab's press of this form has got further, so this one can't say that nothing was made.
      if (isBegun()) return []
      throw error
    })
    const unknown = late.filter(({ id }) => !press.known.has(id))
    if (isFilled(unknown)) return { status: 'earlier', found: unknown }
  }
  const intent = await journal.intentOfPress(kind, identity, press)
  if (!('madeSince' in intent)) return intent

  // Of one that this browser met and left, the customer has said that it is another one.
  const entries = intent.madeSince.filter((entry) => !entry.madeElsewhere || !journal.knownOf(entry).isLeft)
  const made = await Promise.all(entries.map((entry) => readMade(parts, entry)))
  const found = made.filter((payout) => payout !== null)
  if (isFilled(found)) return { status: 'earlier', found }
  // A payout that ended without moving money cannot be paid twice.
  const known = new Set([...press.known, ...intent.madeSince.map(({ opId }) => opId)])
  return findIntent(parts, payload, { ...press, known })
}

export function earlierOrigin({ journal }: Pick<Parts, 'journal'>, { id }: Payout, { known }: Press): EarlierOrigin {
  const entry = journal.entries().find(({ payoutId }) => payoutId === id)
  if (!entry || journal.knownOf(entry).isLeft) return 'unknown'
  return known.has(entry.opId) || journal.isMadeHere(entry.opId) ? 'here' : 'otherTab'
}

/** What of this browser's payouts a customer knows who fills in a form now. */
export const knownNow = ({ journal }: Pick<Parts, 'journal'>): ReadonlySet<string> =>
  new Set(journal.entries().map(({ opId }) => opId))

export function knownAfter(
  { journal }: Pick<Parts, 'journal'>,
  found: readonly Payout[],
  { known }: Press,
): ReadonlySet<string> {
  const ids = new Set(found.map(({ id }) => id))
  const entries = journal.entries().filter(({ payoutId }) => payoutId !== undefined && ids.has(payoutId))
  return new Set([...known, ...ids, ...entries.map(({ opId }) => opId)])
}

/** A payout of this browser that has moved money, or still may. */
async function readMade({ api }: Parts, { payoutId }: JournalEntry): Promise<Payout | null> {
  const payout = await getPayout(api, payoutId!).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return findListed(api, payoutId!)
    throw error
  })
  return payout && depositStatusOf(payout.status) !== 'over' ? payout : null
}

/** A gateway may answer 404, so only the list shows that a payout does not exist. */
async function findListed(api: ApiClient, payoutId: string): Promise<Payout | null> {
  const payouts = await listAllPayouts(api)
  return payouts.find(({ id }) => id === payoutId) ?? null
}

/** Off-ramps that wait for tokens, newest first: those like the form, and those that this browser did not make. */
async function waitingOffRamps(
  { api, journal }: Parts,
  payload: PayoutPayload,
  { known }: Press,
): Promise<readonly Payout[]> {
  const payouts = await listAllPayouts(api)
  const claims = journal.entries().filter((entry) => !journal.knownOf(entry).isLeft)
  const claimed = new Set(claims.map(({ payoutId }) => payoutId))
  return (
    payouts
      .filter((payout) => payout.type === 'offRamp' && payout.usageType === null && payout.status === 'pending')
      // A payout from before the form was filled in counts too: only the customer's answer about it excludes it.
      .filter((payout) => !known.has(payout.id) && (!claimed.has(payout.id) || isOfPayload(payout, payload)))
      .toSorted((one, other) => other.created.getTime() - one.created.getTime())
  )
}
