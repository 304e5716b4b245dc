import { describe, expect, test } from 'vitest'
import { isAnswer, respond, type Answer } from '../../../test/answers/answer.ts'
import { SOLANA_ANSWERS } from '../../../test/answers/solana.ts'
import type { SolanaQuestion } from '../../../test/answers/solana-refusals.ts'
import { withoutWaiting } from '../../../test/support/without-waiting.ts'
import type { ChainNode } from '../adapter.ts'
import { createChainNode } from '../node.ts'
import { readOrder } from '../transfer-order.ts'
import {
  readAccounts,
  readAddressTransactions,
  readBlockhash,
  readFee,
  readFinal,
  readHeight,
  readPriorityFees,
  readRent,
  readStatus,
} from './node-reads.ts'
import { CUSTOMER, HASH, TRANSFER } from './scripted.fixture.ts'
import { balanceIncrease } from './token/balance-increase.ts'

const READERS: Readonly<Record<SolanaQuestion, (node: ChainNode, asked: string) => Promise<unknown>>> = {
  blockhash: readBlockhash,
  fee: (node) => readFee(node, Uint8Array.of(1)),
  final: readFinal,
  height: readHeight,
  increase: (node, hash) => balanceIncrease(readOrder('solana', TRANSFER, node), hash, node),
  priorityFees: (node) => readPriorityFees(node, [CUSTOMER]),
  rent: (node) => readRent(node, 165),
  signatures: (node) => readAddressTransactions(node, CUSTOMER, { since: 0 }),
  status: readStatus,
  async accounts(node) {
    const accounts = await readAccounts(node, [CUSTOMER])
    return accounts.map((account) => account && { ...account, data: account.data.length })
  },
}

const read = (answer: Answer<SolanaQuestion>) =>
  READERS[answer.to](
    createChainNode({ fetch: async () => respond(answer), relay: async () => 'unknown' }),
    answer.asked ?? HASH,
  )

describe('what nodes of Solana have answered, as published', () => {
  test.each(SOLANA_ANSWERS.filter(isAnswer))('an answer to $to: $what [CHAIN-13, C6]', async (answer) => {
    await expect(read(answer)).resolves.toEqual(answer.means)
  })

  test.each(SOLANA_ANSWERS.filter((answer) => !isAnswer(answer)))(
    'no answer to $to: $what [SAFE-E1]',
    async (answer) => {
      await expect(withoutWaiting(() => read(answer))).rejects.toMatchObject({
        code: 'network/unreachable',
        broadcast: 'none',
      })
    },
  )
})
