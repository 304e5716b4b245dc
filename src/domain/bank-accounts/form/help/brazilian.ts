import { isCnpj, isCpf } from './check-digits.ts'
import { doubt, known, type Help, type Helper } from './field-help.ts'

export const helpTaxId: Helper = (text) => {
  const isPerson = text.length === 11
  if (isPerson ? isCpf(text) : isCnpj(text)) return null
  return doubt(isPerson ? 'bankAccounts.doubt.cpf' : 'bankAccounts.doubt.cnpj')
}

const RANDOM = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const PHONE = /^\+[1-9]\d{6,14}$/
const PUNCTUATION = /[().\-/]/g

function helpNumber(number: string): Help {
  if (isCpf(number)) return known('bankAccounts.help.pix.cpf')
  if (isCnpj(number)) return known('bankAccounts.help.pix.cnpj')
  // A Brazilian phone number with its area, with or without 55 before it.
  if (/^\d{10,13}$/.test(number)) return doubt('bankAccounts.doubt.pixDigits')
  return doubt(/^\d{14}$/.test(number) ? 'bankAccounts.doubt.cnpj' : 'bankAccounts.doubt.pixKey')
}

/** Names the kind of the key, as the central bank's directory knows them. Numbers are often copied with their punctuation. */
export const helpPixKey: Helper = (text) => {
  if (RANDOM.test(text)) return known('bankAccounts.help.pix.random')
  if (EMAIL.test(text)) return known('bankAccounts.help.pix.email')
  const number = text.replaceAll(PUNCTUATION, '').toUpperCase()
  return PHONE.test(number) ? known('bankAccounts.help.pix.phone') : helpNumber(number)
}
