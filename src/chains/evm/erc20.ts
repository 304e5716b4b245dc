import { Interface } from 'ethers'
import { isEvmAddress } from '../../domain/wallets/addresses/evm.ts'
import type { ChainNode, Holding } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { unreadable } from '../http/http.ts'
import { NodeRefusal } from '../http/node-refusal.ts'
import { readAbiCount, readAbiText } from '../named-token/abi-text.ts'
import type { ReadToken } from '../named-token/named-token.ts'
import { askNode, lookAtNode, readWord } from './node-values.ts'

// No return value is declared, because USDT on Ethereum has none (decisions.md C10). The receipt shows what has moved.
const ERC20 = new Interface([
  'function transfer(address to, uint256 value)',
  'function balanceOf(address owner) view returns (uint256)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
])

export const TRANSFER_TOPIC = ERC20.getEvent('Transfer')!.topicHash

export const transferData = (to: string, units: bigint): string => ERC20.encodeFunctionData('transfer', [to, units])

export async function unitsOf({ network, coin, address }: Holding, node: ChainNode) {
  const token = node.token(network, coin)
  if (!token || !isEvmAddress(address)) throw new ChainError('network/refused')
  const data = ERC20.encodeFunctionData('balanceOf', [address])
  const call = { method: 'eth_call', params: [{ to: token.address, data }, 'latest'] }
  const word = readWord(await lookAtNode(node, network, call))
  if (word === null) throw unreadable()
  return { units: BigInt(word), decimals: token.decimals }
}

const SYMBOL = '0x95d89b41'
const DECIMALS = '0x313ce567'

/** A contract without such a function reverts, or returns nothing. */
export const readTokenFacts: ReadToken = async ({ network, address }, node) => {
  const call = async (data: string): Promise<string> => {
    const asked = { method: 'eth_call', params: [{ to: address, data }, 'latest'] }
    const answer = await askNode(node, network, asked).catch((error: unknown) => {
      if (error instanceof NodeRefusal) return ''
      throw error
    })
    return String(answer)
  }
  const [symbol, decimals] = await Promise.all([call(SYMBOL), call(DECIMALS)])
  return { symbol: readAbiText(symbol), decimals: readAbiCount(decimals) }
}
