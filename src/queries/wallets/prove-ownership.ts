import type { ApiClient } from '../../api/client.ts'
import { getAuthMessage } from '../../api/wallets.ts'
import { evmChainId, networkRules, type Network } from '../../domain/networks.ts'
import type { WalletProof } from '../../domain/wallets/wallet.ts'
import type { ConnectionRunner } from '../../chains/connection/run-connection.ts'

interface Parts {
  readonly api: ApiClient
  readonly runner: Pick<ConnectionRunner, 'sign'>
}

interface Claim {
  readonly network: Network
  readonly address: string
}

/** Has the server's signing challenge signed by the connected wallet. Each challenge can be tried once. */
export async function proveOwnership({ api, runner }: Parts, { network, address }: Claim): Promise<WalletProof> {
  const family = networkRules(network).challenge
  if (!family) throw new Error('Invalid network')
  const chain = family === 'evm' && { chainId: evmChainId(network) }
  const { message, nonce } = await getAuthMessage(api, { family, address, network, ...chain })
  return { nonce, signature: await runner.sign(address, message) }
}
