import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSandbox, type TestSandbox } from '../testing.ts'
import { createTestCustomer } from './test-customer.ts'
import { createPayingCustomer } from './test-ramps.ts'

let box: TestSandbox
beforeAll(async () => {
  box = await createTestSandbox()
})
afterAll(() => box.close())

const ready = () => createPayingCustomer(box)

test('a paid on-ramp passes each status, and has its final amount only at the end [STATE-PAY-01]', async () => {
  const { onRamp, fund, payout, ledger } = await ready()
  const id = await onRamp()
  await box.advance(3)
  expect(await payout(id)).toMatchObject({ status: 'pending' })
  box.clock.advance(1000)
  expect((await fund(id)).data.payout).toMatchObject({ status: 'funded', finalAmount: null })
  expect((await payout(id)).updated).toBe(new Date(box.clock.now()).toISOString())
  await box.advance()
  expect(await payout(id)).toMatchObject({ status: 'processing', finalAmount: null })
  await box.advance()
  expect(await payout(id)).toMatchObject({ status: 'succeeded', finalAmount: '99.40' })
  expect(await ledger(id)).toEqual(['bankIn 100.00 usd', 'fee 0.60 usd', 'tokenOut 99.40 usdc'])
  await box.advance(5)
  expect(await ledger(id)).toHaveLength(3)
})

test('a paid off-ramp is delivered to the bank account', async () => {
  const { offRamp, fund, payout, ledger } = await ready()
  const id = await offRamp()
  await fund(id)
  await box.advance(2)
  expect(await payout(id)).toMatchObject({ status: 'succeeded', finalAmount: '98.90' })
  expect(await ledger(id)).toEqual(['tokenIn 100.00 usdc', 'fee 1.10 usdc', 'bankOut 98.90 usd'])
})

test('a cancelled payout stays cancelled, and late money is refunded [API-22] [STATE-CANC-01]', async () => {
  const { onRamp, ask, fund, status, ledger } = await ready()
  const id = await onRamp()
  expect((await ask('DELETE', `payouts/${id}`)).data.payout.status).toBe('cancelled')
  expect(await ask('DELETE', `payouts/${id}`)).toMatchObject({
    status: 409,
    body: { error: { code: 'payout_not_cancellable' } },
  })
  await fund(id)
  expect(await status(id)).toBe('refunded')
  expect(await ledger(id)).toEqual(['bankIn 100.00 usd', 'refund 100.00 usd'])
})

test.each(['funded', 'processing', 'succeeded', 'failed', 'failedPrecondition', 'refunded'])(
  'a payout that is %s cannot be cancelled [STATE-CANC-01] [SAFE-B11]',
  async (pinned) => {
    const { onRamp, ask, status } = await ready()
    const id = await onRamp()
    await ask('POST', `/sandbox/payouts/${id}/status`, { status: pinned })
    expect((await ask('DELETE', `payouts/${id}`)).status).toBe(409)
    expect(await status(id)).toBe(pinned)
  },
)

test('a wrong amount fails the precondition and is refunded in full', async () => {
  const { onRamp, fund, status, ledger } = await ready()
  const id = await onRamp()
  await fund(id, '99.99')
  expect(await status(id)).toBe('failedPrecondition')
  await box.advance()
  expect(await status(id)).toBe('refunded')
  expect(await ledger(id)).toEqual(['bankIn 99.99 usd', 'refund 99.99 usd'])
})

test('a second deposit is refunded and does not change the payout', async () => {
  const { offRamp, fund, status, ledger } = await ready()
  const id = await offRamp()
  await fund(id)
  await fund(id, '7.00')
  expect(await status(id)).toBe('funded')
  await box.advance(2)
  await fund(id)
  expect(await status(id)).toBe('succeeded')
  expect(await ledger(id)).toEqual([
    'tokenIn 100.00 usdc',
    'tokenIn 7.00 usdc',
    'refund 7.00 usdc',
    'fee 1.10 usdc',
    'bankOut 98.90 usd',
    'tokenIn 100.00 usdc',
    'refund 100.00 usdc',
  ])
})

test.each([
  ['1313.41', 'failed', ['bankIn 1313.41 usd']],
  ['1313.42', 'refunded', ['bankIn 1313.42 usd', 'refund 1313.42 usd']],
  ['1313.43', 'failedPrecondition', ['bankIn 1313.43 usd']],
  ['1313.44', 'processing', ['bankIn 1313.44 usd']],
  ['1313.46', 'funded', ['bankIn 1313.46 usd']],
])('a payout of %s ends %s', async (amount, end, movements) => {
  const { onRamp, fund, status, ledger } = await ready()
  const id = await onRamp(amount)
  await fund(id)
  await box.advance(10)
  expect(await status(id)).toBe(end)
  expect(await ledger(id)).toEqual(movements)
})

