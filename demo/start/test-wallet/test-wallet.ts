import { FAMILIES } from '../../chains/families.ts'
import type { Family } from '../../chains/networks.ts'
import type { RpcUrls, TestAccount } from '../../chains/test-wallet/test-account.ts'
import type { MissingChains } from '../../sandbox/payouts/chain-port.ts'
import type { RpcMethods } from '../../hosts/json-rpc-route.ts'
import { missingFamilies } from './missing-families.ts'

/** The state for the page, by family. */
export type WalletState = {
  readonly [Name in Family]: ReturnType<(typeof FAMILIES)[Name]['account']['state']>
}

const accounts = Object.entries(FAMILIES).map(([family, { account }]): [string, TestAccount] => [family, account])

/** The Test Wallet of the shop, for its page, with an account in each family. */
export function createTestWallet(rpcUrls: RpcUrls, missingChains: MissingChains = {}): RpcMethods {
  const methods = accounts.map(([, account]) => account.methods(rpcUrls))
  const state = () => Object.fromEntries(accounts.map(([family, account]) => [family, account.state(rpcUrls)]))
  const missing = () => missingFamilies(rpcUrls, missingChains)
  return Object.assign({ state, missing }, ...methods) as RpcMethods
}
