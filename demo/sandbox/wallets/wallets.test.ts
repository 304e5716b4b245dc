import { ed25519 } from '@noble/curves/ed25519.js'
import { base58, base64 } from '@scure/base'
import { Wallet } from 'ethers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Issue } from '../http/refusal.ts'
import { createTestCustomer } from '../payouts/test-customer.ts'
import { createTestSandbox, type TestAnswer, type TestSandbox } from '../testing.ts'
import { testKey } from './test-keys.ts'

let box: TestSandbox
beforeAll(async () => {
  box = await createTestSandbox()
})
afterAll(() => box.close())

const codeOf = ({ status, body }: TestAnswer) =>
  `${status} ${body.error?.code ?? body.issues?.map((issue: Issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')}`

const solana = testKey('solana', 5)
const form = { network: 'solana', address: solana.address, nickname: 'Mine', consent: true }

async function customer() {
  const { ask, account, customerId } = await createTestCustomer(box)
  return {
    ask,
    account,
    customerId,
    add: (body: unknown) => ask('POST', 'wallets', body),
    list: async () => (await ask('GET', 'wallets')).data.wallets,
    challenge: async (family: string, query: string) =>
      (await ask('GET', `wallets/authMessage/${family}?${query}`)).data,
  }
}

test('a wallet is added, read, renamed and deleted [API-27] [API-28] [API-31] [API-32] [API-33]', async () => {
  const { add, ask, list } = await customer()
  const { status, data } = await add({ ...form, nickname: ' Mine ' })
  const wallet = { network: 'solana', address: solana.address, nickname: 'Mine', signed: false }
  expect([status, data.wallet]).toEqual([201, { ...wallet, id: expect.stringMatching(/^wallet_[a-z0-9]{24}$/) }])
  const path = `wallets/${data.wallet.id}`
  expect((await ask('PATCH', path, { ...form, nickname: 'Other' })).data.wallet.nickname).toBe('Other')
  expect((await ask('GET', path)).data.wallet).toEqual({ ...wallet, id: data.wallet.id, nickname: 'Other' })
  expect((await ask('DELETE', path)).data).toEqual({ ok: true })
  expect(await list()).toEqual([])
  for (const method of ['GET', 'DELETE'] as const) expect(codeOf(await ask(method, path))).toBe('404 not_found')
  expect((await add(form)).status).toBe(201)
})

