import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf, createTestSandbox, type TestSandbox } from '../testing.ts'
import { createRampCustomer } from './test-ramps.ts'

let box: TestSandbox
beforeAll(async () => {
  box = await createTestSandbox()
})
afterAll(() => box.close())

const ready = (persona?: string, applicationId?: string) => createRampCustomer(box, persona, applicationId)

test('an on-ramp has its instructions and every field of a payout [API-23] [API-21]', async () => {
  const { create, onRamp, payout, usd, sol } = await ready()
  const { status, data } = await create({ ...onRamp, from: 'usd wire' })
  expect(status).toBe(201)
  expect(data.payout).toEqual({
    id: expect.stringMatching(/^payout_[a-z0-9]{24}$/),
    type: 'onRamp',
    status: 'pending',
    amount: '100.00',
    finalAmount: null,
    refund: null,
    created: new Date(box.clock.now()).toISOString(),
    updated: new Date(box.clock.now()).toISOString(),
    source: { type: 'bankAccount', id: usd, amount: '100.00', currency: 'usd', network: 'wire' },
    destination: { type: 'wallet', id: sol, amount: '79.90', currency: 'usdc', network: 'sol' },
    wireMessage: null,
    sourceBankAccount: expect.objectContaining({ id: usd, bankName: 'Test Bank' }),
    destinationBankAccount: null,
    fundingBankAccount: expect.objectContaining({
      accountHolderName: 'Sphere Sandbox Ltd',
      routingNumber: '021000021',
    }),
    funding: { network: 'wire', offloaderWallet: null },
    instructions: {
      memo: expect.stringMatching(/^SPH[A-Z0-9]{7}$/),
      resource: {
        type: 'bankAccount',
        bankName: 'Sandbox Trust Bank',
        accountNumber: expect.any(String),
        routingNumber: '021000021',
        iban: null,
        bic: null,
      },
    },
    usageType: null,
    fundingVirtualAccount: null,
    wallets: [{ id: sol, address: expect.any(String), nickname: 'solana' }],
  })
  expect(await payout(data.payout.id)).toEqual(data.payout)
})

