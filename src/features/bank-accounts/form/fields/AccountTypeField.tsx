import { useController } from 'react-hook-form'
import { ACCOUNT_TYPES } from '../../../../domain/bank-accounts/bank-account.ts'
import type { BankAccountForm } from '../../../../domain/bank-accounts/form/bank-account-form.ts'
import { Field } from '../../../../ui/fields/Field.tsx'
import { Segmented } from '../../../../ui/fields/Segmented.tsx'
import { useText } from '../../../../ui/text.tsx'

export function AccountTypeField() {
  const t = useText()
  const { field } = useController<BankAccountForm, 'accountType'>({ name: 'accountType' })
  return (
    <Field label={t('bankAccounts.field.accountType')}>
      <Segmented
        segments={ACCOUNT_TYPES.map((value) => ({ value, label: t(`bankAccounts.accountType.${value}`) }))}
        value={field.value}
        onChange={field.onChange}
      />
    </Field>
  )
}
