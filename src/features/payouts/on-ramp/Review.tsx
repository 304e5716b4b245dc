import { useLingui } from '@lingui/react'
import { currencyCode } from '../../../domain/currency.ts'
import { displayNameOf } from '../../../domain/networks.ts'
import { walletName } from '../../../domain/wallets/wallet-name.ts'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { visibleText } from '../../../lib/format/visible-text.ts'
import { useText } from '../../../ui/text.tsx'
import type { PayoutFormState } from '../form/use-payout-form.ts'

/** What Continue creates, before it exists. */
export function Review({ payout: { form, amounts, chosenWallet } }: { readonly payout: PayoutFormState }) {
  const t = useText()
  const { i18n } = useLingui()
  if (!chosenWallet) return null
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
