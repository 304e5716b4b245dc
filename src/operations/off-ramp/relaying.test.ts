import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RelayAnswer } from '../../chains/adapter.ts'
import { createOffRamp, scripted, settled, type Page } from './send-payout.fixture.ts'
import type { SendTask } from './send-payout.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A wallet that signs for the page, which hands the transaction over at once and with each look. Something happens while it is open. */
function signing(page: Page, id: string, whileOpen: () => void) {
  const { adapter } = scripted(['unseen'])
  const answers: RelayAnswer[] = []
  const allowed: boolean[] = []
  const { send, ...verbs } = adapter(page, id)
  const sendAdapter: SendTask['adapter'] = {
    ...verbs,
    async send(session, deposit, node, steps) {
      const watch = await send(session, deposit, node, steps)
      // Families without a relay ask, and hand it to their network.
      const relay = async () => {
        allowed.push(await node.mayHandOver())
        answers.push(await node.relay('signed', false))
      }
      whileOpen()
      await relay()
      return { ...watch, look: async () => relay().then(watch.look) }
    },
  }
  return { sendAdapter, answers, allowed }
}

test('a signed transaction is handed over while the payout waits for it [CHAIN-15, C19]', async () => {
  const { page, id, send, relayed } = await createOffRamp()
  const { sendAdapter, answers, allowed } = signing(page, id, () => {})
  void send(sendAdapter)
  await vi.advanceTimersByTimeAsync(2500)
  expect([relayed.length, new Set(answers)]).toEqual([answers.length, new Set(['accepted'])])
  expect(new Set(allowed)).toEqual(new Set([true]))
  expect(relayed.length).toBeGreaterThan(2)
})

test('a signed transaction never leaves the page if its payout was cancelled elsewhere since [C19, SAFE-C1]', async () => {
  const { world, page, id, send, relayed, status, phase } = await createOffRamp()
  const { sendAdapter, answers, allowed } = signing(
    page,
    id,
    () => void (world.server.payouts[0]!['status'] = 'cancelled'),
  )
  expect(await settled(send(sendAdapter))).toEqual({ status: 'over', tokens: 'awaited' })
  expect([relayed, new Set(answers), status(), phase()]).toEqual([[], new Set(['unknown']), 'cancelled', 'done'])
  expect(new Set(allowed)).toEqual(new Set([false]))
})

test('a signed transaction stays in the page while the status of its payout is not listed [C19, H16, SAFE-E8]', async () => {
  const { world, page, id, send, relayed } = await createOffRamp()
  const become = (status: string) => void (world.server.payouts[0]!['status'] = status)
  const { sendAdapter, allowed } = signing(page, id, () => become('pendingRefundInformation'))
  void send(sendAdapter)
  await vi.advanceTimersByTimeAsync(20_000)
  expect([relayed, new Set(allowed)]).toEqual([[], new Set([false])])
  become('pending')
  await vi.advanceTimersByTimeAsync(20_000)
  expect([relayed.length > 0, allowed.at(-1)]).toEqual([true, true])
})

test('a signed transaction stays in the page while the server does not answer, and is handed over when it does [C19, C13]', async () => {
  const { world, page, id, send, relayed } = await createOffRamp()
  const { faultOfReads } = world.server
  const { sendAdapter, allowed } = signing(page, id, () => void (faultOfReads.current = 'error500'))
  void send(sendAdapter)
  await vi.advanceTimersByTimeAsync(20_000)
  expect([relayed, new Set(allowed)]).toEqual([[], new Set([false])])
  faultOfReads.current = 'none'
  await vi.advanceTimersByTimeAsync(20_000)
  expect([relayed.length > 0, allowed.at(-1)]).toEqual([true, true])
})
