import { useMoneyText } from '../../../components/money/use-money-text.ts'
import { useWalletTitles } from '../../../components/wallet/use-wallet-title.ts'
import { currencyCode } from '../../../domain/currency.ts'
import { displayNameOf } from '../../../domain/networks.ts'
import { useText } from '../../../ui/text.tsx'
import type { noteOf } from '../form/note.ts'
import type { PayoutFormState } from '../form/use-payout-form.ts'

interface Props {
  readonly payout: PayoutFormState
  readonly opensWaiting: boolean
  /** An earlier one may exist, and Continue asks about that first. */
  readonly isUndecided: boolean
  /** Says what is missing, or what comes next. */
  readonly note: ReturnType<typeof noteOf>
}

/** Shows the payout that Continue would create, or else what is missing (decisions.md F35). */
export function Review({ payout: { form, amounts, chosenWallet, canSubmit }, opensWaiting, isUndecided, note }: Props) {
  const t = useText()
  const moneyText = useMoneyText()
  const titleOf = useWalletTitles()
  if (note !== 'payouts.form.next' || !canSubmit || !chosenWallet) return t(note, { coin: currencyCode(form.coin) })
  if (opensWaiting) return t('payouts.waiting.next')
  if (isUndecided) return t('payouts.form.reviewUndecided')
  return (
    <bdi>
      {t('payouts.form.review', {
        sent: moneyText(amounts.source, form.currency),
        received: moneyText(amounts.destination, form.coin),
        wallet: titleOf(chosenWallet.wallet),
        network: displayNameOf(form.network),
      })}
    </bdi>
  )
}
