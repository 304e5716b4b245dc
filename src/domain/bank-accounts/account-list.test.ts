import { expect, test } from 'vitest'
import {
  accountChoices,
  BANK_PAGE_SIZE,
  lastFourOf,
  nicknameOf,
  ownAccounts,
  payoutAccounts,
  recipientAccounts,
  searchTextOf,
  statusOf,
} from './account-list.ts'
import { accountBadge, accountRow } from './account-row.ts'
import { chase } from './bank-account.fixture.ts'

const deletedAt = new Date('2026-01-01T00:00:00Z')

test('a deleted account is inactive in any status [STATE-BACC-01]', () => {
  expect(statusOf({ status: 'active', deletedAt })).toBe('inactive')
  expect(statusOf({ status: 'pending', deletedAt: null })).toBe('pending')
})

test('accounts sort by status: active, pending, invalid, inactive, then unknown [STATE-BACC-01, ACC-10]', () => {
  const accounts = [
    { ...chase, id: 'e', status: { unlisted: 'frozen' } },
    { ...chase, id: 'd', deletedAt },
    { ...chase, id: 'c', status: 'invalid' as const },
    { ...chase, id: 'b', status: 'pending' as const },
    { ...chase, id: 'a1' },
    { ...chase, id: 'a2' },
  ]
  expect(ownAccounts(accounts).map(({ id }) => id)).toEqual(['a1', 'a2', 'b', 'c', 'd', 'e'])
})

test.each([
  [null, null],
  ['Chase', null],
  ['Chase 6789', null],
  ['chase •••• 6789', null],
  ['Chase ...6789', null],
  ['Chase 6780', 'Chase 6780'],
  ['Chase for rent', 'Chase for rent'],
  ['Everyday', 'Everyday'],
])(
  'an account that is called %s has the nickname %s: a default name is not a nickname [B17]',
  (accountName, nickname) => {
    expect(nicknameOf({ ...chase, bankName: 'Chase', last4: '6789', accountName })).toBe(nickname)
  },
)

const owned = [
  { ...chase, id: 'own' },
  { ...chase, id: 'nobody', hasOwner: false },
  { ...chase, id: 'recipient', isThirdParty: true },
  { ...chase, id: 'lost', hasOwner: false, isThirdParty: true },
]

test('only accounts that have an owner and belong to no third party are listed [ACC-07, ACC-08]', () => {
  expect(ownAccounts(owned).map(({ id }) => id)).toEqual(['own'])
})

test('third parties are paid in ramp-only mode alone, and nothing is taken from them [A3]', () => {
  const ids = (rampType: 'on-ramp' | 'off-ramp', rampOnly: boolean) =>
    payoutAccounts(owned, { rampType, rampOnly }).map(({ id }) => id)
  const ownIds = ownAccounts(owned).map(({ id }) => id)
  expect(ids('off-ramp', true)).toEqual([...ownIds, 'recipient'])
  expect([ids('off-ramp', false), ids('on-ramp', true), ids('on-ramp', false)]).toEqual([ownIds, ownIds, ownIds])
})

test('third-party accounts with an owner are the recipients [A3]', () => {
  expect(recipientAccounts(owned).map(({ id }) => id)).toEqual(['recipient'])
})

test('a payout may use active accounts of its currency; pending accounts are disabled [FORM-20]', () => {
  const accounts = [
    chase,
    { ...chase, status: 'pending' as const },
    { ...chase, status: 'invalid' as const },
    { ...chase, deletedAt },
    { ...chase, currency: 'eur' as const },
  ]
  expect(accountChoices(accounts, 'usd')).toEqual([
    { account: accounts[0], blockedBy: null },
    { account: accounts[1], blockedBy: 'payouts.account.pending' },
  ])
})

test('the bank table shows 5 rows a page [ACC-09]', () => {
  expect(BANK_PAGE_SIZE).toBe(5)
})

test('the search covers the stated fields [ACC-11]', () => {
  const account = { ...chase, iban: 'DE89', pixKey: 'pix', clabe: '0321', ifsc: 'SBIN' }
  expect(searchTextOf(account)).toEqual({
    words: ['Chase', 'Everyday', 'active', 'USD'],
    digits: ['4821', '021000021', 'DE89', 'pix', '0321', 'SBIN'],
  })
})

test.each([
  [{ last4: '4821' }, '4821'],
  [{ last4: null, accountNumber: '******1234' }, '1234'],
  [{ last4: null, accountNumber: null, iban: 'DE89370400440532013000' }, '3000'],
  [{ last4: null, accountNumber: null, clabe: '032180000118359719' }, '9719'],
  [{ last4: null, accountNumber: null, philippinesAccountNumber: '09171234567' }, '4567'],
  [{ last4: null, accountNumber: null, pixKey: 'maya@example.com' }, '.com'],
  [{ last4: null, accountNumber: null }, null],
])('the last four digits of %j are %s [ACC-01]', (fields, lastFour) => {
  const account = { ...chase, ...fields }
  expect(lastFourOf(account)).toBe(lastFour)
})

test.each([
  ['active', 'success'],
  ['pending', 'warning'],
  ['invalid', 'destructive'],
  ['inactive', 'default'],
] as const)('%s has a %s badge [STATE-BACC-01]', (status, tone) => {
  expect(accountBadge({ status, deletedAt: null })).toEqual({
    tone,
    label: `bankAccounts.status.${status}`,
    raw: status,
  })
})

test('an unknown status gets a neutral badge with the server’s text [SAFE-E8]', () => {
  expect(accountBadge({ status: { unlisted: 'frozen' }, deletedAt: null })).toEqual({
    tone: 'default',
    label: null,
    raw: 'frozen',
  })
})

test('the row of a deleted account is inactive and has no actions [STATE-BACC-02, STATE-BACC-04]', () => {
  const row = accountRow({ ...chase, deletedAt }, { offloaderWallets: true })
  expect(row).toMatchObject({ isInactive: true, areActionsDisabled: true })
  expect(accountRow(chase, { offloaderWallets: true }).areActionsDisabled).toBe(false)
})

test('the row menu offers the actions that the account allows [ACC-05]', () => {
  const link = {
    id: 'walletBankAccount_1',
    wallet: { address: '0x', network: 'ethereum' as const },
    sourceCurrency: 'usdc' as const,
    destinationNetwork: 'ach',
  }
  const linked = { ...chase, walletBankAccounts: [link] }
  const actions = (account: typeof chase, offloaderWallets: boolean) =>
    accountRow(account, { offloaderWallets }).actions
  expect(actions(linked, true)).toEqual(['linkedWallets', 'generateWallet', 'copyDetails', 'delete'])
  expect(actions(chase, false)).toEqual(['copyDetails', 'delete'])
})
