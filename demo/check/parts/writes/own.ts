import { listBankAccounts } from '../../../../src/api/bank-accounts.ts'
import type { ApiClient } from '../../../../src/api/client.ts'
import { listPayouts } from '../../../../src/api/payouts.ts'
import { listWallets } from '../../../../src/api/wallets.ts'
import type { OnUnreadable } from '../../../../src/api/wire/list.ts'
import type { BankAccount } from '../../../../src/domain/bank-accounts/bank-account.ts'
import type { Payout } from '../../../../src/domain/payouts/payout.ts'
import type { Wallet } from '../../../../src/domain/wallets/wallet.ts'
import type { CallName } from '../../calls.ts'
import type { Marks } from './marks.ts'

/** A list of what the customer has, and which of it only the check can have made. */
export interface OwnList<Row extends { readonly id: string }> {
  readonly name: CallName
  list(api: ApiClient, signal?: AbortSignal, onUnreadable?: OnUnreadable): Promise<readonly Row[]>
  /** What a list says of a row in the same way as the call that made it. */
  readonly same: readonly (keyof Row & string)[]
  isOwn(row: Row, marks: Pick<Marks, 'address' | 'nickname' | 'walletIds'>): boolean
}

export const OWN_WALLETS: OwnList<Wallet> = {
  name: 'GET /v1/ramp/wallets',
  list: listWallets,
  same: ['network', 'address', 'nickname'],
  isOwn: (wallet, { address }) => wallet.address.toLowerCase() === address,
}

export const OWN_ACCOUNTS: OwnList<BankAccount> = {
  name: 'GET /v1/ramp/bankAccounts',
  list: listBankAccounts,
  same: ['accountName', 'accountHolderName', 'currency'],
  isOwn: ({ accountName, deletedAt }, { nickname }) => accountName === nickname && deletedAt === null,
}

/** Only the check can have made a transfer with the check's wallet. */
export const OWN_PAYOUTS: OwnList<Payout> = {
  name: 'GET /v1/ramp/payouts',
  list: listPayouts,
  same: ['type', 'amount', 'created'],
  isOwn: ({ source, destination }, { walletIds }) =>
    [source.id, destination.id].some((id) => id !== null && walletIds.has(id)),
}
