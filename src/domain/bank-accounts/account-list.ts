import { byOrder } from '../../lib/table.ts'
import { rawValue, type OpenEnum } from '../../lib/open-enum.ts'
import { BANK_ACCOUNT_STATUSES, type BankAccount, type BankAccountStatus } from './bank-account.ts'
import { currencyCode, type Fiat } from '../currency.ts'

export const BANK_PAGE_SIZE = 5

/** A deleted account is inactive in any status. */
export const statusOf = ({
  deletedAt,
  status,
}: Pick<BankAccount, 'deletedAt' | 'status'>): OpenEnum<BankAccountStatus> => (deletedAt ? 'inactive' : status)

const byStatus = byOrder<BankAccount, OpenEnum<BankAccountStatus>>(BANK_ACCOUNT_STATUSES, statusOf)

export const ownAccounts = (accounts: readonly BankAccount[]): readonly BankAccount[] =>
  accounts.filter(({ hasOwner, isThirdParty }) => hasOwner && !isThirdParty).toSorted(byStatus)

/** Third parties that a ramp-only customer may pay. */
export const recipientAccounts = (accounts: readonly BankAccount[]): readonly BankAccount[] =>
  accounts.filter(({ hasOwner, isThirdParty }) => hasOwner && isThirdParty).toSorted(byStatus)

/** The accounts that a payout may name. Third parties are paid in ramp-only mode, and no money is taken from their accounts (decisions.md A3). */
export const payoutAccounts = (
  accounts: readonly BankAccount[],
  { rampType, rampOnly }: { readonly rampType: 'on-ramp' | 'off-ramp'; readonly rampOnly: boolean },
): readonly BankAccount[] => [
  ...ownAccounts(accounts),
  ...(rampType === 'off-ramp' && rampOnly ? recipientAccounts(accounts) : []),
]

export interface AccountChoice {
  readonly account: BankAccount
  /** The reason why the account cannot be chosen yet; null when it can. */
  readonly blockedBy: 'payouts.account.pending' | null
}

/** The accounts that a payout in a currency may use. Accounts under review are listed, but cannot be chosen. */
export function accountChoices(accounts: readonly BankAccount[], currency: Fiat): readonly AccountChoice[] {
  return accounts
    .filter((account) => account.currency === currency)
    .flatMap((account): AccountChoice[] => {
      const status = statusOf(account)
      if (status === 'active') return [{ account, blockedBy: null }]
      return status === 'pending' ? [{ account, blockedBy: 'payouts.account.pending' }] : []
    })
}

const lastFour = (text: string | null) => text?.slice(-4)

/** An e-mail address as a Pix key: its last four characters would say nothing. */
export function maskedMailKey({ pixKey }: Pick<BankAccount, 'pixKey'>): string | null {
  const [, first, domain] = /^(.)[^@]*@(.+)$/u.exec(pixKey ?? '') ?? []
  return first && domain ? `${first}•••@${domain}` : null
}

export const lastFourOf = ({ last4, accountNumber, iban, clabe, philippinesAccountNumber, pixKey }: BankAccount) =>
  last4 ?? lastFour(accountNumber ?? iban ?? clabe ?? philippinesAccountNumber ?? pixKey) ?? null

const plain = (text: string) =>
  text
    .replaceAll(/[\s•.*]+/gu, ' ')
    .trim()
    .toLowerCase()

/** The name that the customer gave; null for the default, whose words the line below a name says too (decisions.md B17). */
export function nicknameOf(account: BankAccount): string | null {
  const { accountName, bankName } = account
  if (accountName === null) return null
  const defaults = [bankName, `${bankName} ${lastFourOf(account) ?? ''}`].map(plain)
  return defaults.includes(plain(accountName)) ? null : accountName
}

export interface SearchText {
  /** The search in these fields tolerates typing errors. */
  readonly words: readonly string[]
  /** The search in these fields is exact, because one wrong digit is another account. */
  readonly digits: readonly string[]
}

export function searchTextOf(account: BankAccount): SearchText {
  const { bankName, accountName, routingNumber, iban, pixKey, clabe, ifsc } = account
  const given = (texts: readonly (string | null)[]) => texts.filter((text) => text !== null)
  return {
    words: given([bankName, accountName, rawValue(statusOf(account)), currencyCode(account.currency)]),
    digits: given([lastFourOf(account), routingNumber, iban, pixKey, clabe, ifsc]),
  }
}
