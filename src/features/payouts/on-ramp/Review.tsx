import { useLingui } from '@lingui/react'
import { currencyCode } from '../../../domain/currency.ts'
import { displayNameOf } from '../../../domain/networks.ts'
import { walletName } from '../../../domain/wallets/wallet-name.ts'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { visibleText } from '../../../lib/format/visible-text.ts'
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
  if (note !== 'payouts.form.next' || !canSubmit || !chosenWallet) return t(note)
  if (opensWaiting) return t('payouts.waiting.next')
  const name = walletName(chosenWallet.wallet)
  return (
    <bdi>
      {t('payouts.form.review', {
        sent: `${formatAmount(amounts.source, i18n.locale)} ${currencyCode(form.currency)}`,
        received: `${formatAmount(amounts.destination, i18n.locale)} ${currencyCode(form.coin)}`,
        wallet: 'label' in name ? t(name.label) : visibleText(name.nickname),
        network: displayNameOf(form.network),
      })}
    </bdi>
  )
}
