import { describe, expect, test } from 'vitest'
import { LINK_NETWORK_NAMES, linkLabelOf } from '../networks.ts'
import { currencyRules, FIAT_CURRENCIES } from '../currency.ts'
import { chase } from './bank-account.fixture.ts'
import type { WalletBankAccount } from './bank-account.ts'
import {
  canGenerateWallet,
  isLinkComplete,
  linkCoins,
  linkDestinations,
  linkRail,
  linkRefusals,
  linksOf,
  startLink,
  walletLinkPayload,
  withLink,
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

test.each(FIAT_CURRENCIES)(
  'an account in %s is linked in that currency or not at all [LINK-02, LINK-12, F27]',
  (currency) => {
    const account = { ...chase, currency }
    const isLinked = currency === 'usd' || currency === 'eur'
    expect(canGenerateWallet(account, true)).toBe(isLinked)
    const made = () => walletLinkPayload(account, startLink(account), true).destination.currency
    if (isLinked) expect(made()).toBe(currency)
    else expect(made).toThrow('Offloader wallets are not supported for ramp-widget')
  },
)

test('an account in a currency that this version does not know is not linked as another [LINK-02, F27]', () => {
  expect(canGenerateWallet({ ...chase, currency: { unlisted: 'jpy' } }, true)).toBe(false)
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

test.each([
  ['ach', 'ACH_SAME_DAY', 'usd', '1'],
  ['wire', 'WIRE', 'usd', '20'],
  ['sepa', 'SEPA', 'eur', '1'],
] as const)('a deposit that is paid by %s is priced as %s [LINK-11]', (destination, rail, currency, fixedFee) => {
  expect(linkRail(destination)).toBe(rail)
  expect(currencyRules(currency).fees.bridge?.[rail]).toMatchObject({ fixedFee, available: true })
})

test('a refusal is shown at the field that the customer can change [LINK-08]', () => {
  expect(linkRefusals({ 'source.network': 'a', 'source.currency': 'b' })).toEqual({ network: 'a', coin: 'b' })
  expect(linkRefusals({ 'destination.currency': 'c' })).toEqual({ destination: 'c' })
  expect(linkRefusals({ bankAccount: 'd' })).toEqual({})
})

describe('the links of an account', () => {
  const link = (id: string): WalletBankAccount => ({
    id,
    wallet: { address: `address of ${id}`, network: 'solana' },
    sourceCurrency: 'usdc',
    destinationNetwork: 'ach',
  })
  const idsOf = (links: readonly WalletBankAccount[]) => links.map(({ id }) => id)
  const account = { ...chase, walletBankAccounts: [link('a'), link('b')] }

  test('have the server’s order, and the one that was just made is first, once', () => {
    expect(idsOf(linksOf(account, null))).toEqual(['a', 'b'])
    expect(idsOf(linksOf(account, link('b')))).toEqual(['b', 'a'])
    expect(idsOf(linksOf(account, link('c')))).toEqual(['c', 'a', 'b'])
  })

  test('contain one that was just made, once', () => {
    expect(idsOf(withLink(account, link('c')).walletBankAccounts)).toEqual(['a', 'b', 'c'])
    expect(idsOf(withLink(account, link('a')).walletBankAccounts)).toEqual(['b', 'a'])
  })
})
