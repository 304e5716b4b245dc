import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quotePayout } from '../../src/api/quotes.ts'
import type { QuoteRequest } from '../../src/domain/payouts/quotes/quote.ts'
import { openContract, type Contract, type Customer } from './support.ts'

let contract: Contract
let person: Customer
beforeAll(async () => {
  contract = await openContract()
  person = await contract.customer('level2@example.com')
})
afterAll(() => contract.close())

const request = (more: Partial<QuoteRequest> = {}): QuoteRequest => ({
  amount: '100.00',
  received: false,
  customerId: person.session.customerId!,
  sourceCurrency: 'usdc',
  destinationCurrency: 'usd',
  sourceNetwork: 'base',
  destinationNetwork: 'achSameDay',
  ...more,
})

describe('quotes', () => {
  test('an off-ramp has its fees, its rate and both amounts [API-24]', async () => {
    expect(await quotePayout(person.api, request())).toMatchObject({
      fees: {
        networkFee: { amount: '0.00' },
        sphereConversionFee: { amount: '0.10' },
        sphereFixedFee: { amount: '1.00' },
        merchantConversionFee: { amount: '0.00' },
        merchantFixedFee: { amount: '0.00' },
        conversionFee: { amount: '0.10' },
      },
      totalFee: { amount: '1.10', currency: 'usdc' },
      pay: { amount: '100.00', currency: 'usdc' },
      receive: { amount: '98.90', currency: 'usd' },
    })
  })

  test.each([
    [
      'on 100 usd achPush',
      { sourceCurrency: 'usd', destinationCurrency: 'usdc', sourceNetwork: 'achPush', destinationNetwork: 'sol' },
      '0.60',
      '99.40',
    ],
    [
      'on 100 usd wire',
      { sourceCurrency: 'usd', destinationCurrency: 'usdc', sourceNetwork: 'wire', destinationNetwork: 'ethereum' },
      '20.60',
      '79.40',
    ],
    ['off 100 mxn', { destinationCurrency: 'mxn', destinationNetwork: 'spei' }, '1.17', '1828.35'],
    ['off 100 cop', { destinationCurrency: 'cop', destinationNetwork: 'pse' }, '1.50', '394000.00'],
  ] as const)('the sandbox quotes %s [API-24]', async (_, change, total, received) => {
    const quote = await quotePayout(person.api, request(change))
    expect(quote.totalFee.amount).toBe(total)
    expect(quote.receive.amount).toBe(received)
  })

  test('a quote by the received amount returns the amount to pay for 100.00 [API-24, F21]', async () => {
    const quote = await quotePayout(person.api, request({ received: true }))
    expect(quote).toMatchObject({ pay: { amount: '101.10' }, receive: { amount: '100.00' } })
  })

  test.each([
    ['less than the fees', { amount: '1.00' }, { code: 'amount_below_fees', message: 'Amount is lower than the fees' }],
    [
      'a rail without a fee row',
      { destinationCurrency: 'gbp', destinationNetwork: 'fps' },
      { status: 403, code: 'capability_missing' },
    ],
    ['an unsupported pair', { destinationNetwork: 'swift' }, { code: 'network_invalid', message: 'Invalid network' }],
    ['three decimals', { amount: '1.001' }, { kind: 'validation', fields: { amount: expect.any(String) } }],
    ['a quote that fails', { amount: '1313.62' }, { status: 500, outcome: 'unknown' }],
  ] as const)('%s has an error message, and is requested once [API-24]', async (_, change, expected) => {
    const before = contract.traffic.length
    await expect(quotePayout(person.api, request(change))).rejects.toMatchObject(expected)
    expect(contract.traffic.length - before).toBe(1)
  })

  test('an aborted quote ends at once', async () => {
    const controller = new AbortController()
    const quote = quotePayout(person.api, request(), controller.signal)
    controller.abort()
    await expect(quote).rejects.toMatchObject({ kind: 'aborted' })
  })
})