test('euros are paid to an IBAN [API-23]', async () => {
  const { create, account, wallet } = await ready()
  const wish = { from: 'eur sepa', to: 'usdc base', amount: '100.00' }
  const { data } = await create({ ...wish, sourceId: await account('europe'), destinationId: await wallet('base') })
  expect(data.payout.instructions.resource).toMatchObject({ iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' })
  expect(data.payout.destination.amount).toBe('107.06')
})

test('each off-ramp has its own deposit address on the source network [API-23]', async () => {
  const { create, offRamp } = await ready()
  const made = [await create(offRamp), await create({ ...offRamp, to: 'usd ach' })].map(({ data }) => data.payout)
  expect(made[0]).toMatchObject({
    type: 'offRamp',
    instructions: { memo: null, resource: { type: 'wallet', network: 'sol' } },
  })
  expect(made[1].destination.network).toBe('achSameDay')
  expect(made[0].instructions.resource.address).not.toBe(made[1].instructions.resource.address)
})

test('only an outgoing wire can have a wire message', async () => {
  const { create, offRamp, onRamp } = await ready()
  const wire = { ...offRamp, to: 'usd wire' }
  expect((await create({ ...wire, wireMessage: 'FFC:thanks' })).data.payout.wireMessage).toBe('FFC:thanks')
  expect(codeOf(await create({ ...offRamp, wireMessage: 'thanks' }))).toBe(
    '422 wireMessage: Wire message is only for wire transfers',
  )
  expect(codeOf(await create({ ...onRamp, from: 'usd wire', wireMessage: 'x' }))).toMatch(/^422 wireMessage/)
  expect(codeOf(await create({ ...wire, wireMessage: 'x'.repeat(106) }))).toBe(
    '422 wireMessage: validation.maxLength.wireMessage',
  )
})

test('a payout has the key of the call that created it, and no key where there was none [API-23]', async () => {
  const { payoutBody, ask, askWith, onRamp, payout, customerId } = await ready()
  const body = await payoutBody(onRamp)
  const keyed = (await askWith('key-of-the-call')('POST', 'payouts', body)).data.payout
  expect(keyed.idempotencyKey).toBe('key-of-the-call')
  expect(await payout(keyed.id)).toEqual(keyed)
  const unkeyed = (await ask('POST', 'payouts', body)).data.payout
  const inserted = { customerId, payout: { type: 'onRamp', source: keyed.source, destination: keyed.destination } }
  await ask('POST', '/sandbox/payouts', inserted)
  const { payouts } = (await ask('GET', 'payouts')).data
  expect(payouts).toHaveLength(3)
  for (const each of payouts)
    expect([each.id, each.idempotencyKey]).toEqual([each.id, each.id === keyed.id ? 'key-of-the-call' : undefined])
  const cancelled = (await askWith('key-of-the-cancellation')('DELETE', `payouts/${keyed.id}`)).data.payout
  expect(cancelled).toMatchObject({ status: 'cancelled', idempotencyKey: 'key-of-the-call' })
  expect(unkeyed).not.toHaveProperty('idempotencyKey')
})

test('a server without payout keys leaves them out', async () => {
  const without = await createTestSandbox({ settings: { payoutKeys: false } })
  const { payoutBody, askWith, ask, onRamp } = await createRampCustomer(without)
  const body = await payoutBody(onRamp)
  const first = await askWith('left-out')('POST', 'payouts', body)
  expect(first.status).toBe(201)
  expect(first.data.payout).not.toHaveProperty('idempotencyKey')
  expect((await askWith('left-out')('POST', 'payouts', body)).data).toEqual(first.data)
  expect((await ask('GET', 'payouts')).data.payouts[0]).not.toHaveProperty('idempotencyKey')
  await without.close()
})

test('any number of calls with one key creates one payout [API-23]', async () => {
  const { payoutBody, ask, askWith, onRamp, ledger } = await ready()
  const body = await payoutBody(onRamp)
  const answers = await Promise.all(Array.from({ length: 10 }, () => askWith('one-intent')('POST', 'payouts', body)))
  const made = answers.filter(({ status }) => status === 201)
  expect(new Set(made.map(({ data }) => data.payout.id)).size).toBe(1)
  expect((await ask('GET', 'payouts')).data.payouts).toHaveLength(1)
  expect(await ledger()).toEqual([])
})

test('a customer sees only their own payouts [API-20] [API-21]', async () => {
  const mine = await ready()
  const theirs = await ready()
  const { id } = (await mine.create(mine.onRamp)).data.payout
  expect((await theirs.ask('GET', 'payouts')).data.payouts).toEqual([])
  for (const [method, path] of [
    ['GET', `payouts/${id}`],
    ['DELETE', `payouts/${id}`],
    ['POST', `payouts/amountAdjustments/${id}`],
  ] as const)
    expect(codeOf(await theirs.ask(method, path, method === 'POST' ? {} : undefined))).toBe('404 not_found')
})

test('the adjustments of a payout are frozen at its creation [API-25]', async () => {
  const { ask, create, onRamp, quote } = await ready()
  const { id } = (await create(onRamp)).data.payout
  const frozen = (await ask('POST', `payouts/amountAdjustments/${id}`, {})).data
  expect(frozen).toEqual((await quote('usd achPush', 'usdc sol', { amount: '100.00' })).data)
})

test('the export has the payouts of all types or of one, latest change first [API-26] [CSV-02]', async () => {
  const { ask, create, onRamp, offRamp } = await ready()
  const first = (await create(onRamp)).data.payout.id
  box.clock.advance(1000)
  const second = (await create(offRamp)).data.payout.id
  const csv = async (query = '') => {
    const { status, headers, body } = await ask('GET', `payouts/csv${query}`)
    return { status, headers, ids: [...String(body).matchAll(/payout_\w+/g)].map(([id]) => id) }
  }
  const all = await csv()
  expect(all.ids).toEqual([second, first])
  expect(all.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  expect(all.headers.get('Content-Disposition')).toBe('attachment; filename="data.csv"')
  expect((await csv('?type=onRamp')).ids).toEqual([first])
  expect((await csv('?type=other')).status).toBe(422)
})

test('magic amounts fail in every error shape that the client must parse', async () => {
  const { payoutBody, ask, onRamp } = await ready()
  const body = await payoutBody(onRamp)
  const asked = (cents: string) =>
    ask('POST', 'payouts', { ...body, source: { ...body.source, amount: `1313.${cents}` } })
  const bodies = await Promise.all(['51', '52', '53', '54', '55'].map(async (cents) => (await asked(cents)).body))
  expect(bodies).toMatchObject([
    { error: { message: expect.any(String) } },
    { message: expect.any(String) },
    { error: expect.any(String) },
    { issues: [expect.any(Object)] },
    { error: { source: { amount: expect.any(String), currency: expect.any(String) } } },
  ])
  expect(await asked('56')).toMatchObject({ status: 500, body: '' })
  await expect(asked('57')).rejects.toThrow()
  expect((await asked('58')).status).toBe(429)
  expect((await ask('GET', 'payouts')).data.payouts).toEqual([])
})

test('a payout whose answer lacks the instructions is created once', async () => {
  const { payoutBody, ask, askWith, onRamp } = await ready()
  const body = await payoutBody({ ...onRamp, amount: '1313.59' })
  for (let call = 0; call < 2; call += 1) {
    const { status, data } = await askWith('same-key')('POST', 'payouts', body)
    expect(status).toBe(201)
    expect(data.payout).not.toHaveProperty('instructions')
  }
  const { payouts } = (await ask('GET', 'payouts')).data
  expect(payouts).toHaveLength(1)
  expect(payouts[0].instructions).not.toBeNull()
})
