import { set, type FieldErrors, type Resolver } from 'react-hook-form'
import type { BankAccountForm } from '../../../domain/bank-accounts/form/bank-account-form.ts'
import { bankAccountErrors } from '../../../domain/bank-accounts/form/validation.ts'
import { addressParts } from '../../../domain/bank-accounts/postal-address.ts'

const lastOf = (path: string) => path.slice(path.lastIndexOf('.') + 1)

/** The field's name in the messages. The parts of an address are called as in its country: `zipCode`, `province`. */
function nameOf(path: string, { beneficiaryAddress: { country } }: BankAccountForm): string {
  const field = lastOf(path)
  return field === 'state' || field === 'postalCode' ? addressParts(country)[field] : field
}

/** Adapts the domain's validation to the form library. A blank field asks for its own content: `validation.required.iban`. */
export const resolver: Resolver<BankAccountForm> = (values) => {
  const found = Object.entries(bankAccountErrors(values))
  if (found.length === 0) return { values, errors: {} }
  const errors: FieldErrors<BankAccountForm> = {}
  for (const [path, error] of found) {
    const message = error === 'validation.required' ? `${error}.${nameOf(path, values)}` : error
    set(errors, path, { type: 'client', message })
  }
  return { values: {}, errors }
}
