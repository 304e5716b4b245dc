import { TronLinkAdapter } from '@tronweb3/tronwallet-adapter-tronlink'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { testKey } from '../../sandbox/wallets/test-keys.ts'
import { createTestWallet } from '../../start/test-wallet/test-wallet.ts'
import { needsAnvil } from '../evm/needs-anvil.fixture.ts'
import type { Question } from '../test-wallet/approval.ts'
import { type TestTron, newAddress, openTestTron, rewritten } from './test-network.ts'

// The Test Wallet in a page, with TRON's own adapter for TronLink as its client.

const person = vi.hoisted(() => ({ asked: [] as Question[], declines: false }))
vi.mock('../test-wallet/approval.ts', () => ({
  ICON: 'data:image/svg+xml,',
  async askPerson(question: Question) {
    person.asked.push(question)
    if (person.declines) throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
  },
}))
vi.mock('../test-wallet/wallet-server.ts', async (original) => ({
  ...(await original<object>()),
  askServer: async (method: string, ...params: unknown[]) => createTestWallet({})[method]!(...params),
}))

const { address } = testKey('tron', 0)
const page = new EventTarget()
let network: TestTron
let adapter: TronLinkAdapter

beforeAll(async () => {
  const opened = await openTestTron()
  if (!opened) return
  network = opened
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', {})
  vi.stubGlobal('location', { host: 'shop.example' })
  const { tronPageWallet: wallet } = await import('./page/wallet.ts')
  expect(wallet.create(null)).toBeNull()
  const provider = wallet.create({ address })!
  page.addEventListener(wallet.asked, () => wallet.announce(provider))
  // The adapter looks for TronLink by its name.
  page.addEventListener('TIP6963:announceProvider', (event) => {
    const { info, provider: announced } = (event as CustomEvent<{ info: { name: string }; provider: object }>).detail
    if (info.name === 'TronLink') return
    expect(info).toMatchObject({ name: 'Test Wallet', rdns: 'example.acme.test-wallet' })
    const detail = { info: { ...info, name: 'TronLink' }, provider: announced }
    page.dispatchEvent(new CustomEvent('TIP6963:announceProvider', { detail }))
  })
  adapter = new TronLinkAdapter({ openUrlWhenWalletNotFound: false })
  await adapter.connect()
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await network?.stop()
})
beforeEach((context) => {
  needsAnvil(context)
  person.asked.length = 0
  person.declines = false
})

const asSender = () => ({ tronWeb: network.reader, address })
const transfer = (to: string) => network.transfer(asSender(), to, 12_500_000n)

test('TronLink’s adapter finds the wallet by TIP-6963, and connects after the person approves [W11]', () => {
  expect(adapter.connected).toBe(true)
  expect(adapter.address).toBe(address)
})

test('the wallet signs a transfer that the node takes, after it says what is sent to whom [W11]', async () => {
  await network.tron.fund(address, { native: '100', usdt: '20.00' })
  const to = newAddress()
  const signed = await adapter.signTransaction(await transfer(to))
  expect(person.asked).toMatchObject([
    {
      title: 'Send 12.50 USDT?',
      facts: [
        ['To', to],
        ['From', address],
        ['Network', 'Tron'],
      ],
    },
  ])
  expect((await network.reader.trx.sendRawTransaction(signed)).result).toBe(true)
  await network.settle(signed.txID)
  expect(await network.balanceOf(to)).toBe('12.50')
})

test('a person who declines signs nothing [W11, W12]', async () => {
  person.declines = true
  await expect(adapter.signTransaction(await transfer(newAddress()))).rejects.toThrow('User rejected the request.')
})

test('the wallet names no payment for another call, and refuses bytes that are not their fields, or another account’s [W11]', async () => {
  const asked = await transfer(newAddress())
  const other = rewritten(asked, (raw) => {
    raw.contract[0]!.parameter.value.data = `095ea7b3${raw.contract[0]!.parameter.value.data!.slice(8)}`
  })
  await adapter.signTransaction(other)
  expect(person.asked).toMatchObject([{ title: 'Sign this transaction?', signed: expect.stringContaining('095ea7b3') }])

  const hidden = { ...asked, raw_data: other.raw_data }
  await expect(adapter.signTransaction(hidden)).rejects.toThrow(
    'The bytes of the transaction are not those of its fields.',
  )
  const stranger = await network.fundedWallet({})
  const theirs = await network.transfer(stranger, newAddress(), 1n)
  await expect(adapter.signTransaction(theirs)).rejects.toThrow('This is another account.')
})
