import { retryDownload } from '../../../lib/timing/retry-download.ts'
import type { WalletOption } from '../../adapter.ts'
import type { WalletPage } from '../../wallet-page.ts'
import type { StandardWallet } from '../../wallet-standard/standard-wallet.ts'
import { CHAIN } from './standard-wallet.ts'

type Listener = () => void

/** A wallet from before the Wallet Standard, such as Phantom's, which takes and returns objects of web3.js. */
interface InjectedWallet {
  readonly isPhantom?: unknown
  readonly publicKey?: { toBase58(): string } | null
  connect(): Promise<unknown>
  disconnect?(): Promise<unknown>
  signMessage?(message: Uint8Array, display: 'utf8'): Promise<{ readonly signature: Uint8Array }>
  signTransaction?(transaction: unknown): Promise<{ serialize(options: object): Uint8Array }>
  on?(event: string, listener: Listener): unknown
  removeListener?(event: string, listener: Listener): unknown
}

const EVENTS = ['accountChanged', 'disconnect']

/** Hardware wallets have only the second one (decisions.md W11). */
const SIGNING = ['signMessage', 'signTransaction'] as const

function addressOf({ publicKey }: InjectedWallet): string | null {
  const address: unknown = publicKey?.toBase58()
  return typeof address === 'string' ? address : null
}

interface Asked {
  readonly account: { readonly address: string }
  readonly transaction: Uint8Array
}

async function signMessage(wallet: InjectedWallet, message: Uint8Array) {
  const { signature } = await wallet.signMessage!(message, 'utf8')
  return [{ signedMessage: message, signature }]
}

async function signTransaction(wallet: InjectedWallet, { account, transaction }: Asked) {
  const signing = await retryDownload(() => import('./injected-signing.ts'))
  // It may have changed while this code loaded.
  if (addressOf(wallet) !== account.address) throw new Error('The wallet is on another account')
  const signed = await signing.signTransaction((object) => wallet.signTransaction!(object), transaction)
  return [{ signedTransaction: signed }]
}

function listen(wallet: InjectedWallet, listener: Listener): Listener {
  for (const event of EVENTS) wallet.on?.(event, listener)
  return () => EVENTS.forEach((event) => wallet.removeListener?.(event, listener))
}

function standardOf(wallet: InjectedWallet, verbs: readonly (typeof SIGNING)[number][]): StandardWallet {
  const signing = {
    signMessage: (asked: unknown) => signMessage(wallet, (asked as { message: Uint8Array }).message),
    signTransaction: (asked: unknown) => signTransaction(wallet, asked as Asked),
  }
  return {
    name: 'window.solana',
    icon: '',
    chains: [CHAIN],
    get accounts() {
      const address = addressOf(wallet)
      return address === null ? [] : [{ address }]
    },
    features: {
      'standard:connect': { connect: () => wallet.connect() },
      'standard:disconnect': { disconnect: () => wallet.disconnect?.() },
      'standard:events': { on: (_, listener) => listen(wallet, listener as Listener) },
      ...Object.fromEntries(verbs.map((verb) => [`solana:${verb}`, { [verb]: signing[verb] }])),
    },
  }
}

export function readInjected(page: WalletPage): readonly WalletOption[] {
  try {
    const wallet = page.injected('solana') as InjectedWallet
    const verbs = SIGNING.filter((verb) => typeof wallet[verb] === 'function')
    if (typeof wallet.connect !== 'function' || verbs.length === 0) return []
    const name = wallet.isPhantom === true ? 'Phantom' : ''
    return [{ id: 'injected', name, provider: standardOf(wallet, verbs) }]
  } catch {
    // It is not a wallet, or its properties throw.
    return []
  }
}
