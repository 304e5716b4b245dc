import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import type { Side } from '../../../../domain/payouts/form/amounts.ts'
import { MoneyPanel } from '../../../../ui/data/money/MoneyPanel.tsx'
import { AmountInput } from '../../../../ui/fields/amount/AmountInput.tsx'
import { useText } from '../../../../ui/text.tsx'
import type { PayoutFormState } from '../use-payout-form.ts'
import { BridgedLine } from './BalanceLine.tsx'
import { LimitLine, OtherMethod } from './LimitLine.tsx'
import { useAmountError, useRefusal } from './use-amount-error.ts'

const LABELS = { source: 'payouts.form.youSend', destination: 'payouts.form.youReceive' } as const

interface Props extends Pick<ComponentProps<typeof MoneyPanel>, 'currency' | 'account' | 'help' | 'shares'> {
  readonly payout: PayoutFormState
  readonly side: Side
}

/** Beside each other, or below each other where both do not fit. */
const Helps = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: 16px;
`

/** The amount of one side, which the customer types or the quote sets. */
export function AmountPanel({ payout, side, help, ...rest }: Props) {
  const { amounts, errors, edit } = payout
  const t = useText()
  const [refusal, setRefusal] = useRefusal(amounts[side])
  const isEdited = amounts.edited === side
  const error = useAmountError({ refusal, error: errors[side], quoteFailure: isEdited ? amounts.error : null })
  const limit = refusal ? null : errors[side]
  const otherwise = limit && 'otherwise' in limit ? limit.otherwise : undefined
  const limits = <LimitLine payout={payout} side={side} />
  const helps = help && (
    <Helps>
      <span>{help}</span>
      {limits}
    </Helps>
  )
  return (
    <MoneyPanel
      label={t(LABELS[side])}
      error={
        error && (
          <>
            {error} {otherwise && <OtherMethod payout={payout} rail={otherwise} />}
            {side === 'source' && <BridgedLine payout={payout} />}
          </>
        )
      }
      help={helps ?? limits}
      updating={amounts.pending !== null && !isEdited}
      {...rest}
    >
      <AmountInput value={amounts[side] || null} onChange={(amount) => edit(side, amount)} onRefuse={setRefusal} />
    </MoneyPanel>
  )
}
