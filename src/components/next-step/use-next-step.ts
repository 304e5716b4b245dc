import { useEffect, useState } from 'react'
import { nextStep, waitingPayouts, type NextStep } from '../../domain/next-step.ts'
import { useBankAccounts } from '../../queries/bank-accounts/bank-accounts.ts'
import { useWallets } from '../../queries/wallets/wallets.ts'
import { useCustomerAccess } from '../../queries/customer/access.ts'
import { usePayouts } from '../../queries/payouts/payouts.ts'
import { usePayment } from '../../queries/payouts/transfer-state.ts'
import { combineQueries } from '../../queries/reading.ts'

/** Undefined while it is being found out; null when there is nothing to say, or when it can't be found out. */
export function useNextStep(): NextStep | null | undefined {
  const { data, error } = combineQueries({
    customer: useCustomerAccess(),
    payouts: usePayouts(),
    wallets: useWallets(),
    bankAccounts: useBankAccounts(),
  })
  const paymentOf = usePayment(data?.payouts ?? [])
  if (!data) return error ? null : undefined
  const { customer, ...lists } = data
  return nextStep({ ...customer, ...lists, paymentOf })
}

const LIST_WAITS_MS = 3000

/**
 * Where the card stands, so that it moves nothing when it comes. While it is `awaited`, the list below it waits too. A slow answer does not
 * hide the list, which then stays where it is, with the card `below`.
 */
export function useCardPosition(isUnknown: boolean): 'awaited' | 'above' | 'below' {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isUnknown) return undefined
    const timer = setTimeout(() => setLate(true), LIST_WAITS_MS)
    return () => clearTimeout(timer)
  }, [isUnknown])
  if (isLate) return 'below'
  return isUnknown ? 'awaited' : 'above'
}

/** The payouts that wait for the customer's bank transfer or tokens, the newest first. */
export function useWaitingPayouts() {
  const { data } = usePayouts()
  const paymentOf = usePayment(data ?? [])
  return data ? waitingPayouts(data, paymentOf) : []
}
