import { decodeBase58 } from '../../../domain/wallets/addresses/base58.ts'
import type { ChainNode } from '../../adapter.ts'
import { TOKEN, TOKEN_ACCOUNT } from '../facts.ts'
import { readAccounts } from '../node-reads.ts'

/**
 * Whether USDC can be minted at an address, as Circle's program does it: it takes an account of the token program, and not its owner's
 * address, and makes none (decisions.md C3). Without the SDK, because a wallet of another network asks. Rejects while the node is silent.
 */
export async function isUsdcAccount(address: string, node: ChainNode): Promise<boolean> {
  const mint = decodeBase58(node.token('solana', 'usdc')?.address ?? '')
  const [account] = await readAccounts(node, [address])
  if (!mint || !account || account.program !== TOKEN) return false
  const { data } = account
  const isMint = mint.every((byte, at) => data[at] === byte)
  return data.length === TOKEN_ACCOUNT.bytes && isMint && data[TOKEN_ACCOUNT.stateAt] === TOKEN_ACCOUNT.initialized
}
