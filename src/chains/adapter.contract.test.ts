import { registerWallet } from '@wallet-standard/wallet'
import { describe, expect, it } from 'vitest'
import { isEvmSignature, isSolanaSignature } from '../../demo/sandbox/wallets/signature.ts'
import type { Network } from '../domain/networks.ts'
import { emptyWindow } from '../lib/host-window.fixture.ts'
import type { ChainAdapter, WalletOption } from './adapter.ts'
import { aptosAdapter } from './aptos/aptos-adapter.ts'
import { keypairWallet } from './aptos/keypair-wallet.fixture.ts'
import { evmAdapter } from './evm/evm-adapter.ts'
import { evmSigner } from './evm/signer.fixture.ts'
import { burnerWallet } from './solana/burner.fixture.ts'
import { solanaAdapter } from './solana/solana-adapter.ts'
import { keypairWallet as suiWallet } from './sui/keypair-wallet.fixture.ts'
import { suiAdapter } from './sui/sui-adapter.ts'
import { scriptedWallet } from './tron/scripted.fixture.ts'
import { tronAdapter } from './tron/tron-adapter.ts'
import { walletPageOf } from './wallet-page.ts'

interface Family {
  readonly adapter: ChainAdapter
  readonly network: Network
  /** Announces a new wallet at a window, as its standard says. */
  announce(window: EventTarget, name: string): void
  /** Null where its wallets sign no messages (decisions.md W10). */
  readonly isSignature: ((message: string, signature: string, address: string) => boolean) | null
  /** Events of the same type that do not announce a wallet of the family. */
  readonly strangers: readonly Event[]
}

const register = (wallet: unknown) =>
  new CustomEvent('wallet-standard:register-wallet', {
    detail: (api: { register(wallet: unknown): void }) => api.register(wallet),
  })
const announcement = (detail: unknown) => new CustomEvent('eip6963:announceProvider', { detail })
const announcedOnTron = (detail: unknown) => new CustomEvent('TIP6963:announceProvider', { detail })
const throwing = new Proxy(
  {},
  {
    get() {
      throw new Error('hostile')
    },
  },
)

const NO_ANNOUNCEMENTS = [null, {}, throwing, { info: throwing, provider: throwing }, { info: {}, provider: null }]

const FAMILIES: readonly (readonly [string, Family])[] = [
  [
    'EVM',
    {
      adapter: evmAdapter,
      network: 'ethereum',
      announce(window, name) {
        const detail = { info: { rdns: name, name, uuid: name, icon: '' }, provider: evmSigner() }
        window.addEventListener('eip6963:requestProvider', () => window.dispatchEvent(announcement(detail)))
        window.dispatchEvent(announcement(detail))
      },
      isSignature: isEvmSignature,
      strangers: NO_ANNOUNCEMENTS.map(announcement),
    },
  ],
  [
    'Solana',
    {
      adapter: solanaAdapter,
      network: 'solana',
      announce(window, name) {
        Object.assign(globalThis, { window })
        registerWallet(burnerWallet(name) as never)
        Reflect.deleteProperty(globalThis, 'window')
      },
      isSignature: isSolanaSignature,
      strangers: [
        ...[null, {}, throwing, { name: 'Sui', chains: ['sui:mainnet'], features: {}, accounts: [] }].map(register),
        new CustomEvent('wallet-standard:register-wallet', { detail: 42 }),
      ],
    },
  ],
  [
    'Tron',
    {
      adapter: tronAdapter,
      network: 'tron',
      announce(window, name) {
        const detail = { info: { rdns: name, name, uuid: name, icon: '' }, provider: scriptedWallet().provider }
        window.addEventListener('TIP6963:requestProvider', () => window.dispatchEvent(announcedOnTron(detail)))
        window.dispatchEvent(announcedOnTron(detail))
      },
      isSignature: null,
      strangers: NO_ANNOUNCEMENTS.map(announcedOnTron),
    },
  ],
  [
    'Aptos',
    {
      adapter: aptosAdapter,
      network: 'aptos',
      announce(window, name) {
        Object.assign(globalThis, { window })
        registerWallet({ ...keypairWallet().provider, name } as never)
        Reflect.deleteProperty(globalThis, 'window')
      },
      isSignature: null,
      strangers: [null, {}, throwing, { name: 'Sui', chains: ['sui:mainnet'], features: {}, accounts: [] }].map(
        register,
      ),
    },
  ],
  [
    'Sui',
    {
      adapter: suiAdapter,
      network: 'sui',
      announce(window, name) {
        Object.assign(globalThis, { window })
        registerWallet({ ...suiWallet().provider, name } as never)
        Reflect.deleteProperty(globalThis, 'window')
      },
      isSignature: null,
      strangers: [
        ...[null, {}, throwing, { name: 'Sui', chains: ['sui:mainnet'], features: {}, accounts: [] }].map(register),
        new CustomEvent('wallet-standard:register-wallet', { detail: 42 }),
      ],
    },
  ],
]

