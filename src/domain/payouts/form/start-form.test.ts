import { describe, expect, test } from 'vitest'
import { chase } from '../../bank-accounts/bank-account.fixture.ts'
import type { AccountChoice } from '../../bank-accounts/account-list.ts'
import type { Network } from '../../networks.ts'
import type { WalletChoice } from '../wallet-choices.ts'
import type { PayoutForm } from './payout-form.ts'
import {
  addedAccount,
  isSourceless,
  missingParts,
  startForm,
  withToken,
  withWallet,
  type FormStart,
} from './start-form.ts'

const access = { allowSuiPayouts: true, allowSourcelessOnRamp: true, kycLevel2: true, balances: true }

const account = (id: string, blockedBy: AccountChoice['blockedBy'] = null): AccountChoice => ({
  account: { ...chase, id },
  blockedBy,
})
const wallet = (id: string, network: Network, blockedBy: WalletChoice['blockedBy'] = null): WalletChoice => ({
  wallet: { id, network, address: id, nickname: null, signed: true },
  network,
  blockedBy,
})

const start: FormStart = {
  rampType: 'on-ramp',
  currency: 'usd',
  rail: 'ACH',
  access,
  accounts: [account('pending', 'payouts.account.pending'), account('a'), account('b')],
  wallets: [wallet('sol', 'solana'), wallet('base', 'base'), wallet('sui', 'sui')],
}
const offRamp: FormStart = { ...start, rampType: 'off-ramp' }

/** The draft of a form that listed these wallets and accounts. */
const draftOf = (seen: FormStart, form = startForm(seen, null)) => ({
  form,
  walletIds: seen.wallets.map(({ wallet: { id } }) => id),
  accountIds: seen.accounts.map(({ account: { id } }) => id),
})

describe('the start of a form', () => {
  test('the form starts with the first wallet that can be used, on its own network', () => {
    const wallets = [wallet('o', 'optimism', 'wallets.networkNotSupported'), ...start.wallets]
    expect(startForm({ ...start, wallets }, null)).toMatchObject({ walletId: 'sol', network: 'solana', coin: 'usdc' })
  })

  test('the form starts without a wallet where none can be used', () => {
    const wallets = [wallet('o', 'optimism', 'wallets.networkNotSupported')]
    expect(startForm({ ...start, wallets }, null)).toMatchObject({ walletId: null, network: 'solana' })
  })

  test.each([
    ['a sourceless on-ramp needs no account', start, null],
    ['an on-ramp to Sui needs one', { ...start, wallets: [wallet('sui', 'sui')] }, 'a'],
    ['an off-ramp always needs one', offRamp, 'a'],
  ] as const)('%s [ONR-01, ONR-02, ONR-03]', (_, given, bankAccountId) => {
    expect(startForm(given, null).bankAccountId).toBe(bankAccountId)
  })

  test('the form starts with no third party that the customer did not choose [A3]', () => {
    const third: AccountChoice = { account: { ...chase, id: 'third', isThirdParty: true }, blockedBy: null }
    expect(startForm({ ...offRamp, accounts: [third] }, null).bankAccountId).toBeNull()
    expect(startForm({ ...offRamp, accounts: [third, account('a')] }, null).bankAccountId).toBe('a')
    const added = { ...offRamp, accounts: [...offRamp.accounts, third] }
    expect(startForm(added, draftOf(offRamp)).bankAccountId).toBe('third')
  })

  test('the form starts again as it was left, on the network that was chosen [W16]', () => {
    const left = withToken(
      withWallet(startForm(start, null), start.wallets[1]!, start),
      { coin: 'usdt', network: 'polygon' },
      start,
    )
    expect(startForm(start, draftOf(start, left))).toEqual(left)
  })

  test('the form starts with the wallet and the account that were added since [W16]', () => {
    const later = {
      ...offRamp,
      wallets: [...start.wallets, wallet('new', 'tron')],
      accounts: [...start.accounts, account('c')],
    }
    expect(startForm(later, draftOf(offRamp))).toMatchObject({
      walletId: 'new',
      network: 'tron',
      coin: 'usdt',
      bankAccountId: 'c',
    })
  })

  test('the form starts without the account that was added and cannot be used yet [W16]', () => {
    const later = { ...offRamp, accounts: [...start.accounts, account('c', 'payouts.account.pending')] }
    expect(startForm(later, draftOf(offRamp)).bankAccountId).toBe('a')
    expect(addedAccount(later.accounts, draftOf(offRamp))?.account.id).toBe('c')
    expect(addedAccount(later.accounts, null)).toBeNull()
  })
})

