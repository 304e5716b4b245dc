import type { WalletOption } from '../../adapter.ts'
import type { WalletPage } from '../../wallet-page.ts'
import { CHAIN, type StandardWallet } from './standard-wallet.ts'

type Listener = () => void

/** A wallet from before the Wallet Standard, as Phantom is one: its verbs take and give the objects of web3.js. */
interface InjectedWallet {
  readonly isPhantom?: unknown
  /** Null until the customer has allowed the page to see it. */
  readonly publicKey?: { toBase58(): string } | null
  connect(): Promise<unknown>
  disconnect?(): Promise<unknown>
  signMessage(message: Uint8Array, display: 'utf8'): Promise<{ readonly signature: Uint8Array }>
  signTransaction?(transaction: unknown): Promise<{ serialize(options: object): Uint8Array }>
  on?(event: string, listener: Listener): unknown
  removeListener?(event: string, listener: Listener): unknown
}

const EVENTS = ['accountChanged', 'disconnect']

function isInjectedWallet(value: unknown): value is InjectedWallet {
  try {
    const { connect, signMessage } = value as InjectedWallet
    return typeof connect === 'function' && typeof signMessage === 'function'
  } catch {
    return false
  }
}

function addressOf({ publicKey }: InjectedWallet): string | null {
  const address: unknown = publicKey?.toBase58()
  return typeof address === 'string' ? address : null
}

/** Signs for the account that was looked at: it may change while the code for it loads. */
async function signTransaction(wallet: InjectedWallet, asked: Asked) {
  const { Transaction } = await import('@solana/web3.js')
  if (addressOf(wallet) !== asked.account.address) throw new Error('The wallet is on another account')
  const signed = await wallet.signTransaction!(Transaction.from(asked.transaction))
  const bytes = signed.serialize({ requireAllSignatures: false, verifySignatures: false })
  return [{ signedTransaction: new Uint8Array(bytes) }]
}

interface Asked {
  readonly account: { readonly address: string }
  readonly transaction: Uint8Array
}

async function signMessage(wallet: InjectedWallet, message: Uint8Array) {
  const { signature } = await wallet.signMessage(message, 'utf8')
  return [{ signedMessage: message, signature }]
}

function listen(wallet: InjectedWallet, listener: Listener): Listener {
  for (const event of EVENTS) wallet.on?.(event, listener)
  return () => EVENTS.forEach((event) => wallet.removeListener?.(event, listener))
}

/** The wallet as one of the Wallet Standard, so that nothing else knows of it. */
function standardOf(wallet: InjectedWallet): StandardWallet {
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
      'solana:signMessage': { signMessage: (asked) => signMessage(wallet, (asked as { message: Uint8Array }).message) },
      ...(wallet.signTransaction && {
        'solana:signTransaction': { signTransaction: (asked) => signTransaction(wallet, asked as Asked) },
      }),
    },
  }
}

/** The one wallet of a page from before the Wallet Standard (decisions.md W11). */
export function readInjected(page: WalletPage): readonly WalletOption[] {
  const wallet = page.injected('solana')
  if (!isInjectedWallet(wallet)) return []
  return [{ id: 'injected', name: wallet.isPhantom === true ? 'Phantom' : '', provider: standardOf(wallet) }]
}
