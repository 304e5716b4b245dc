import { useState } from 'react'
import type { Payout, PayoutPayload } from '../../../domain/payouts/payout.ts'
import type { Press } from '../../../operations/journal/journal.ts'
import { useServices } from '../../../queries/services.ts'
import { useText } from '../../../ui/text.tsx'
import type { PayoutFormState } from '../form/use-payout-form.ts'
import { useHasLeft } from './use-has-left.ts'

/** Payouts that may be what a form asks for: nothing was made. */
export interface EarlierPayouts {
  readonly found: readonly [Payout, ...(readonly Payout[])]
  readonly payload: PayoutPayload
  readonly press: Press
}

/** The earlier payout that a press found, until the customer continues it or wants another one (decisions.md E18). */
export function useEarlierPayouts({ pressKnowing }: Pick<PayoutFormState, 'pressKnowing'>) {
  const t = useText()
  const hasLeft = useHasLeft()
  const { toasts } = useServices()
  const [asked, setAsked] = useState<EarlierPayouts | null>(null)
  return {
    asked,
    ask([first, ...others]: readonly Payout[], { payload, press }: Pick<EarlierPayouts, 'payload' | 'press'>) {
      if (!first) return
      if (!hasLeft()) return setAsked({ found: [first, ...others], payload, press })
      toasts.show({ tone: 'info', title: t('payouts.found.title'), description: t('payouts.found.notMade') })
    },
    dismiss: () => setAsked(null),
    /** The customer wants another one: the press that means it. */
    accept({ found, press }: EarlierPayouts): Press {
      setAsked(null)
      return pressKnowing(found, press)
    },
  }
}
