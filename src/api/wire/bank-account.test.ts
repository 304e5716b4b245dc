import { expect, test } from 'vitest'
import { linkCount } from '../../domain/bank-accounts/wallet-link.ts'
import { listBankAccounts } from '../bank-accounts.ts'
import { at, bankAccount, serve } from './server.fixture.ts'

test('every field of a listed account is read [ENT-09, LINK-01]', async () => {
  const beneficiaryAddress = {
    country: 'USA',
    addressLine1: '1 Main St',
    addressLine2: 'Apt 2',
    city: 'Austin',
    state: 'US-TX',
    postalCode: '73301',
  }
  const link = {
    id: 'walletBankAccount_1',
    wallet: { address: '0x1', network: 'ethereum' },
    sourceCurrency: 'usdc',
    destinationNetwork: 'ach',
  }
  const shared = {
    id: 'bankAccount_7',
    bankName: 'Chase',
    accountName: 'Everyday',
    accountHolderName: 'Ada Lovelace',
    accountNumber: '000123454821',
    accountType: 'savings',
    last4: '4821',
    status: 'pending',
    currency: 'usd',
    pixKey: 'ada@example.com',
    clabe: '032180000118359719',
    ifsc: 'SBIN0000300',
    philippinesAccountNumber: '09171234567',
    routingNumber: '021000021',
    iban: 'DE89370400440532013000',
    beneficiaryAddress,
    bankAddressString: '1 Bank St',
    walletBankAccounts: [link],
    walletBankAccountsAllowed: true,
  } as const
  const wire = { ...shared, deleted: at, owner: 'customer_1', thirdPartyBeneficiaryInfo: { businessName: 'Kaito' } }
  const { api } = serve({ bankAccounts: [wire] })
  expect(await listBankAccounts(api)).toEqual([
    { ...shared, deletedAt: new Date(at), hasOwner: true, isThirdParty: true },
  ])
})

test('linked wallets that cannot be read are counted, and none where all can be [E20, SAFE-E8]', async () => {
  const link = {
    id: 'l1',
    wallet: { address: '0xab', network: 'base' },
    sourceCurrency: 'usdc',
    destinationNetwork: 'ach',
  }
  const broken = [null, { ...link, wallet: null }, { ...link, id: null }]
  const { api } = serve({
    bankAccounts: [
      { ...bankAccount, id: 'a1', walletBankAccounts: [link, ...broken] },
      { ...bankAccount, id: 'a2', walletBankAccounts: [link] },
      { ...bankAccount, id: 'a3', walletBankAccounts: null },
    ],
  })
  const read = await listBankAccounts(api)
  expect(read.map((account) => [account.walletBankAccounts.length, linkCount(account)])).toEqual([
    [1, 4],
    [1, 1],
    [0, 0],
  ])
})

test('an account has an owner when the field is a non-empty text or an object [A3]', async () => {
  const owners = ['customer_1', { id: 'x' }, '', '  ', null, undefined, 7]
  const { api } = serve({ bankAccounts: owners.map((owner, index) => ({ ...bankAccount, id: `a${index}`, owner })) })
  expect((await listBankAccounts(api)).map(({ hasOwner }) => hasOwner)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ])
})

test('an incomplete address keeps its account, and the rest of it is read [E20]', async () => {
  const { api } = serve({ bankAccounts: [{ ...bankAccount, beneficiaryAddress: { country: 'USA' }, deleted: at }] })
  const beneficiaryAddress = { country: 'USA', addressLine1: '', city: '', postalCode: '' }
  expect(await listBankAccounts(api)).toMatchObject([{ beneficiaryAddress, deletedAt: new Date(at) }])
})
