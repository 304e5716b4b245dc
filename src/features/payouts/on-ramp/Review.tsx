import { useLingui } from '@lingui/react'
import { useWalletTitles } from '../../../components/wallet/use-wallet-title.ts'
import { currencyCode } from '../../../domain/currency.ts'
import { displayNameOf } from '../../../domain/networks.ts'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { useText } from '../../../ui/text.tsx'
import type { noteOf } from '../form/note.ts'
import type { PayoutFormState } from '../form/use-payout-form.ts'

interface Props {
  readonly payout: PayoutFormState
  readonly opensWaiting: boolean
  /** What is missing, or what comes next. */
  readonly note: ReturnType<typeof noteOf>
}

/** What Continue creates, before it exists; else what is missing (decisions.md F35). */
export function Review({ payout: { form, amounts, chosenWallet, canSubmit }, opensWaiting, note }: Props) {
  const t = useText()
  const { i18n } = useLingui()
  const titleOf = useWalletTitles()
  if (note !== 'payouts.form.next' || !canSubmit || !chosenWallet) return t(note)
  if (opensWaiting) return t('payouts.waiting.next')
  return (
    <bdi>
      {t('payouts.form.review', {
        sent: `${formatAmount(amounts.source, i18n.locale)} ${currencyCode(form.currency)}`,
        received: `${formatAmount(amounts.destination, i18n.locale)} ${currencyCode(form.coin)}`,
        wallet: titleOf(chosenWallet.wallet),
        network: displayNameOf(form.network),
      })}
    </bdi>
  )
}
