import { decodeBase58 } from '../../../domain/wallets/addresses/base58.ts'
import type { ChainNode } from '../../adapter.ts'
import { TOKEN, TOKEN_ACCOUNT } from '../facts.ts'
import { readAccounts } from '../node-reads.ts'

/** Whether Circle can mint USDC at an address: it makes no account (decisions.md C3). Without the SDK, for wallets of other networks. */
export async function isUsdcAccount(address: string, node: ChainNode): Promise<boolean> {
  const mint = decodeBase58(node.token('solana', 'usdc')?.address ?? '')
  const [account] = await readAccounts(node, [address])
  if (!mint || !account || account.program !== TOKEN) return false
  const { data } = account
  const isMint = mint.every((byte, at) => data[at] === byte)
  return data.length === TOKEN_ACCOUNT.bytes && isMint && data[TOKEN_ACCOUNT.stateAt] === TOKEN_ACCOUNT.initialized
}
