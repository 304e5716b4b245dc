import { Keypair } from '@solana/web3.js'
import { UnsafeBurnerWalletAdapter } from '@solana/wallet-adapter-unsafe-burner'
import { SolanaWalletAdapterWallet } from '@solana/wallet-standard-wallet-adapter-base'
import { registerWallet } from '@wallet-standard/wallet'
import { createGate, type Gate, type PassedGate } from './gate.ts'

const CHAIN = 'solana:mainnet'

/** Puts Solana Foundation's burner wallet into the page, in its own Wallet Standard wrapper. Returns its address. */
export async function installSolanaWallet(): Promise<string> {
  const adapter = new UnsafeBurnerWalletAdapter()
  registerWallet(new SolanaWalletAdapterWallet(adapter as never, CHAIN) as never)
  await adapter.connect()
  return adapter.publicKey!.toBase58()
}

/** The burner with the key of one customer, which outlives a reload as that of an extension does. */
class KeptBurner extends UnsafeBurnerWalletAdapter {
  readonly #keypair: Keypair

  constructor(keypair: Keypair) {
    super()
    this.#keypair = keypair
  }

  override async connect(): Promise<void> {
    Object.assign(this, { _keypair: this.#keypair })
    this.emit('connect', this.#keypair.publicKey)
  }
}

interface Input {
  readonly transaction: Uint8Array
}
type Sign = (input: Input) => Promise<readonly { readonly signedTransaction: Uint8Array }[]>

/** As far as it is used here. */
interface Features {
  readonly 'solana:signTransaction': { readonly signTransaction: Sign }
  readonly 'solana:signAndSendTransaction': object
}

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))

async function broadcast(rpcUrl: string, transaction: Uint8Array): Promise<void> {
  const params = [base64(transaction), { encoding: 'base64' }]
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'sendTransaction', params })
  await fetch(rpcUrl, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
}

interface Options {
  readonly secretKey: readonly number[]
  /** Where a wallet that cannot be asked for a signature alone broadcasts; null: it signs, and the page hands the transaction over. */
  readonly broadcastsTo: string | null
}

class GatedWallet extends SolanaWalletAdapterWallet {
  readonly #gate: PassedGate
  readonly #rpcUrl: string | null

  constructor(gate: PassedGate, { secretKey, broadcastsTo }: Options) {
    super(new KeptBurner(Keypair.fromSecretKey(Uint8Array.from(secretKey))) as never, CHAIN)
    this.#gate = gate
    this.#rpcUrl = broadcastsTo
  }

  override get features() {
    const all = super.features as unknown as Features
    const { 'solana:signTransaction': signs, 'solana:signAndSendTransaction': sends, ...others } = all
    const [gate, rpcUrl] = [this.#gate, this.#rpcUrl]
    const signTransaction: Sign = (input) =>
      gate.pass({ method: 'signTransaction', params: base64(input.transaction) }, () => signs.signTransaction(input))
    const signAndSendTransaction = (input: Input) =>
      gate.pass({ method: 'signAndSendTransaction', params: base64(input.transaction) }, async () => {
        const [signed] = await signs.signTransaction(input)
        await broadcast(rpcUrl!, signed!.signedTransaction)
        return [{ signature: signed!.signedTransaction.slice(1, 65) }]
      })
    const signing =
      rpcUrl === null
        ? { 'solana:signTransaction': { ...signs, signTransaction } }
        : { 'solana:signAndSendTransaction': { ...sends, signAndSendTransaction } }
    return { ...others, ...signing } as never
  }
}

/** Puts the wallet of a customer into the page, which keeps its key. */
export function installKeptSolanaWallet(options: Options): Gate {
  const gate = createGate()
  registerWallet(new GatedWallet(gate, options) as never)
  return gate
}
