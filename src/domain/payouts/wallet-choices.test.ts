import { expect, test } from 'vitest'
import type { Wallet } from '../wallets/wallet.ts'
import type { RampOptions } from './tokens.ts'
import { coinChoices, walletChoices } from './wallet-choices.ts'

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
  expect(coinChoices('solana', euros)).toEqual([
    { coin: 'usdc', blockedBy: null },
    { coin: 'usdt', blockedBy: 'payouts.currencyUnavailable' },
  ])
  expect(walletChoices([wallet('t', 'tron')], euros)[0]?.blockedBy).toBe('payouts.currencyUnavailable')
  expect(walletChoices([wallet('t', 'tron')], ramp)[0]?.blockedBy).toBeNull()
})
