import { expect, test } from 'vitest'
import { requiredList } from '../../../test/contract/rows/required.ts'
import { SPEC_FIATS } from '../spec-rows.fixture.ts'
import { NETWORKS, payoutNameOf } from '../networks.ts'
import { allowsSourceless, coinsOn, networkChoices } from './tokens.ts'

test('Solana has both stablecoins, Base USDC alone, and Tron USDT alone [CUR-09]', () => {
  const usd = { rampType: 'off-ramp', currency: 'usd' } as const
  expect((['solana', 'base', 'tron'] as const).map((network) => coinsOn(network, usd).join())).toEqual([
    'usdc,usdt',
    'usdc',
    'usdt',
  ])
})

test.each(SPEC_FIATS)('USDT is available for %s, but not for an on-ramp from euros [CUR-08]', (currency) => {
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

test('a payout may use the networks that are endpoints, and Optimism is not one of them [CHAIN-01, FORM-14, F26]', () => {
  const endpoints = requiredList('FORM-14')
  const payable = NETWORKS.filter((network) => endpoints.includes(payoutNameOf(network) ?? ''))
  expect(Object.keys(blocksOf('on-ramp', 'usd'))).toEqual(payable)
  expect(payable).not.toContain('optimism')
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

test.each(NETWORKS)(
  'a sourceless on-ramp to %s needs the flag and one of the spec’s networks [ONR-01, ONR-02]',
  (network) => {
    expect(allowsSourceless({ allowSourcelessOnRamp: true }, network)).toBe(requiredList('ONR-02').includes(network))
    expect(allowsSourceless({ allowSourcelessOnRamp: false }, network)).toBe(false)
  },
)

test('the networks that the spec restricts do not allow a sourceless on-ramp [ONR-03]', () => {
  const restricted = NETWORKS.filter((network) => !allowsSourceless({ allowSourcelessOnRamp: true }, network))
  expect(restricted.toSorted()).toEqual(requiredList('ONR-03').toSorted())
})

test('Optimism has no stablecoin of payouts [CHAIN-01]', () => {
  expect(coinsOn('optimism', { rampType: 'off-ramp', currency: 'usd' })).toEqual([])
})
