import { useStore } from 'zustand/react'
import { lacksInstructions } from '../../domain/payout-history/details.ts'
import { areInstructionsUnsafe } from '../../domain/payout-history/instructions.ts'
import { inconsistenciesOf } from '../../domain/payouts/differences.ts'
import type { Payment } from '../../domain/payouts/outcome.ts'
import type { Wallet } from '../../domain/wallets/wallet.ts'
import { isAskable } from '../../operations/off-ramp/burn-check.ts'
import { offRampEntry } from '../../operations/off-ramp/send-payout.ts'
import type { Sending } from '../../operations/off-ramp/sending.ts'
import type { OffRampState } from '../../operations/off-ramp/state/state.ts'
import { paymentByState, transferStateOf } from '../../operations/off-ramp/state/transfer-state.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import { undecidedFor } from '../../operations/intents/claim-payout.ts'
import { isAsRequested } from '../../operations/intents/payout-intent.ts'
import { journalOf } from '../../operations/journal/journal-of.ts'
import { useServices, type Services } from '../services.ts'
import { useBurnCheck, useBurnChecks } from '../wallets/burn-checks.ts'
import { useWallets } from '../wallets/wallets.ts'
import type { LateTokens } from './late/late-tokens.ts'
import { useSendingOf } from './send-payout.ts'
import { sendingsOf } from './sendings.ts'
import { useKnownTransfer, useUnfinishedEntries, type UnfinishedTransfer } from './unfinished.ts'

const newest = (one: Payout, other: Payout): Payout => (other.updated > one.updated ? other : one)

/** Of two readings of the payout, that of the transfer and that of a screen, the newer one counts. */
export const stateOfTransfer = (
  transfer: Pick<
    UnfinishedTransfer,
    'payout' | 'entry' | 'facts' | 'sending' | 'isRequested' | 'isAskedElsewhere' | 'burn' | 'now'
  >,
  shown: Payout = transfer.payout,
): OffRampState | null => transferStateOf({ ...transfer, payout: newest(shown, transfer.payout) })

const isRunning = (sending: Sending | null): boolean => sending !== null && !sending.end

/** Whether the customer has said that the tokens come from a wallet that this page does not reach, also once they have come (H11). */
export function useIsByHand({ id }: Payout): boolean {
  const journal = journalOf(useServices())
  const entry = offRampEntry(journal, id)
  return entry !== undefined && journal.knownOf(entry).has('byHand')
}

/** What the journal knows of a payout. */
function recordOf(services: Services, payout: Payout) {
  const journal = journalOf(services)
  const entry = offRampEntry(journal, payout.id) ?? null
  const facts = entry ? journal.factsOf(entry) : []
  const mayBeUndecided = undecidedFor(journal, payout) !== undefined
  return { payout, entry, facts, isRequested: isAsRequested(journal, payout), mayBeUndecided, now: journal.now() }
}

const isWaiting = ({ status }: Payout): boolean => status === 'pending'

/** It is not what was asked for, or where the money goes can't be trusted or isn't known: its details say not to pay it (decisions.md E18). */
const mustNotBePaid = (payout: Payout, wallets: readonly Wallet[]): boolean =>
  inconsistenciesOf(payout, wallets).length > 0 || areInstructionsUnsafe(payout) || lacksInstructions(payout)

/** Whether each of these payouts is still to be paid, as far as this device knows by now. */
export function usePayment(payouts: readonly Payout[]): (payout: Payout) => Payment {
  const services = useServices()
  const { data: wallets = [] } = useWallets(payouts.some(isWaiting))
  const burns = useBurnChecks(payouts)
  const sendings = useStore(sendingsOf(services).store)
  useUnfinishedEntries()
  return (payout) => {
    const { id, type } = payout
    const record = recordOf(services, payout)
    if (isWaiting(payout) && (!record.isRequested || mustNotBePaid(payout, wallets))) return 'stopped'
    if (type !== 'offRamp') return 'awaited'
    return paymentByState(
      transferStateOf({ ...record, sending: sendings.get(id) ?? null, burn: burns.get(id) ?? 'none' }),
    )
  }
}

/** The state of an off-ramp by its payout alone: one that waits and isn't known here, or one that has ended. */
export function useTransferState(payout: Payout, late?: LateTokens) {
  const services = useServices()
  const sending = useSendingOf(payout.id)
  const burn = useBurnCheck(payout)
  const known = { ...recordOf(services, payout), sending, burn }
  return { state: transferStateOf({ ...known, ...(late && { late }) }), entry: known.entry, sending, burn }
}

/** An off-ramp that waits for tokens, as its details show it; null where nothing is left to be said. */
export function useShownTransfer(payout: Payout) {
  const { known, refetch, isFetching } = useKnownTransfer(payout)
  const { state, entry, sending, burn } = useTransferState(payout)
  const reading = { payout, isLooking: isFetching, onLook: () => void refetch() }
  if (!state || (known === 'ended' && !isRunning(sending))) return null
  // The customer first says whether it is the one whose creation is undecided.
  const isUnknownHere = known === 'madeElsewhere' && state.ask !== 'afterAnswer'
  if (typeof known === 'string')
    return { ...reading, state, entry, sending, isSendable: isUnknownHere && isAskable(burn) }
  const ofKnown = stateOfTransfer(known, payout)
  return (
    ofKnown && { ...reading, state: ofKnown, entry: known.entry, sending: known.sending, isSendable: known.canSend }
  )
}
