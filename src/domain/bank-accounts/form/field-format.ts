/** The row of a field in the table of bank types names its help. */
export type FieldHelp = 'routingNumber' | 'iban' | 'bic' | 'clabe' | 'pixKey' | 'taxId' | 'ifsc'

export type FormatError = `validation.${
  | 'invalidRoutingNumber'
  | 'invalidAccountNumber'
  | 'invalidBic'
  | 'invalidIban'
  | 'invalidClabe'
  | 'invalidPixKey'
  | 'invalidTaxId'
  | 'invalidIfsc'
  | 'invalidDocumentNumber'
  | 'invalidSortCode'
  | 'invalidBranchCode'
  | 'shortenedNumber'
  | 'pixCode'}`

type FieldHint = `bankAccounts.hint.${
  | 'routingNumber'
  | 'bic'
  | 'iban'
  | 'clabe'
  | 'pixKey'
  | 'taxId'
  | 'ifsc'
  | 'branchCode'
  | 'sortCode'
  | 'eightDigits'}`

/** The customer's bank may use another form than the one we know, so that it is doubted and not refused. */
export type FormatDoubt = `bankAccounts.doubt.${
  | 'routingLength'
  | 'accountNumber'
  | 'bic'
  | 'taxId'
  | 'ifsc'
  | 'documentNumber'
  | 'branchCode'}`

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
