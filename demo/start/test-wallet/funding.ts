import { familyFor } from '../../chains/families.ts'
import type { LocalNetwork } from '../../chains/local-network.ts'
import { tokensOf } from '../../chains/networks.ts'

/** As the test addresses hold on simulated networks. */
const TOKENS = '5000.00'

/** Gives the Test Wallet what it has at the start on a network, which is new at each start. */
export function fundTestWallet({ network, fund }: LocalNetwork): Promise<void> {
  const { address, coins } = familyFor(network).account
  const tokens = Object.fromEntries(Object.keys(tokensOf(network)).map((token) => [token, TOKENS]))
  return fund(address, { native: coins, ...tokens })
}
