import { describe, expect, it, vi } from 'vitest'
import { createHandOver } from '../http/hand-over.ts'
import { watchTransaction } from './follow.ts'
import { failure } from './grpc-web.fixture.ts'
import { CHECKPOINT, EPOCH, GAS_COIN, HASH, TRANSFER, type Ledger } from './ledger.fixture.ts'
import { scriptedNode } from './scripted.fixture.ts'
import { execute } from './transaction/execution.ts'

const SIGNED = { bytes: Uint8Array.of(1, 2, 3), signature: Uint8Array.of(4, 5) }
const BOUND = { lastEpoch: EPOCH + 1n, checkpoint: CHECKPOINT - 100n, inputs: [GAS_COIN] }

function signedHere(changes: Partial<Ledger> = {}) {
  const { node, submitted } = scriptedNode(changes)
  const handOver = createHandOver(SIGNED, (signed) => execute(node, signed))
  const watch = watchTransaction({ deposit: TRANSFER, hash: HASH, node, bound: BOUND, handOver })
  const looks = async () => [await watch.look(), await watch.look()]
  return { submitted, watch, handOver, looks }
}

describe('a transaction of Sui that this page has handed over', () => {
  it('is handed over again, byte for byte, while it is unseen, and then rarely [C19, SAFE-E3]', async () => {
    vi.useFakeTimers()
    const { watch, submitted } = signedHere()
    for (let second = 0; second < 60; second += 1) {
      const looking = watch.look()
      await vi.advanceTimersByTimeAsync(1000)
      expect(await looking).toBe('unseen')
    }
    vi.useRealTimers()
    expect(submitted()).toEqual(Array.from({ length: 6 }, () => SIGNED))
  })

  it.each([
    ['an invalid signature', 'INVALID_ARGUMENT', 'Invalid user signature: Signature is not valid', 'failed'],
    ['a zkLogin proof that has expired', 'INVALID_ARGUMENT', 'ZKLogin expired at epoch 9, current epoch 12', 'failed'],
    ['objects that another has locked', 'FAILED_PRECONDITION', 'because of locked objects', 'failed'],
    ['validators without time', 'UNAVAILABLE', 'timed-out before finality could be reached', 'unseen'],
    ['another signature of the same', 'ABORTED', 'already finalized but with different user signatures', 'unseen'],
  ] as const)('that a node did not take at first for %s has an end or none [C19, SAFE-E1]', async (...row) => {
    const [, code, message, state] = row
    const take = () => {
      throw failure(code, message)
    }
    const { looks, handOver, submitted } = signedHere({ take })
    await handOver.again()
    expect(await looks()).toEqual([state, state])
    expect(submitted()).toHaveLength(1)
  })
})
