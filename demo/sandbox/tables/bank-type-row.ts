import type { Capability, Fiat } from './currencies.ts'

/** The fields of which each bank type has some. */
export type BankField =
  | 'bankId'
  | 'routingNumber'
  | 'accountNumber'
  | 'bic'
  | 'iban'
  | 'mxnClabeNumber'
  | 'pixKey'
  | 'taxId'
  | 'phpNetwork'
  | 'phpChannelSubject'
  | 'inrIfsc'
  | 'bankDocumentNumber'
  | 'branchCode'
  | 'sortCode'

export interface FieldRule {
  /** Absent where any text is taken. */
  readonly is?: RegExp
  readonly longest?: number
  readonly message: string
  /** What is done to the text before it is judged, and to what is kept. */
  readonly before?: (text: string) => string
  readonly after?: (text: string) => string
  /** The only values, as the API document lists them. */
  readonly oneOf?: readonly [string, ...string[]]
}

/** What only the payment provider detects: numbers in the right form. */
interface ProviderCheck {
  readonly field: BankField
  readonly message: string
  /** Whether it reads check digits, of which the widget has words of its own. */
  readonly isChecksum: boolean
  holds(values: Readonly<Record<BankField, string>>): boolean
}

/** A valid account, as the API keeps it. */
type Sample = Readonly<Partial<Record<BankField, string>>> & {
  readonly bankName: string
  readonly bankAddress?: string
  readonly accountType?: 'checking' | 'savings'
}

export interface BankTypeRow {
  /** For the console. */
  readonly title: string
  readonly currency: Fiat
  /** For adding an account. */
  readonly needs: Capability
  /** The fields that identify an account of this type: its number, with the bank or the branch that gave it out. */
  readonly identity: readonly [BankField, ...BankField[]]
  /** The field by whose last four characters customers tell accounts apart (`last4`). */
  readonly number: BankField
  /** By which accounts are compared, where one number is written in several ways; null where each is written in one. */
  readonly compared: Readonly<Partial<Record<BankField, (text: string) => string>>> | null
  readonly fields: Readonly<Partial<Record<BankField, FieldRule>>>
  readonly checks: readonly ProviderCheck[]
  readonly sample: Sample
  readonly sampleAddress: {
    readonly country: string
    readonly addressLine1: string
    readonly addressLine2: null
    readonly city: string
    readonly state: string
    readonly postalCode: string
  }
}

export const upper = (text: string) => text.toUpperCase()
export const without = (characters: RegExp) => (text: string) => text.replaceAll(characters, '')

export const required: FieldRule = { message: 'validation.required' }
export const digits = (count: number, message: string): FieldRule => ({ is: new RegExp(`^\\d{${count}}$`), message })
export const accountNumber = (is: RegExp) => ({ accountNumber: { is, message: 'validation.invalidAccountNumber' } })

export const check = (field: BankField, message: string, holds: ProviderCheck['holds']): ProviderCheck => ({
  field,
  message,
  isChecksum: false,
  holds,
})

export const checksum = (field: BankField, message: string, isValid: (value: string) => boolean): ProviderCheck => ({
  field,
  message,
  isChecksum: true,
  holds: (values) => isValid(values[field]),
})

export const address = (
  country: string,
  [addressLine1, city, state, postalCode]: readonly [string, string, string, string],
) => ({
  country,
  addressLine1,
  addressLine2: null,
  city,
  state,
  postalCode,
})