describe('a change', () => {
  test('a change of the wallet takes its own network, and keeps the coin where the network has it', () => {
    const form = withToken(startForm(start, null), { coin: 'usdt', network: 'solana' }, start)
    expect(withWallet(form, wallet('eth', 'ethereum'), start)).toMatchObject({ network: 'ethereum', coin: 'usdt' })
    expect(withWallet(form, wallet('base', 'base'), start)).toMatchObject({ network: 'base', coin: 'usdc' })
  })

  test('a change to a network that takes no money from an unknown account chooses one [ONR-02]', () => {
    const form = withWallet(startForm(start, null), wallet('base', 'base'), start)
    expect(form.bankAccountId).toBeNull()
    expect(withToken(form, { coin: 'usdc', network: 'sei' }, start).bankAccountId).toBe('a')
    expect(withToken(form, { coin: 'usdc', network: 'polygon' }, start).bankAccountId).toBeNull()
  })
})

test('only an on-ramp is sourceless [ONR-01]', () => {
  expect(isSourceless({ rampType: 'on-ramp', network: 'base' }, access)).toBe(true)
  expect(isSourceless({ rampType: 'off-ramp', network: 'base' }, access)).toBe(false)
  expect(isSourceless({ rampType: 'on-ramp', network: 'base' }, { allowSourcelessOnRamp: false })).toBe(false)
})

describe('the form of an earlier page or transfer [N11]', () => {
  const exact = (seen: FormStart, form: Partial<PayoutForm>) =>
    ({ ...draftOf(seen, { ...startForm(seen, null), ...form }), isExact: true }) as const

  test('leaves empty what cannot be used any more, and names it', () => {
    const draft = exact(offRamp, { walletId: 'gone', bankAccountId: 'pending' })
    const form = startForm(offRamp, draft)
    expect(form).toMatchObject({ walletId: null, bankAccountId: null })
    expect(missingParts(form, draft)).toEqual(['wallet', 'account'])
    expect(missingParts({ ...form, walletId: 'sol' }, draft)).toEqual(['account'])
  })

  test('keeps what can be used', () => {
    const draft = exact(offRamp, { walletId: 'base', network: 'polygon', bankAccountId: 'b' })
    expect(startForm(offRamp, draft)).toMatchObject({ walletId: 'base', network: 'polygon', bankAccountId: 'b' })
    expect(missingParts(startForm(offRamp, draft), draft)).toEqual([])
    expect(startForm(start, exact(start, { bankAccountId: null })).bankAccountId).toBeNull()
  })

  test('takes the own network of a wallet for one that it cannot use', () => {
    expect(startForm(start, exact(start, { walletId: 'sol', network: 'base' })).network).toBe('solana')
    expect(startForm(offRamp, exact(offRamp, { walletId: 'base', network: 'sei' })).network).toBe('base')
  })
})

test('a draft of this page replaces a deleted wallet by another, and names nothing', () => {
  const draft = draftOf(offRamp, { ...startForm(offRamp, null), walletId: 'gone' })
  expect(startForm(offRamp, draft).walletId).toBe('sol')
  expect(missingParts({ ...startForm(offRamp, draft), walletId: null }, draft)).toEqual([])
})
