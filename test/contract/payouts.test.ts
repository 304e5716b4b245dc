import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelPayout, createPayout, exportPayouts, getPayout, listPayouts } from '../../src/api/payouts.ts'
import { getPayoutFees, quotePayout } from '../../src/api/quotes.ts'
import { openContract, type Contract } from './support.ts'
import { offRampForm, onRampForm, createEndpoints, type Endpoints } from './payout-forms.ts'

let contract: Contract
let endpoints: Endpoints
beforeAll(async () => {
  contract = await openContract()
  endpoints = await createEndpoints(contract)
})
afterAll(() => contract.close())

const call = () => ({ key: crypto.randomUUID() })
const payIn = { amount: '100.00', network: 'base', rail: 'achPush' } as const
const payOut = { amount: '100.00', network: 'base', rail: 'achSameDay' } as const
const fund = (id: string) => contract.box.request('POST', `/sandbox/payouts/${id}/fund`, { body: {} })

describe('payouts', () => {
  test('an on-ramp has deposit instructions [API-23, API-21, API-20]', async () => {
    const payout = await createPayout(endpoints.person.api, await onRampForm(endpoints, payIn), call())
    expect(payout).toMatchObject({
      id: expect.stringMatching(/^payout_/),
      type: 'onRamp',
      status: 'pending',
      amount: '100.00',
      finalAmount: null,
      source: { type: 'bankAccount', id: endpoints.account, currency: 'usd', network: 'achPush' },
      destination: { type: 'wallet', id: endpoints.wallet, currency: 'usdc', network: 'base' },
      instructions: {
        memo: expect.stringMatching(/^SPH[A-Z0-9]{7}$/),
        resource: { type: 'bankAccount', bankName: 'Sandbox Trust Bank', routingNumber: '021000021' },
      },
      sourceBankAccount: { id: endpoints.account, bankName: 'Chase' },
      usageType: null,
    })
    expect(await getPayout(endpoints.person.api, payout.id)).toEqual(payout)
    expect(await listPayouts(endpoints.person.api)).toContainEqual(payout)
  })

  test('an off-ramp has its deposit address [API-23]', async () => {
    const form = await offRampForm(endpoints, { ...payOut, rail: 'wire' })
    const payout = await createPayout(endpoints.person.api, { ...form, wireMessage: 'FFC:rent' }, call())
    expect(payout).toMatchObject({
      type: 'offRamp',
      wireMessage: 'FFC:rent',
      instructions: { resource: { type: 'wallet', network: 'base', address: expect.stringMatching(/^0x/) } },
    })
  })

  test('each status of a payout is read to the end [API-21]', async () => {
    const { id } = await createPayout(endpoints.person.api, await onRampForm(endpoints, payIn), call())
    await fund(id)
    const seen: unknown[] = []
    for (let step = 0; step < 3; step += 1) {
      seen.push((await getPayout(endpoints.person.api, id)).status)
      await contract.box.advance(1)
    }
    expect(seen[0]).toBe('funded')
    expect(await getPayout(endpoints.person.api, id)).toMatchObject({ status: 'succeeded', finalAmount: '99.40' })
  })

  test('the fees of a payout are those of its creation [API-25]', async () => {
    const { id } = await createPayout(endpoints.person.api, await onRampForm(endpoints, payIn), call())
    expect(await getPayoutFees(endpoints.person.api, id)).toMatchObject({
      totalFee: { amount: '0.60', currency: 'usd' },
      pay: { amount: '100.00' },
      receive: { amount: '99.40' },
    })
    await expect(getPayoutFees(endpoints.person.api, 'payout_nowhere')).rejects.toMatchObject({ status: 404 })
  })

  test('every type and status of a long history is read [API-20]', async () => {
    const { api, log } = await contract.customer('many@example.com')
    const payouts = await listPayouts(api)
    expect(payouts).toHaveLength(45)
    expect(new Set(payouts.map(({ type }) => type))).toEqual(new Set(['onRamp', 'offRamp', 'onChain', 'microdeposit']))
    expect(new Set(payouts.map(({ status }) => status)).size).toBe(8)
    expect(payouts.some(({ usageType, funding }) => usageType === 'offloader' && funding?.offloaderWallet)).toBe(true)
    expect(payouts.some(({ fundingVirtualAccount }) => fundingVirtualAccount !== null)).toBe(true)
    expect(log.filter(({ error }) => error)).toEqual([])
  })

  test.each([
    ['1313.51', { kind: 'message', status: 422 }],
    ['1313.52', { kind: 'message', status: 422 }],
    ['1313.53', { kind: 'message', status: 422 }],
    ['1313.54', { kind: 'validation', status: 422 }],
    ['1313.55', { kind: 'field', status: 422, fields: { amount: expect.any(String), currency: expect.any(String) } }],
  ])(
    'the refusal of %s is read and definite [API-23, ERR-01, ERR-02, ERR-03, ERR-04, ERR-05]',
    async (amount, expected) => {
      const form = await onRampForm(endpoints, { ...payIn, amount })
      await expect(createPayout(endpoints.person.api, form, call())).rejects.toMatchObject({
        ...expected,
        outcome: 'definite',
      })
    },
  )

  test.each([
    ['an amount below the minimum', { amount: '0.50' }, { code: 'amount_below_min' }],
    [
      'a changed quote',
      { destination: '50.00' },
      { kind: 'validation', fields: { 'destination.amount': 'Quote has changed' } },
    ],
    ['an unknown account', { account: 'bankAccount_nowhere' }, { status: 404, message: 'Bank account not found' }],
  ])('a payout with %s is refused [API-23]', async (_, change, expected) => {
    const form = await onRampForm(endpoints, payIn)
    const {
      amount = form.source.amount,
      destination = form.destination.amount,
      account = form.source.id,
    } = change as Record<string, string>
    const payload = {
      source: { ...form.source, amount, id: account },
      destination: { ...form.destination, amount: amount === '0.50' ? '0.01' : destination },
    }
    await expect(createPayout(endpoints.person.api, payload, call())).rejects.toMatchObject(expected)
  })

  test('a customer without verification is refused with its code [API-23]', async () => {
    const person = await contract.customer('kyc-start@example.com')
    const form = await onRampForm(endpoints, payIn)
    const sourceless = { ...form, source: { ...form.source, id: 'usd' } }
    await expect(createPayout(person.api, sourceless, call())).rejects.toMatchObject({ outcome: 'definite' })
  })
})

