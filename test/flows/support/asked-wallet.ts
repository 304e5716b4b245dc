import { hex } from '@scure/base'
import { ed25519 } from '@noble/curves/ed25519.js'
import type { BrowserContext, Page } from 'playwright-core'
import { testKey } from '../../../demo/sandbox/wallets/test-keys.ts'

export type AskedFamily = 'solana' | 'sui' | 'aptos' | 'tron'

interface Owner {
  readonly family: AskedFamily
  readonly address: string
  readonly publicKey: string
}

interface Asked {
  /** How often it was asked to sign. */
  prompts: number
  isOnTestnet: boolean
}

declare global {
  interface Window {
    askedWallet: Asked
  }
}

/** Runs in the page before its own scripts: announces a wallet that connects, counts what it is asked to sign, and signs nothing. */
function announce({ family, address, publicKey }: Owner): void {
  const state: Asked = { prompts: 0, isOnTestnet: false }
  window.askedWallet = state
  const sign = async () => {
    state.prompts += 1
    throw new Error('It signs nothing')
  }
  const chain = () => (state.isOnTestnet ? 'testnet' : 'mainnet')

  function announceTron(): void {
    const tronWeb = { ready: true, defaultAddress: { base58: address }, trx: { sign } }
    const provider = {
      tronWeb,
      async request({ method }: { readonly method: string }) {
        if (method === 'eth_chainId') return state.isOnTestnet ? '0x94a9059e' : '0x2b6653dc'
        if (method === 'eth_requestAccounts' || method === 'eth_accounts') return [address]
        throw Object.assign(new Error('Unsupported'), { code: 4200 })
      },
      on() {},
      removeListener() {},
    }
    const info = { uuid: '2a1b7c1e-4a53-4a0e-9a3f-0c8f0f1f7d22', name: 'Asked Wallet', icon: '', rdns: 'test.asked' }
    const tell = () => dispatchEvent(new CustomEvent('TIP6963:announceProvider', { detail: { info, provider } }))
    addEventListener('TIP6963:requestProvider', tell)
    tell()
  }

  const account = () => ({
    address,
    publicKey: Uint8Array.from(publicKey.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)),
    chains: [`${family}:${chain()}`],
    features: [],
  })
  const approved = (args: object) => ({ status: 'Approved', args })
  const connects = { version: '1.0.0', connect: async () => ({ accounts: [account()] }) }
  const features = {
    solana: {
      'standard:connect': connects,
      'solana:signTransaction': { version: '1.0.0', signTransaction: sign },
    },
    sui: {
      'standard:connect': connects,
      'sui:signTransaction': { version: '2.0.0', signTransaction: sign },
    },
    aptos: {
      'aptos:connect': { version: '1.0.0', connect: async () => approved(account()) },
      'aptos:account': { version: '1.0.0', account: async () => account() },
      'aptos:network': {
        version: '1.0.0',
        network: async () => ({ name: chain(), chainId: state.isOnTestnet ? 2 : 1 }),
      },
      'aptos:signTransaction': { version: '1.1', signTransaction: sign },
    },
  }

  function announceStandard(standard: keyof typeof features): void {
    const wallet = {
      version: '1.0.0',
      name: 'Asked Wallet',
      icon: '',
      chains: [`${standard}:mainnet`, `${standard}:testnet`],
      features: features[standard],
      get accounts() {
        return [account()]
      },
    }
    const register = ({ register: take }: { register(wallet: object): void }) => take(wallet)
    addEventListener('wallet-standard:app-ready', (event) => register((event as CustomEvent).detail))
    dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  }

  if (family === 'tron') announceTron()
  else announceStandard(family)
}

/** A wallet of a page, whose account no seed has given anything. */
export function createAskedWallet(family: AskedFamily) {
  const { address, secret } = testKey(family, 11)
  const publicKey = family === 'tron' ? '' : hex.encode(ed25519.getPublicKey(secret))
  return {
    address,
    install: (context: BrowserContext) => context.addInitScript(announce, { family, address, publicKey }),
    useTestnet: (page: Page, isOnTestnet: boolean) =>
      page.evaluate((is) => void (window.askedWallet.isOnTestnet = is), isOnTestnet),
    prompts: (page: Page) => page.evaluate(() => window.askedWallet.prompts),
  }
}
