import { isPixCode, keyOfPixCode } from './typed/pix-code.ts'
import { writePixKey } from './typed/pix-key.ts'
import type { FieldFormat, FormatError } from './field-format.ts'

// Only the server verifies check digits. It refuses a number in the right form with the error of its form.
const WRONG_CHECK_DIGITS = new Map<string, string>([
  ['validation.invalidRoutingNumber', 'validation.checkRoutingNumber'],
  ['validation.invalidIban', 'validation.checkIban'],
  ['validation.invalidClabe', 'validation.checkClabe'],
  ['validation.invalidTaxId', 'validation.checkTaxId'],
] satisfies readonly (readonly [FormatError, string])[])

/** The message for a server's refusal of a number that has passed the validation of its form. */
export const refusalMessage = (message: string): string => WRONG_CHECK_DIGITS.get(message) ?? message

// No network can carry other characters, nor more of them. Two long groups with such a mark between them are two values.
const CODE = /^(?=.*\d)(?!.*\d{4}[,;/|&+]\d{4})[!-~]{1,77}$/
const DIGITS = /^(?=.*\d)(?!.*\d{4}[,;/|&+]\d{4})[!-@[-\x60{-~]{1,77}$/
const LETTERS = /^(?=.*[A-Z])[!-~]{1,77}$/

const asTyped = (text: string) => text
// Letters such as ß would become others, or more of them: they stay, and are refused.
export const toUpper = (text: string) => text.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase())
const withoutDashes = (text: string) => text.replaceAll('-', '')

const accountNumber = (pattern: RegExp): FieldFormat => ({
  pattern,
  doubt: 'bankAccounts.doubt.accountNumber',
  error: 'validation.invalidAccountNumber',
  hint: null,
  help: null,
  isLong: false,
  inputMode: 'text',
  sendable: CODE,
  write: asTyped,
})

const numericAccountNumber = (pattern: RegExp): FieldFormat => ({
  ...accountNumber(pattern),
  inputMode: 'numeric',
  sendable: DIGITS,
  write: withoutDashes,
})

// Three letters in front are rather a label than a part of the number.
export const usAccountNumber = accountNumber(/^(?![A-Za-z]{3})[0-9A-Za-z]{4,17}$/)
export const philippineAccountNumber = numericAccountNumber(/^\d{5,20}$/)
export const indianAccountNumber = numericAccountNumber(/^\d{9,18}$/)
export const canadianAccountNumber = numericAccountNumber(/^\d{5,12}$/)
export const britishAccountNumber: FieldFormat = {
  ...numericAccountNumber(/^\d{8}$/),
  doubt: null,
  hint: 'bankAccounts.hint.eightDigits',
  // Numbers of 9 and 10 digits are shortened by each bank in its own way.
  offer: (text) =>
    /^\d{6,7}$/.test(text) ? { message: 'bankAccounts.offer.olderAccount', value: text.padStart(8, '0') } : null,
}
export const localAccountNumber = accountNumber(/^(?![A-Za-z]{3})[0-9A-Za-z]{3,20}$/)

export const routingNumber: FieldFormat = {
  pattern: /^\d{9}$/,
  doubt: 'bankAccounts.doubt.routingLength',
  error: 'validation.invalidRoutingNumber',
  hint: 'bankAccounts.hint.routingNumber',
  help: 'routingNumber',
  isLong: false,
  inputMode: 'numeric',
  sendable: DIGITS,
  write: withoutDashes,
}

export const bic: FieldFormat = {
  pattern: /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
  doubt: 'bankAccounts.doubt.bic',
  error: 'validation.invalidBic',
  hint: 'bankAccounts.hint.bic',
  help: 'bic',
  isLong: false,
  inputMode: 'text',
  sendable: LETTERS,
  write: (text) => toUpper(withoutDashes(text)),
}

// The spec's pattern allows dashes; the server verifies the check digits.
const TYPED_IBAN = /^[A-Za-z]{2}-?\d{2}-?(?:[A-Za-z0-9]-?){1,30}$/

export const iban: FieldFormat = {
  pattern: /^[A-Z]{2}\d{2}[A-Z0-9]{1,30}$/,
  doubt: null,
  error: 'validation.invalidIban',
  hint: 'bankAccounts.hint.iban',
  help: 'iban',
  isLong: true,
  inputMode: 'text',
  sendable: CODE,
  write: (text) => (TYPED_IBAN.test(text) ? toUpper(withoutDashes(text)) : text),
}

export const clabe: FieldFormat = {
  // The spec's hint says 9 digits; a CLABE has 18.
  pattern: /^\d{18}$/,
  doubt: null,
  error: 'validation.invalidClabe',
  hint: 'bankAccounts.hint.clabe',
  help: 'clabe',
  isLong: true,
  inputMode: 'numeric',
  sendable: DIGITS,
  write: withoutDashes,
}

export const pixKey: FieldFormat = {
  pattern: /^(?!000201.*br\.gov\.bcb\.pix)(?!.+[,;|].).{1,77}$/i,
  doubt: null,
  error: 'validation.invalidPixKey',
  hint: 'bankAccounts.hint.pixKey',
  help: 'pixKey',
  isLong: true,
  inputMode: 'text',
  sendable: CODE,
  write: writePixKey,
  mistaken: (text) => (isPixCode(text) ? 'validation.pixCode' : null),
  offer(text) {
    const value = keyOfPixCode(text)
    return value === null ? null : { message: 'bankAccounts.offer.pixKey', value }
  },
}

export const taxId: FieldFormat = {
  // A CPF, or a CNPJ, which may have letters since July 2026.
  pattern: /^(\d{11}|[0-9A-Z]{12}\d{2})$/,
  doubt: 'bankAccounts.doubt.taxId',
  error: 'validation.invalidTaxId',
  hint: 'bankAccounts.hint.taxId',
  help: 'taxId',
  isLong: false,
  inputMode: 'text',
  sendable: CODE,
  // Two tax ids with a mark between them stay two, and are refused.
  write: (text) => (/^\w{11,}[/|]\w{11,}$/.test(text) ? text : toUpper(text.replaceAll(/[.\-/]/g, ''))),
}

export const ifsc: FieldFormat = {
  pattern: /^[A-Z]{4}0[A-Z0-9]{6}$/,
  doubt: 'bankAccounts.doubt.ifsc',
  error: 'validation.invalidIfsc',
  hint: 'bankAccounts.hint.ifsc',
  help: 'ifsc',
  isLong: false,
  inputMode: 'text',
  sendable: CODE,
  write: (text) => toUpper(withoutDashes(text)),
}

export const documentNumber: FieldFormat = {
  pattern: /^[A-Za-z0-9-]{5,20}$/,
  doubt: 'bankAccounts.doubt.documentNumber',
  error: 'validation.invalidDocumentNumber',
  hint: null,
  help: null,
  isLong: true,
  inputMode: 'text',
  sendable: CODE,
  write: asTyped,
}

export const sortCode: FieldFormat = {
  pattern: /^\d{6}$/,
  doubt: null,
  error: 'validation.invalidSortCode',
  hint: 'bankAccounts.hint.sortCode',
  help: null,
  isLong: false,
  inputMode: 'numeric',
  sendable: DIGITS,
  write: withoutDashes,
}

export const branchCode: FieldFormat = {
  pattern: /^\d{8}$/,
  doubt: 'bankAccounts.doubt.branchCode',
  error: 'validation.invalidBranchCode',
  hint: 'bankAccounts.hint.branchCode',
  help: null,
  isLong: true,
  inputMode: 'numeric',
  sendable: DIGITS,
  // The electronic routing form puts a zero before institution and transit (decisions.md B9).
  write: (text) => withoutDashes(text).replace(/^0(?=\d{8}$)/, ''),
}
