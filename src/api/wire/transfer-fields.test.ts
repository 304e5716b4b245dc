import { expect, test } from 'vitest'
import { createApiClient } from '../client.ts'
import { getPayout } from '../payouts.ts'
import { getWallet } from '../wallets.ts'

const at = '2026-11-21T10:00:00.000Z'
const payout = {
  id: 'payout_1',
  type: 'offRamp',
  status: 'pending',
  amount: '100.00',
  created: at,
  updated: at,
  source: { type: 'wallet', id: 'wallet_1', amount: '100.00', currency: 'usdc', network: 'base' },
  destination: { type: 'bankAccount', id: 'bankAccount_1', amount: '79.90', currency: 'usd', network: 'wire' },
}

const serve = (body: unknown) =>
  createApiClient({
    apiUrl: 'https://api.example',
    applicationId: 'application_sandbox',
    rampOnly: () => false,
    language: () => 'en',
    uuid: () => crypto.randomUUID(),
    fetch: async () => Response.json(body),
    session: { idToken: () => 't', customerId: () => 'c', refresh: async () => null, expired: () => {} },
  })

const readPayout = (fields: object) => getPayout(serve({ data: { payout: { ...payout, ...fields } } }), 'payout_1')
const unreadable = { kind: 'unreadable' }

test.each([
  ['FFC: rent', 'FFC: rent'],
  ['<b>\u202e "x"', '<b>\u202e "x"'],
  [null, null],
  [undefined, null],
])('the wire message %j is kept as %j [ENT-12]', async (wireMessage, expected) => {
  expect((await readPayout({ wireMessage })).wireMessage).toBe(expected)
})

test('a wire message that is not text is refused [ENT-12]', async () => {
  await expect(readPayout({ wireMessage: 7 })).rejects.toMatchObject(unreadable)
})

const funding = {
  accountHolderName: 'Sphere Sandbox Ltd',
  beneficiaryAddress: '1 Main St, Austin, TX 73301, USA',
  accountType: 'checking',
  bankName: 'Sandbox Trust Bank',
  bankAddressString: '2 Bank St, New York, NY 10001, USA',
  accountNumber: '000123456789',
  routingNumber: '021000021',
  bic: 'COBADEFFXXX',
  iban: 'DE89370400440532013000',
  last4: '6789',
}

test('the funding account has its ten fields [ENT-14]', async () => {
  const read = await readPayout({ fundingBankAccount: { ...funding, secret: 'x' } })
  expect(read.fundingBankAccount).toEqual(funding)
})

test('the funding account requires only the names of its holder and its bank [ENT-14]', async () => {
  const { accountHolderName, bankName, ...rest } = funding
  const none = Object.fromEntries(Object.keys(rest).map((field) => [field, null]))
  const named = { accountHolderName, bankName }
  expect((await readPayout({ fundingBankAccount: named })).fundingBankAccount).toEqual({ ...named, ...none })
  expect((await readPayout({ fundingBankAccount: { ...named, ...none } })).fundingBankAccount).toEqual({
    ...named,
    ...none,
  })
  expect((await readPayout({ fundingBankAccount: null })).fundingBankAccount).toBeNull()
  await expect(readPayout({ fundingBankAccount: rest })).rejects.toMatchObject(unreadable)
})

const bank = {
  type: 'bankAccount',
  bankName: 'Sandbox Trust Bank',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  accountNumber: '000123456789',
  routingNumber: '021000021',
}

test('instructions consist of a memo and either a bank account or an address on a network [ENT-16]', async () => {
  const read = async (instructions: unknown) => (await readPayout({ instructions })).instructions
  expect(await read({ memo: 'SPH1234567', resource: bank })).toEqual({ memo: 'SPH1234567', resource: bank })
  expect(await read({ resource: { type: 'bankAccount', bankName: 'B' } })).toEqual({
    memo: null,
    resource: { type: 'bankAccount', bankName: 'B', iban: null, bic: null, accountNumber: null, routingNumber: null },
  })
  const wallet = { type: 'wallet', address: '0xabc', network: 'base' }
  expect(await read({ memo: null, resource: wallet })).toEqual({ memo: null, resource: wallet })
  expect(await read(null)).toBeNull()
})

