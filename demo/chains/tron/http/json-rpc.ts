import * as z from 'zod'
import { JsonRpcError } from '../../json-rpc.ts'
import type { Found } from '../chain/chain.ts'
import { MOST_LOG_BLOCKS } from '../facts.ts'
import type { TronNode } from './node.ts'

const bare = (digits: string) => digits.slice(2).toLowerCase()

const blockTag = z.union([z.string().regex(/^0x[0-9a-f]+$/i), z.enum(['earliest', 'latest'])])
const topic = z.union([z.string(), z.array(z.string()), z.null()])
const filterSchema = z.object({
  address: z.union([z.string(), z.array(z.string())]).optional(),
  topics: z.array(topic).default([]),
  fromBlock: blockTag.default('latest'),
  toBlock: blockTag.default('latest'),
})

type Filter = z.output<typeof filterSchema>

const quantity = (value: number) => `0x${value.toString(16)}`

const METHODS: Readonly<Record<string, (node: TronNode, params: readonly unknown[]) => unknown>> = {
  eth_chainId: () => '0x2b6653dc',
  net_version: () => '728126428',
  eth_blockNumber: ({ chain }) => quantity(chain.head.number),
  eth_getLogs(node, [asked]) {
    const parsed = filterSchema.safeParse(asked)
    if (!parsed.success) throw new JsonRpcError(-32602, 'invalid params')
    return logsOf(node, parsed.data)
  },
}

/** The part of Ethereum's interface that java-tron has, at `/jsonrpc`. */
export function answerJsonRpc(node: TronNode, body: unknown): unknown {
  const { id = null, method, params = [] } = (body ?? {}) as Readonly<Record<string, unknown>>
  try {
    if (typeof method !== 'string' || !Array.isArray(params)) throw new JsonRpcError(-32600, 'invalid request')
    if (!Object.hasOwn(METHODS, method)) throw new JsonRpcError(-32601, 'method not found')
    return { jsonrpc: '2.0', id, result: METHODS[method]!(node, params) }
  } catch (error) {
    const { code, message } = error instanceof JsonRpcError ? error : new JsonRpcError(-32603, 'Internal error')
    return { jsonrpc: '2.0', id, error: { code, message, data: '{}' } }
  }
}

function logsOf({ chain }: TronNode, { fromBlock, toBlock, ...wanted }: Filter) {
  const numberOf = (tag: string) =>
    tag === 'earliest' ? 0 : tag === 'latest' ? chain.head.number : Math.min(Number(tag), chain.head.number)
  const [from, to] = [numberOf(fromBlock), numberOf(toBlock)]
  if (to - from > MOST_LOG_BLOCKS) throw new JsonRpcError(-32602, `exceed max block range: ${MOST_LOG_BLOCKS}`)
  const matches = matcher(wanted)
  const logs: unknown[] = []
  for (let number = from; number <= to; number += 1) {
    const block = chain.byNumber(number)
    if (block)
      logs.push(...block.included.flatMap((included, at) => logValues({ ...included, block }, at).filter(matches)))
  }
  return logs
}

type LogValue = ReturnType<typeof logValues>[number]

function logValues({ transaction, info, block }: Found, transactionIndex: number) {
  return info.logs.map(({ address, topics, data }, logIndex) => ({
    address: `0x${address}`,
    topics: topics.map((each) => `0x${each}`),
    data: `0x${data}`,
    transactionHash: `0x${transaction.id}`,
    transactionIndex: quantity(transactionIndex),
    logIndex: quantity(logIndex),
    blockHash: `0x${block.id}`,
    blockNumber: quantity(block.number),
    removed: false,
  }))
}

function matcher({ address, topics }: Pick<Filter, 'address' | 'topics'>) {
  const addresses = address === undefined ? null : [address].flat().map(bare)
  const wanted = topics.map((each) => each && [each].flat().map(bare))
  return (log: LogValue) =>
    (!addresses || addresses.includes(bare(log.address))) &&
    wanted.every((each, at) => !each || (log.topics[at] !== undefined && each.includes(bare(log.topics[at]))))
}
