import { useEffect } from 'react'
import { QueryView } from '../../../components/QueryView.tsx'
import { accountChoices, ownAccounts } from '../../../domain/bank-accounts/account-list.ts'
import { FIAT_CURRENCIES } from '../../../domain/currency.ts'
import { isCurrencyEnabled } from '../../../domain/payouts/currency-list.ts'
import { methodCards, readMethod } from '../../../domain/payouts/methods.ts'
import { walletChoices } from '../../../domain/payouts/wallet-choices.ts'
import { useBankAccounts } from '../../../queries/accounts/bank-accounts.ts'
import { useWallets } from '../../../queries/accounts/wallets.ts'
import { allOf } from '../../../queries/reading.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { HeaderTitle } from '../../../ui/frame/HeaderTitle.tsx'
import { Page } from '../../../ui/frame/Page.tsx'
import { Question } from '../../../ui/layout/Question.tsx'
import { useText } from '../../../ui/text.tsx'
import { CustomerGate, type Customer } from '../../../components/CustomerGate.tsx'
import type { Fiat } from '../../../domain/currency.ts'
import type { FormRail } from '../../../domain/rails.ts'
import { FormSkeleton } from './FormSkeleton.tsx'
import { OnRampForm } from './OnRampForm.tsx'

interface Params {
  readonly currency?: string
  readonly method?: string
}

/** A currency or a method that is none leads to the screen where it is chosen. */
export function OnRampScreen({ currency: currencyText = '', method = '' }: Params) {
  const t = useText()
  const router = useRouter()
  const currency = FIAT_CURRENCIES.find((fiat) => fiat === currencyText.toLowerCase()) ?? null
  const rail = currency && readMethod(method, currency, 'on-ramp')

  // The router is outside React.
  useEffect(() => {
    if (!currency) router.replace('/payouts/new/on-ramp/currencies', { rampType: 'on-ramp' })
    else if (!rail) router.replace('/payouts/new/on-ramp/methods', { rampType: 'on-ramp', currency })
  }, [currency, rail, router])

  return (
    <Page width="wide">
      <HeaderTitle>{t('payouts.onRamp.name')}</HeaderTitle>
      <Question hidden>{t('payouts.form.question')}</Question>
      {currency && rail && (
        <CustomerGate failureTitle={t('payouts.loadError')} loading={<FormSkeleton />}>
          {(customer) => <Offered currency={currency} rail={rail} customer={customer} />}
        </CustomerGate>
      )}
    </Page>
  )
}

interface Props {
  readonly currency: Fiat
  readonly rail: FormRail
  readonly customer: Customer
}

/** What this customer cannot use leads to the screen that says so. */
function Offered(props: Props) {
  const { currency, rail, customer } = props
  const router = useRouter()
  const isEnabled = isCurrencyEnabled(currency, customer)
  const isOpen = methodCards(currency, 'on-ramp', customer).some((card) => card.rail === rail && !card.blockedBy)

  // The router is outside React.
  useEffect(() => {
    if (!isEnabled) router.replace('/payouts/new/on-ramp/currencies', { rampType: 'on-ramp' })
    else if (!isOpen) router.replace('/payouts/new/on-ramp/methods', { rampType: 'on-ramp', currency })
  }, [isEnabled, isOpen, currency, router])

  return isEnabled && isOpen ? <WithAccounts {...props} /> : null
}

function WithAccounts({ currency, rail, customer }: Props) {
  const t = useText()
  const lists = allOf({ accounts: useBankAccounts(), wallets: useWallets() })
  const ramp = { rampType: 'on-ramp', currency, access: customer.access } as const
  return (
    <QueryView query={lists} failure={{ title: t('payouts.form.loadError') }} loading={<FormSkeleton />}>
      {({ accounts, wallets }) => (
        <OnRampForm
          currency={currency}
          rail={rail}
          customer={customer}
          accounts={accountChoices(ownAccounts(accounts), currency)}
          wallets={walletChoices(wallets, ramp)}
        />
      )}
    </QueryView>
  )
}
