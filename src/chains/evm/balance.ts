import { fromUnits } from '../../lib/money.ts'
import type { ChainNode, Holding } from '../adapter.ts'
import { unitsOf } from './erc20.ts'

export async function balance(holding: Holding, node: ChainNode): Promise<string> {
  const { units, decimals } = await unitsOf(holding, node)
  return fromUnits(units, decimals)
}
