import { useLingui } from '@lingui/react'
import { useEffect } from 'react'
import { FIAT_CURRENCIES } from '../../../domain/currency.ts'
import { currencyPlural } from '../../../domain/payouts/currency-names.ts'
import { methodCards, railsOf } from '../../../domain/payouts/methods.ts'
import type { RampType } from '../../../domain/payouts/ramp-type.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton/SkeletonRows.tsx'
import { HeaderTitle } from '../../../ui/frame/HeaderTitle.tsx'
import { Page } from '../../../ui/frame/Page.tsx'
import { Question } from '../../../ui/layout/Question.tsx'
import { Rows } from '../../../ui/layout/rows/Rows.tsx'
import { useText } from '../../../ui/text.tsx'
import { MethodRow } from './MethodRow.tsx'
import { CustomerGate } from '../../../components/CustomerGate.tsx'

interface Params {
  readonly currency?: string
}

export const OnRampMethodsScreen = ({ currency }: Params) => <MethodsScreen rampType="on-ramp" currency={currency} />
export const OffRampMethodsScreen = ({ currency }: Params) => <MethodsScreen rampType="off-ramp" currency={currency} />

const TITLES = { 'on-ramp': 'payouts.onRamp.name', 'off-ramp': 'payouts.offRamp.name' } as const
const QUESTIONS = { 'on-ramp': 'payouts.methods.onRampTitle', 'off-ramp': 'payouts.methods.offRampTitle' } as const

interface Props {
  readonly rampType: RampType
  readonly currency: string | undefined
}

function MethodsScreen({ rampType, currency: text }: Props) {
  const t = useText()
  const router = useRouter()
  const { i18n } = useLingui()
  const known = FIAT_CURRENCIES.find((fiat) => fiat === text?.toLowerCase())
  const currency = known && railsOf(known, rampType).length > 0 ? known : null

  // The router is outside React. An unknown or unavailable currency redirects to the list of currencies.
  useEffect(() => {
    if (!currency) router.replace(`/payouts/new/${rampType}/currencies`, { rampType })
  }, [currency, rampType, router])

  if (!currency) return null
  return (
    <Page width="form">
      <HeaderTitle>{t(TITLES[rampType])}</HeaderTitle>
      <CustomerGate failureTitle={t('payouts.loadError')} loading={<SkeletonRows />}>
        {(customer) => {
          const cards = methodCards(currency, rampType, customer)
          const isOpen = cards.some(({ blockedBy }) => blockedBy === null)
          return (
            <>
              <Question lead={t(isOpen ? 'payouts.methods.lead' : 'payouts.methods.noneLead')}>
                {t(QUESTIONS[rampType], { currency: currencyPlural(currency, i18n.locale) })}
              </Question>
              {rampType === 'off-ramp' && isOpen && <Banner tone="info">{t('payouts.methods.offRampSoon')}</Banner>}
              <Rows label={t(QUESTIONS[rampType], { currency: currencyPlural(currency, i18n.locale) })}>
                {cards.map((card) => (
                  <MethodRow
                    key={card.rail}
                    card={card}
                    currency={currency}
                    customer={customer}
                    isSoon={rampType === 'off-ramp'}
                    onChoose={() => router.push('/payouts/new/on-ramp', { currency, method: card.rail })}
                  />
                ))}
              </Rows>
            </>
          )
        }}
      </CustomerGate>
    </Page>
  )
}
