import { isSolanaAddress } from '../../domain/wallets/addresses/solana.ts'
import { fromUnits } from '../../lib/money.ts'
import type { ChainNode, Holding } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { readHolders } from './token/holders.ts'
import { readTokenAccount } from './token/token-program.ts'

/** Reads only the associated token account, because nothing is sent from another. A missing one holds nothing. */
export async function balance({ network, coin, address }: Holding, node: ChainNode): Promise<string> {
  const token = network === 'solana' && isSolanaAddress(address) ? node.token(network, coin) : null
  if (!token) throw new ChainError('network/refused')
  const { holders } = await readHolders(node, token.address, [address])
  const account = holders[0]?.account
  return fromUnits((account && readTokenAccount(account)?.units) ?? 0n, token.decimals)
}
