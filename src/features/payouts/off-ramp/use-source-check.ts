import { useState } from 'react'
import type { WalletSession } from '../../../chains/adapter.ts'
import { useTellUnsent } from '../../../components/sending/use-tell-unsent.ts'
import { useCheckSource } from '../../../queries/payouts/check-source.ts'
import type { PayoutFormState } from '../form/use-payout-form.ts'
import { useIsGone } from '../submission/use-is-gone.ts'

/** What the wallet lacks is said before a payout exists, and to a customer who has left the form not at all (decisions.md W23). */
export function useSourceCheck({ form, amounts, chosenWallet }: PayoutFormState) {
  const check = useCheckSource()
  const tellUnsent = useTellUnsent()
  const isGone = useIsGone()
  const [isChecking, setChecking] = useState(false)
  return {
    isChecking,
    async checked(session: WalletSession, work: () => void) {
      const { coin, network } = form
      const from = chosenWallet?.wallet.address ?? session.address
      setChecking(true)
      try {
        await check(session, { network, coin, amount: amounts.source, from })
        if (!isGone()) work()
      } catch (error) {
        if (!isGone()) tellUnsent(error, true)
      } finally {
        setChecking(false)
      }
    },
  }
}
