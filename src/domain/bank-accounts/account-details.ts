import { rawValue } from '../../lib/open-enum.ts'
import type { AccountType, BankAccount } from './bank-account.ts'
import { lastFourOf } from './account-list.ts'
import { formatAddress } from './postal-address.ts'

type DetailLabel = `bankAccounts.detail.${
  | 'accountHolder'
  | 'bankName'
  | 'accountNumber'
  | 'lastFour'
  | 'routingNumber'
  | 'iban'
  | 'clabe'
  | 'ifsc'
  | 'pixKey'
  | 'address'
  | 'bankAddress'}`

interface DetailLine {
  readonly label: DetailLabel
  readonly value: string
}

const MASK = /[*•]|x{2,}/i

export const isMasked = (text: string): boolean => MASK.test(text)

const whole = (text: string | null) => (text === null || isMasked(text) ? null : text)

/** A masked number cannot be paid to, so its last four digits are labelled as such. */
function numberLines(account: BankAccount): readonly (readonly [DetailLabel, string | null])[] {
  const { pixKey, iban, clabe, accountNumber, philippinesAccountNumber } = account
  const numbers = [
    ['bankAccounts.detail.pixKey', whole(pixKey)],
    ['bankAccounts.detail.accountNumber', whole(accountNumber) ?? whole(philippinesAccountNumber)],
    ['bankAccounts.detail.iban', whole(iban)],
    ['bankAccounts.detail.clabe', whole(clabe)],
  ] as const
  const isKnown = numbers.some(([, value]) => value !== null)
  return isKnown ? numbers : [['bankAccounts.detail.lastFour', lastFourOf(account)]]
}

/** The details of an account in the order of the screen. The account type is shown by its label, not by its value. */
export function accountDetails(account: BankAccount): readonly DetailLine[] {
  const { beneficiaryAddress } = account
  const lines: readonly (readonly [DetailLabel, string | null])[] = [
    ['bankAccounts.detail.accountHolder', account.accountHolderName],
    ['bankAccounts.detail.bankName', account.bankName],
    ...numberLines(account),
    ['bankAccounts.detail.routingNumber', whole(account.routingNumber)],
    ['bankAccounts.detail.ifsc', account.ifsc],
    ['bankAccounts.detail.address', beneficiaryAddress && formatAddress(beneficiaryAddress)],
    ['bankAccounts.detail.bankAddress', account.bankAddressString],
  ]
  return lines.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

interface AccountTypeLabel {
  /** Null for a type that this version does not know; the screen then shows the server's text. */
  readonly label: `bankAccounts.accountType.${AccountType}` | null
  readonly raw: string
}

export function accountTypeLabel({ accountType }: Pick<BankAccount, 'accountType'>): AccountTypeLabel | null {
  if (accountType === null) return null
  const label = typeof accountType === 'string' ? (`bankAccounts.accountType.${accountType}` as const) : null
  return { label, raw: rawValue(accountType) }
}
