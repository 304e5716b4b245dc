import { useController } from 'react-hook-form'
import type { BankId } from '../../../../domain/bank-accounts/bank-account.ts'
import type { BankAccountForm } from '../../../../domain/bank-accounts/form/bank-account-form.ts'
import { shortBankName } from '../../../../domain/bank-accounts/form/bank-name.ts'
import { nameBank } from '../../../../domain/bank-accounts/form/reactions.ts'
import { Combobox } from '../../../../ui/fields/combobox/Combobox.tsx'
import { Field } from '../../../../ui/fields/Field.tsx'
import { BankTile } from '../../../../ui/marks/BankTile.tsx'
import { RichText } from '../../../../ui/RichText.tsx'
import { useText } from '../../../../ui/text.tsx'
import { useApply } from '../use-apply.ts'
import { useErrorText } from '../use-error-text.tsx'

const noMatch = (query: string) => (
  <RichText id="bankAccounts.bank.noMatch" values={{ query }} components={[<bdi key="query" />]} />
)

const OTHER = 'other'

interface Props {
  readonly banks: readonly BankId[]
  readonly allowsTyping: boolean
  readonly loading?: boolean
  readonly autoFocus?: boolean
  /** The bank is none of the list: its name as far as it was typed. */
  readonly onOther: (name: string) => void
  /** The field was left with a name that is none of the list. */
  readonly onLeft: (name: string) => void
}

/** The banks of the country and, where a name may be typed, another one. */
export function BankPicker({ banks, allowsTyping, loading, autoFocus, onOther, onLeft }: Props) {
  const t = useText()
  const apply = useApply()
  const errorText = useErrorText()
  const { field, fieldState } = useController<BankAccountForm, 'bankName'>({ name: 'bankName' })
  const bankId = useController<BankAccountForm, 'bankId'>({ name: 'bankId' }).field.value
  const options = banks.map(({ id, name }) => ({
    value: id,
    label: name,
    shown: shortBankName(name),
    mark: <BankTile name={name} size={24} />,
  }))
  const other = { value: OTHER, label: t('bankAccounts.bank.other'), closing: true }
  const choose = (id: string, query: string) => {
    if (id === OTHER) return onOther(query)
    const bank = banks.find((candidate) => candidate.id === id)
    if (bank) apply((form) => nameBank(form, bank.name, banks))
  }
  return (
    <Field
      label={t('bankAccounts.field.bankName')}
      hint={!allowsTyping && t('bankAccounts.bank.pick')}
      error={errorText(fieldState.error)}
    >
      <div title={field.value || undefined}>
        <Combobox
          options={allowsTyping ? [...options, other] : options}
          loading={loading}
          value={bankId || null}
          placeholder={t('bankAccounts.bank.search')}
          autoFocus={autoFocus}
          onChange={choose}
          onTyped={allowsTyping ? (name, how) => (how === 'left' ? onLeft : onOther)(name) : undefined}
          onOpen={allowsTyping ? undefined : () => apply((form) => nameBank(form, '', banks))}
          onBlur={field.onBlur}
          noMatch={noMatch}
        />
      </div>
    </Field>
  )
}