test.each([
  ['1313.71', 'returned', null, []],
  ['1313.72', 'refunded', 'whole', ['refund']],
  ['1313.73', 'succeeded', 'part', ['refund']],
  ['1313.74', 'refunded', 'whole', ['refund']],
])('a payout of %s is delivered, and then comes back: %s', async (amount, end, share, kinds) => {
  const { onRamp, offRamp, fund, ask, status, ledger } = await ready()
  for (const make of [onRamp, offRamp]) {
    const id = await make(amount)
    await fund(id)
    await box.advance(2)
    expect(await status(id)).toBe('succeeded')
    await box.advance(4)
    expect(await status(id)).toBe(end)
    const { payout } = (await ask('GET', `payouts/${id}`)).data
    expect(payout.finalAmount).toBe(payout.destination.amount)
    const booked = await ledger(id)
    const taken = booked.findIndex((line) => /Out /.test(line))
    expect(booked.slice(taken + 1).map((line) => line.split(' ')[0])).toEqual([expect.stringMatching(/In$/), ...kinds])
    const [amountIn = '', fee = ''] = [booked[0], booked[1]].map((line) => line?.split(' ')[1])
    const cents = (text: string) => BigInt(Math.round(Number(text) * 100))
    const whole = cents(amountIn) - cents(fee)
    if (share === null) expect(payout.refund).toBeNull()
    else expect(cents(payout.refund.amount) === whole).toBe(share === 'whole')
    if (share) expect(booked.at(-1)).toBe(`refund ${payout.refund.amount} ${payout.source.currency}`)
  }
})

test('1313.47 cannot be cancelled because the server fails', async () => {
  const { onRamp, ask, status } = await ready()
  const id = await onRamp('1313.47')
  expect((await ask('DELETE', `payouts/${id}`)).status).toBe(500)
  expect(await status(id)).toBe('pending')
})

test('automatic funding pays after two steps, except cancelled payouts, magic amounts and off-ramps', async () => {
  const auto = await createTestSandbox({ settings: { autoFund: true } })
  const customer = await createTestCustomer(auto)
  const [usd, sol] = [await customer.account('us'), await customer.wallet('solana')]
  const make = async (amount: string, isOnRamp = true) =>
    (
      await customer.create(
        isOnRamp
          ? { from: 'usd achPush', to: 'usdc sol', sourceId: usd, destinationId: sol, amount }
          : { from: 'usdc sol', to: 'usd wire', sourceId: sol, destinationId: usd, amount },
      )
    ).data.payout.id
  const ids = [await make('100.00'), await make('101.00'), await make('1313.45'), await make('100.00', false)]
  await customer.ask('DELETE', `payouts/${ids[1]}`)
  const statuses = () => Promise.all(ids.map(async (id) => (await customer.payout(id)).status))
  await auto.advance()
  expect(await statuses()).toEqual(['pending', 'cancelled', 'pending', 'pending'])
  await auto.advance()
  expect(await statuses()).toEqual(['funded', 'cancelled', 'pending', 'pending'])
  await auto.advance(10)
  expect(await statuses()).toEqual(['succeeded', 'cancelled', 'pending', 'pending'])
  await auto.close()
})

test('steps of a given length move a payout by the clock', async () => {
  const timed = await createTestSandbox({ settings: { stepMs: 1000 } })
  const customer = await createTestCustomer(timed)
  const wish = { from: 'usd achPush', to: 'usdc sol', amount: '10.00' }
  const endpoints = { sourceId: await customer.account('us'), destinationId: await customer.wallet('solana') }
  const { id } = (await customer.create({ ...wish, ...endpoints })).data.payout
  await customer.fund(id)
  const after = async (ms: number) => {
    timed.clock.advance(ms)
    await timed.sandbox.runDue()
    return (await customer.payout(id)).status
  }
  expect([await after(999), await after(1), await after(999), await after(1)]).toEqual([
    'funded',
    'processing',
    'processing',
    'succeeded',
  ])
  await timed.close()
})

test('accounts and wallets of a pending payout cannot be deleted [SAFE-A9]', async () => {
  const { onRamp, ask, usd, sol } = await ready()
  const id = await onRamp()
  expect((await ask('DELETE', `bankAccounts/${usd}`)).body.error.code).toBe('bank_account_in_use')
  expect((await ask('DELETE', `wallets/${sol}`)).body.error.code).toBe('wallet_in_use')
  await ask('DELETE', `payouts/${id}`)
  expect((await ask('DELETE', `bankAccounts/${usd}`)).status).toBe(200)
  expect((await ask('DELETE', `wallets/${sol}`)).status).toBe(200)
  const kept = (await ask('GET', `payouts/${id}`)).data.payout
  expect(kept).toMatchObject({ sourceBankAccount: { id: usd, status: 'active' }, wallets: [{ id: sol }] })
})

test('no timer survives a reset', async () => {
  const other = await createTestSandbox()
  const customer = await createTestCustomer(other)
  const wish = { from: 'usd achPush', to: 'usdc sol', amount: '10.00' }
  const endpoints = { sourceId: await customer.account('us'), destinationId: await customer.wallet('solana') }
  await customer.fund((await customer.create({ ...wish, ...endpoints })).data.payout.id)
  await other.request('POST', '/sandbox/reset')
  await other.advance(5)
  expect((await other.request('GET', '/sandbox/ledger')).data).toEqual([])
  expect((await other.request('GET', '/sandbox/payouts')).data).toEqual([])
  await other.close()
})
