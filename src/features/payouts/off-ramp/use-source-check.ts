import { useState } from 'react'
import type { WalletSession } from '../../../chains/adapter.ts'
import { useFailures } from '../../../queries/failures/failures.ts'
import { useCheckSource } from '../../../queries/payouts/check-source.ts'
import { useConnection } from '../../../queries/wallets/use-connection.ts'
import { useText } from '../../../ui/text.tsx'
import type { PayoutFormState } from '../form/use-payout-form.ts'

/** What the wallet lacks is said before a payout exists. */
export function useSourceCheck({ form, amounts, chosenWallet }: PayoutFormState) {
  const t = useText()
  const failures = useFailures()
  const check = useCheckSource()
  const { runner } = useConnection()
  const [isChecking, setChecking] = useState(false)
  return {
    isChecking,
    async checked(session: WalletSession, work: () => void) {
      const { coin, network } = form
      const from = chosenWallet?.wallet.address ?? session.address
      setChecking(true)
      try {
        await check(session, { network, coin, amount: amounts.source, from })
        work()
      } catch (error) {
        runner.dropAfter(error)
        failures.toast(error, t('payouts.createFailed.title'), (message) =>
          t('payouts.createFailed.offRamp', { message }),
        )
      } finally {
        setChecking(false)
      }
    },
  }
}
