import { expect, test } from 'vitest'
import { microdeposit, offloaded, offRamp, onChain, onRamp } from '../payout.fixture.ts'
import { referencesOf } from './references.ts'

const [wallet] = onRamp.wallets
const other = { id: 'wallet_2', address: '0xOther', nickname: null }

test.each([
  ['an on-ramp', onRamp, ['id', 'address']],
  ['an off-ramp', offRamp, ['id', 'sourceAddress', 'depositAddress']],
  ['a payout that a deposit address began', offloaded, ['id', 'depositAddress']],
  ['a microdeposit', { ...microdeposit, wallets: [] }, ['id']],
  [
    'a payout between wallets',
    { ...onChain, destination: { ...onChain.destination, id: other.id }, wallets: [wallet!, other] },
    ['id', 'sourceAddress', 'address'],
  ],
  ['a payout with a transaction', { ...onRamp, transactionHash: '5hAsh' }, ['id', 'address', 'transaction']],
] as const)('%s names its ids and addresses [DET-03, H2, H17]', (_, payout, labels) => {
  expect(referencesOf(payout).map(({ label }) => label.split('.').at(-1))).toEqual(labels)
})

test('an off-ramp that is sent by hand names no address that it would come from [DET-03, H11, E22]', () => {
  const labels = referencesOf(offRamp, true).map(({ label }) => label.split('.').at(-1))
  expect(labels).toEqual(['id', 'depositAddress'])
})

test('the deposit address is that of the payout, or the generated one [DET-04, H17]', () => {
  const offered = 'payouts.details.depositAddress'
  const deposit = (payout: typeof offRamp) => referencesOf(payout).find(({ label }) => label === offered)
  expect(deposit(offRamp)).toMatchObject({ value: '9xAddress', network: 'Solana', copyLabel: `${offered}.copy` })
  expect(deposit(offloaded)).toMatchObject({ value: '0x8f00000000000000000000000000000000c240', network: 'Optimism' })
})

test.each([
  ['ethereum', 'Ethereum'],
  ['moon', 'moon'],
] as const)(
  'an address on another network, %s, is named with it, and is not there to be copied [C3, H11]',
  (network, name) => {
    const resource = { type: 'wallet', address: '0xAddress', network: network as 'ethereum' } as const
    const payout = { ...offRamp, instructions: { memo: null, resource } }
    const found = referencesOf(payout).filter(({ value }) => value === '0xAddress')
    expect(found).toEqual([
      { label: 'payouts.details.redemptionAddress', copyLabel: null, value: '0xAddress', network: name },
    ])
  },
)

test('an address with a hidden character is not shown [SAFE-W2]', () => {
  const instructions = { memo: null, resource: { type: 'wallet', address: '9xAdd\u200Bress', network: 'sol' } } as const
  expect(referencesOf({ ...offRamp, instructions }).map(({ label }) => label)).not.toContain(
    'payouts.details.depositAddress',
  )
})
