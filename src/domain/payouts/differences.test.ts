import { expect, test } from 'vitest'
import { onRamp } from '../payout-history/payout.fixture.ts'
import { differencesOf, hasOtherAddress, type RequestedPayout } from './differences.ts'
import type { Payout, PayoutPayload } from './payout.ts'

const { source, destination } = onRamp
const WALLET = onRamp.wallets[0]!

const payload = {
  source: { type: 'bankAccount', id: source.id, amount: onRamp.amount, currency: 'usd', network: 'achPush' },
  destination: {
    type: 'wallet',
    id: destination.id,
    amount: destination.amount,
    currency: 'usdc',
    network: destination.network,
  },
} as PayoutPayload
const requested: RequestedPayout = { payload, walletAddress: WALLET.address, isResumed: false }

const fieldsOf = (change: Partial<Payout>, how: Partial<RequestedPayout> = {}) =>
  differencesOf({ ...requested, ...how }, { ...onRamp, ...change }).map(({ field }) =>
    field.replace('payouts.different.', ''),
  )

test('a payout that matches the request has no difference [SAFE-B5, E18]', () => {
  expect(fieldsOf({})).toEqual([])
})

test.each([
  ['another amount', { amount: '1500.01', source: { ...source, amount: '1500.01' } }, ['youSend']],
  ['another amount on one side only', { source: { ...source, amount: '9.00' } }, ['youSend']],
  ['another currency', { source: { ...source, currency: 'eur' as const } }, ['youSend']],
  ['less delivered', { destination: { ...destination, amount: '1.00' } }, ['youReceive']],
  ['another coin', { destination: { ...destination, currency: 'usdt' as const } }, ['youReceive']],
  ['another account', { source: { ...source, id: 'bankAccount_other' } }, ['sourceAccount']],
  ['another rail', { source: { ...source, network: 'wire' as const } }, ['sourceNetwork']],
  ['another wallet', { destination: { ...destination, id: 'wallet_other' } }, ['destinationAccount']],
  ['another network', { destination: { ...destination, network: 'tron' as const } }, ['destinationNetwork']],
  ['another direction', { type: 'offRamp' as const }, ['direction']],
  ['another address', { wallets: [{ ...WALLET, address: `${WALLET.address.slice(0, -1)}x` }] }, ['address']],
])('%s is reported as a difference of its field [SAFE-B5, E18]', (_, change, fields) => {
  expect(fieldsOf(change)).toEqual(fields)
})

test('a synonym of the rail, another notation of the amount and a cent of rounding are not differences [E18]', () => {
  expect(fieldsOf({ source: { ...source, network: 'ach' } })).toEqual([])
  expect(fieldsOf({ amount: `${onRamp.amount}0`, source: { ...source, amount: onRamp.amount } })).toEqual([])
})

test('a payout of an earlier call may deliver another amount, because it has the price of that call [E18]', () => {
  const change = { destination: { ...destination, amount: '1.00' } }
  expect(fieldsOf(change, { isResumed: true })).toEqual([])
  expect(fieldsOf({ ...change, amount: '9.00' }, { isResumed: true })).toEqual(['youSend'])
})

test('an address that the server omits is not compared [E18]', () => {
  expect(fieldsOf({ wallets: [] })).toEqual([])
  expect(fieldsOf({}, { walletAddress: null })).toEqual([])
})

test('a payout that names another address for a wallet of the customer is noticed after a reload as well [SAFE-B5, E18]', () => {
  const hex = `0x${'aB'.repeat(20)}`
  const named = (address: string): Payout => ({ ...onRamp, wallets: [{ ...WALLET, address }] })
  expect(hasOtherAddress(named(hex), [{ id: WALLET.id, address: hex.toLowerCase() }])).toBe(false)
  expect(hasOtherAddress(named(hex), [{ id: WALLET.id, address: `${hex.slice(0, -1)}C` }])).toBe(true)
  expect(hasOtherAddress(named(hex), [{ id: 'wallet_deleted', address: WALLET.address }])).toBe(false)
})
