import { createBankAccount, createWalletLink } from '../../api/bank-accounts.ts'
import type { ApiClient } from '../../api/client.ts'
import { createWallet, listWallets } from '../../api/wallets.ts'
import type { BankAccount, WalletBankAccount, WalletLinkPayload } from '../../domain/bank-accounts/bank-account.ts'
import type { BankAccountPayload } from '../../domain/bank-accounts/form/payload.ts'
import type { Wallet, WalletPayload, WalletProof } from '../../domain/wallets/wallet.ts'
import { rawValue } from '../../lib/open-enum.ts'
import type { Journal } from '../journal/journal.ts'
import { runIntent } from './run-intent.ts'

interface Parts {
  readonly api: ApiClient
  readonly journal: Journal
}

export function submitBankAccount({ api, journal }: Parts, payload: BankAccountPayload): Promise<BankAccount> {
  return runIntent(journal, {
    kind: 'bankAccount',
    payload,
    send: (call) => createBankAccount(api, payload, call),
  })
}

/** A second try is signed anew, so the signature is no part of what makes it the same wallet. */
export function submitWallet({ api, journal }: Parts, { proof, ...payload }: WalletSubmission): Promise<Wallet> {
  return runIntent(journal, {
    kind: 'wallet',
    payload,
    send: (call) => createWallet(api, { ...payload, ...proof }, call),
    lookUp: async () => {
      const wallets = await listWallets(api)
      const isIt = ({ network, address }: Wallet) =>
        rawValue(network) === payload.network && address === payload.address
      return wallets.find(isIt) ?? null
    },
  })
}

export interface WalletSubmission extends WalletPayload {
  readonly proof?: WalletProof | undefined
}

export function submitWalletLink({ api, journal }: Parts, payload: WalletLinkPayload): Promise<WalletBankAccount> {
  return runIntent(journal, {
    kind: 'walletBankAccount',
    payload,
    send: (call) => createWalletLink(api, payload, call),
  })
}
