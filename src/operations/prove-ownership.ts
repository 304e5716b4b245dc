import type { ApiClient } from '../api/client.ts'
import { getAuthMessage } from '../api/wallets.ts'
import { networkRules, type Network } from '../domain/networks.ts'
import type { WalletProof } from '../domain/wallets/wallet.ts'
import { isChainError } from '../chains/is-chain-error.ts'
import type { ConnectionRunner } from '../chains/connection/run-connection.ts'

/** A vault of Squads has no key. A contract that may sign all the same is asked (decisions.md W18). */
export function isAskedToSign(network: Network, isMultisig = false): boolean {
  const { challenge, contractsSign = false } = networkRules(network)
  return challenge !== null && (contractsSign || !isMultisig)
}

interface Parts {
  readonly api: ApiClient
  readonly runner: Pick<ConnectionRunner, 'sign'>
}

interface Claim {
  readonly network: Network
  readonly address: string
}

/**
 * Has the server's signing challenge signed by the connected wallet. Each challenge can be tried once. Null for a wallet that signs no
 * messages: it is saved unsigned (decisions.md W11, W18).
 */
export async function proveOwnership({ api, runner }: Parts, { network, address }: Claim): Promise<WalletProof | null> {
  const { challenge: family, chainId } = networkRules(network)
  if (!family) throw new Error('Invalid network')
  const { message, nonce } = await getAuthMessage(api, { family, address, network, chainId })
  try {
    return { nonce, signature: await runner.sign(address, message) }
  } catch (error) {
    if (isChainError(error) && error.code === 'wallet/cannot-sign') return null
    throw error
  }
}
