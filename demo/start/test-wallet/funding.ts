import type { LocalNetwork } from '../../chains/local-network.ts'
import { EVM_NETWORKS, type EvmNetwork, SOLANA_TOKENS } from '../../chains/networks.ts'
import { evmWallet } from './evm-account.ts'
import { solanaAddress } from './solana-account.ts'

/** For fees, in whole coins. */
const NATIVE = '10'
/** As the test addresses hold on simulated networks. */
const TOKENS = '5000.00'

/** Gives the Test Wallet what it has at the start on a network, which is new at each start. */
export function fundTestWallet({ network, fund }: LocalNetwork): Promise<void> {
  const evm: EvmNetwork | null = network === 'solana' ? null : EVM_NETWORKS[network]
  const tokens = evm?.tokens ?? SOLANA_TOKENS
  return fund(evm ? evmWallet.address : solanaAddress, {
    native: NATIVE,
    ...(tokens.usdc && { usdc: TOKENS }),
    ...(tokens.usdt && { usdt: TOKENS }),
  })
}
