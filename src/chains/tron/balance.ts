import { isTronAddress } from '../../domain/wallets/addresses/tron.ts'
import { fromUnits } from '../../lib/money.ts'
import type { ChainNode, Holding } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { unreadable } from '../http/http.ts'
import { accountHex } from './address.ts'
import { wordOf } from './hex.ts'
import { callContract } from './node-reads.ts'

const WORD = /^[0-9a-f]{64}$/i

export async function unitsOf({ network, coin, address }: Holding, node: ChainNode) {
  const token = network === 'tron' && isTronAddress(address) ? node.token(network, coin) : null
  if (!token) throw new ChainError('network/refused', { family: 'tron' })
  const call = { owner: address, contract: token.address, selector: 'balanceOf(address)' }
  const { isDone, result } = await callContract(node, { ...call, parameter: wordOf(accountHex(address)) })
  if (!isDone || !WORD.test(result)) throw unreadable()
  return { units: BigInt(`0x${result}`), decimals: token.decimals }
}

export async function balance(holding: Holding, node: ChainNode): Promise<string> {
  const { units, decimals } = await unitsOf(holding, node)
  return fromUnits(units, decimals)
}
