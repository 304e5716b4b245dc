import { useState } from 'react'
import type { WalletSession } from '../../../chains/adapter.ts'
import { useUnsentToast } from '../../../components/sending/use-unsent-toast.ts'
import { useCheckSource } from '../../../queries/payouts/check-source.ts'
import type { PayoutFormState } from '../form/use-payout-form.ts'
import { useHasLeft } from '../form/use-has-left.ts'

/** Reports what the wallet lacks before a payout exists, unless the customer has left the form (decisions.md W23). */
export function useSourceCheck({ form, amounts, chosenWallet }: PayoutFormState) {
  const check = useCheckSource()
  const reportUnsent = useUnsentToast()
  const hasLeft = useHasLeft()
  const [isChecking, setChecking] = useState(false)
  return {
    isChecking,
    async checked(session: WalletSession, work: () => void) {
      const { coin, network } = form
      const from = chosenWallet?.wallet.address ?? session.address
      setChecking(true)
      try {
        await check(session, { network, coin, amount: amounts.source, from })
        if (!hasLeft()) work()
      } catch (error) {
        if (!hasLeft()) reportUnsent(error, true)
      } finally {
        setChecking(false)
      }
    },
  }
}
