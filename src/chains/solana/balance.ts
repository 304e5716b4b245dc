import { PublicKey } from '@solana/web3.js'
import { isSolanaAddress } from '../../domain/wallets/addresses/solana.ts'
import { fromUnits } from '../../lib/money.ts'
import type { ChainNode, Holding } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { readAccounts } from './node-reads.ts'
import { readTokenAccount, tokenAccountOf } from './token-program.ts'

/** What the owner's own token account has, because nothing is sent from another. An account that is not there has nothing. */
export async function balance({ network, coin, address }: Holding, node: ChainNode): Promise<string> {
  const token = network === 'solana' && isSolanaAddress(address) ? node.token(network, coin) : null
  if (!token) throw new ChainError('network/refused')
  const account = tokenAccountOf(new PublicKey(address), new PublicKey(token.address))
  const [found] = await readAccounts(node, [account.toBase58()])
  return fromUnits((found && readTokenAccount(found)?.units) ?? 0n, token.decimals)
}
