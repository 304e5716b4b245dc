import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf, createTestSandbox, type TestSandbox } from '../../testing.ts'
import { accountSamples, createTestCustomer, type PayoutInput } from '../test-customer.ts'
import { createRampCustomer } from '../test-ramps.ts'

let box: TestSandbox
beforeAll(async () => {
  box = await createTestSandbox()
})
afterAll(() => box.close())

const ready = (persona?: string, applicationId?: string) => createRampCustomer(box, persona, applicationId)

test('a sourceless on-ramp needs the permission of the application and the network', async () => {
  const { create, onRamp, wallet } = await ready()
  const sourceless = { ...onRamp, sourceId: 'usd' }
  expect((await create(sourceless)).data.payout).toMatchObject({ source: { id: 'usd' }, sourceBankAccount: null })
  const sei = { ...sourceless, to: 'usdc sei', destinationId: await wallet('sei') }
  expect(codeOf(await create(sei))).toBe('403 source_account_required')
  const basic = await ready('empty', 'application_basic')
  expect(codeOf(await basic.create({ ...basic.onRamp, sourceId: 'usd' }))).toBe('403 source_account_required')
})

test('the refusals follow the gate order', async () => {
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

test('allowSuiPayouts is checked at POST payouts only', async () => {
  const { create, onRamp, wallet, quote } = await ready('empty', 'application_basic')
  expect((await quote('usd achPush', 'usdc sui', { amount: '100.00' })).status).toBe(200)
  const sui = { ...onRamp, to: 'usdc sui', destinationId: await wallet('sui') }
  expect(codeOf(await create(sui))).toBe('403 sui_not_allowed')
})

test('an amount below the minimum, above the maximum or below the fees is refused', async () => {
  const { create, offRamp, onRamp } = await ready()
  const message = async (wish: PayoutInput) => (await create(wish)).body.error.message
  expect(await message({ ...onRamp, amount: '0.99' })).toBe('Amount must be at least 1.00 USD')
  expect(await message({ ...onRamp, amount: '1000000.01' })).toBe('Amount must be at most 1000000.00 USD')
  expect(await message({ ...offRamp, to: 'usd wire', amount: '15.00' })).toBe('Amount is lower than the fees')
  expect(await message({ ...offRamp, to: 'usd wire', amount: '20.50' })).toBe('Amount must be at least 1.00 USD')
})

test('a quote that has changed by more than a cent is refused', async () => {
  const { payoutBody, ask, onRamp } = await ready()
  const body = await payoutBody(onRamp)
  const withAmount = (amount: string) =>
    ask('POST', 'payouts', { ...body, destination: { ...body.destination, amount } })
  expect((await withAmount('99.41')).data.payout.destination.amount).toBe('99.40')
  expect((await withAmount('99.39')).status).toBe(201)
  expect(codeOf(await withAmount('99.42'))).toBe('422 destination.amount: Quote has changed')
})

test('the tolerance of a quote is one source cent where that is worth more', async () => {
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

test('an endpoint must exist, be active and have the currency', async () => {
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

test('a wallet can be used on its own family of networks only', async () => {
  const { create, onRamp, wallet } = await ready()
  expect(codeOf(await create({ ...onRamp, to: 'usdc base' }))).toBe('422 network_invalid')
  const ethereum = await wallet('ethereum')
  expect((await create({ ...onRamp, to: 'usdc base', destinationId: ethereum })).status).toBe(201)
})

test('endpoints of one type, or in the wrong order, are refused', async () => {
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
  'the amount %j is refused [SAFE-A7]',
  async (amount) => {
    const { ask, payoutBody, onRamp } = await customerOnce()
    const body = await payoutBody(onRamp)
    const answer = await ask('POST', 'payouts', { ...body, source: { ...body.source, amount } })
    expect(codeOf(answer)).toMatch(/^422 source\.amount: /)
  },
)

let once: ReturnType<typeof ready> | null = null
const customerOnce = () => (once ??= ready())
