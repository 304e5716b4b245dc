import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failureShapes } from '../../demo/sandbox/http/failure-shape.ts'
import { ApiError } from '../../src/api/error.ts'
import { requestSepa } from '../../src/api/kyc.ts'
import { getMe } from '../../src/api/me.ts'
import { quotePayout } from '../../src/api/quotes.ts'
import { createWallet } from '../../src/api/wallets.ts'
import { openContract, type Contract, type Customer } from './support.ts'

let contract: Contract
let person: Customer
beforeAll(async () => {
  contract = await openContract()
  person = await contract.customer('empty@example.com')
})
afterAll(() => contract.close())

const words = { message: 'No such luck', code: 'bankAccount/inactive', field: 'iban' }
const make = () =>
  createWallet(
    person.api,
    { network: 'base', address: '0x0', nickname: 'x', consent: true, isConnected: false },
    { key: crypto.randomUUID() },
  )

const readings = {
  issues: { kind: 'validation', message: words.message, fields: { iban: words.message } },
  source: { kind: 'field', message: words.message, fields: { iban: words.message } },
  error: { kind: 'message', message: words.message, code: words.code, reference: expect.stringMatching(/^request_/) },
  message: { kind: 'message', message: words.message },
  string: { kind: 'message', message: words.message },
  text: { kind: 'message', message: words.message },
  // A gateway's page or empty answer may stand where the server said yes.
  html: { kind: 'unknown', message: 'unknown', outcome: 'unknown' },
  empty: { kind: 'unknown', message: 'unknown', outcome: 'unknown' },
  drop: { kind: 'network', message: 'unknown', outcome: 'unknown' },
  v1: { kind: 'message', message: words.message, code: words.code, reference: expect.stringMatching(/^request_/) },
  v2: { kind: 'validation', message: words.message, code: words.code, fields: { iban: words.message } },
  'field-map': { kind: 'field', message: words.message, fields: { iban: words.message } },
} satisfies Record<(typeof failureShapes)[number], object>

describe('each error format of the server', () => {
  test.each(failureShapes)('the format %s is read [ERR-01, ERR-02, ERR-03, ERR-04, ERR-05, ERR-06]', async (shape) => {
    const times = 'outcome' in readings[shape] ? 4 : 1
    await contract.failNext('POST', 'wallets', { status: 422, shape, times, ...words })
    const error = await make().catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ outcome: 'definite', ...readings[shape] })
    expect((error as ApiError).reference).toMatch(/^(request|ref)_[a-z0-9]+$/)
  })

  test('the reference is the one that the server logged [E19]', async () => {
    await contract.failNext('POST', 'wallets', { status: 422, shape: 'message', ...words })
    const error = (await make().catch((caught: unknown) => caught)) as ApiError
    const seen = await contract.requests('/v1/ramp/wallets')
    expect(seen.map((request) => (request as unknown as { id: string }).id)).toContain(error.reference)
  })
})

describe('retries against the sandbox', () => {
  const callsOf = async (work: () => Promise<unknown>) => {
    const before = contract.traffic.length
    const result = await work().catch((caught: unknown) => caught)
    return { result, calls: contract.traffic.slice(before) }
  }

  test('a read is tried three times and then fails', async () => {
    await contract.failNext('GET', 'me', { status: 503, shape: 'error', times: 2 })
    expect((await callsOf(() => getMe(person.api))).calls).toHaveLength(3)
    await contract.failNext('GET', 'me', { status: 503, shape: 'error', times: 3 })
    const { result, calls } = await callsOf(() => getMe(person.api))
    expect(result).toMatchObject({ status: 503, outcome: 'unknown' })
    expect(calls).toHaveLength(3)
    expect(await getMe(person.api)).toMatchObject({ id: person.session.customerId })
  })

  test('a change is repeated once with its key, a quote is not', async () => {
    await contract.failNext('POST', 'kyc/sepa', { status: 500, shape: 'empty' })
    const { calls } = await callsOf(() => requestSepa(person.api))
    expect(calls.map(({ headers }) => headers.get('Idempotency-Key'))).toHaveLength(2)
    expect(new Set(calls.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1)

    await contract.failNext('POST', 'payouts/amountAdjustments', { status: 500, shape: 'empty' })
    const quote = await callsOf(() =>
      quotePayout(person.api, {
        amount: '100.00',
        received: false,
        customerId: person.session.customerId!,
        sourceCurrency: 'usdc',
        destinationCurrency: 'usd',
        sourceNetwork: 'base',
        destinationNetwork: 'wire',
      }),
    )
    expect(quote.calls).toHaveLength(1)
  })

  test('no request is sent before Retry-After [SAFE-E2]', async () => {
    await contract.failNext('GET', 'me', { status: 429, shape: 'error', retryAfter: '1' })
    const startedAt = Date.now()
    await getMe(person.api)
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(1000)
    await contract.failNext('GET', 'me', { status: 429, shape: 'error', retryAfter: '3600' })
    expect((await callsOf(() => getMe(person.api))).result).toMatchObject({ retryAfter: 3600, status: 429 })
  })
})
