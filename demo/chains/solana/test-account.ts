import { ed25519 } from '@noble/curves/ed25519.js'
import { base64 } from '@scure/base'
import { COMPUTE_BUDGET_PROGRAM_ADDRESS } from '@solana-program/compute-budget'
import { ASSOCIATED_TOKEN_PROGRAM_ADDRESS, getTransferCheckedInstructionDataDecoder } from '@solana-program/token'
import {
  Keypair,
  PublicKey,
  type TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { testKey } from '../../sandbox/wallets/test-keys.ts'
import { JsonRpcError, rpc } from '../json-rpc.ts'
import { SOLANA_TOKENS } from '../networks.ts'
import type { Payment } from '../test-wallet/payment.ts'
import type { RpcUrls, TestAccount } from '../test-wallet/test-account.ts'
import { fromUnits } from '../token-amount.ts'
import { TOKEN_PROGRAM, readTokenAccount } from './token-account.ts'
import { tokenAddress, transferTokens } from './token-instructions.ts'

const { secret } = testKey('solana', 0)
const keypair = Keypair.fromSeed(secret)
const owner = keypair.publicKey
const address = owner.toBase58()
const publicKey = base64.encode(owner.toBytes())

/** A transfer of tokens may also call these: to create the recipient's account, to bid for the block, or to leave a note. */
const TOKEN_ACCOUNTS: string = ASSOCIATED_TOKEN_PROGRAM_ADDRESS
const BESIDE_TRANSFER: readonly string[] = [
  TOKEN_ACCOUNTS,
  COMPUTE_BUDGET_PROGRAM_ADDRESS,
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
]

function bytesOf(text: unknown): Uint8Array {
  try {
    return base64.decode(text as string)
  } catch {
    throw new JsonRpcError(-32602, 'This is not base64.')
  }
}

function readTransaction(transaction: unknown): VersionedTransaction {
  const bytes = bytesOf(transaction)
  try {
    return VersionedTransaction.deserialize(bytes)
  } catch {
    throw new JsonRpcError(-32602, 'This is no transaction.')
  }
}

/** Ed25519 over bytes. Bytes and signature are base64. */
const signMessage = (message: unknown): string => base64.encode(ed25519.sign(bytesOf(message), secret))

/** Adds the wallet's signature. Both transactions are base64. */
function signTransaction(transaction: unknown): string {
  const asked = readTransaction(transaction)
  try {
    asked.sign([keypair])
  } catch {
    throw new JsonRpcError(4100, 'The transaction is of another account.')
  }
  return base64.encode(asked.serialize())
}

/** The payment of a transaction; null for any other than one transfer of a stablecoin. Asks the node who owns the receiving account. */
async function paymentOf(transaction: unknown, rpcUrl: string): Promise<Payment | null> {
  const instructions = instructionsOf(readTransaction(transaction))
  const others = instructions.filter(({ programId }) => !BESIDE_TRANSFER.includes(programId.toBase58()))
  const [transfer, ...more] = others
  if (!transfer || more.length > 0 || transfer.programId.toBase58() !== TOKEN_PROGRAM) return null
  const [coin, token] = Object.entries(SOLANA_TOKENS).find(([, { address }]) => address === keyOf(transfer, 1)) ?? []
  const destination = keyOf(transfer, 2)
  if (!coin || !token || destination === null || transfer.data.length !== 10) return null
  const { amount: units } = getTransferCheckedInstructionDataDecoder().decode(transfer.data)
  const mint = new PublicKey(token.address)
  const to = ownerOf(instructions, { destination, mint }) ?? (await ownerAt(rpcUrl, destination))
  if (to === null) return null
  const receiver = new PublicKey(to)
  if (!isSame(transfer, transferTokens({ from: owner, to: receiver, mint, units, decimals: token.decimals })))
    return null
  return { amount: fromUnits(units, token.decimals), coin: coin.toUpperCase(), to }
}

/** Empty for a transaction that names accounts by a table of the network. */
function instructionsOf({ message }: VersionedTransaction): readonly TransactionInstruction[] {
  return message.addressTableLookups.length > 0 ? [] : TransactionMessage.decompile(message).instructions
}

const keyOf = ({ keys }: TransactionInstruction, at: number) => keys[at]?.pubkey.toBase58() ?? null

const isSame = (one: TransactionInstruction, other: TransactionInstruction) =>
  one.data.equals(other.data) &&
  one.keys.length === other.keys.length &&
  one.keys.every((_, at) => keyOf(one, at) === keyOf(other, at))

interface Receiving {
  readonly destination: string
  readonly mint: PublicKey
}

/** The owner of an account that the same transaction creates. */
function ownerOf(instructions: readonly TransactionInstruction[], { destination, mint }: Receiving): string | null {
  const created = instructions.find(
    (each) => each.programId.toBase58() === TOKEN_ACCOUNTS && keyOf(each, 1) === destination,
  )
  const owner = created && keyOf(created, 2)
  return owner && tokenAddress(new PublicKey(owner), mint).toBase58() === destination ? owner : null
}

async function ownerAt(rpcUrl: string, destination: string): Promise<string | null> {
  const asked = [destination, { encoding: 'base64' }]
  const { value } = await rpc<{ value: { data: [string]; owner: string } | null }>(rpcUrl, 'getAccountInfo', asked)
  const account = value && { data: base64.decode(value.data[0]), programAddress: value.owner }
  return readTokenAccount(account)?.owner ?? null
}

/** The key is base64; null while the network does not run. */
export type SolanaState = { readonly address: string; readonly publicKey: string } | null

export const solanaAccount = {
  address,
  coins: '10',
  state: ({ solana }): SolanaState => (solana ? { address, publicKey } : null),
  methods(rpcUrls: RpcUrls) {
    const node = (): string => {
      if (rpcUrls.solana) return rpcUrls.solana
      throw new JsonRpcError(4901, 'Solana does not run.')
    }
    return {
      solana_signMessage: (message) => signMessage(message),
      solana_payment: (transaction) => paymentOf(transaction, node()),
      solana_signTransaction: (transaction) => signTransaction(transaction),
    }
  },
} satisfies TestAccount<SolanaState>
