import type { ReadToken } from '../named-token/named-token.ts'
import { readAbiCount, readAbiText } from '../named-token/abi-text.ts'
import { callContract } from './node-reads.ts'

export const readTokenFacts: ReadToken = async ({ address }, node) => {
  const call = async (selector: string): Promise<string> => {
    const { isDone, result } = await callContract(node, { owner: address, contract: address, selector, parameter: '' })
    return isDone ? result : ''
  }
  const [symbol, decimals] = await Promise.all([call('symbol()'), call('decimals()')])
  return { symbol: readAbiText(symbol), decimals: readAbiCount(decimals) }
}
