import { useLingui } from '@lingui/react'
import { currencyCode, flagOf, type Fiat } from '../../../domain/currency.ts'
import { currencyTitle } from '../../../domain/payouts/currency-names.ts'
import { isPaidOut } from '../../../domain/payouts/quotes/fee-table.ts'
import { railsOf } from '../../../domain/payouts/currency-list.ts'
import type { RampType } from '../../../domain/payouts/ramp-type.ts'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { DotSeparated } from '../../../ui/layout/DotSeparated.tsx'
import { ChoiceRow } from '../../../ui/layout/rows/ChoiceRow.tsx'
import { Flag } from '../../../ui/marks/Flag.tsx'
import { useText } from '../../../ui/text.tsx'

interface Props {
  readonly currency: Fiat
  readonly rampType: RampType
  readonly disabledReason?: string
  readonly onChoose: () => void
}

export function CurrencyRow({ currency, rampType, disabledReason, onChoose }: Props) {
  const t = useText()
  const { i18n } = useLingui()
  const methods = railsOf(currency, rampType).map((rail) => t(`payouts.rail.${rail}`))
  const isOff = disabledReason !== undefined
  const isPaid = isPaidOut(currency)
  return (
    <ChoiceRow
      mark={<Flag code={flagOf(currency)} size={36} />}
      title={currencyTitle(currency, i18n.locale)}
      detail={
        <>
          {currencyCode(currency)}
          {!isOff && (
            <DotSeparated>{new Intl.ListFormat(i18n.locale, { style: 'narrow' }).format(methods)}</DotSeparated>
          )}
        </>
      }
      // A locked row says by its lock that it is unavailable, whatever else it lacks.
      tag={!isPaid && !isOff && <Badge tone="default">{t('payouts.badge.unavailable')}</Badge>}
      note={isPaid ? undefined : t('payouts.notPaidOut', { currency: currencyCode(currency) })}
      {...(isOff && { disabledReason })}
      onChoose={onChoose}
    />
  )
}
