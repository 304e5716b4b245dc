import { useLingui } from '@lingui/react'
import { CustomerGate } from '../../../components/customer/CustomerGate.tsx'
import type { Fiat } from '../../../domain/currency.ts'
import { currencyPlural } from '../../../domain/payouts/currency-names.ts'
import { methodCards } from '../../../domain/payouts/methods.ts'
import type { RampType } from '../../../domain/payouts/ramp-type.ts'
import { useCustomerAccess } from '../../../queries/customer/access.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton/SkeletonRows.tsx'
import { Question } from '../../../ui/layout/Question.tsx'
import { Rows } from '../../../ui/layout/rows/Rows.tsx'
import { useText } from '../../../ui/text.tsx'
import { MethodRow } from './MethodRow.tsx'

const QUESTIONS = { 'on-ramp': 'payouts.methods.onRampTitle', 'off-ramp': 'payouts.methods.offRampTitle' } as const

/** The transfer methods of a currency. */
export function MethodList({ rampType, currency }: { readonly rampType: RampType; readonly currency: Fiat }) {
  const t = useText()
  const router = useRouter()
  const { i18n } = useLingui()
  const { data: known } = useCustomerAccess()
  const question = t(QUESTIONS[rampType], { currency: currencyPlural(currency, i18n.locale) })
  const isClosed = known && methodCards(currency, rampType, known).every(({ blockedBy }) => blockedBy !== null)
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
                onChoose={() => router.push(`/payouts/new/${rampType}`, { currency, method: card.rail })}
              />
            ))}
          </Rows>
        )}
      </CustomerGate>
    </>
  )
}
