import { lastFourOf, nicknameOf, type AccountChoice } from '../../../../domain/bank-accounts/account-list.ts'
import { flagOf } from '../../../../domain/currency.ts'
import { bankSideOf } from '../../../../domain/payouts/form/payout-form.ts'
import { visibleText } from '../../../../lib/format/visible-text.ts'
import { usePreference } from '../../../../queries/services.ts'
import { useRouter } from '../../../../router/RouterProvider.tsx'
import { Masked } from '../../../../ui/data/Masked.tsx'
import { Picker, type PickerOption } from '../../../../ui/data/money/Picker.tsx'
import { plusIcon } from '../../../../ui/icons/actions.ts'
import { bankIcon } from '../../../../ui/icons/things.ts'
import { BankTile } from '../../../../ui/marks/BankTile.tsx'
import { Flag } from '../../../../ui/marks/Flag.tsx'
import { Tile } from '../../../../ui/marks/Tile.tsx'
import { useText } from '../../../../ui/text.tsx'
import type { PayoutFormState } from '../use-payout-form.ts'

interface Props {
  readonly payout: PayoutFormState
  readonly accounts: readonly AccountChoice[]
}

const ANY = 'any'
const LABELS = { source: 'payouts.form.sourceAccount', destination: 'payouts.form.destinationAccount' } as const

/** The bank account of its side, or any where none has to be named. */
export function AccountPicker({ payout, accounts }: Props) {
  const t = useText()
  const router = useRouter()
  const rampOnly = usePreference('rampOnly')
  const { form, isSourcelessAllowed } = payout
  const side = bankSideOf(form.rampType)
  const flag = <Flag code={flagOf(form.currency)} size={18} />
  const anyAccount: PickerOption = {
    key: ANY,
    mark: <Tile icon={bankIcon} size={36} />,
    title: t('payouts.account.any'),
    detail: t('payouts.account.anyDetail'),
  }
  const options = accounts.map(({ account, blockedBy }): PickerOption => {
    const nickname = nicknameOf(account)
    return {
      key: account.id,
      mark: <BankTile name={account.bankName} size={36} sub={flag} />,
      title: visibleText(nickname ?? account.bankName),
      detail: <Masked name={nickname === null ? undefined : account.bankName} last4={lastFourOf(account)} />,
      disabledReason: blockedBy ? t(blockedBy) : undefined,
      group: account.isThirdParty ? t('payouts.form.recipients') : undefined,
    }
  })
  const mark = <Tile icon={plusIcon} size={36} />
  const addAccount = {
    mark,
    title: t('payouts.form.addAccount'),
    onSelect: () => router.push('/my-accounts/bank-accounts/new', { hidden: [] }),
  }
  const addRecipient = {
    mark,
    title: t('payouts.form.addRecipient'),
    onSelect: () => router.push('/my-accounts/bank-accounts/new', { hidden: [], intent: 'thirdParty' }),
  }
  return (
    <Picker
      label={t(LABELS[side])}
      variant="row"
      options={isSourcelessAllowed ? [anyAccount, ...options] : options}
      chosen={form.bankAccountId ?? (isSourcelessAllowed ? ANY : null)}
      placeholder={{ mark: <Tile icon={bankIcon} size={36} />, title: t('payouts.form.chooseAccount') }}
      more={side === 'destination' && rampOnly ? [addAccount, addRecipient] : [addAccount]}
      onChoose={(key) => payout.chooseAccount(key === ANY ? null : key)}
    />
  )
}
