import { expect, test } from 'vitest'
import { FIAT_CURRENCIES } from '../currency.ts'
import { NETWORKS, type Network } from '../networks.ts'
import { allowsSourceless, coinsOn, networkChoices } from './tokens.ts'

const open = { allowSuiPayouts: true }

test.each([
  ['usdc', 'solana ethereum base polygon arbitrum avalanche sui aptos sei'],
  ['usdt', 'solana ethereum polygon arbitrum avalanche tron'],
] as const)('%s is on %s [CUR-09]', (coin, networks) => {
  const usd = { rampType: 'off-ramp', currency: 'usd' } as const
  const found = NETWORKS.filter((network) => coinsOn(network, usd).includes(coin))
  expect(found.toSorted()).toEqual(networks.split(' ').toSorted())
})

test.each(FIAT_CURRENCIES)('USDT is available for %s, but not for an on-ramp from euros [CUR-08]', (currency) => {
  expect(coinsOn('ethereum', { rampType: 'on-ramp', currency })).toEqual(
    currency === 'eur' ? ['usdc'] : ['usdc', 'usdt'],
  )
  expect(coinsOn('ethereum', { rampType: 'off-ramp', currency })).toEqual(['usdc', 'usdt'])
})

const blocksOf = (rampType: 'on-ramp' | 'off-ramp', currency: 'usd' | 'eur', allowSuiPayouts = true) =>
  Object.fromEntries(
    networkChoices({ rampType, currency, access: { allowSuiPayouts } }).map(({ network, blockedBy }) => [
      network,
      blockedBy,
    ]),
  )

test('a payout may use ten networks, and Optimism is not one of them [CHAIN-01]', () => {
  expect(Object.keys(blocksOf('on-ramp', 'usd')).toSorted()).toEqual(
    'aptos arbitrum avalanche base ethereum polygon sei solana sui tron'.split(' '),
  )
})

test('Sui is available only where the application allows it [OFFR-01, PERM-04]', () => {
  expect(blocksOf('off-ramp', 'usd')).toHaveProperty('sui', null)
  expect(blocksOf('off-ramp', 'usd', false)).not.toHaveProperty('sui')
})

test('Sei is available for on-ramps, but not for off-ramps [OFFR-05]', () => {
  expect(blocksOf('on-ramp', 'usd')['sei']).toBeNull()
  expect(blocksOf('off-ramp', 'usd')['sei']).toBe('connection.notSupported')
})

test('an on-ramp from euros to Tron has no token [CUR-08]', () => {
  expect(blocksOf('on-ramp', 'eur')['tron']).toBe('payouts.currencyUnavailable')
  expect(blocksOf('on-ramp', 'usd')['tron']).toBeNull()
  expect(blocksOf('off-ramp', 'eur')['tron']).toBeNull()
})

const SOURCELESS: readonly Network[] = ['solana', 'ethereum', 'base', 'polygon', 'arbitrum', 'avalanche', 'tron']

test.each(NETWORKS)(
  'a sourceless on-ramp to %s needs the flag and one of seven networks [ONR-01, ONR-02, ONR-03]',
  (network) => {
    expect(allowsSourceless({ allowSourcelessOnRamp: true }, network)).toBe(SOURCELESS.includes(network))
    expect(allowsSourceless({ allowSourcelessOnRamp: false }, network)).toBe(false)
  },
)

test('seven networks do not allow a sourceless on-ramp [ONR-03]', () => {
  const restricted = NETWORKS.filter((network) => !SOURCELESS.includes(network))
  expect(restricted.toSorted()).toEqual(['aptos', 'bsc', 'gnosis', 'optimism', 'sei', 'sepolia', 'sui'])
  expect(coinsOn('optimism', { rampType: 'off-ramp', currency: 'usd' })).toEqual([])
  expect(networkChoices({ rampType: 'off-ramp', currency: 'usd', access: open }).length).toBe(10)
})
