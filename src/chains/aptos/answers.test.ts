import { describe, expect, test } from 'vitest'
import { isAnswer, respond, type Answer } from '../../../test/answers/answer.ts'
import { APTOS_ANSWERS } from '../../../test/answers/aptos.ts'
import type { AptosQuestion } from '../../../test/answers/aptos-refusals.ts'
import { withoutWaiting } from '../../../test/support/without-waiting.ts'
import type { ChainNode } from '../adapter.ts'
import { createChainNode } from '../node.ts'
import {
  readBalance,
  readGasPrice,
  readLedger,
  readOrderless,
  readSentTransactions,
  readSequence,
  readTransaction,
  simulate,
  submit,
} from './node-reads.ts'
import { CUSTOMER, USDC } from './scripted.fixture.ts'

const BYTES = Uint8Array.of(1)

const READERS: Readonly<Record<AptosQuestion, (node: ChainNode, asked: string) => Promise<unknown>>> = {
  balance: (node) => readBalance(node, { owner: CUSTOMER, asset: USDC, version: 1n }),
  gasPrice: readGasPrice,
  ledger: readLedger,
  orderless: (node) => readOrderless(node, CUSTOMER),
  sequence: (node) => readSequence(node, CUSTOMER, 1n),
  simulation: (node) => simulate(node, BYTES),
  submission: (node) => submit(node, BYTES),
  async sent(node, asked) {
    const from = BigInt(asked)
    const rows = await readSentTransactions(node, CUSTOMER, { from, end: from + 1n })
    return rows && rows.map(({ hash }) => hash)
  },
  async transaction(node, hash) {
    const found = await readTransaction(node, hash)
    if (!found || 'waiting' in found) return found
    const { isSuccess, sequence, time, events } = found
    return { isSuccess, sequence, time, events: events.length }
  },
}

const read = (answer: Answer<AptosQuestion>) =>
  READERS[answer.to](
    createChainNode({ fetch: async () => respond(answer), relay: async () => 'unknown' }),
    answer.asked ?? '0',
  )

describe('what nodes of Aptos have answered, as published', () => {
  test.each(APTOS_ANSWERS.filter(isAnswer))('an answer to $to: $what [CHAIN-13, C6, C19]', async (answer) => {
    await expect(read(answer)).resolves.toEqual(answer.means)
  })

  test.each(APTOS_ANSWERS.filter((answer) => !isAnswer(answer)))(
    'no answer to $to: $what [SAFE-E1]',
    async (answer) => {
      await expect(withoutWaiting(() => read(answer))).rejects.toMatchObject({
        code: 'network/unreachable',
        broadcast: 'none',
      })
    },
  )
})
