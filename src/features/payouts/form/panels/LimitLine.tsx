import { useLingui } from '@lingui/react'
import { currencyCode } from '../../../../domain/currency.ts'
import type { Side } from '../../../../domain/payouts/form/amounts.ts'
import { sidesOf } from '../../../../domain/payouts/form/payout-form.ts'
import { limitsOf } from '../../../../domain/payouts/limits.ts'
import type { FormRail } from '../../../../domain/rails.ts'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { useRouter } from '../../../../router/RouterProvider.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { useText } from '../../../../ui/text.tsx'
import type { PayoutFormState } from '../use-payout-form.ts'

interface Props {
  readonly payout: PayoutFormState
  readonly side: Side
}

/** The limits of the amount, shown before anything is entered. */
export function LimitLine({ payout: { form, amounts }, side }: Props) {
  const t = useText()
  const { i18n } = useLingui()
  const { currency, network } = sidesOf(form)[side]
  const perDollar = side === 'destination' ? (amounts.quote?.rate ?? null) : null
  const { min, max } = limitsOf({ side, currency, network, perDollar })
  const values = { min: formatAmount(min, i18n.locale), currency: currencyCode(currency) }
  return (
    <bdi className="sr-num">
      {max === null
        ? t('payouts.form.limits.from', values)
        : t('payouts.form.limits.range', { ...values, max: formatAmount(max, i18n.locale) })}
    </bdi>
  )
}

interface OtherProps {
  readonly payout: PayoutFormState
  readonly rail: FormRail
}

/** The way to the method that takes an amount which this one does not. */
export function OtherMethod({ payout: { form }, rail }: OtherProps) {
  const t = useText()
  const router = useRouter()
  const { rampType, currency } = form
  return (
    <Button variant="link" onClick={() => router.replace(`/payouts/new/${rampType}`, { currency, method: rail })}>
      {t('payouts.form.useOther', { method: t(`payouts.rail.${rail}`) })}
    </Button>
  )
}
