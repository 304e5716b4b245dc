import { expect, test } from 'vitest'
import { holdersOf } from './holders.ts'
import type { Transfer } from './sandbox.ts'

const endpoint = { id: null, amount: '1.00', currency: 'usd' }
const offRamp: Transfer = {
  id: 'payout_1',
  customerId: 'customer_1',
  type: 'offRamp',
  status: 'pending',
  created: '2025-11-12T10:00:00Z',
  source: { ...endpoint, type: 'wallet', id: 'wallet_1', currency: 'usdc', network: 'base' },
  destination: { ...endpoint, type: 'bankAccount', network: 'wire' },
  instructions: { memo: null, resource: { type: 'wallet', address: '0xDeposit', network: 'base' } },
  wallets: [{ id: 'wallet_1', address: '0xMine', nickname: 'Main' }],
}

test('a transfer shows its wallet and its deposit address', () => {
  expect(holdersOf([offRamp, offRamp])).toEqual([
    { network: 'base', address: '0xMine', label: 'Main' },
    { network: 'base', address: '0xDeposit', label: 'Deposit address' },
  ])
})

test('a bank is not an address on a network', () => {
  const instructions = { memo: 'SPH1234567', resource: { type: 'bankAccount' } }
  expect(holdersOf([{ ...offRamp, source: { ...offRamp.destination }, instructions, wallets: [] }])).toEqual([])
})
