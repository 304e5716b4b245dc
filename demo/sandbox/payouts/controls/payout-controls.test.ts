import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSandbox, type TestSandbox } from '../../testing.ts'
import { payoutStatuses } from '../lifecycle/state-machine.ts'
import { createPayingCustomer } from '../test-ramps.ts'

let box: TestSandbox
beforeAll(async () => {
  box = await createTestSandbox()
})
afterAll(() => box.close())

const ready = () => createPayingCustomer(box)

test('the money is where the status says that was set', async () => {
  const { onRamp, ask, status, ledger } = await ready()
  const id = await onRamp()
  const pin = (wanted: string) => ask('POST', `/sandbox/payouts/${id}/status`, { status: wanted })
  await pin('funded')
  expect(await status(id)).toBe('funded')
  await pin('pending')
  expect(await ledger(id)).toEqual(['bankIn 100.00 usd', 'refund 100.00 usd'])
  await pin('succeeded')
  expect((await ledger(id)).slice(2)).toEqual(['bankIn 100.00 usd', 'fee 0.60 usd', 'tokenOut 99.40 usdc'])
  await pin('refunded')
  expect(await ledger(id)).toHaveLength(5)
})

test('a step that was scheduled before a status was set does nothing', async () => {
  const { onRamp, fund, ask, status } = await ready()
  const id = await onRamp()
  await fund(id)
  await ask('POST', `/sandbox/payouts/${id}/status`, { status: 'processing' })
  await box.advance()
  expect(await status(id)).toBe('succeeded')
})

/** What Next step makes of a status that was set, until nothing follows. */
const COURSES = [
  ['pending', []],
  ['funded', ['processing', 'succeeded']],
  ['processing', ['succeeded']],
  ['failed', ['refunded']],
  ['failedPrecondition', ['refunded']],
  ['pendingRefundInformation', ['refunded']],
  ['succeeded', []],
  ['refunded', []],
  ['returned', []],
  ['cancelled', []],
] as const

test.each(['onRamp', 'offRamp'] as const)(
  'a status set by hand goes on by Next step as one that was reached, %s, and money is conserved',
  async (direction) => {
    const { ask, status, ledger, ...customer } = await ready()
    for (const [from, course] of COURSES) {
      const id = await customer[direction]()
      await ask('POST', `/sandbox/payouts/${id}/status`, { status: from })
      const seen = []
      for (let step = 0; step <= course.length; step += 1) {
        await box.advance()
        seen.push(await status(id))
      }
      expect([from, ...seen]).toEqual([from, ...course, course.at(-1) ?? from])
      const kinds = (await ledger(id)).map((row: string) => row.split(' ')[0]!)
      const count = (wanted: string) => kinds.filter((kind: string) => kind === wanted).length
      const [into, out] = direction === 'onRamp' ? ['bankIn', 'tokenOut'] : ['tokenIn', 'bankOut']
      const last = course.at(-1) ?? from
      expect([from, count(into), count(out)], from).toEqual([
        from,
        last === 'pending' || last === 'cancelled' ? 0 : 1,
        last === 'succeeded' || from === 'returned' || from === 'pendingRefundInformation' ? 1 : 0,
      ])
    }
  },
)

test('a payout that was paid out goes on from a status set by hand, and is paid once', async () => {
  const { onRamp, fund, ask, status, ledger } = await ready()
  const id = await onRamp()
  await fund(id)
  await box.advance(2)
  const before = await ledger(id)
  for (const from of ['funded', 'processing']) {
    await ask('POST', `/sandbox/payouts/${id}/status`, { status: from })
    await box.advance(2)
    expect([from, await status(id)]).toEqual([from, 'succeeded'])
  }
  expect(await ledger(id)).toEqual(before)
})

test('with automatic steps a status set by hand goes on by itself, except one that was set to be looked at', async () => {
  const timed = await createTestSandbox({ settings: { stepMs: 1000, autoFund: true } })
  const { onRamp, ask, status } = await createPayingCustomer(timed)
  const passed = async () => {
    timed.clock.advance(1000)
    await timed.sandbox.runDue()
  }
  const ids = { funded: await onRamp(), failed: await onRamp() }
  for (const [wanted, id] of Object.entries(ids)) await ask('POST', `/sandbox/payouts/${id}/status`, { status: wanted })
  await passed()
  await passed()
  expect([await status(ids.funded), await status(ids.failed)]).toEqual(['succeeded', 'failed'])
  await ask('POST', `/sandbox/payouts/${ids.failed}/status`, { status: 'pending' })
  for (let step = 0; step < 4; step += 1) await passed()
  expect(await status(ids.failed)).toBe('succeeded')
  await timed.close()
})

