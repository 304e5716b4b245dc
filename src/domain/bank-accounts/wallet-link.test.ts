import { expect, test } from 'vitest'
import { LINK_NETWORK_NAMES, linkLabelOf } from '../networks.ts'
import { chase } from './bank-account.fixture.ts'
import {
  canGenerateWallet,
  isLinkComplete,
  linkCoins,
  linkDestinations,
  startLink,
  walletLinkPayload,
} from './wallet-link.ts'

const flags = [false, true]

test.each(
  flags.flatMap((on) => flags.flatMap((thirdParty) => flags.map((allowed) => [on, thirdParty, allowed] as const))),
)('feature %s, third party %s, allowed %s [LINK-12, LINK-13]', (on, isThirdParty, walletBankAccountsAllowed) => {
  const account = { ...chase, isThirdParty, walletBankAccountsAllowed }
  const can = on && !isThirdParty && walletBankAccountsAllowed
  expect(canGenerateWallet(account, on)).toBe(can)
  const send = () => walletLinkPayload(account, startLink(account), on)
  if (can) expect(send).not.toThrow()
  else expect(send).toThrow('Offloader wallets are not supported for ramp-widget')
})

test('euros are paid out by SEPA, dollars by ACH or wire [STATE-LINK-01, STATE-LINK-02]', () => {
  expect(linkDestinations('eur')).toEqual(['sepa'])
  expect(linkDestinations('usd')).toEqual(['ach', 'wire'])
})

test('for euro accounts USDT is unavailable [LINK-05, LINK-06]', () => {
  expect(linkCoins('eur')).toEqual([
    { coin: 'usdc', isDisabled: false },
    { coin: 'usdt', isDisabled: true },
  ])
  expect(linkCoins('usd').every(({ isDisabled }) => !isDisabled)).toBe(true)
})

test('the source networks are SOL, ETH and OPTIMISM [LINK-04]', () => {
  expect(LINK_NETWORK_NAMES.map(linkLabelOf)).toEqual(['SOL', 'ETH', 'OPTIMISM'])
})

test('the payload contains the account, the source and the destination [LINK-02, LINK-03]', () => {
  expect(walletLinkPayload(chase, { network: 'optimism', coin: 'usdt', destination: 'wire' }, true)).toEqual({
    bankAccount: 'bankAccount_chase',
    source: { network: 'optimism', currency: 'usdt' },
    destination: { currency: 'usd', network: 'wire' },
  })
  const euro = { ...chase, currency: 'eur' } as const
  expect(walletLinkPayload(euro, startLink(euro), true)).toMatchObject({
    source: { network: 'sol', currency: 'usdc' },
    destination: { currency: 'eur', network: 'sepa' },
  })
})

test.each([
  ['usd', 'usdt', 'wire', true],
  ['usd', 'usdc', 'sepa', false],
  ['eur', 'usdc', 'sepa', true],
  ['eur', 'usdt', 'sepa', false],
  ['eur', 'usdc', 'ach', false],
] as const)('%s with %s by %s can be confirmed: %s [LINK-08]', (currency, coin, destination, complete) => {
  expect(isLinkComplete({ ...chase, currency }, { network: 'sol', coin, destination })).toBe(complete)
})
