import { describe, expect, test } from 'vitest'
import { TRANSFER_TOPIC } from '../../../demo/chains/evm/erc20.ts'
import { isAnswer, respond, type Answer } from '../../../test/answers/answer.ts'
import { EVM_ANSWERS } from '../../../test/answers/evm.ts'
import type { EvmQuestion } from '../../../test/answers/evm-refusals.ts'
import { RANGE_REFUSALS, type RangeRefusal } from '../../../test/answers/log-ranges.ts'
import { withoutWaiting } from '../../../test/support/without-waiting.ts'
import type { ChainNode } from '../adapter.ts'
import { createChainNode } from '../node.ts'
import { unitsOf } from './erc20.ts'
import { lookAtNode, numberOf } from './node-values.ts'
import { CUSTOMER, DEPOSIT, TRANSFER, UNITS, USDC, word } from './scripted.fixture.ts'
import { countAt, finalBlock } from './transaction/finality.ts'
import { findSent } from './transaction/find-sent.ts'
import { readReceipt } from './transaction/receipt.ts'
import { senderNonceOf } from './transaction/sender-nonce.ts'

const nodeOf = (fetch: typeof globalThis.fetch) => createChainNode({ fetch, relay: async () => 'unknown' })

/** Each question as the product asks it, through the reader that gets the answer there. */
const READERS: Readonly<Record<EvmQuestion, (node: ChainNode, asked: string) => Promise<unknown>>> = {
  balance: (node) => numberOf(node, 'base', { method: 'eth_getBalance', params: [CUSTOMER, 'latest'] }),
  block: (node) => numberOf(node, 'base', { method: 'eth_blockNumber', params: [] }),
  gas: (node) => numberOf(node, 'base', { method: 'eth_estimateGas', params: [{}] }),
  call: (node) => unitsOf({ network: 'base', coin: 'usdc', address: CUSTOMER }, node),
  count: (node) => countAt({ address: CUSTOMER, block: 100n }, 'base', node),
  final: (node) => finalBlock('base', node),
  async receipt(node, hash) {
    const read = await lookAtNode(node, 'base', { method: 'eth_getTransactionReceipt', params: [hash] })
    const receipt = readReceipt(read, hash)
    return receipt && { ...receipt, logs: receipt.logs.length }
  },
  async sender(node, hash) {
    const read = await lookAtNode(node, 'base', { method: 'eth_getTransactionByHash', params: [hash] })
    return senderNonceOf((read ?? {}) as Readonly<Record<string, unknown>>)
  },
}

const read = (answer: Answer<EvmQuestion>) =>
  READERS[answer.to](
    nodeOf(async () => respond(answer)),
    answer.asked ?? '',
  )

describe('what nodes have answered, as published', () => {
  test.each(EVM_ANSWERS.filter(isAnswer))('an answer to $to: $what [C6]', async (answer) => {
    await expect(read(answer)).resolves.toEqual(answer.means)
  })

  test.each(EVM_ANSWERS.filter((answer) => !isAnswer(answer)))('no answer to $to: $what [SAFE-E1]', async (answer) => {
    await expect(withoutWaiting(() => read(answer))).rejects.toMatchObject({
      code: 'network/unreachable',
      broadcast: 'none',
    })
  })
})

const SINCE = 1000
const NEWEST = SINCE + 9999
const SENT = {
  address: USDC,
  topics: [TRANSFER_TOPIC, word(CUSTOMER), word(DEPOSIT)],
  data: word(UNITS),
  transactionHash: word(7n),
}

/** A node with a transfer in the seventh block of the search, which searches so many blocks at once and refuses more. */
const searching = (refused: RangeRefusal) =>
  nodeOf(async (_, init) => {
    const { method, params } = JSON.parse(init!.body as string) as { method: string; params: readonly unknown[] }
    const hex = (value: number) => `0x${value.toString(16)}`
    if (method === 'eth_blockNumber') return Response.json({ result: hex(NEWEST) })
    if (method === 'eth_getBlockByNumber') return Response.json({ result: { number: hex(NEWEST - 300) } })
    const { fromBlock, toBlock } = params[0] as Readonly<Record<string, string>>
    const [first, last] = [Number(fromBlock), toBlock === 'latest' ? NEWEST : Number(toBlock)]
    if (last - first + 1 > (refused.most ?? 0)) return respond(refused)
    return Response.json({ result: first <= SINCE + 7 && last >= SINCE + 7 ? [SENT] : [] })
  })

describe('how providers refuse to search many blocks, as published', () => {
  test.each(RANGE_REFUSALS.filter(({ most }) => most !== null))(
    'searched in shorter ranges: $what [C20]',
    async (refused) => {
      await expect(withoutWaiting(() => findSent(TRANSFER, SINCE, searching(refused)))).resolves.toMatchObject({
        hash: SENT.transactionHash,
      })
    },
  )

  test.each(RANGE_REFUSALS.filter(({ most }) => most === null))(
    'proves nothing: $what [C20, SAFE-E1]',
    async (refused) => {
      await expect(withoutWaiting(() => findSent(TRANSFER, SINCE, searching(refused)))).rejects.toMatchObject({
        code: 'network/unreachable',
      })
    },
  )
})