test.each<[string, object, string]>([
  ['no consent', { ...form, consent: false }, 'consent: validation.required'],
  ['no word on consent', { ...form, consent: undefined }, 'consent: validation.required'],
  ['no nickname', { ...form, nickname: '   ' }, 'nickname: validation.required'],
  ['an address of another family', { ...form, network: 'base' }, 'address: validation.invalidWalletAddress'],
  [
    'a broken checksum',
    { ...form, network: 'base', address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02914' },
    'address: validation.invalidWalletAddress',
  ],
])('%s is refused at its field [WAL-07] [WAL-08] [WAL-09]', async (_, body, issue) => {
  const { add, list } = await customer()
  expect(codeOf(await add(body))).toBe(`422 ${issue}`)
  expect(await list()).toEqual([])
})

test('a nickname of 21 characters is refused, one of 20 is accepted', async () => {
  const { add } = await customer()
  expect(codeOf(await add({ ...form, nickname: 'x'.repeat(21) }))).toMatch(/^422 nickname: /)
  expect((await add({ ...form, nickname: 'x'.repeat(20) })).status).toBe(201)
})

test('one address on one network is one wallet, in any spelling [W14]', async () => {
  const { add } = await customer()
  const evm = { ...form, network: 'base', address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' }
  expect((await add(evm)).status).toBe(201)
  expect(codeOf(await add({ ...evm, address: evm.address.toLowerCase() }))).toBe('409 wallet_exists')
  expect((await add({ ...evm, network: 'ethereum' })).status).toBe(201)
  const answers = await Promise.all(Array.from({ length: 10 }, () => add(form)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
})

test('the network and the address of a wallet cannot be changed', async () => {
  const { add, ask } = await customer()
  const path = `wallets/${(await add(form)).data.wallet.id}`
  const change = async (changes: object) => codeOf(await ask('PATCH', path, { ...form, ...changes }))
  expect(await change({ address: testKey('solana', 6).address })).toBe('422 wallet_address_immutable')
  expect(await change({ network: 'base' })).toBe('422 wallet_address_immutable')
  expect(await change({ consent: false })).toBe('422 consent: validation.required')
  expect(codeOf(await ask('PATCH', 'wallets/wallet_nobody', {}))).toBe('404 not_found')
})

test('trigger nicknames make the calls fail', async () => {
  const { add, ask } = await customer()
  expect((await add({ ...form, nickname: 'FAIL 422' })).body).toMatchObject({ issues: [{ path: ['nickname'] }] })
  expect((await add({ ...form, nickname: 'FAIL 500' })).status).toBe(500)
  const path = `wallets/${(await add({ ...form, nickname: 'KEEP' })).data.wallet.id}`
  expect(codeOf(await ask('DELETE', path))).toBe('409 wallet_in_use')
  expect((await ask('PATCH', path, { ...form, nickname: 'FAIL 422' })).status).toBe(422)
})

test('an EVM wallet signs a challenge once, and the challenge names page, chain and address [API-30] [W7] [W8]', async () => {
  const { add, challenge, ask } = await customer()
  const wallet = Wallet.createRandom()
  const path = `wallets/authMessage/evm?address=${wallet.address.toLowerCase()}&network=base`
  const { token } = await box.signIn('origin@example.com')
  const asked = await box.request('GET', path, { token, headers: { Origin: 'https://shop.example' } })
  expect(asked.data.message).toBe(
    [
      'shop.example wants you to sign in with your Ethereum account:',
      wallet.address,
      '',
      'Sign to prove that you own this wallet. This costs nothing and moves nothing.',
      '',
      'URI: https://shop.example',
      'Version: 1',
      'Chain ID: 8453',
      `Nonce: ${asked.data.nonce}`,
      `Issued At: ${new Date(box.clock.now()).toISOString()}`,
      `Expiration Time: ${asked.data.expiresAt}`,
    ].join('\n'),
  )
  const hosts = { 'capacitor://localhost': 'localhost', 'file://': 'sandbox.test', null: 'sandbox.test' }
  for (const [origin, host] of Object.entries(hosts)) {
    const { status, data } = await box.request('GET', path, { token, headers: { Origin: origin } })
    expect([origin, status, data?.message.split(' ')[0]]).toEqual([origin, 200, host])
  }
  const { message, nonce } = await challenge('evm', `address=${wallet.address}&network=base&chainId=1`)
  expect(message).toContain('Chain ID: 1\n')
  const signed = { network: 'base', address: wallet.address, nickname: 'Mine', consent: true, nonce }
  const signature = await wallet.signMessage(message)
  expect((await add({ ...signed, signature })).data.wallet.signed).toBe(true)
  await ask('DELETE', `wallets/${(await ask('GET', 'wallets')).data.wallets[0].id}`)
  expect(codeOf(await add({ ...signed, signature }))).toBe('422 challenge_invalid')
})

test.each([
  ['base58', base58],
  ['base64', base64],
])('a Solana wallet signs a challenge, as %s [API-29]', async (_, coder) => {
  const { add, challenge } = await customer()
  const { message, nonce } = await challenge('solana', `address=${solana.address}&network=solana`)
  const signature = coder.encode(ed25519.sign(new TextEncoder().encode(message), solana.secret))
  expect((await add({ ...form, nonce, signature })).data.wallet.signed).toBe(true)
})

test('a wrong, late or incomplete proof, or another customer’s, adds no wallet and uses up the challenge', async () => {
  const [mine, theirs] = [await customer(), await customer()]
  const ask = () => mine.challenge('solana', `address=${solana.address}`)
  const sign = (message: string) => base58.encode(ed25519.sign(new TextEncoder().encode(message), solana.secret))
  const first = await ask()
  const wrong = { ...form, nonce: first.nonce, signature: sign('something else') }
  expect(codeOf(await mine.add(wrong))).toBe('422 challenge_invalid')
  expect(codeOf(await mine.add({ ...wrong, signature: sign(first.message) }))).toBe('422 challenge_invalid')
  const second = await ask()
  const right = { ...form, nonce: second.nonce, signature: sign(second.message) }
  expect(codeOf(await theirs.add(right))).toBe('422 challenge_invalid')
  expect(codeOf(await mine.add({ ...form, nonce: second.nonce }))).toBe('422 challenge_invalid')
  expect(codeOf(await mine.add({ ...form, signature: right.signature }))).toBe('422 challenge_invalid')
  const third = await ask()
  box.clock.advance(5 * 60_000)
  expect(codeOf(await mine.add({ ...form, nonce: third.nonce, signature: sign(third.message) }))).toBe(
    '422 challenge_invalid',
  )
  expect(await mine.list()).toEqual([])
})

test('an invalid address gets no challenge', async () => {
  const { ask } = await customer()
  for (const path of [
    'solana?address=x',
    'evm?address=x',
    'evm',
    `evm?address=${solana.address}`,
    'evm?address=0x1&network=solana',
  ])
    expect((await ask('GET', `wallets/authMessage/${path}`)).status).toBe(422)
})

const linkBody = (bankAccount: string, changes: { source?: object; destination?: object } = {}) => ({
  bankAccount,
  source: { network: 'sol', currency: 'usdc', ...changes.source },
  destination: { currency: 'usd', network: 'ach', ...changes.destination },
})

test('a link has its own address and is listed with its account [API-34] [LINK-01] [LINK-02]', async () => {
  const { ask, account } = await customer()
  const usd = await account('us')
  const link = async (changes: object) =>
    (await ask('POST', 'walletBankAccounts', linkBody(usd, changes))).data.walletBankAccount
  const made = [
    await link({}),
    await link({ source: { network: 'ethereum', currency: 'usdt' }, destination: { network: 'wire' } }),
    await link({ source: { network: 'optimism' } }),
  ]
  expect(made).toMatchObject([
    { wallet: { network: 'solana' }, sourceCurrency: 'usdc', destinationNetwork: 'ach' },
    { wallet: { network: 'ethereum' }, sourceCurrency: 'usdt', destinationNetwork: 'wire' },
    { wallet: { network: 'optimism' } },
  ])
  expect(new Set(made.map(({ wallet }) => wallet.address)).size).toBe(3)
  expect((await ask('GET', 'bankAccounts')).data.bankAccounts[0].walletBankAccounts).toHaveLength(3)
})

test('invalid links are refused [LINK-06] [LINK-12] [LINK-13]', async () => {
  const { ask, account } = await customer()
  const [usd, eur, mxn] = [await account('us'), await account('europe'), await account('mexico')]
  const link = async (id: string, changes: object) =>
    codeOf(await ask('POST', 'walletBankAccounts', linkBody(id, changes)))
  const euro = { destination: { currency: 'eur', network: 'sepa' } }
  expect(await link(eur, { ...euro, source: { currency: 'usdt' } })).toBe(
    '422 source.currency: USDT is not available for EUR accounts',
  )
  expect(await link(usd, { destination: { network: 'sepa' } })).toBe(
    '422 destination.network: This method does not carry the currency',
  )
  expect(await link(eur, { destination: { currency: 'eur' } })).toMatch(/^422 destination\.network/)
  expect(await link(usd, euro)).toBe('422 destination.currency: Currency does not match the bank account')
  expect(await link(usd, { source: { network: 'base' } })).toMatch(/^422 source\.network/)
  expect(await link(mxn, {})).toBe('403 offloader_not_allowed')
  expect(await link('bankAccount_nobody', {})).toBe('404 not_found')
  const other = await customer()
  expect(await link(await other.account('us'), {})).toBe('404 not_found')
  const failing = await account('us', { nickname: 'FAIL LINK', accountNumber: '99887766' })
  expect((await ask('POST', 'walletBankAccounts', linkBody(failing))).status).toBe(500)
})

test('an account of a third party cannot have a link [LINK-12]', async () => {
  const { ask, account } = await customer()
  const id = await account('us', {
    accountOwner: 'third_party',
    businessName: 'Northwind',
    businessType: 'llc',
    businessTaxId: '1',
    businessEmail: 'a@b.example',
    businessPhone: '+15551234567',
  })
  expect(codeOf(await ask('POST', 'walletBankAccounts', linkBody(id)))).toBe('403 offloader_not_allowed')
})
