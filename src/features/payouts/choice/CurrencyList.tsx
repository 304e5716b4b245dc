import { useLingui } from '@lingui/react'
import { useState } from 'react'
import type { Fiat } from '../../../domain/currency.ts'
import { currencyList, type CurrencyChoice } from '../../../domain/payouts/currency-list.ts'
import { currencyTitle } from '../../../domain/payouts/currency-names.ts'
import type { RampType } from '../../../domain/payouts/ramp-type.ts'
import type { Customer } from '../../../queries/customer/access.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { SearchBox } from '../../../ui/data/SearchBox.tsx'
import { NoMatch } from '../../../ui/feedback/NoMatch.tsx'
import { Rows } from '../../../ui/layout/rows/Rows.tsx'
import { RichText } from '../../../ui/RichText.tsx'
import { useText } from '../../../ui/text.tsx'
import { CurrencyRow } from './CurrencyRow.tsx'
import { UnavailableCurrencies } from './UnavailableCurrencies.tsx'

interface Props {
  readonly rampType: RampType
  readonly customer: Customer
}

/** The currencies that match the search: those that can be chosen, then the others. */
export function CurrencyList({ rampType, customer }: Props) {
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
        <NoMatch
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
