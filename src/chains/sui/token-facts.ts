import type { ReadToken } from '../named-token/named-token.ts'
import { ask } from './grpc.ts'

export const readTokenFacts: ReadToken = async ({ address }, node) => {
  const { response } = await ask(node, ({ stateService }, options) =>
    stateService.getCoinInfo({ coinType: address }, options),
  )
  const { symbol, decimals } = response.metadata ?? {}
  return { symbol: symbol ?? null, decimals: decimals ?? null }
}
