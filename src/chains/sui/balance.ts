import { isSuiAddress } from '../../domain/wallets/addresses/move.ts'
import { writeAddress } from '../../domain/wallets/addresses/address.ts'
import { fromUnits } from '../../lib/money.ts'
import type { ChainNode, Holding } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { readBalance } from './node-reads.ts'

export async function balance({ network, coin, address }: Holding, node: ChainNode): Promise<string> {
  const token = network === 'sui' && isSuiAddress(address) ? node.token(network, coin) : null
  if (!token) throw new ChainError('network/refused')
  const { all } = await readBalance(node, writeAddress('sui', address), token.address)
  return fromUnits(all, token.decimals)
}
