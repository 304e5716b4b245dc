import type { ShownTransfer } from './shown-transfer.ts'
import { isSending } from './shown-transfer.ts'

/** No wallet of this device is asked for it or was, and it is not being cancelled: another wallet may pay it. */
export const isPayableElsewhere = (shown: ShownTransfer): boolean =>
  ['madeElsewhere', 'notSent', 'byHand'].includes(shown.state.kind) && !isSending(shown)
