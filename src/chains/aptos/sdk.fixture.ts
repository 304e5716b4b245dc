import { type Account, type RawTransaction, SimpleTransaction } from '@aptos-labs/ts-sdk'

/** What a wallet of version 1.1 answers. */
export function signedBySdk(account: Account, rawTransaction: RawTransaction) {
  const transaction = new SimpleTransaction(rawTransaction)
  return { rawTransaction: transaction, authenticator: account.signTransactionWithAuthenticator(transaction) }
}
