import { lastFourOf } from './account-list.ts'
import type { BankAccount } from './bank-account.ts'
import { rulesOf } from './form/bank-types.ts'
import type { BankAccountPayload } from './form/payload.ts'

const plain = (text: string): string => text.replaceAll(/[\s.-]/gu, '').toUpperCase()

/** A server shows a number whole, masked as in `******6789`, without its first zeros, or not at all. */
const mayShow = (shown: string | null, sent: string | undefined): boolean =>
  shown === null || sent === undefined || plain(sent).endsWith(plain(shown).replace(/.*(?:[*•]|XX)/u, ''))

/** Whether an account may be the one of a form, by all that its row shows: a customer may have two of one bank that end in the same digits. */
export const isAccountOf = (payload: BankAccountPayload) => (account: BankAccount) =>
  account.deletedAt === null &&
  account.currency === payload.currency &&
  account.bankName === payload.bankName &&
  account.accountHolderName === payload.accountHolderName &&
  lastFourOf(account) === payload[rulesOf(payload.bankType).number]?.slice(-4) &&
  mayShow(account.accountNumber ?? account.philippinesAccountNumber, payload.accountNumber) &&
  mayShow(account.routingNumber, payload.routingNumber) &&
  mayShow(account.iban, payload.iban) &&
  mayShow(account.clabe, payload.mxnClabeNumber) &&
  mayShow(account.pixKey, payload.pixKey) &&
  mayShow(account.ifsc, payload.inrIfsc)
