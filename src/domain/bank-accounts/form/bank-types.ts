import { keysOf } from '../../../lib/keys-of.ts'
import type { Fiat } from '../../currency.ts'
import type { FieldFormat } from './field-format.ts'
import * as formats from './field-formats.ts'

export const BANK_FIELDS = [
  'routingNumber',
  'accountNumber',
  'bic',
  'iban',
  'mxnClabeNumber',
  'pixKey',
  'taxId',
  'phpNetwork',
  'phpChannelSubject',
  'inrIfsc',
  'bankDocumentNumber',
  'sortCode',
  'branchCode',
] as const
export type BankField = (typeof BANK_FIELDS)[number]

/** Each option must be a member of the list. */
type ListField = 'phpNetwork' | 'phpChannelSubject'
export type TextField = Exclude<BankField, ListField>

export interface BankTypeRules {
  readonly currency: Fiat
  /** Blank when the customer picks the country. */
  readonly country: string
  readonly needs: 'level1' | 'sepaOrLevel2' | 'level2'
  /** The holder lives in the SEPA area. */
  readonly isForSepaArea: boolean
  readonly hasAccountType: boolean
  /** The payload contains the bank's id, so the bank must be picked from the list. */
  readonly needsBankId: boolean
  readonly lists: readonly ListField[]
  /** The field whose last four characters tell an account from others, also when it is looked up (`last4` of the API). */
  readonly number: TextField
  /** The required fields, in the order of the screen. */
  readonly texts: Readonly<Partial<Record<TextField, FieldFormat>>>
}

const level2 = { needs: 'level2', isForSepaArea: false, hasAccountType: false, needsBankId: false, lists: [] } as const
const localTransfer = {
  ...level2,
  hasAccountType: true,
  needsBankId: true,
  number: 'accountNumber',
  texts: { accountNumber: formats.localAccountNumber },
} as const

/** The rules of each bank type. The selector, the form, the validation and the payload all read this table. */
const BANK_TYPE_RULES = {
  us: {
    currency: 'usd',
    country: 'USA',
    needs: 'level1',
    isForSepaArea: false,
    hasAccountType: true,
    needsBankId: false,
    lists: [],
    number: 'accountNumber',
    texts: { routingNumber: formats.routingNumber, accountNumber: formats.usAccountNumber },
  },
  europe: {
    ...level2,
    currency: 'eur',
    country: '',
    needs: 'sepaOrLevel2',
    isForSepaArea: true,
    number: 'iban',
    texts: { iban: formats.iban, bic: formats.bic },
  },
  mexico: {
    ...level2,
    currency: 'mxn',
    country: 'MEX',
    number: 'mxnClabeNumber',
    texts: { mxnClabeNumber: formats.clabe },
  },
  brazil: {
    ...level2,
    currency: 'brl',
    country: 'BRA',
    number: 'pixKey',
    texts: { pixKey: formats.pixKey, taxId: formats.taxId },
  },
  philippines: {
    ...level2,
    currency: 'php',
    country: 'PHL',
    lists: ['phpNetwork', 'phpChannelSubject'],
    number: 'accountNumber',
    texts: { accountNumber: formats.philippineAccountNumber },
  },
  india: {
    ...level2,
    currency: 'inr',
    country: 'IND',
    hasAccountType: true,
    needsBankId: true,
    number: 'accountNumber',
    texts: {
      accountNumber: formats.indianAccountNumber,
      inrIfsc: formats.ifsc,
      bankDocumentNumber: formats.documentNumber,
    },
  },
  canada: {
    ...level2,
    currency: 'cad',
    country: 'CAN',
    hasAccountType: true,
    needsBankId: true,
    number: 'accountNumber',
    texts: { branchCode: formats.branchCode, accountNumber: formats.canadianAccountNumber },
  },
  great_britain: {
    ...level2,
    currency: 'gbp',
    country: 'GBR',
    number: 'accountNumber',
    texts: { sortCode: formats.sortCode, accountNumber: formats.britishAccountNumber },
  },
  colombia: { ...localTransfer, currency: 'cop', country: 'COL' },
  singapore: { ...localTransfer, currency: 'sgd', country: 'SGP' },
  indonesia: { ...localTransfer, currency: 'idr', country: 'IDN' },
  vietnam: { ...localTransfer, currency: 'vnd', country: 'VNM' },
  thailand: { ...localTransfer, currency: 'thb', country: 'THA' },
} as const satisfies Readonly<Record<string, BankTypeRules>>

export type BankType = keyof typeof BANK_TYPE_RULES
export const BANK_TYPES = keysOf(BANK_TYPE_RULES)

export const readBankType = (text: string): BankType | null => BANK_TYPES.find((type) => type === text) ?? null

export const rulesOf = (bankType: BankType): BankTypeRules => BANK_TYPE_RULES[bankType]

export const bankTypeLabel = (bankType: BankType) => `bankAccounts.type.${bankType}` as const

export const textFieldsOf = ({ texts }: BankTypeRules): readonly (readonly [TextField, FieldFormat])[] =>
  Object.entries(texts) as [TextField, FieldFormat][]
