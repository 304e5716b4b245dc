import type { Network } from '../../domain/networks.ts'
import type { ChainNode } from '../adapter.ts'
import type { Connection } from '../http/ask-at.ts'
import { unreadable } from '../http/http.ts'
import { callAt, callNode, readNode, type NodeCall } from '../http/json-rpc.ts'

/** Up to 32 bytes, because some nodes write leading zeros. */
const NUMBER = /^0x[0-9a-f]{1,64}$/i
const WORD = /^0x[0-9a-f]{64}$/i

export const readNumber = (value: unknown): bigint | null =>
  typeof value === 'string' && NUMBER.test(value) ? BigInt(value) : null

const ADDRESS = /^0x[0-9a-f]{40}$/i

export const hexOf = (value: bigint | number): string => `0x${value.toString(16)}`

export const readAddress = (value: unknown): string | null =>
  typeof value === 'string' && ADDRESS.test(value) ? value.toLowerCase() : null

export const readWord = (value: unknown): string | null =>
  typeof value === 'string' && WORD.test(value) ? value.toLowerCase() : null

export const topicOf = (address: string): string => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`

export function addressOfTopic(topic: unknown): string | null {
  const word = readWord(topic)
  return word && /^0x0{24}/.test(word) ? `0x${word.slice(-40)}` : null
}

async function headTime(connection: Connection): Promise<number> {
  const block = await callAt(connection, { method: 'eth_getBlockByNumber', params: ['latest', false] })
  const seconds = readNumber(((block ?? {}) as Readonly<Record<string, unknown>>)['timestamp'])
  if (seconds === null) throw unreadable()
  return Number(seconds) * 1000
}

export const askNode = (node: ChainNode, network: Network, call: NodeCall) =>
  callNode(node, { network, headTime }, call)
export const lookAtNode = (node: ChainNode, network: Network, call: NodeCall) =>
  readNode(node, { network, headTime }, call)

export async function numberOf(node: ChainNode, network: Network, call: NodeCall): Promise<bigint> {
  const number = readNumber(await lookAtNode(node, network, call))
  if (number === null) throw unreadable()
  return number
}
