import { useLingui } from '@lingui/react'
import { amountText } from '../../../../domain/amount-text.ts'
import { currencyCode } from '../../../../domain/currency.ts'
import { shareOf } from '../../../../domain/payouts/form/share.ts'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { Chip } from '../../../../ui/buttons/Chip.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton/Skeleton.tsx'
import { useText } from '../../../../ui/text.tsx'
import type { PayoutFormState } from '../use-payout-form.ts'

interface Props {
  readonly payout: PayoutFormState
}

/** The source wallet's balance of the token. */
export function BalanceLine({ payout }: Props) {
  const t = useText()
  const { i18n } = useLingui()
  const { balance, form } = payout
  if (balance.isFailed) return t('payouts.form.balanceFailed')
  if (balance.amount === null) return <Skeleton width="128px" height="14px" />
  const amount = amountText(shareOf(balance.amount, 100), form.coin, i18n.locale)
  return (
    <>
      <bdi className="sr-num">{t('payouts.form.balance', { amount })}</bdi>
      <BridgedLine payout={payout} />
    </>
  )
}

/** Names the bridged token; otherwise a wallet that holds only that would look empty. */
export function BridgedLine({ payout: { bridged, form } }: Props) {
  const t = useText()
  const { i18n } = useLingui()
  if (!bridged) return null
  const bridgedAmount = `${formatAmount(bridged.amount, i18n.locale)}\u00A0${bridged.symbol}`
  return (
    <>
      {' '}
      <bdi>{t('payouts.form.bridged', { amount: bridgedAmount, coin: currencyCode(form.coin) })}</bdi>
    </>
  )
}

const SHARES = [
  ['payouts.form.half', 50],
  ['payouts.form.max', 100],
] as const

/** Fills in a half of the balance, or all of it. */
export function BalanceShares({ payout: { balance, edit } }: Props) {
  const t = useText()
  const { amount } = balance
  if (amount === null || amount.units === 0n) return null
  return SHARES.map(([label, percent]) => (
    <Chip key={label} small onClick={() => edit('source', shareOf(amount, percent))}>
      {t(label)}
    </Chip>
  ))
}
