import { fromUnits } from '../../lib/money.ts'
import type { ChainNode, Holding } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { isAddress } from './address.ts'
import { readBalance } from './node-reads.ts'

export async function balance({ network, coin, address }: Holding, node: ChainNode): Promise<string> {
  const token = network === 'aptos' && isAddress(address) ? node.token(network, coin) : null
  if (!token) throw new ChainError('network/refused')
  return fromUnits(await readBalance(node, { owner: address, asset: token.address }), token.decimals)
}
