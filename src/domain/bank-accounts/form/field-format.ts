/** The row of a field in the table of bank types names its help. */
export type FieldHelp = 'routingNumber' | 'iban' | 'bic' | 'clabe' | 'pixKey' | 'taxId' | 'ifsc'

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
  | 'validation.shortenedNumber'
  | 'validation.pixCode'

// Only the server verifies check digits. It refuses a number in the right form with the error of its form.
const WRONG_CHECK_DIGITS = new Map<string, string>([
  ['validation.invalidRoutingNumber', 'validation.checkRoutingNumber'],
  ['validation.invalidIban', 'validation.checkIban'],
  ['validation.invalidClabe', 'validation.checkClabe'],
  ['validation.invalidTaxId', 'validation.checkTaxId'],
] satisfies readonly (readonly [FormatError, string])[])

/** The message for a server's refusal of a number that has passed the validation of its form. */
export const refusalMessage = (message: string): string => WRONG_CHECK_DIGITS.get(message) ?? message

type FieldHint =
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

/** The customer's bank may use another form than the one we know, so that it is doubted and not refused. */
export type FormatDoubt =
  | 'bankAccounts.doubt.routingLength'
  | 'bankAccounts.doubt.accountNumber'
  | 'bankAccounts.doubt.bic'
  | 'bankAccounts.doubt.taxId'
  | 'bankAccounts.doubt.ifsc'
  | 'bankAccounts.doubt.documentNumber'
  | 'bankAccounts.doubt.branchCode'

export interface FieldFormat {
  /** The usual form of the text as it is sent. */
  readonly pattern: RegExp
  /** Said of a text in another form; null where the specification demands the form, and the text is refused. */
  readonly doubt: FormatDoubt | null
  readonly error: FormatError
  readonly hint: FieldHint | null
  readonly help: FieldHelp | null
  /** Has a full line of the form. */
  readonly isLong: boolean
  readonly inputMode: 'numeric' | 'text'
  /** What could reach the bank as this field at all, where another form than the usual one is only doubted. */
  readonly sendable: RegExp
  readonly write: (text: string) => string
  /** A refused text that is known to be something else. */
  readonly mistaken?: (text: string) => FormatError | null
  /** What a refused text may have been meant as. */
  readonly offer?: (text: string) => FieldOffer | null
}

/** A value to fill in, if the customer says so. */
export interface FieldOffer {
  readonly message: 'bankAccounts.offer.olderAccount' | 'bankAccounts.offer.pixKey'
  readonly value: string
}
