import { waitsForBurn } from '../../../domain/payouts/deposit.ts'
import type { ShownTransfer } from './shown-transfer.ts'
import { isSending } from './shown-transfer.ts'

/** No wallet of this device is asked for it or was, and it is not being cancelled: another wallet may pay it. None pays a burn by hand. */
export const isPayableElsewhere = (shown: ShownTransfer): boolean =>
  ['foreign', 'notSent', 'byHand'].includes(shown.state.kind) && !isSending(shown) && !waitsForBurn(shown.payout)
