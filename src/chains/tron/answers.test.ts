import { describe, expect, test } from 'vitest'
import { isAnswer, respond, type Answer } from '../../../test/answers/answer.ts'
import { TRON_ANSWERS } from '../../../test/answers/tron.ts'
import type { TronQuestion } from '../../../test/answers/tron-refusals.ts'
import { withoutWaiting } from '../../../test/support/without-waiting.ts'
import type { ChainNode } from '../adapter.ts'
import { createChainNode } from '../node.ts'
import {
  broadcast,
  callContract,
  isSolid,
  readExpiration,
  readHead,
  readInfo,
  readPrices,
  readResources,
  readTrx,
} from './node-reads.ts'
import { block, CUSTOMER, TRANSFER, USDT } from './scripted.fixture.ts'
import { findTransfers } from './transaction/find-sent.ts'

const CALL = { owner: CUSTOMER, contract: USDT, selector: 'paused()', parameter: '' }
/** Of the block that the answer names, so that nothing is searched. */
const LISTED = 0x3fe1dec

const READERS: Readonly<Record<TronQuestion, (node: ChainNode, asked: string) => Promise<unknown>>> = {
  account: (node) => readTrx(node, CUSTOMER),
  broadcast: (node) => broadcast(node, '0a'),
  call: (node) => callContract(node, CALL),
  expiration: readExpiration,
  head: readHead,
  isSolid,
  listed: (node) => findTransfers(TRANSFER, LISTED, node),
  logs: (node) => findTransfers(TRANSFER, LISTED, node),
  prices: readPrices,
  resources: (node) => readResources(node, CUSTOMER),
  async info(node, hash) {
    const info = await readInfo(node, hash, 'wallet')
    return info && { ...info, logs: info.logs.length }
  },
}

/** What else a search asks for. */
const OTHERS: Readonly<Partial<Record<TronQuestion, Readonly<Record<string, unknown>>>>> = {
  listed: { 'wallet/getblock': block(LISTED), eth_getLogs: { result: [] } },
  logs: { 'wallet/getblock': block(LISTED), eth_blockNumber: { result: '0x3fe1dec' } },
}

function nodeOf(answer: Answer<TronQuestion>) {
  const fetch = async (url: unknown, init?: RequestInit) => {
    const { method } = JSON.parse((init?.body as string | undefined) ?? '{}') as { readonly method?: string }
    const other = OTHERS[answer.to]?.[method ?? new URL(String(url)).pathname.slice(1)]
    return other === undefined ? respond(answer) : Response.json(other)
  }
  return createChainNode({ fetch, relay: async () => 'unknown' })
}

const read = (answer: Answer<TronQuestion>) => READERS[answer.to](nodeOf(answer), answer.asked ?? '')

describe('what nodes of TRON have answered, as published', () => {
  test.each(TRON_ANSWERS.filter(isAnswer))('an answer to $to: $what [CHAIN-13, C6]', async (answer) => {
    await expect(read(answer)).resolves.toEqual(answer.means)
  })

  test.each(TRON_ANSWERS.filter((answer) => !isAnswer(answer)))('no answer to $to: $what [SAFE-E1]', async (answer) => {
    await expect(withoutWaiting(() => read(answer))).rejects.toMatchObject({
      code: 'network/unreachable',
      broadcast: 'none',
    })
  })
})