describe('cancelling', () => {
  test('only a pending payout is cancelled [API-22]', async () => {
    const { api } = endpoints.person
    const { id } = await createPayout(api, await onRampForm(endpoints, payIn), call())
    expect(await cancelPayout(api, id)).toMatchObject({ id, status: 'cancelled' })
    await expect(cancelPayout(api, id)).rejects.toMatchObject({ status: 409, code: 'payout_not_cancellable' })
    const funded = await createPayout(api, await onRampForm(endpoints, payIn), call())
    await fund(funded.id)
    await expect(cancelPayout(api, funded.id)).rejects.toMatchObject({
      message: 'Only pending transfers can be cancelled',
    })
  })

  test('a cancellation whose answer was lost is reported as cancelled [SAFE-B10]', async () => {
    const { api } = endpoints.person
    const { id } = await createPayout(api, await onRampForm(endpoints, payIn), call())
    await contract.failNext('DELETE', 'payouts/{id}', { status: 500, shape: 'drop', when: 'after' })
    expect(await cancelPayout(api, id)).toMatchObject({ status: 'cancelled' })
  })

  test('a conflict after a lost answer is resolved by the payout’s status [SAFE-B10]', async () => {
    const { api } = endpoints.person
    for (const isFundedBetween of [false, true]) {
      const { id } = await createPayout(api, await onRampForm(endpoints, payIn), call())
      if (isFundedBetween) await fund(id)
      await contract.failNext('DELETE', 'payouts/{id}', {
        status: 500,
        shape: 'drop',
        when: isFundedBetween ? 'before' : 'after',
      })
      await contract.failNext('DELETE', 'payouts/{id}', { status: 409, shape: 'error', code: 'payout_not_cancellable' })
      const cancelling = cancelPayout(api, id)
      if (isFundedBetween) await expect(cancelling).rejects.toMatchObject({ status: 409 })
      else expect(await cancelling).toMatchObject({ status: 'cancelled' })
      expect((await getPayout(api, id)).status).toBe(isFundedBetween ? 'funded' : 'cancelled')
    }
  })
})

describe('export', () => {
  test('the file has its byte order mark, its header and the rows of its type [API-26, H10]', async () => {
    const file = await exportPayouts(endpoints.person.api, 'offRamp')
    expect(file.startsWith('\uFEFFid,type,status,created,updated,')).toBe(true)
    const rows = file.trim().split('\r\n').slice(1)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every((row) => row.includes(',offRamp,'))).toBe(true)
  })
})

test('the quote for 1313.61 is answered after two seconds [API-24]', async () => {
  const startedAt = Date.now()
  const quote = await quotePayout(endpoints.person.api, {
    amount: '1313.61',
    received: false,
    customerId: endpoints.person.session.customerId!,
    sourceCurrency: 'usdc',
    destinationCurrency: 'usd',
    sourceNetwork: 'base',
    destinationNetwork: 'achSameDay',
  })
  expect(quote.pay.amount).toBe('1313.61')
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(1900)
})
