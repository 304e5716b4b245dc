import { useLingui } from '@lingui/react'
import { useState } from 'react'
import type { Fiat } from '../../../domain/currency.ts'
import { canOnRamp } from '../../../domain/gates.ts'
import { currencyList, type CurrencyChoice, type Customer } from '../../../domain/payouts/currency-list.ts'
import { currencyTitle } from '../../../domain/payouts/currency-names.ts'
import type { RampType } from '../../../domain/payouts/ramp-type.ts'
import { useMe } from '../../../queries/customer/me.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { SearchBox } from '../../../ui/data/SearchBox.tsx'
import { NoMatchDrawing } from '../../../ui/feedback/drawings.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton/SkeletonRows.tsx'
import { HeaderTitle } from '../../../ui/frame/HeaderTitle.tsx'
import { Page } from '../../../ui/frame/Page.tsx'
import { Question } from '../../../ui/layout/Question.tsx'
import { Rows } from '../../../ui/layout/rows/Rows.tsx'
import { RichText } from '../../../ui/RichText.tsx'
import { useText } from '../../../ui/text.tsx'
import { BlockedPanel } from './BlockedPanel.tsx'
import { CurrencyRow } from './CurrencyRow.tsx'
import { UnavailableCurrencies } from './UnavailableCurrencies.tsx'
import { CustomerGate } from '../../../components/CustomerGate.tsx'

export const OnRampCurrenciesScreen = () => <CurrenciesScreen rampType="on-ramp" />
export const OffRampCurrenciesScreen = () => <CurrenciesScreen rampType="off-ramp" />

const TITLES = { 'on-ramp': 'payouts.onRamp.name', 'off-ramp': 'payouts.offRamp.name' } as const

function CurrenciesScreen({ rampType }: { readonly rampType: RampType }) {
  const t = useText()
  const router = useRouter()
  const { data: me } = useMe()
  // The path may be opened directly, past the screen that checks this too.
  if (rampType === 'on-ramp' && me && !canOnRamp(me))
    return <BlockedPanel me={me} onLeave={() => void (router.back() || router.replace('/payouts/new', {}))} />
  return (
    <Page width="form">
      <HeaderTitle>{t(TITLES[rampType])}</HeaderTitle>
      <Question>{t('payouts.currencies.title')}</Question>
      <CustomerGate failureTitle={t('payouts.loadError')} loading={<SkeletonRows />}>
        {(customer) => <CurrencyChoices rampType={rampType} customer={customer} />}
      </CustomerGate>
    </Page>
  )
}

interface Props {
  readonly rampType: RampType
  readonly customer: Customer
}

function CurrencyChoices({ rampType, customer }: Props) {
  const t = useText()
  const router = useRouter()
  const { i18n } = useLingui()
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLowerCase()
  const isFound = ({ currency }: CurrencyChoice) =>
    currency.includes(wanted) || currencyTitle(currency, i18n.locale).toLowerCase().includes(wanted)
  const found = currencyList(rampType, customer).filter(isFound)
  const open = found.filter(({ blockedBy }) => blockedBy === null)
  const closed = found.filter(({ blockedBy }) => blockedBy !== null)
  const choose = (currency: Fiat) => router.push(`/payouts/new/${rampType}/methods`, { rampType, currency })

  return (
    <>
      <SearchBox
        label={t('payouts.currencies.search')}
        placeholder={t('payouts.currencies.placeholder')}
        value={query}
        onChange={setQuery}
      />
      {open.length > 0 && (
        <Rows label={t('payouts.currencies.title')}>
          {open.map(({ currency }) => (
            <CurrencyRow key={currency} currency={currency} rampType={rampType} onChoose={() => choose(currency)} />
          ))}
        </Rows>
      )}
      {closed.length > 0 && <UnavailableCurrencies choices={closed} rampType={rampType} customer={customer} />}
      {found.length === 0 && (
        <EmptyState
          drawing={<NoMatchDrawing />}
          title={<RichText id="payouts.currencies.noMatch" values={{ query }} components={[<bdi key="query" />]} />}
          action={
            <Button variant="secondary" onClick={() => setQuery('')}>
              {t('payouts.currencies.clear')}
            </Button>
          }
        />
      )}
    </>
  )
}
