import { useLingui } from '@lingui/react'
import { lastFourOf, type AccountChoice } from '../../../domain/bank-accounts/account-list.ts'
import { currencyCode } from '../../../domain/currency.ts'
import { FLAG_OF } from '../../../domain/payouts/currency-names.ts'
import { visibleText } from '../../../lib/format/visible-text.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { Masked } from '../../../ui/data/Masked.tsx'
import { MoneyPanel } from '../../../ui/data/money/MoneyPanel.tsx'
import { Picker, type PickerOption } from '../../../ui/data/money/Picker.tsx'
import { CurrencyLabel } from '../../../ui/data/money/picker-styles.ts'
import { AmountInput } from '../../../ui/fields/amount/AmountInput.tsx'
import { bankIcon } from '../../../ui/icons/things.ts'
import { plusIcon } from '../../../ui/icons/actions.ts'
import { BankTile } from '../../../ui/marks/BankTile.tsx'
import { Flag } from '../../../ui/marks/Flag.tsx'
import { Tile } from '../../../ui/marks/Tile.tsx'
import { useText } from '../../../ui/text.tsx'
import { useAmountError, useRefusal } from './use-amount-error.ts'
import type { OnRamp } from './use-on-ramp.ts'

interface Props {
  readonly onRamp: OnRamp
  readonly accounts: readonly AccountChoice[]
}

const ANY = 'any'

export function SourcePanel({ onRamp, accounts }: Props) {
  const t = useText()
  const router = useRouter()
  const { i18n } = useLingui()
  const { form, amounts, errors } = onRamp
  const [refusal, setRefusal] = useRefusal(amounts.source)
  const error = useAmountError({
    refusal,
    error: errors.source,
    quoteFailure: amounts.edited === 'source' ? amounts.error : null,
  })
  const flag = <Flag code={FLAG_OF[form.currency]} size={18} />

  const anyAccount: PickerOption = {
    key: ANY,
    mark: <Tile icon={bankIcon} size={36} />,
    title: t('payouts.account.any'),
    detail: t('payouts.account.anyDetail'),
  }
  const options = accounts.map(({ account, blockedBy }): PickerOption => ({
    key: account.id,
    mark: <BankTile name={account.bankName} size={36} sub={flag} />,
    title: visibleText(account.accountName ?? account.bankName),
    detail: <Masked name={account.bankName} last4={lastFourOf(account) ?? ''} />,
    disabledReason: blockedBy ? t(blockedBy) : undefined,
  }))
  const picker = (
    <Picker
      label={t('payouts.form.sourceAccount')}
      variant="row"
      options={onRamp.isSourcelessAllowed ? [anyAccount, ...options] : options}
      chosen={form.bankAccountId ?? (onRamp.isSourcelessAllowed ? ANY : null)}
      placeholder={{ mark: <Tile icon={bankIcon} size={36} />, title: t('payouts.form.chooseAccount') }}
      more={{
        mark: <Tile icon={plusIcon} size={36} />,
        title: t('payouts.form.addAccount'),
        onSelect: () => router.push('/my-accounts/bank-accounts/new', { hidden: [] }),
      }}
      onChoose={(key) => onRamp.chooseAccount(key === ANY ? null : key)}
    />
  )
  return (
    <MoneyPanel
      label={t('payouts.form.youSend')}
      currency={
        <CurrencyLabel>
          <Flag code={FLAG_OF[form.currency]} size={28} />
          {currencyCode(form.currency)}
        </CurrencyLabel>
      }
      error={error}
      account={picker}
      updating={amounts.pending !== null && amounts.edited === 'destination'}
    >
      <AmountInput
        key={i18n.locale}
        value={amounts.source || null}
        onChange={(amount) => onRamp.edit('source', amount)}
        onRefuse={setRefusal}
      />
    </MoneyPanel>
  )
}
