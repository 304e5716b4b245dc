import { expect, test } from 'vitest'
import type { Network } from '../networks.ts'
import type { Wallet } from '../wallets/wallet.ts'
import type { RampOptions } from './tokens.ts'
import { tokenChoices, walletChoices } from './wallet-choices.ts'

const wallet = (id: string, network: Wallet['network']): Wallet => ({
  id,
  network,
  address: id,
  nickname: null,
  signed: false,
})
const ramp: RampOptions = { rampType: 'on-ramp', currency: 'usd', access: { allowSuiPayouts: false } }
const euros: RampOptions = { ...ramp, currency: 'eur' }

test('a wallet on a network that payouts cannot use stays in the list, last and disabled [OFFR-01]', () => {
  const wallets = [
    wallet('a', 'optimism'),
    wallet('b', 'sui'),
    wallet('c', 'base'),
    wallet('d', { unlisted: 'moon' } as never),
  ]
  expect(walletChoices(wallets, ramp).map(({ wallet: { id }, blockedBy }) => [id, blockedBy])).toEqual([
    ['c', null],
    ['a', 'wallets.networkNotSupported'],
    ['b', 'wallets.networkNotSupported'],
    ['d', 'wallets.networkNotSupported'],
  ])
})

test('a Sui wallet can be chosen only where the application allows Sui payouts [OFFR-01, PERM-04]', () => {
  const [choice] = walletChoices([wallet('b', 'sui')], { ...ramp, access: { allowSuiPayouts: true } })
  expect(choice).toMatchObject({ blockedBy: null, network: 'sui' })
})

test('a EUR on-ramp excludes USDT, so a Tron wallet cannot receive it [CUR-08]', () => {
  expect(tokenChoices('solana', euros)).toEqual([
    { coin: 'usdc', network: 'solana', blockedBy: null },
    { coin: 'usdt', network: 'solana', blockedBy: 'payouts.currencyUnavailable' },
  ])
  expect(walletChoices([wallet('t', 'tron')], euros)[0]?.blockedBy).toBe('payouts.currencyUnavailable')
  expect(walletChoices([wallet('t', 'tron')], ramp)[0]?.blockedBy).toBeNull()
})

const tokens = (own: Network, options: RampOptions) =>
  tokenChoices(own, options).map(
    ({ coin, network, blockedBy }) => `${coin} ${network}${blockedBy ? ` ${blockedBy}` : ''}`,
  )

test('an EVM wallet is used on any EVM network, its own first [F31]', () => {
  expect(tokens('polygon', ramp)).toEqual([
    'usdc polygon',
    'usdt polygon',
    'usdc ethereum',
    'usdt ethereum',
    'usdc base',
    'usdc arbitrum',
    'usdt arbitrum',
    'usdc avalanche',
    'usdt avalanche',
    'usdc sei',
  ])
  expect(tokens('base', euros).filter((token) => token.startsWith('usdt'))).toEqual([
    'usdt base payouts.currencyUnavailable',
  ])
})

test.each(['solana', 'sui', 'aptos', 'tron'] as const)(
  'a wallet of another family is used on its own network alone: %s [F31]',
  (own) => {
    const options = { ...ramp, access: { allowSuiPayouts: true } }
    expect(new Set(tokenChoices(own, options).map(({ network }) => network))).toEqual(new Set([own]))
  },
)
