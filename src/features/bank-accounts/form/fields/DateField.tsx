import { useController } from 'react-hook-form'
import type { BankAccountForm } from '../../../../domain/bank-accounts/form/bank-account-form.ts'
import { DateInput } from '../../../../ui/fields/date/DateInput.tsx'
import { Field } from '../../../../ui/fields/Field.tsx'
import { useErrorText } from '../use-error-text.tsx'

interface Props {
  readonly name: 'accountHolderBirthDate'
  readonly label: string
  readonly optional?: boolean
}

export function DateField({ name, label, optional }: Props) {
  const { field, fieldState } = useController<BankAccountForm, typeof name>({ name })
  const errorText = useErrorText()
  return (
    <Field label={label} optional={optional} error={errorText(fieldState.error)}>
      <DateInput {...field} />
    </Field>
  )
}
