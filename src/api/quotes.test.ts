import { expect, test } from 'vitest'
import { json, setup } from './client.fixture.ts'
import { quotePayout } from './quotes.ts'

const ASKED = {
  amount: '100.00',
  received: false,
  customerId: 'customer_abc',
  sourceCurrency: 'usdc',
  destinationCurrency: 'eur',
  sourceNetwork: 'base',
  destinationNetwork: 'sepa',
} as const

const priced = (pay: string, receive: string) => ({
  data: {
    amountAdjustments: [
      { type: 'totalFee', amount: '1.00', currency: 'usdc' },
      {
        type: 'fxRate',
        amount: '0.92',
        currency: 'eur',
        pay: { amount: '100.00', currency: pay },
        receive: { amount: '91.08', currency: receive },
      },
    ],
  },
})

test.each([
  ['usdc', 'eur', 'taken'],
  ['usdc', 'usd', 'refused'],
  ['usdt', 'eur', 'refused'],
  ['usdc', 'xyz', 'refused'],
] as const)('a price in %s and %s for one in USDC and euros is %s [SAFE-D1, SAFE-E8]', async (pay, receive, result) => {
  const { api } = setup([() => json(priced(pay, receive))])
  const quoted = quotePayout(api, ASKED).then(
    () => 'taken',
    ({ kind }) => kind,
  )
  expect(await quoted).toBe(result === 'taken' ? 'taken' : 'unreadable')
})
