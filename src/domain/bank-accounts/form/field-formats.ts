import type { FieldHelp } from './help/load-helper.ts'

export type FormatError =
  | 'validation.invalidRoutingNumber'
  | 'validation.invalidAccountNumber'
  | 'validation.invalidBic'
  | 'validation.invalidIban'
  | 'validation.invalidClabe'
  | 'validation.invalidPixKey'
  | 'validation.invalidTaxId'
  | 'validation.invalidIfsc'
  | 'validation.invalidDocumentNumber'
  | 'validation.invalidSortCode'
  | 'validation.invalidBranchCode'

// Only the server verifies check digits. It refuses a number in the right form with the error of its form.
const WRONG_CHECK_DIGITS = new Map<string, string>([
  ['validation.invalidRoutingNumber', 'validation.checkRoutingNumber'],
  ['validation.invalidIban', 'validation.checkIban'],
  ['validation.invalidClabe', 'validation.checkClabe'],
  ['validation.invalidTaxId', 'validation.checkTaxId'],
] satisfies readonly (readonly [FormatError, string])[])

/** The message for a server's refusal of a number that has passed the validation of its form. */
export const refusalMessage = (message: string): string => WRONG_CHECK_DIGITS.get(message) ?? message

export type FieldHint =
  | 'bankAccounts.hint.routingNumber'
  | 'bankAccounts.hint.bic'
  | 'bankAccounts.hint.iban'
  | 'bankAccounts.hint.clabe'
  | 'bankAccounts.hint.pixKey'
  | 'bankAccounts.hint.taxId'
  | 'bankAccounts.hint.ifsc'
  | 'bankAccounts.hint.branchCode'
  | 'bankAccounts.hint.sortCode'
  | 'bankAccounts.hint.eightDigits'

export interface FieldFormat {
  /** The limit applies to the text as it is sent. */
  readonly pattern: RegExp
  readonly error: FormatError
  readonly hint: FieldHint | null
  readonly help: FieldHelp | null
  readonly inputMode: 'numeric' | 'text'
  readonly write: (text: string) => string
}

const asTyped = (text: string) => text
const toUpper = (text: string) => text.toUpperCase()

const accountNumber = (pattern: RegExp, hint: FieldHint | null = null): FieldFormat => ({
  pattern,
  error: 'validation.invalidAccountNumber',
  hint,
  help: null,
  inputMode: pattern.source.startsWith('^\\d') ? 'numeric' : 'text',
  write: asTyped,
})

export const usAccountNumber = accountNumber(/^[0-9A-Za-z]{4,17}$/)
export const philippineAccountNumber = accountNumber(/^\d{5,20}$/)
export const indianAccountNumber = accountNumber(/^\d{9,18}$/)
export const canadianAccountNumber = accountNumber(/^\d{5,12}$/)
export const britishAccountNumber = accountNumber(/^\d{8}$/, 'bankAccounts.hint.eightDigits')
export const localAccountNumber = accountNumber(/^[0-9A-Za-z]{3,20}$/)

export const routingNumber: FieldFormat = {
  pattern: /^\d{9}$/,
  error: 'validation.invalidRoutingNumber',
  hint: 'bankAccounts.hint.routingNumber',
  help: 'routingNumber',
  inputMode: 'numeric',
  write: asTyped,
}

export const bic: FieldFormat = {
  pattern: /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
  error: 'validation.invalidBic',
  hint: 'bankAccounts.hint.bic',
  help: 'bic',
  inputMode: 'text',
  write: toUpper,
}

// The spec's pattern allows dashes; the server verifies the check digits.
const TYPED_IBAN = /^[A-Za-z]{2}-?\d{2}-?(?:[A-Za-z0-9]-?){1,30}$/

export const iban: FieldFormat = {
  pattern: /^[A-Z]{2}\d{2}[A-Z0-9]{1,30}$/,
  error: 'validation.invalidIban',
  hint: 'bankAccounts.hint.iban',
  help: 'iban',
  inputMode: 'text',
  write: (text) => (TYPED_IBAN.test(text) ? text.replaceAll('-', '').toUpperCase() : text),
}

export const clabe: FieldFormat = {
  // The spec's hint says 9 digits; a CLABE has 18.
  pattern: /^\d{18}$/,
  error: 'validation.invalidClabe',
  hint: 'bankAccounts.hint.clabe',
  help: 'clabe',
  inputMode: 'numeric',
  write: asTyped,
}

export const pixKey: FieldFormat = {
  pattern: /^.{1,77}$/,
  error: 'validation.invalidPixKey',
  hint: 'bankAccounts.hint.pixKey',
  help: 'pixKey',
  inputMode: 'text',
  write: asTyped,
}

export const taxId: FieldFormat = {
  // A CPF, or a CNPJ, which may have letters since July 2026.
  pattern: /^(\d{11}|[0-9A-Z]{12}\d{2})$/,
  error: 'validation.invalidTaxId',
  hint: 'bankAccounts.hint.taxId',
  help: 'taxId',
  inputMode: 'text',
  write: (text) => text.replaceAll(/[.\-/]/g, '').toUpperCase(),
}

export const ifsc: FieldFormat = {
  pattern: /^[A-Z]{4}0[A-Z0-9]{6}$/,
  error: 'validation.invalidIfsc',
  hint: 'bankAccounts.hint.ifsc',
  help: 'ifsc',
  inputMode: 'text',
  write: toUpper,
}

export const documentNumber: FieldFormat = {
  pattern: /^[A-Za-z0-9-]{5,20}$/,
  error: 'validation.invalidDocumentNumber',
  hint: null,
  help: null,
  inputMode: 'text',
  write: asTyped,
}

export const sortCode: FieldFormat = {
  pattern: /^\d{6}$/,
  error: 'validation.invalidSortCode',
  hint: 'bankAccounts.hint.sortCode',
  help: null,
  inputMode: 'numeric',
  write: (text) => text.replaceAll('-', ''),
}

export const branchCode: FieldFormat = {
  pattern: /^\d{8}$/,
  error: 'validation.invalidBranchCode',
  hint: 'bankAccounts.hint.branchCode',
  help: null,
  inputMode: 'numeric',
  // The electronic routing form puts a zero before institution and transit.
  write: (text) => text.replaceAll('-', '').replace(/^0(?=\d{8}$)/, ''),
}
