import { describe, expect, it, vi } from 'vitest'
import { withoutWaiting } from '../../../test/support/without-waiting.ts'
import { createHandOver } from '../http/hand-over.ts'
import { watchTransaction } from './follow.ts'
import { submit } from './node-reads.ts'
import { HASH, landed, NEXT, NOW, scriptedNode, TRANSFER, type Ledger } from './scripted.fixture.ts'

const SIGNED = Uint8Array.of(1, 2, 3)
const BOUND = { expiration: NOW + 300n, sequence: NEXT }

function signedHere(changes: Partial<Ledger> = {}) {
  const { node, submitted } = scriptedNode(changes)
  const handOver = createHandOver(SIGNED, (bytes) => submit(node, bytes))
  const watch = watchTransaction({ deposit: TRANSFER, hash: HASH, node, bound: BOUND, handOver })
  const looks = async () => [await watch.look(), await watch.look()]
  return { submitted, watch, handOver, looks }
}

describe('a transaction of Aptos that this page has handed over', () => {
  it('is handed over again, byte for byte, while it is unseen, and then rarely [C19, SAFE-E3]', async () => {
    vi.useFakeTimers()
    const { watch, submitted } = signedHere()
    for (let second = 0; second < 60; second += 1) {
      expect(await watch.look()).toBe('unseen')
      await vi.advanceTimersByTimeAsync(1000)
    }
    vi.useRealTimers()
    expect(submitted().map((bytes) => [...bytes])).toEqual(Array.from({ length: 6 }, () => [...SIGNED]))
  })

  it.each([
    ['an invalid signature, as of a keyless account whose key has expired', 1, 'failed'],
    ['too little for the fee', 5, 'failed'],
    ['a number that may be its own', 3, 'unseen'],
    ['a number that is not its turn yet', 4, 'unseen'],
  ])('that a node has refused at first for %s has an end [C19, SAFE-E1]', async (_, code, state) => {
    const body = { message: 'Invalid transaction', error_code: 'vm_error', vm_error_code: code }
    const { looks, handOver, submitted } = signedHere({ take: () => ({ status: 400, body }) })
    await handOver.again()
    expect(await looks()).toEqual([state, state])
    expect(submitted()).toHaveLength(1)
  })

  it.each([
    ['full', 503, { error_code: 'mempool_is_full' }],
    ['behind a limit', 429, { message: 'Too many requests' }],
    ['of another mind', 400, { error_code: 'invalid_input' }],
    ['out of order', 500, { error_code: 'vm_error', vm_error_code: 1 }],
  ])('has no end where a node that is %s did not take it [C19, SAFE-E1]', async (_, status, body) => {
    const { looks, handOver } = signedHere({ take: () => ({ status, body }) })
    const states = withoutWaiting(async () => {
      await handOver.again()
      return looks()
    })
    expect(await states).toEqual(['unseen', 'unseen'])
  })

  it('that is refused, and that the chain has all the same, is judged by the chain [C6]', async () => {
    const body = { error_code: 'vm_error', vm_error_code: 1 }
    const { watch, handOver } = signedHere({ take: () => ({ status: 400, body }), landed: [landed()] })
    await handOver.again()
    expect(await watch.look()).toBe('confirmed')
  })
})