describe.each(FAMILIES)('the adapter of %s', (_, { adapter, network, announce, isSignature, strangers }) => {
  function discovered() {
    const window = emptyWindow()
    const lists: (readonly WalletOption[])[] = []
    const stop = adapter.discover(walletPageOf(window), (wallets) => void lists.push(wallets))
    const names = () => lists.at(-1)!.map(({ name }) => name)
    return { window, lists, names, stop }
  }
  async function connected() {
    const { window, lists } = discovered()
    announce(window, 'Mock')
    return adapter.connect(lists.at(-1)![0]!, network)
  }

  it('lists what is there, what comes late, and the first of each name [W11, W22]', () => {
    const { window, names, lists } = discovered()
    expect(names()).toEqual([])
    announce(window, 'First')
    const { provider } = lists.at(-1)![0]!
    announce(window, 'First')
    announce(window, 'Late')
    expect(lists.at(-1)![0]!.provider).toBe(provider)
    expect(names()).toEqual(['First', 'Late'])
    const again: string[] = []
    adapter.discover(walletPageOf(window), (wallets) => again.splice(0, 9, ...wallets.map(({ name }) => name)))
    expect(again).toEqual(['First', 'Late'])
  })

  it('lists only wallets of the family, and survives those that throw [W22]', () => {
    const { window, names } = discovered()
    for (const stranger of strangers) window.dispatchEvent(stranger)
    expect(names()).toEqual([])
  })

  it('hears nothing after it is stopped [W24]', () => {
    const { window, lists, stop } = discovered()
    stop()
    announce(window, 'Late')
    expect(lists).toEqual([[]])
  })

  it('connects, and signs what the sandbox accepts, or nothing [WAL-23, W10]', async () => {
    const session = await connected()
    expect(session).toMatchObject({ network, isMultisig: false })
    await expect(adapter.currentAddress(session)).resolves.toBe(session.address)
    expect(adapter.signMessage !== undefined).toBe(isSignature !== null)
    if (!isSignature) return
    const message = 'Sign to prove that you own this wallet.\nNonce: 1 ü'
    const signature = await adapter.signMessage!(session, message)
    expect(isSignature(message, signature, session.address)).toBe(true)
    expect(isSignature(`${message} `, signature, session.address)).toBe(false)
  })

  it('fails with a chain error if the provider is not a wallet [W12]', async () => {
    for (const provider of [null, {}, 42, throwing]) {
      const wallet = { id: 'x', name: 'x', provider }
      await expect(adapter.connect(wallet, network)).rejects.toMatchObject({ code: 'wallet/unreadable' })
    }
  })

  it('watches, lets go, and gives the permission back', async () => {
    const session = await connected()
    const heard: unknown[] = []
    const stop = adapter.watch(session, { onAccount: (address) => heard.push(address), onNetwork: () => {} })
    stop()
    await adapter.disconnect(session)
    expect(heard).toEqual([])
  })
})
