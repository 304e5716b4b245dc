import { useLingui } from '@lingui/react'
import type { BankAccount } from '../../../domain/bank-accounts/bank-account.ts'
import { linkCurrency, linkRail, type LinkForm } from '../../../domain/bank-accounts/wallet-link.ts'
import { currencyCode } from '../../../domain/currency.ts'
import { displayNameOf, toNetwork } from '../../../domain/networks.ts'
import { feeEntryOf } from '../../../domain/payouts/quotes/fee-table.ts'
import { formatPercent, formatPrice } from '../../../lib/format/format-amount.ts'
import { useApplication } from '../../../queries/application.ts'
import { useMe } from '../../../queries/customer/me.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { infoIcon } from '../../../ui/icons/basic.ts'
import { Note } from '../../../ui/layout/Note.tsx'
import { useText } from '../../../ui/text.tsx'

interface Props {
  readonly account: BankAccount
  readonly form: LinkForm
}

/** Notes that the customer must read before the address is created. */
export function LinkNotes({ account, form }: Props) {
  const t = useText()
  const network = displayNameOf(toNetwork(form.network))
  return (
    <>
      {form.coin === 'usdt' && (
        <Banner tone="destructive" title={t('bankAccounts.links.usdt.title')}>
          {t('bankAccounts.links.usdt.text')}
        </Banner>
      )}
      <Banner tone="warning" title={t('bankAccounts.links.check.title')}>
        {t('bankAccounts.links.check.text', { coin: currencyCode(form.coin), network })}
      </Banner>
      <FeeNote account={account} form={form} />
    </>
  )
}

/** The fee before there is a deposit to quote. Which row applies depends on the customer. */
function FeeNote({ account, form }: Props) {
  const t = useText()
  const { i18n } = useLingui()
  const { data: me } = useMe()
  const { data: application } = useApplication()
  const currency = linkCurrency(account)
  const rail = linkRail(form.destination)
  const fee = me && application && rail && feeEntryOf(currency, rail, { me, access: application.access })
  const values = fee && {
    percent: formatPercent(fee.bpsFee, i18n.locale),
    fixed: formatPrice(fee.fixedFee, fee.fixedCurrency, i18n.locale),
  }
  return <Note icon={infoIcon}>{values ? t('bankAccounts.links.fee', values) : t('bankAccounts.links.anyFee')}</Note>
}
