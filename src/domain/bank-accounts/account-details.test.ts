import { expect, test } from 'vitest'
import { accountDetails, accountTypeLabel } from './account-details.ts'
import { chase } from './bank-account.fixture.ts'

const linesOf = (changes: Partial<typeof chase>) =>
  accountDetails({ ...chase, ...changes }).map(
    ({ label, value }) => `${label.replace('bankAccounts.detail.', '')}: ${value}`,
  )

test('only the last four digits of a masked account number are copied, as what they are, with all the rest of it [DET-06, ACC-05]', () => {
  const beneficiaryAddress = {
    country: 'USA',
    addressLine1: '1 Main St',
    addressLine2: null,
    city: 'Austin',
    state: 'US-TX',
    postalCode: '73301',
  }
  expect(linesOf({ beneficiaryAddress, bankAddressString: '1 Bank St', ifsc: 'SBIN0000300' })).toEqual([
    'accountHolder: Maya Lindqvist',
    'bankName: Chase',
    'lastFour: 4821',
    'routingNumber: 021000021',
    'ifsc: SBIN0000300',
    'address: 1 Main St, Austin, TX 73301, USA',
    'bankAddress: 1 Bank St',
  ])
})

test.each([
  [{ iban: 'DE89370400440532013000', last4: '3000' }, 'iban: DE89370400440532013000'],
  [{ clabe: '032180000118359719', last4: '9719' }, 'clabe: 032180000118359719'],
  [{ pixKey: 'maya@example.com', last4: '.com' }, 'pixKey: maya@example.com'],
  [{ iban: 'DE89••••3000', last4: '3000' }, 'lastFour: 3000'],
  [{ clabe: 'XXXXXXXXXXXXXX9719', last4: '9719' }, 'lastFour: 9719'],
  [{ philippinesAccountNumber: '09171234567', last4: '4567' }, 'accountNumber: 09171234567'],
])('with %j the account number is copied as %s [DET-06]', (changes, line) => {
  expect(linesOf({ accountNumber: null, routingNumber: null, ...changes })).toEqual([
    'accountHolder: Maya Lindqvist',
    'bankName: Chase',
    line,
  ])
})

test('a known account type has a label, an unknown one is shown as the server wrote it [ENT-09, SAFE-E8]', () => {
  expect(accountTypeLabel(chase)).toEqual({ label: 'bankAccounts.accountType.checking', raw: 'checking' })
  expect(accountTypeLabel({ accountType: { unlisted: 'escrow' } })).toEqual({ label: null, raw: 'escrow' })
  expect(accountTypeLabel({ accountType: null })).toBeNull()
})
