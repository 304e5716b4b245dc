import { Connection, Keypair, Transaction } from '@solana/web3.js'
import type { BrowserContext } from 'playwright-core'
import type { Customer } from '../kill-matrix/customer.ts'
import type { Stage } from '../support/stage.ts'

type Answer = (asked: string) => unknown

/** A Wallet Standard wallet outside of the page, whose every answer a row of the catalogue writes. Bytes travel in base64. */
export interface SolanaWallet {
  readonly kind: 'signer'
  owner: Keypair
  readonly connection: Connection
  /** What it signs with, and what it answers. */
  readonly answers: Map<string, Answer>
  readonly asked: string[]
  /** What the page reads when it opens. */
  features: readonly string[]
  accounts: readonly string[]
  reset(customer: Customer): void
  isDone(hash: unknown): Promise<boolean>
  /** Signs what was asked for, after it was changed. */
  sign(asked: string, change?: (transaction: Transaction) => Transaction | void): Transaction
  install(context: BrowserContext): Promise<void>
}

export const base64Of = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
export const bytesOf = (transaction: Transaction): string =>
  base64Of(transaction.serialize({ requireAllSignatures: false, verifySignatures: false }))

/** Runs in the page before its own scripts. */
function announce(): void {
  type Ask = (method: string, asked: string) => Promise<{ result?: string; error?: unknown; state?: State }>
  interface State {
    readonly features: readonly string[]
    readonly accounts: readonly string[]
  }
  const ask = (method: string, asked = '') =>
    (window as unknown as { askSolanaWallet: Ask }).askSolanaWallet(method, asked)
  const encode = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
  const decode = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  const call = (method: string, output: string) => async (input: { transaction: Uint8Array }) => {
    const { result, error } = await ask(method, encode(input.transaction))
    if (error) throw error
    return [result === undefined ? {} : { [output]: decode(result) }]
  }
  const wallet = {
    version: '1.0.0',
    name: 'Scripted Wallet',
    icon: '',
    chains: ['solana:mainnet'],
    accounts: [] as readonly object[],
    features: {} as Record<string, object>,
  }
  const all: Readonly<Record<string, object>> = {
    'solana:signMessage': { version: '1.0.0', signMessage: async () => [] },
    'solana:signTransaction': {
      version: '1.0.0',
      supportedTransactionVersions: ['legacy', 0],
      signTransaction: call('signTransaction', 'signedTransaction'),
    },
    'solana:signAndSendTransaction': {
      version: '1.0.0',
      supportedTransactionVersions: ['legacy', 0],
      signAndSendTransaction: call('signAndSendTransaction', 'signature'),
    },
  }
  const connect = async () => {
    const { error, state } = await ask('connect')
    if (error) throw error
    wallet.accounts = state!.accounts.map((address) => ({ address, chains: wallet.chains, features: [] }))
    return { accounts: wallet.accounts }
  }
  window.addEventListener('scripted:accounts', ({ detail }: CustomEventInit) => {
    wallet.accounts = detail as readonly object[]
  })
  const register = ({ register: add }: { register(wallet: object): void }) => add(wallet)
  void ask('state').then(({ state }) => {
    wallet.features = Object.fromEntries(state!.features.map((name) => [name, all[name]!]))
    Object.assign(wallet.features, { 'standard:connect': { version: '1.0.0', connect } })
    window.addEventListener('wallet-standard:app-ready', ({ detail }: CustomEventInit) => register(detail))
    window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  })
}

export const SIGNER = ['solana:signMessage', 'solana:signTransaction']
export const BROADCASTER = ['solana:signMessage', 'solana:signAndSendTransaction']

export function createSolanaWallet({ demo }: Stage): SolanaWallet {
  const answers = new Map<string, Answer>()
  const send = (asked: string) => wallet.connection.sendRawTransaction(wallet.sign(asked).serialize())
  const defaults: Readonly<Record<string, Answer>> = {
    signTransaction: (asked) => bytesOf(wallet.sign(asked)),
    async signAndSendTransaction(asked) {
      await send(asked)
      return base64Of(wallet.sign(asked).signature!)
    },
  }
  const answer = async (method: string, asked: string): Promise<object> => {
    wallet.asked.push(method)
    const { features, accounts } = wallet
    try {
      const scripted = answers.get(method) ?? defaults[method]
      return { result: await scripted?.(asked), state: { features, accounts } }
    } catch (error) {
      return { error: error instanceof Error ? { message: error.message } : error }
    }
  }
  const wallet: SolanaWallet = {
    kind: 'signer',
    owner: Keypair.generate(),
    connection: new Connection(demo.rpcUrls['solana']!, 'confirmed'),
    answers,
    asked: [],
    features: SIGNER,
    accounts: [],
    reset({ solana }) {
      answers.clear()
      wallet.asked.length = 0
      Object.assign(wallet, { owner: solana, features: SIGNER, accounts: [solana.publicKey.toBase58()] })
    },
    isDone: async (hash) => {
      const { value } = await wallet.connection.getSignatureStatus(String(hash), { searchTransactionHistory: true })
      return value !== null && value.err === null
    },
    sign(asked, change = () => {}) {
      const given = Transaction.from(Buffer.from(asked, 'base64'))
      const transaction = change(given) ?? given
      transaction.partialSign(wallet.owner)
      return transaction
    },
    async install(context) {
      await context.exposeFunction('askSolanaWallet', answer)
      await context.addInitScript(announce)
    },
  }
  return wallet
}
