import { useLingui } from '@lingui/react'
import { currencyCode, flagOf, type Fiat } from '../../../domain/currency.ts'
import { currencyTitle } from '../../../domain/payouts/currency-names.ts'
import { railsOf } from '../../../domain/payouts/currency-list.ts'
import type { RampType } from '../../../domain/payouts/ramp-type.ts'
import { DotSeparated } from '../../../ui/layout/DotSeparated.tsx'
import { ChoiceRow } from '../../../ui/layout/rows/ChoiceRow.tsx'
import { Flag } from '../../../ui/marks/Flag.tsx'
import { useText } from '../../../ui/text.tsx'

interface Props {
  readonly currency: Fiat
  readonly rampType: RampType
  readonly disabledReason?: string
  /** Why the currency can be looked at, but not used: in place of its methods. */
  readonly note?: string | undefined
  readonly onChoose: () => void
}

export function CurrencyRow({ currency, rampType, disabledReason, note, onChoose }: Props) {
  const t = useText()
  const { i18n } = useLingui()
  const methods = railsOf(currency, rampType).map((rail) => t(`payouts.rail.${rail}`))
  const isOff = disabledReason !== undefined
  return (
    <ChoiceRow
      mark={<Flag code={flagOf(currency)} size={36} />}
      title={currencyTitle(currency, i18n.locale)}
      detail={
        <>
          {currencyCode(currency)}
          {!isOff && <DotSeparated>{note ?? methods.join(', ')}</DotSeparated>}
        </>
      }
      {...(isOff && { disabledReason })}
      onChoose={onChoose}
    />
  )
}
