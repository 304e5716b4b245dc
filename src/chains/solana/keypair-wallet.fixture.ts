import { type Keypair, Transaction } from '@solana/web3.js'
import type { WalletSession } from '../adapter.ts'

type Verb = (input: { readonly transaction: Uint8Array; readonly chain: string; readonly account: unknown }) => unknown

interface Behaviour {
  /** What it signs in place of what it was asked to. */
  change?(transaction: Transaction): Transaction | void
  signTransaction?: Verb | null
  signAndSendTransaction?: Verb
}

/** Signs bytes as a wallet does, after it has changed them. */
export function signedBytes(bytes: Uint8Array, keypair: Keypair, change: Behaviour['change'] = () => {}): Uint8Array {
  const asked = Transaction.from(bytes)
  const transaction = change(asked) ?? asked
  transaction.partialSign(keypair)
  return new Uint8Array(transaction.serialize({ requireAllSignatures: false, verifySignatures: false }))
}

/** A Wallet Standard wallet of one key, whose behaviour a test replaces. */
export function keypairWallet(keypair: Keypair, { change, signTransaction, signAndSendTransaction }: Behaviour = {}) {
  const account = { address: keypair.publicKey.toBase58() }
  const asked: Parameters<Verb>[0][] = []
  const heard = (verb: Verb) => async (input: Parameters<Verb>[0]) => {
    asked.push(input)
    return verb(input)
  }
  const sign: Verb = ({ transaction, chain, account: of }) => {
    if (of !== account || chain !== 'solana:mainnet') throw new Error(`The wallet has no such account on ${chain}`)
    return [{ signedTransaction: signedBytes(transaction, keypair, change) }]
  }
  const provider = {
    name: 'Mock',
    icon: '',
    chains: ['solana:mainnet'],
    accounts: [account] as readonly { address: string }[],
    features: {
      'standard:connect': { connect: async () => null },
      'solana:signMessage': { signMessage: async () => [] },
      ...(signTransaction === null
        ? {}
        : { 'solana:signTransaction': { signTransaction: heard(signTransaction ?? sign) } }),
      ...(signAndSendTransaction
        ? { 'solana:signAndSendTransaction': { signAndSendTransaction: heard(signAndSendTransaction) } }
        : {}),
    },
  }
  const session: WalletSession = {
    wallet: { id: 'mock', name: 'Mock', provider },
    address: account.address,
    network: 'solana',
    isMultisig: false,
  }
  return { session, provider, account, asked }
}
