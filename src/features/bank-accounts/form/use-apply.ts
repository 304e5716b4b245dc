import { useFormContext, type FieldPath } from 'react-hook-form'
import type { BankAccountForm } from '../../../domain/bank-accounts/form/bank-account-form.ts'

/** Applies a reaction of the domain to the form: sets the changed fields and validates them again. */
export function useApply() {
  const { getValues, setValue, getFieldState, clearErrors } = useFormContext<BankAccountForm>()
  return (react: (form: BankAccountForm) => BankAccountForm) => {
    const before = getValues()
    const after = react(before)
    const put = (path: FieldPath<BankAccountForm>, value: string) => {
      setValue(path, value, { shouldDirty: true, shouldValidate: value !== '' && getFieldState(path).invalid })
      if (value === '') clearErrors(path)
    }
    const { beneficiaryAddress, ...fields } = after
    for (const [name, value] of Object.entries(fields))
      if (before[name as keyof typeof fields] !== value) put(name as keyof typeof fields, value)
    for (const [name, value] of Object.entries(beneficiaryAddress)) {
      const part = name as keyof typeof beneficiaryAddress
      if (before.beneficiaryAddress[part] !== value) put(`beneficiaryAddress.${part}`, value)
    }
  }
}
