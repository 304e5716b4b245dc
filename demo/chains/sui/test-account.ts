import { base64 } from '@scure/base'
import { ed25519 } from '@noble/curves/ed25519.js'
import { testKey } from '../../sandbox/wallets/test-keys.ts'
import { JsonRpcError } from '../json-rpc.ts'
import { SUI_TOKENS } from '../networks.ts'
import type { Payment } from '../test-wallet/payment.ts'
import type { RpcUrls, TestAccount } from '../test-wallet/test-account.ts'
import { fromUnits } from '../token-amount.ts'
import { keypairOf, suiClient } from './sdk.ts'

const { address, secret } = testKey('sui', 0)
const publicKey = base64.encode(ed25519.getPublicKey(secret))

const invalid = (message: string) => new JsonRpcError(-32602, message)
const ofAnother = () => new JsonRpcError(4100, 'The transaction is of another account.')

/** The bytes of a transaction as a page hands it over, in base64. The node fills in what the page leaves open. */
async function build(json: unknown, rpcUrl: string): Promise<string> {
  const { Transaction } = await import('@mysten/sui.js/transactions')
  let transaction
  try {
    transaction = Transaction.from(json as string)
  } catch {
    throw invalid('This is no transaction.')
  }
  transaction.setSenderIfNotSet(address)
  if (transaction.getData().sender !== address) throw ofAnother()
  try {
    return base64.encode(await transaction.build({ client: await suiClient(rpcUrl) }))
  } catch (error) {
    throw new JsonRpcError(-32000, error instanceof Error ? error.message : String(error))
  }
}

async function readBytes(text: unknown): Promise<Uint8Array> {
  const { bcs } = await import('@mysten/sui.js/bcs')
  try {
    const bytes = base64.decode(text as string)
    const parsed = bcs.TransactionData.parse(bytes)
    if (base64.encode(bcs.TransactionData.serialize(parsed).toBytes()) === text) return bytes
  } catch {
    // Not base64, so not a transaction.
  }
  throw invalid('This is no transaction.')
}

/** The payment of a transaction, as the node finds by running it; null for any other than a payment of a stablecoin to one address. */
async function paymentOf(text: unknown, rpcUrl: string): Promise<Payment | null> {
  const client = await suiClient(rpcUrl)
  const asked = { transaction: await readBytes(text), include: { balanceChanges: true } } as const
  const { Transaction: done } = await client.core.simulateTransaction(asked)
  const others = done?.balanceChanges.filter((change) => change.address !== address) ?? []
  const [change] = others
  const [coin, token] = Object.entries(SUI_TOKENS).find(([, each]) => each.address === change?.coinType) ?? []
  if (!change || others.length > 1 || !coin || !token || BigInt(change.amount) <= 0n) return null
  return { amount: fromUnits(BigInt(change.amount), token.decimals), coin: coin.toUpperCase(), to: change.address }
}

/** The account's signature, in base64: its scheme, the signature and the key. */
async function sign(text: unknown): Promise<string> {
  const bytes = await readBytes(text)
  const { bcs } = await import('@mysten/sui.js/bcs')
  const { sender } = bcs.TransactionData.parse(bytes).V1
  if (sender !== address) throw ofAnother()
  return (await (await keypairOf(secret)).signTransaction(bytes)).signature
}

/** Null while the network does not run. */
export type SuiState = { readonly address: string; readonly publicKey: string } | null

export const suiAccount = {
  address,
  coins: '10',
  state: ({ sui }): SuiState => (sui ? { address, publicKey } : null),
  methods(rpcUrls: RpcUrls) {
    const node = (): string => {
      if (rpcUrls.sui) return rpcUrls.sui
      throw new JsonRpcError(4901, 'Sui does not run.')
    }
    return {
      sui_build: (json) => build(json, node()),
      sui_payment: (transaction) => paymentOf(transaction, node()),
      sui_signTransaction: (transaction) => sign(transaction),
    }
  },
} satisfies TestAccount<SuiState>
