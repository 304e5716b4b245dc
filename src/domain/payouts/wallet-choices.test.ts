import { expect, test } from 'vitest'
import { familyOf, NETWORKS, type Network } from '../networks.ts'
import type { Wallet } from '../wallets/wallet.ts'
import { coinsOn, type RampOptions } from './tokens.ts'
import { tokenChoices, unsavedChoice, walletChoices } from './wallet-choices.ts'

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

const tokens = (network: Network, options: RampOptions) =>
  tokenChoices(network, options).map(
    ({ coin, network, blockedBy }) => `${coin} ${network}${blockedBy ? ` ${blockedBy}` : ''}`,
  )

test('an EVM wallet is used on any EVM network, its own first [F34]', () => {
  const others = NETWORKS.filter((network) => familyOf(network) === 'evm' && network !== 'polygon')
  const inOrder = (['polygon', ...others] as const).flatMap((network) =>
    coinsOn(network, ramp).map((coin) => `${coin} ${network}`),
  )
  expect(tokens('polygon', ramp)).toEqual(inOrder)
  expect(inOrder.slice(0, 5)).toEqual(['usdc polygon', 'usdt polygon', 'usdc ethereum', 'usdt ethereum', 'usdc base'])
  expect(tokens('base', euros).filter((token) => token.startsWith('usdt'))).toEqual([
    'usdt base payouts.currencyUnavailable',
  ])
})

test.each(['solana', 'sui', 'aptos', 'tron'] as const)(
  'a wallet of another family is used on its own network alone: %s [F34]',
  (network) => {
    const options = { ...ramp, access: { allowSuiPayouts: true } }
    expect(new Set(tokenChoices(network, options).map(({ network }) => network))).toEqual(new Set([network]))
  },
)

const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const offRamp: RampOptions = { ...ramp, rampType: 'off-ramp' }

test('a connected wallet is a choice to save, unless its address is saved on some network of its family [F34, OFFR-04]', () => {
  const connected = { network: 'base', address: ADDRESS } as const
  const saved = (network: Network, address: string) => walletChoices([{ ...wallet('a', network), address }], offRamp)
  expect(unsavedChoice(connected, [], offRamp)).toEqual({ ...connected, blockedBy: null })
  expect(unsavedChoice(connected, saved('base', ADDRESS), offRamp)).toBeNull()
  expect(unsavedChoice(connected, saved('ethereum', ADDRESS.toLowerCase()), offRamp)).toBeNull()
  expect(unsavedChoice(connected, saved('solana', ADDRESS), offRamp)).not.toBeNull()
  expect(unsavedChoice(connected, saved('base', `0x${'1'.repeat(40)}`), offRamp)).not.toBeNull()
})

test('a connected wallet on a network that off-ramps cannot use says so [OFFR-05]', () => {
  const choice = unsavedChoice({ network: 'sei', address: ADDRESS }, [], offRamp)
  expect(choice).toMatchObject({ blockedBy: 'connection.notSupported' })
})
