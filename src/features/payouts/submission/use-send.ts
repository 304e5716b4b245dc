import { useRef } from 'react'
import type { Difference } from '../../../domain/payouts/differences.ts'
import type { Payout, PayoutPayload } from '../../../domain/payouts/payout.ts'
import { useFailures } from '../../../queries/failures/failures.ts'
import { useCreatePayout } from '../../../queries/payouts/create-payout.ts'
import type { Press } from '../../../operations/journal/journal.ts'
import { useText } from '../../../ui/text.tsx'
import type { PayoutFormState } from '../form/use-payout-form.ts'
import type { useEarlierPayouts } from './use-earlier-payouts.ts'
import { useHasLeft } from './use-has-left.ts'
import type { Undecided } from './use-undecided.ts'

export interface SendOptions {
  readonly type: 'onRamp' | 'offRamp'
  readonly earlier: ReturnType<typeof useEarlierPayouts>
  readonly undecided: Undecided
  /** The payout exists as it was asked for. `hasLeft`: the customer has left the form. */
  onMade(payout: Payout, hasLeft: boolean): void
  onDifferent(payout: Payout, differences: readonly Difference[]): void
  /** Whether a payout was cancelled to make this one. */
  isReplacing(payload: PayoutPayload): boolean
}

const FAILED = { onRamp: 'payouts.createFailed.onRamp', offRamp: 'payouts.createFailed.offRamp' } as const

/** Requests one payout at a time, and passes the result on. */
export function useSend(form: PayoutFormState, options: SendOptions) {
  const { type, earlier, undecided, onMade, onDifferent, isReplacing } = options
  const t = useText()
  const failures = useFailures()
  const hasLeft = useHasLeft()
  const isSending = useRef(false)
  /** The customer may have chosen another wallet since the form was sent. */
  const walletAddressOf = ({ source, destination }: PayoutPayload): string | null => {
    const wallet = form.chosenWallet?.wallet
    return wallet && [source.id, destination.id].includes(wallet.id) ? wallet.address : null
  }

  const create = useCreatePayout({
    onMade(payout) {
      onMade(payout, hasLeft())
    },
    onEarlier: earlier.ask,
    onDifferent,
    onUndecided(result, { payload }) {
      undecided.add(result, payload)
      if (!hasLeft()) return void failures.report(result.error)
      failures.toast(result.error, t('payouts.undecided.title'), () => t('payouts.undecided.text'))
    },
    onFailed: (error, { payload }) =>
      failures.toast(error, t('payouts.createFailed.title'), (message) =>
        isReplacing(payload) ? t('payouts.waiting.replaceFailed', { message }) : t(FAILED[type], { message }),
      ),
  })
  return {
    isPending: create.isPending,
    /** At once, where `isPending` comes with the next rendering. */
    isUnderWay: () => isSending.current,
    send(payload: PayoutPayload, press: Press = form.press()) {
      if (isSending.current) return
      isSending.current = true
      form.beginSending()
      const onSettled = () => {
        isSending.current = false
        undecided.refresh()
      }
      create.mutate({ payload, press, walletAddress: walletAddressOf(payload) }, { onSettled })
    },
  }
}
