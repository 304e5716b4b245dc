import { useLingui } from '@lingui/react'
import { useEffect } from 'react'
import { FIAT_CURRENCIES, type Fiat } from '../../../domain/currency.ts'
import { currencyPlural } from '../../../domain/payouts/currency-names.ts'
import { railsOf } from '../../../domain/payouts/currency-list.ts'
import { methodCards } from '../../../domain/payouts/methods.ts'
import type { RampType } from '../../../domain/payouts/ramp-type.ts'
import { useApplication } from '../../../queries/application.ts'
import { useMe } from '../../../queries/customer/me.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
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
  const known = FIAT_CURRENCIES.find((fiat) => fiat === text?.toLowerCase())
  const currency = known && railsOf(known, rampType).length > 0 ? known : null

  // The router is outside React. An unknown or unavailable currency redirects to the list of currencies, whose code may have to be awaited.
  useEffect(() => {
    if (!currency) router.replace(`/payouts/new/${rampType}/currencies`, { rampType })
  }, [currency, rampType, router])

  return (
    <Page width="form">
      <HeaderTitle>{t(TITLES[rampType])}</HeaderTitle>
      {currency ? <Methods rampType={rampType} currency={currency} /> : <SkeletonRows />}
    </Page>
  )
}

function Methods({ rampType, currency }: { readonly rampType: RampType; readonly currency: Fiat }) {
  const t = useText()
  const router = useRouter()
  const { i18n } = useLingui()
  const { data: me } = useMe()
  const { data: application } = useApplication()
  const question = t(QUESTIONS[rampType], { currency: currencyPlural(currency, i18n.locale) })
  const cards = me && application && methodCards(currency, rampType, { me, access: application.access })
  const isClosed = cards?.every(({ blockedBy }) => blockedBy !== null) ?? false
  return (
    <>
      {/* Outside the gate, because a question that came with the data would lose the focus of the step. */}
      <Question lead={t(isClosed ? 'payouts.methods.noneLead' : 'payouts.methods.lead')}>{question}</Question>
      <CustomerGate failureTitle={t('payouts.loadError')} loading={<SkeletonRows />}>
        {(customer) => (
          <Rows label={question}>
            {methodCards(currency, rampType, customer).map((card) => (
              <MethodRow
                key={card.rail}
                card={card}
                currency={currency}
                onChoose={() => router.push(`/payouts/new/${rampType}`, { currency, method: card.rail })}
              />
            ))}
          </Rows>
        )}
      </CustomerGate>
    </>
  )
}
