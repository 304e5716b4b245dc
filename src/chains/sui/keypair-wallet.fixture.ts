import { Ed25519Keypair } from '@mysten/sui.js/keypairs/ed25519'
import { Transaction } from '@mysten/sui.js/transactions'
import type { WalletSession } from '../adapter.ts'

export interface Input {
  readonly transaction: { toJSON(): Promise<string> }
  readonly account: { readonly address: string }
  readonly chain: string
}

type Sign = (input: Input) => unknown

interface Behaviour {
  readonly key?: Ed25519Keypair
  readonly version?: string
  /** Null: the wallet lacks it. */
  readonly signTransaction?: Sign | null
}

/** The requested transaction, as the SDK builds it. */
export const bytesOf = async ({ transaction }: Input): Promise<Uint8Array> =>
  Transaction.from(await transaction.toJSON()).build()

const MAINNET = ['sui:mainnet']

/** The feature that signs, and what it was asked for. */
function signing(key: Ed25519Keypair, { version = '2.0.0', signTransaction: given }: Behaviour) {
  const asked: Input[] = []
  const sign: Sign = async (input) => key.signTransaction(await bytesOf(input))
  async function signTransaction(input: Input) {
    asked.push(input)
    return (given ?? sign)(input)
  }
  return { asked, features: given === null ? {} : { 'sui:signTransaction': { version, signTransaction } } }
}

/** What the standard has for every family. */
function permissions(state: { accounts: readonly object[] }) {
  const listeners = new Set<() => void>()
  const features = {
    'standard:connect': { version: '1.0.0', connect: async (): Promise<unknown> => ({ accounts: state.accounts }) },
    'standard:disconnect': { version: '1.0.0', disconnect: async () => void (state.accounts = []) },
    'standard:events': {
      version: '1.0.0',
      on(_: string, listener: () => void) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
  }
  return { listeners, features }
}

/** A wallet of one key by the Wallet Standard and the SDK’s own keypair, whose behaviour a test replaces. */
export function keypairWallet(behaviour: Behaviour = {}) {
  const { key = Ed25519Keypair.generate() } = behaviour
  const address = key.toSuiAddress()
  const account = (chains: readonly string[] = MAINNET, at = address) => ({
    address: at,
    publicKey: key.getPublicKey().toRawBytes(),
    chains,
    features: ['sui:signTransaction'],
  })
  const state = { accounts: [account()] as readonly object[] }
  const { asked, features } = signing(key, behaviour)
  const { listeners, features: standard } = permissions(state)
  const provider = {
    version: '1.0.0',
    name: 'Mock',
    icon: '',
    chains: ['sui:devnet', 'sui:mainnet'],
    get accounts() {
      return state.accounts
    },
    features: { ...standard, ...features },
  }
  /** As a wallet does when its owner selects another account. */
  const change = (accounts: readonly object[]) => {
    state.accounts = accounts
    for (const listener of listeners) listener()
  }
  const wallet = { id: 'mock', name: 'Mock', provider }
  const session: WalletSession = { wallet, address, network: 'sui', isMultisig: false }
  return { session, provider, state, asked, key, address, account, change, listeners }
}
