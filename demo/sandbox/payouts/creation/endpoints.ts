import { bankAccountOnWire, isThirdParty, type BankAccountOnWire } from '../../bank-accounts/bank-account-answer.ts'
import { findBankAccount, type BankAccount } from '../../bank-accounts/bank-account-table.ts'
import type { Db } from '../../db/db.ts'
import { refuse, refuseFields, type Issue } from '../../http/refusal.ts'
import { isFiat } from '../../tables/currencies.ts'
import { linksOfCustomer } from '../../wallets/link-table.ts'
import { findWallet, type Wallet } from '../../wallets/wallet-table.ts'
import type { PayoutRequest } from '../payout-request.ts'

type Side = 'source' | 'destination'

/** The customer's own account and wallet of a payout. A sourceless on-ramp names a currency and has no account. */
export interface Endpoints {
  readonly bankAccount: BankAccount | null
  readonly bankAccountOnWire: BankAccountOnWire | null
  readonly wallet: Wallet
}

export const isSourceless = ({ source }: PayoutRequest) => source.type === 'bankAccount' && isFiat(source.id)

export async function findEndpoints(db: Db, customerId: string, request: PayoutRequest): Promise<Endpoints> {
  const bankSide: Side = request.source.type === 'bankAccount' ? 'source' : 'destination'
  const walletSide: Side = bankSide === 'source' ? 'destination' : 'source'
  const bankAccount = isSourceless(request) ? null : await bankAccountOf(db, customerId, request[bankSide].id)
  const wallet = await findWallet(db, { customerId, id: request[walletSide].id, lock: 'share' })
  if (!wallet) throw refuse('not_found', { resource: 'Wallet' })
  const issues = bankAccount ? accountIssues(bankAccount, bankSide, request) : sourcelessIssues(request)
  if (issues.length > 0) throw refuseFields(issues)
  const links = bankAccount ? await linksOfCustomer(db, customerId) : []
  return { bankAccount, bankAccountOnWire: bankAccount && bankAccountOnWire(bankAccount, links), wallet }
}

async function bankAccountOf(db: Db, customerId: string, id: string): Promise<BankAccount> {
  const account = await findBankAccount(db, { customerId, id, lock: 'share' })
  if (!account || account.deletedAt) throw refuse('not_found', { resource: 'Bank account' })
  return account
}

function accountIssues(account: BankAccount, side: Side, request: PayoutRequest): Issue[] {
  const issues: Issue[] = []
  if (account.status !== 'active') issues.push({ path: [side, 'id'], message: 'Bank account is not active' })
  if (side === 'source' && isThirdParty(account))
    issues.push({ path: [side, 'id'], message: 'Transfers start from an account of your own' })
  if (account.currency !== request[side].currency)
    issues.push({ path: [side, 'currency'], message: 'Currency does not match the bank account' })
  return issues
}

const sourcelessIssues = ({ source }: PayoutRequest): Issue[] =>
  source.id === source.currency
    ? []
    : [{ path: ['source', 'currency'], message: 'Currency does not match the bank account' }]