test.each([
  ['a wallet without an address', { type: 'wallet', network: 'base' }],
  ['a bank account without its bank', { ...bank, bankName: null }],
  ['an unknown resource', { type: 'cash', address: '0xabc', network: 'base' }],
])('instructions with %s are refused [ENT-16]', async (_, resource) => {
  await expect(readPayout({ instructions: { memo: 'SPH1234567', resource } })).rejects.toMatchObject(unreadable)
})

const wallet = { id: 'wallet_1', network: 'solana', address: 'So1', nickname: 'Main', signed: true }
const readWallet = (fields: object) => getWallet(serve({ data: { wallet: { ...wallet, ...fields } } }), 'wallet_1')

test('a wallet has an id, a network, an address, a nickname and a signed flag [WAL-04]', async () => {
  expect(await readWallet({ owner: 'x' })).toEqual(wallet)
  expect(await readWallet({ nickname: null, signed: false })).toEqual({ ...wallet, nickname: null, signed: false })
  expect(await readWallet({ nickname: undefined, signed: undefined })).toEqual({
    ...wallet,
    nickname: null,
    signed: false,
  })
})

test.each(['id', 'network', 'address'])('a wallet without %s is refused [WAL-04]', async (field) => {
  await expect(readWallet({ [field]: undefined })).rejects.toMatchObject(unreadable)
})

test('each field of a transfer is read from the field of its name [ENT-11, ENT-13, ENT-15, ENT-17, ENT-18, ENT-19]', async () => {
  const [from, to] = [
    { id: 'bankAccount_1', bankName: 'Chase', accountHolderName: 'Ada', status: 'active', currency: 'usd' },
    { id: 'bankAccount_2', bankName: 'N26', accountHolderName: 'Bea', status: 'pending', currency: 'eur' },
  ]
  const read = await readPayout({
    finalAmount: '79.80',
    updated: '2026-11-22T11:00:00.000Z',
    sourceBankAccount: from,
    destinationBankAccount: to,
    funding: { network: 'base', offloaderWallet: { wallet: { address: '0xoffloader', network: 'optimism' } } },
    usageType: 'offloader',
    fundingVirtualAccount: { id: 'virtualAccount_1' },
    refund: { amount: '1.50', at: '2026-11-23T12:00:00.000Z', reason: 'late' },
    wallets: [
      { id: 'wallet_1', address: '0xone', nickname: 'One' },
      { id: 'wallet_2', address: '0xtwo', nickname: null },
    ],
    idempotencyKey: 'key_1',
    transactionHash: '0xhash',
  })
  const { sourceBankAccount, destinationBankAccount, fundingBankAccount, instructions, ...rest } = read
  expect([sourceBankAccount, destinationBankAccount]).toMatchObject([from, to])
  expect([fundingBankAccount, instructions]).toEqual([null, null])
  expect(rest).toEqual({
    ...payout,
    finalAmount: '79.80',
    created: new Date(at),
    updated: new Date('2026-11-22T11:00:00.000Z'),
    wireMessage: null,
    funding: { network: 'base', offloaderWallet: { wallet: { address: '0xoffloader', network: 'optimism' } } },
    usageType: 'offloader',
    fundingVirtualAccount: { id: 'virtualAccount_1' },
    refund: { amount: '1.50', at: new Date('2026-11-23T12:00:00.000Z') },
    wallets: [
      { id: 'wallet_1', address: '0xone', nickname: 'One' },
      { id: 'wallet_2', address: '0xtwo', nickname: null },
    ],
    idempotencyKey: 'key_1',
    transactionHash: '0xhash',
  })
})
