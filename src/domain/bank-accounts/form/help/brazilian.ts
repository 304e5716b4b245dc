import { readPixKey } from '../typed/pix-key.ts'
import { isCnpj, isCpf } from './check-digits.ts'
import { doubt, known, type Helper } from './field-help.ts'

export const helpTaxId: Helper = (text) => {
  const isPerson = text.length === 11
  if (isPerson ? isCpf(text) : isCnpj(text)) return null
  return doubt(isPerson ? 'bankAccounts.doubt.cpf' : 'bankAccounts.doubt.cnpj')
}

/** Names the kind of the key, which is the kind that is sent. */
export const helpPixKey: Helper = (text) => {
  const { kind, key } = readPixKey(text)
  if (kind === 'cpf' && !isCpf(key)) return doubt('bankAccounts.doubt.pixDigits')
  if (kind === 'cnpj' && !isCnpj(key)) return doubt('bankAccounts.doubt.cnpj')
  if (kind) return known(`bankAccounts.help.pix.${kind}`)
  // A Brazilian phone number with its area, with or without 55 before it.
  const isPhone = /^\d{10,13}$/.test(key.replaceAll(/\D/g, ''))
  return doubt(isPhone ? 'bankAccounts.doubt.pixDigits' : 'bankAccounts.doubt.pixKey')
}
