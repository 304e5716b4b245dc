import type { TransferOrder } from '../../transfer-order.ts'
import { accountHex } from '../address.ts'
import { wordOf } from '../hex.ts'

const TRANSFER_TOPIC = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const WORD = /^[0-9a-f]{64}$/

const bare = (value: unknown): string => (typeof value === 'string' ? value.toLowerCase().replace(/^0x/, '') : '')

export const transferTopics = ({ from, to }: TransferOrder): readonly string[] => [
  TRANSFER_TOPIC,
  wordOf(accountHex(from)),
  wordOf(accountHex(to)),
]

/** The units that a log moves from the payout's wallet to its address; zero for any other log. */
export function movedBy(log: unknown, order: TransferOrder): bigint {
  const { address, topics, data, removed } = (log ?? {}) as Readonly<Record<string, unknown>>
  const present = Array.isArray(topics) ? topics.map(bare) : []
  const isOurs = transferTopics(order).every((topic, at) => present[at] === topic)
  const isTokens = bare(address) === accountHex(order.token.address) && removed !== true
  return isOurs && isTokens && WORD.test(bare(data)) ? BigInt(`0x${bare(data)}`) : 0n
}
