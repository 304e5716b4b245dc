import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRampCustomer } from '../payouts/test-ramps.ts'
import { codeOf, createTestSandbox, type TestSandbox } from '../testing.ts'
import { idempotencyModes, type IdempotencyMode, type Reuse } from './modes.ts'

const boxes = {} as Record<IdempotencyMode, TestSandbox>
beforeAll(async () => {
  for (const idempotency of idempotencyModes)
    boxes[idempotency] = await createTestSandbox({ settings: { idempotency } })
})
afterAll(() => Promise.all(Object.values(boxes).map((box) => box.close())))

const expected: Record<IdempotencyMode, Record<Reuse, string>> = {
  replay: { answered: '201', otherBody: '409 idempotency_conflict', running: '409 idempotency_in_progress' },
  refuse: {
    answered: '409 idempotency_key_used',
    otherBody: '409 idempotency_key_used',
    running: '409 idempotency_key_used',
  },
  unprocessable: {
    answered: '422 idempotency_key_reused',
    otherBody: '422 idempotency_key_reused',
    running: '409 idempotency_in_progress',
  },
}

test.each(idempotencyModes)('the mode %s answers a reused key as its table says [SAFE-B5]', async (mode) => {
  const box = boxes[mode]
  const { payoutBody, askWith, ask, onRamp, token } = await createRampCustomer(box)
  const body = await payoutBody(onRamp)
  const post = askWith('reused')
  const first = await post('POST', 'payouts', body)
  expect(first.status).toBe(201)

  const again = await post('POST', 'payouts', body)
  expect(again.status === 201 ? '201' : codeOf(again)).toBe(expected[mode].answered)
  if (mode === 'replay') expect(again.data).toEqual(first.data)
  const other = await payoutBody({ ...onRamp, amount: '50.00' })
  expect(codeOf(await post('POST', 'payouts', other))).toBe(expected[mode].otherBody)
  expect((await ask('GET', 'payouts')).data.payouts).toHaveLength(1)

  const slow = { token, key: 'running', body, headers: { 'X-Sandbox-Delay': '300' } }
  const running = box.request('POST', 'payouts', slow)
  await expect.poll(async () => (await box.db.query('select id from idempotency_keys')).length).toBeGreaterThan(1)
  expect(codeOf(await askWith('running')('POST', 'payouts', body))).toBe(expected[mode].running)
  expect((await running).status).toBe(201)
  expect((await ask('GET', 'payouts')).data.payouts).toHaveLength(2)
})

test.each(['refuse', 'unprocessable'] as const)(
  'in the mode %s a repeat after a lost answer is refused, and the payout is in the list with its key [SAFE-B2]',
  async (mode) => {
    const box = boxes[mode]
    const { payoutBody, askWith, ask, onRamp } = await createRampCustomer(box)
    const body = await payoutBody(onRamp)
    const lost = { method: 'POST', path: 'payouts', status: 500, shape: 'drop', when: 'after' }
    await box.request('POST', '/sandbox/fail-next', { body: lost })
    await expect(askWith('lost')('POST', 'payouts', body)).rejects.toThrow('fetch failed')
    expect(codeOf(await askWith('lost')('POST', 'payouts', body))).toBe(expected[mode].answered)
    expect((await ask('GET', 'payouts')).data.payouts).toMatchObject([{ idempotencyKey: 'lost' }])
  },
)
