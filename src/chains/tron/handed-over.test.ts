import { afterEach, expect, test, vi } from 'vitest'
import { recordingSteps } from '../local-node.fixture.ts'
import { info, scriptedNode, scriptedWallet, TRANSFER } from './scripted.fixture.ts'
import { tronAdapter } from './tron-adapter.ts'

afterEach(() => void vi.useRealTimers())

function sending(answers: Parameters<typeof scriptedNode>[0]) {
  const { node, handedOver } = scriptedNode(answers)
  const { recorded, ...steps } = recordingSteps()
  return { sent: tronAdapter.send(scriptedWallet().session, TRANSFER, node, steps), handedOver, recorded }
}

test.each<[string, unknown]>([
  ['accepted', { result: true, code: 'SUCCESS' }],
  ['known already', { result: false, code: 'DUP_TRANSACTION_ERROR' }],
  ['busy', { result: false, code: 'SERVER_BUSY' }],
  ['alone', { result: false, code: 'NOT_ENOUGH_EFFECTIVE_CONNECTION' }],
  ['of another error', { result: false, code: 'OTHER_ERROR' }],
  ['no answer', new Error('down')],
])(
  'after a broadcast with an answer that proves nothing (%s), the chain is read and gets the same bytes again [C6, C19]',
  async (_, answer) => {
    vi.useFakeTimers()
    const { sent, handedOver, recorded } = sending({ 'wallet/broadcasthex': answer })
    const watch = await sent
    expect(recorded).toEqual(['asking', watch.hash])
    for (let second = 0; second < 60; second += 1) {
      await vi.advanceTimersByTimeAsync(1000)
      expect(await watch.look()).toBe('unseen')
    }
    expect([handedOver().length, new Set(handedOver()).size]).toEqual([6, 1])
  },
)

test.each([
  'SIGERROR',
  'CONTRACT_VALIDATE_ERROR',
  'CONTRACT_EXE_ERROR',
  'BANDWITH_ERROR',
  'TAPOS_ERROR',
  'TOO_BIG_TRANSACTION_ERROR',
  'TRANSACTION_EXPIRATION_ERROR',
])('%s in answer to the first broadcast is an end, and no node gets the bytes again [C19, SAFE-E1]', async (code) => {
  const { sent, handedOver } = sending({ 'wallet/broadcasthex': { result: false, code } })
  const watch = await sent
  expect([await watch.look(), await watch.look()]).toEqual(['failed', 'failed'])
  expect(handedOver()).toHaveLength(1)
})

test('a transaction that a node has refused, and that the chain has all the same, is judged by the chain [C6]', async () => {
  let found: unknown = {}
  const { sent } = sending({
    'wallet/broadcasthex': { result: false, code: 'SIGERROR' },
    'wallet/gettransactioninfobyid': () => found,
  })
  const watch = await sent
  found = info(watch.hash)
  expect(await watch.look()).toBe('confirmed')
})