test('a seeded transfer goes on by Next step, and stays where it is without', async () => {
  const timed = await createTestSandbox({ settings: { stepMs: 1000 } })
  const { token } = await timed.signIn('existing@example.com')
  const seeded = async () => {
    const { payouts } = (await timed.request('GET', 'payouts', { token })).data
    return payouts
      .filter(({ amount }: { amount: string }) => amount === '1000.00')
      .map(({ status }: { status: string }) => status)
  }
  timed.clock.advance(60_000)
  await timed.sandbox.runDue()
  expect(await seeded()).toEqual(['processing'])
  await timed.advance()
  expect(await seeded()).toEqual(['succeeded'])
  await timed.close()
})

test('money for a payout that was paid out is refunded, even if another status was set since', async () => {
  const { onRamp, fund, ask, ledger } = await ready()
  const id = await onRamp()
  await fund(id)
  await box.advance(2)
  await ask('POST', `/sandbox/payouts/${id}/status`, { status: 'pending' })
  await fund(id)
  await box.advance(5)
  expect((await ledger(id)).slice(3)).toEqual(['bankIn 100.00 usd', 'refund 100.00 usd'])
})

test('a payout of any type can be inserted', async () => {
  const { customerId, ask, payout, ledger } = await ready()
  const insert = (given: object) => ask('POST', '/sandbox/payouts', { customerId, payout: given })
  const { data } = await insert({
    type: 'onChain',
    status: 'succeeded',
    source: { type: 'wallet', amount: '5', currency: 'usdc', network: 'sol' },
    destination: { type: 'wallet', amount: '5', currency: 'usdc', network: 'base' },
    wallets: [],
  })
  expect(await payout(data.payout.id)).toMatchObject({ type: 'onChain', amount: '5.00', finalAmount: '5.00' })
  expect(await ledger(data.payout.id)).toEqual(['tokenIn 5.00 usdc', 'tokenOut 5.00 usdc'])
  const microdeposit = await insert({
    id: 'payout_microdeposit',
    type: 'microdeposit',
    source: { type: 'bankAccount', amount: '0.32', currency: 'usd', network: 'ach' },
    destination: { type: 'wallet', currency: 'usdc', network: 'sol' },
    fundingVirtualAccount: { id: 'virtualAccount_one' },
  })
  expect(microdeposit.data.payout).toMatchObject({
    status: 'pending',
    fundingVirtualAccount: { id: 'virtualAccount_one' },
  })
  expect((await ask('DELETE', 'payouts/payout_microdeposit')).status).toBe(409)
  await ask('POST', '/sandbox/payouts/payout_microdeposit/fund')
  await box.advance(3)
  expect((await payout('payout_microdeposit')).status).toBe('succeeded')
})

test.each(['created', 'updated'])('a payout %s in the year 0 is refused', async (field) => {
  const { customerId, ask } = await ready()
  const end = { amount: '100', currency: 'usdc', type: 'wallet', network: 'sol' }
  const payout = { type: 'onChain', source: end, destination: end, [field]: '0000-01-01T00:00:00Z' }
  expect((await ask('POST', '/sandbox/payouts', { customerId, payout })).status).toBe(422)
})

test('every status can be set on a payout without an account or a wallet', async () => {
  const { customerId, ask } = await ready()
  const bank = { type: 'bankAccount', amount: '100', currency: 'usd', network: 'ach' }
  const wallet = { type: 'wallet', amount: '100', currency: 'usdc', network: 'sol' }
  const onBase = { ...wallet, network: 'base' }
  const pairs = {
    onRamp: [bank, wallet],
    offRamp: [wallet, bank],
    onChain: [wallet, onBase],
    microdeposit: [bank, wallet],
  }
  for (const [type, [source, destination]] of Object.entries(pairs))
    for (const status of [...payoutStatuses].filter((each) => each !== 'pending')) {
      const { data } = await ask('POST', '/sandbox/payouts', { customerId, payout: { type, source, destination } })
      const pinned = await ask('POST', `/sandbox/payouts/${data.payout.id}/status`, { status })
      expect([type, pinned.status, pinned.data?.payout.status]).toEqual([type, 200, status])
    }
})
