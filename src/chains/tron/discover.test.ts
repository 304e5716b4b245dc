import { expect, test } from 'vitest'
import { emptyWindow } from '../../lib/host-window.fixture.ts'
import type { WalletOption } from '../adapter.ts'
import { walletPageOf } from '../wallet-page.ts'
import { scriptedWallet } from './scripted.fixture.ts'
import { tronAdapter } from './tron-adapter.ts'

const provider = () => scriptedWallet().provider
const announcement = (uuid: string, rdns = 'org.tronlink.www', given: unknown = provider()) =>
  new CustomEvent('TIP6963:announceProvider', {
    detail: { info: { uuid, rdns, name: uuid, icon: '' }, provider: given },
  })

function page(injected: object = {}) {
  const window = Object.assign(emptyWindow(), injected)
  const lists: (readonly WalletOption[])[] = []
  const stop = tronAdapter.discover(walletPageOf(window), (wallets) => void lists.push(wallets))
  return { window, stop, lists, names: () => lists.at(-1)!.map(({ name }) => name) }
}

test('two wallets that announce one domain are both listed, and each once [W11]', () => {
  const { window, names } = page()
  const [one, other] = [announcement('One'), announcement('Other')]
  for (const each of [one, other, one, announcement('Again', 'x', (one.detail as { provider: unknown }).provider)])
    window.dispatchEvent(each)
  expect(names()).toEqual(['One', 'Other'])
})

test('window.tron is a wallet, else window.tronLink [W11]', () => {
  const [tron, tronLink] = [{ ...provider(), isTronLink: true }, provider()]
  const both = page({ tron, tronLink })
  expect(both.lists.at(-1)).toMatchObject([{ id: 'injected:tron', name: 'TronLink' }])
  expect(page({ tron: provider() }).names()).toEqual([''])
  const legacy = { id: 'injected:tronLink', name: 'TronLink' }
  expect(page({ tron: {}, tronLink }).lists.at(-1)).toMatchObject([legacy])
  expect(page({ tron: 42, tronLink: null }).names()).toEqual([])
})

test('an announced wallet hides no other one that only injects, and is not listed a second time [W11]', () => {
  const okxwallet = { tronLink: provider() }
  const { window, names } = page({ tronLink: provider(), okxwallet, tron: provider() })
  window.dispatchEvent(announcement('OKX', 'com.okex.wallet'))
  expect(names()).toEqual(['OKX', 'TronLink'])
  window.dispatchEvent(announcement('TronLink'))
  expect(names()).toEqual(['OKX', 'TronLink'])
})

test('wallets of several networks are found in their own places, each once [W11]', () => {
  const okx = provider()
  const bitkeep = {
    get tronLink(): never {
      throw new Error('locked')
    },
  }
  const injected = {
    okxwallet: { tronLink: okx },
    bitkeep,
    tokenpocket: { tron: provider() },
    trustwallet: { tronLink: provider() },
    tron: okx,
  }
  expect(page(injected).names()).toEqual(['OKX Wallet', 'TokenPocket', 'Trust Wallet'])
  expect(page({ bitkeep: { tronLink: provider() }, trustwallet: null }).names()).toEqual(['Bitget Wallet'])
})

test('a wallet that is put into the window late is listed when it says so, unless the search has ended [W11, W24]', () => {
  const { window, names, stop, lists } = page()
  expect(names()).toEqual([])
  Object.assign(window, { tronLink: provider() })
  window.dispatchEvent(new Event('tronLink#initialized'))
  expect(names()).toEqual(['TronLink'])
  stop()
  window.dispatchEvent(new Event('tronLink#initialized'))
  expect(lists).toHaveLength(2)
})
