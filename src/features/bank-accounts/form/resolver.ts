import { set, type FieldErrors, type Resolver } from 'react-hook-form'
import type { BankAccountForm } from '../../../domain/bank-accounts/form/bank-account-form.ts'
import { bankAccountErrors } from '../../../domain/bank-accounts/form/validation.ts'

/** Adapts the domain's validation to the form library. */
export const resolver: Resolver<BankAccountForm> = (values) => {
  const found = Object.entries(bankAccountErrors(values))
  if (found.length === 0) return { values, errors: {} }
  const errors: FieldErrors<BankAccountForm> = {}
  for (const [path, message] of found) set(errors, path, { type: 'client', message })
  return { values: {}, errors }
}
