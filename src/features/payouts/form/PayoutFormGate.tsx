import { useEffect, type ReactNode } from 'react'
import { CustomerGate } from '../../../components/customer/CustomerGate.tsx'
import { FIAT_CURRENCIES } from '../../../domain/currency.ts'
import { isCurrencyEnabled } from '../../../domain/payouts/currency-list.ts'
import { methodCards, readMethod } from '../../../domain/payouts/methods.ts'
import type { RampType } from '../../../domain/payouts/ramp-type.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { useText } from '../../../ui/text.tsx'
import { FormAccounts, type ChosenMethod } from './FormAccounts.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'
import type { PayoutFormStart } from './use-payout-form.ts'

export interface PayoutFormParams {
  readonly currency?: string
  readonly method?: string
}

interface Props extends PayoutFormParams {
  readonly rampType: RampType
  readonly children: (start: PayoutFormStart) => ReactNode
}

/** Redirects from an unknown currency or method to the screen where it is chosen, whose code may have to be awaited. */
export function PayoutFormGate({ rampType, currency: currencyText = '', method = '', children }: Props) {
  const t = useText()
  const router = useRouter()
  const currency = FIAT_CURRENCIES.find((fiat) => fiat === currencyText.toLowerCase()) ?? null
  const rail = currency && readMethod(method, currency, rampType)

  // Redirects by the router.
  useEffect(() => {
    if (!currency) router.replace(`/payouts/new/${rampType}/currencies`, { rampType })
    else if (!rail) router.replace(`/payouts/new/${rampType}/methods`, { rampType, currency })
  }, [rampType, currency, rail, router])

  if (!currency || !rail) return <FormSkeleton />
  return (
    <CustomerGate failureTitle={t('payouts.loadError')} loading={<FormSkeleton />}>
      {(customer) => (
        <Offered rampType={rampType} currency={currency} rail={rail} customer={customer}>
          {children}
        </Offered>
      )}
    </CustomerGate>
  )
}

/** Redirects from what this customer cannot use to the screen that says so. */
function Offered(props: ChosenMethod) {
  const { rampType, currency, rail, customer } = props
  const router = useRouter()
  const isEnabled = isCurrencyEnabled(currency, customer)
  const isOpen = methodCards(currency, rampType, customer).some((card) => card.rail === rail && !card.blockedBy)

  // Redirects by the router.
  useEffect(() => {
    if (!isEnabled) router.replace(`/payouts/new/${rampType}/currencies`, { rampType })
    else if (!isOpen) router.replace(`/payouts/new/${rampType}/methods`, { rampType, currency })
  }, [isEnabled, isOpen, rampType, currency, router])

  return isEnabled && isOpen ? <FormAccounts {...props} /> : <FormSkeleton />
}
