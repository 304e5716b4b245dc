import type { ReadToken } from '../named-token/named-token.ts'
import { fieldsOf, readResource } from './node-reads.ts'

const METADATA = '0x1::fungible_asset::Metadata'

export const readTokenFacts: ReadToken = async ({ address }, node) => {
  const { symbol, decimals } = fieldsOf(await readResource(node, address, METADATA))
  return {
    symbol: typeof symbol === 'string' ? symbol : null,
    decimals: typeof decimals === 'number' ? decimals : null,
  }
}
