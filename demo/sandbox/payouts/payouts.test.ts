import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Issue } from '../http/refusal.ts'
import { createTestSandbox, type TestAnswer, type TestSandbox } from '../testing.ts'
import { accountSamples, createTestCustomer, type Wish } from './test-customer.ts'

let box: TestSandbox
beforeAll(async () => {
  box = await createTestSandbox()
})
afterAll(() => box.close())

async function ready(persona?: string, applicationId?: string) {
  const customer = await createTestCustomer(box, persona, applicationId)
  const [usd, sol] = [await customer.account('us'), await customer.wallet('solana')]
  const onRamp: Wish = { from: 'usd achPush', to: 'usdc sol', sourceId: usd, destinationId: sol, amount: '100.00' }
  const offRamp: Wish = { from: 'usdc sol', to: 'usd achSameDay', sourceId: sol, destinationId: usd, amount: '100.00' }
  return { ...customer, usd, sol, onRamp, offRamp }
}

const codeOf = ({ status, body }: TestAnswer) =>
  `${status} ${body.error?.code ?? body.issues?.map((issue: Issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')}`

test('an on-ramp tells where to pay, and lists everything that a payout has [API-23] [API-21]', async () => {
  const { create, onRamp, payout, usd, sol } = await ready()
  const { status, data } = await create({ ...onRamp, from: 'usd wire' })
  expect(status).toBe(201)
  expect(data.payout).toEqual({
    id: expect.stringMatching(/^payout_[a-z0-9]{24}$/),
    type: 'onRamp',
    status: 'pending',
    amount: '100.00',
    finalAmount: null,
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

test('an off-ramp tells an address on the source network, each payout another one [API-23]', async () => {
  const { create, offRamp } = await ready()
  const made = [await create(offRamp), await create({ ...offRamp, to: 'usd ach' })].map(({ data }) => data.payout)
  expect(made[0]).toMatchObject({
    type: 'offRamp',
    instructions: { memo: null, resource: { type: 'wallet', network: 'sol' } },
  })
  expect(made[1].destination.network).toBe('achSameDay')
  expect(made[0].instructions.resource.address).not.toBe(made[1].instructions.resource.address)
})

test('a wire message goes with a wire out and with nothing else', async () => {
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

test('any bank account may pay where the application and the network allow it', async () => {
  const { create, onRamp, wallet } = await ready()
  const sourceless = { ...onRamp, sourceId: 'usd' }
  expect((await create(sourceless)).data.payout).toMatchObject({ source: { id: 'usd' }, sourceBankAccount: null })
  const sei = { ...sourceless, to: 'usdc sei', destinationId: await wallet('sei') }
  expect(codeOf(await create(sei))).toBe('403 source_account_required')
  const basic = await ready('empty', 'application_basic')
  expect(codeOf(await basic.create({ ...basic.onRamp, sourceId: 'usd' }))).toBe('403 source_account_required')
})

test('gates are asked in their order', async () => {
  const { customerId, create, onRamp, ask } = await ready()
  const patch = (changes: object) => ask('POST', `/sandbox/customers/${customerId}`, changes)
  await patch({ onboarding: { tos: 'incomplete', kyc: { sumsub: 'pending' } }, me: { verificationLevels: [] } })
  expect(codeOf(await create({ ...onRamp, sourceId: 'bankAccount_nobody' }))).toBe('404 not_found')
  expect(codeOf(await create({ ...onRamp, to: 'usdc tron' }))).toBe('422 network_invalid')
  expect(codeOf(await create(onRamp))).toBe('403 terms_required')
  await patch({ onboarding: { tos: 'complete' } })
  expect(codeOf(await create(onRamp))).toBe('403 verification_required')
  await patch({ onboarding: { kyc: { sumsub: 'complete' } } })
  expect(codeOf(await create({ ...onRamp, amount: '0.50' }))).toBe('403 capability_missing')
  await patch({ me: { verificationLevels: [{ name: 'kyc_level_1', status: 'approved' }] } })
  expect(codeOf(await create({ ...onRamp, amount: '0.50' }))).toBe('422 amount_below_min')
  expect((await create(onRamp)).status).toBe(201)
})

test('Sui is asked for at the transfer alone', async () => {
  const { create, onRamp, wallet, quote } = await ready('empty', 'application_basic')
  expect((await quote('usd achPush', 'usdc sui', { amount: '100.00' })).status).toBe(200)
  const sui = { ...onRamp, to: 'usdc sui', destinationId: await wallet('sui') }
  expect(codeOf(await create(sui))).toBe('403 sui_not_allowed')
})

test('what is too little, too much or eaten by fees is refused in words', async () => {
  const { create, offRamp, onRamp } = await ready()
  const message = async (wish: Wish) => (await create(wish)).body.error.message
  expect(await message({ ...onRamp, amount: '0.99' })).toBe('Amount must be at least 1.00 USD')
  expect(await message({ ...onRamp, amount: '1000000.01' })).toBe('Amount must be at most 1000000.00 USD')
  expect(await message({ ...offRamp, to: 'usd wire', amount: '15.00' })).toBe('Amount is lower than the fees')
  expect(await message({ ...offRamp, to: 'usd wire', amount: '20.50' })).toBe('Amount must be at least 1.00 USD')
})

test('a quote that has moved more than a cent is asked for anew', async () => {
  const { payoutBody, ask, onRamp } = await ready()
  const body = await payoutBody(onRamp)
  const withAmount = (amount: string) =>
    ask('POST', 'payouts', { ...body, destination: { ...body.destination, amount } })
  expect((await withAmount('99.41')).data.payout.destination.amount).toBe('99.40')
  expect((await withAmount('99.39')).status).toBe(201)
  expect(codeOf(await withAmount('99.42'))).toBe('422 destination.amount: Quote has changed')
})

test('where a source cent is worth more than a cent, that is what a quote may move by', async () => {
  const { payoutBody, ask, account, sol } = await ready()
  const body = await payoutBody({
    from: 'usdc sol',
    to: 'cop pse',
    sourceId: sol,
    destinationId: await account('colombia'),
    amount: '100.00',
  })
  const withAmount = (amount: string) =>
    ask('POST', 'payouts', { ...body, destination: { ...body.destination, amount } })
  expect(codeOf(await withAmount('394040.01'))).toBe('422 destination.amount: Quote has changed')
  expect((await withAmount('394040.00')).status).toBe(201)
})

test('an endpoint must be there, active and of the currency', async () => {
  const { create, onRamp, offRamp, account, ask, usd } = await ready()
  const other = await createTestCustomer(box)
  expect(codeOf(await create({ ...onRamp, destinationId: await other.wallet('solana') }))).toBe('404 not_found')
  expect(codeOf(await create({ ...onRamp, sourceId: await other.account('us') }))).toBe('404 not_found')
  const { data } = await ask('POST', 'bankAccounts', { ...accountSamples.us, accountNumber: '555566667777' })
  expect(codeOf(await create({ ...onRamp, sourceId: data.bankAccount.id }))).toBe(
    '422 source.id: Bank account is not active',
  )
  const mexican = await account('mexico')
  expect(codeOf(await create({ ...offRamp, destinationId: mexican }))).toBe(
    '422 destination.currency: Currency does not match the bank account',
  )
  const invalid = await account('us', { nickname: 'STATUS invalid', accountNumber: '999988887777' })
  expect(codeOf(await create({ ...offRamp, destinationId: invalid }))).toBe(
    '422 destination.id: Bank account is not active',
  )
  await ask('DELETE', `bankAccounts/${usd}`)
  expect(codeOf(await create(onRamp))).toBe('404 not_found')
})

test('a wallet is for its own family of networks', async () => {
  const { create, onRamp, wallet } = await ready()
  expect(codeOf(await create({ ...onRamp, to: 'usdc base' }))).toBe('422 network_invalid')
  const ethereum = await wallet('ethereum')
  expect((await create({ ...onRamp, to: 'usdc base', destinationId: ethereum })).status).toBe(201)
})

test('two sides of one kind, and sides in each other’s place, are refused', async () => {
  const { ask, payoutBody, onRamp, usd, sol } = await ready()
  const body = await payoutBody(onRamp)
  const twoBanks = { ...body, destination: { ...body.destination, type: 'bankAccount', id: usd } }
  expect(codeOf(await ask('POST', 'payouts', twoBanks))).toBe(
    '422 destination.type: Source and destination must differ',
  )
  const swapped = {
    source: { ...body.source, type: 'wallet', id: sol },
    destination: { ...body.destination, type: 'bankAccount', id: usd },
  }
  expect(codeOf(await ask('POST', 'payouts', swapped))).toMatch(/^422 /)
})

test.each(['1e3', '-1', '0', '0.00', '1.234', '1,5', '', ' 1', 'NaN', '9'.repeat(40), 1, null])(
  'the amount %j is refused [A7]',
  async (amount) => {
    const { ask, payoutBody, onRamp } = await customerOnce()
    const body = await payoutBody(onRamp)
    const answer = await ask('POST', 'payouts', { ...body, source: { ...body.source, amount } })
    expect(codeOf(answer)).toMatch(/^422 source\.amount: /)
  },
)

let once: ReturnType<typeof ready> | null = null
const customerOnce = () => (once ??= ready())

test('the same key makes one payout, whatever the number of calls [API-23]', async () => {
  const { payoutBody, ask, askWith, onRamp, ledger } = await ready()
  const body = await payoutBody(onRamp)
  const answers = await Promise.all(Array.from({ length: 10 }, () => askWith('one-intent')('POST', 'payouts', body)))
  const made = answers.filter(({ status }) => status === 201)
  expect(new Set(made.map(({ data }) => data.payout.id)).size).toBe(1)
  expect((await ask('GET', 'payouts')).data.payouts).toHaveLength(1)
  expect(await ledger()).toEqual([])
})

test('lists are own lists [API-20] [API-21]', async () => {
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

test('what it cost is kept as it was [API-25]', async () => {
  const { ask, create, onRamp, quote } = await ready()
  const { id } = (await create(onRamp)).data.payout
  const frozen = (await ask('POST', `payouts/amountAdjustments/${id}`, {})).data
  expect(frozen).toEqual((await quote('usd achPush', 'usdc sol', { amount: '100.00' })).data)
})

test('the export has all rows, newest change first, or those of one kind [API-26] [CSV-02]', async () => {
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

test('magic amounts fail in every shape that the client must read', async () => {
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

test('a payout that misses its instructions is there all the same, and once', async () => {
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
