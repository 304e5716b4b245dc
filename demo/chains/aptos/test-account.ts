import { base64, hex } from '@scure/base'
import type { Ed25519Account, RawTransaction } from '@aptos-labs/ts-sdk'
import { ed25519 } from '@noble/curves/ed25519.js'
import { testKey } from '../../sandbox/wallets/test-keys.ts'
import { JsonRpcError } from '../json-rpc.ts'
import { APTOS_TOKENS } from '../networks.ts'
import type { Payment } from '../test-wallet/payment.ts'
import type { RpcUrls, TestAccount } from '../test-wallet/test-account.ts'
import { fromUnits } from '../token-amount.ts'
import { readAddress } from './addresses.ts'
import { AptosRestError, type RestLedger, rest } from './rest-client.ts'
import { aptosSdk } from './sdk.ts'

const { address, secret } = testKey('aptos', 0)
const publicKey = `0x${hex.encode(ed25519.getPublicKey(secret))}`

const TRANSFER = '0x1::primary_fungible_store::transfer'
const METADATA = '0x1::fungible_asset::Metadata'
/** DEFAULT_MAX_GAS_AMOUNT of @aptos-labs/ts-sdk 5.1.4, looked up on 2026-11-29: the limit of wallets that simulate nothing. */
const MAX_GAS = 200_000n
const VALID_FOR_SECONDS = 300n

/** A page's request by AIP-62. Numbers are texts. */
export interface AptosRequest {
  readonly function: string
  readonly typeArguments: readonly string[]
  readonly functionArguments: readonly string[]
  readonly sequenceNumber?: string
  readonly maxGasAmount?: string
  readonly gasUnitPrice?: string
  readonly expirationTimestamp?: string
}

const invalid = (message: string) => new JsonRpcError(-32602, message)

async function account(): Promise<Ed25519Account> {
  const { Account, Ed25519PrivateKey } = await aptosSdk()
  return Account.fromPrivateKey({ privateKey: new Ed25519PrivateKey(secret) })
}

async function readRaw(text: unknown): Promise<RawTransaction> {
  const { Deserializer, RawTransaction } = await aptosSdk()
  try {
    const bytes = base64.decode(text as string)
    const raw = RawTransaction.deserialize(new Deserializer(bytes))
    if (base64.encode(raw.bcsToBytes()) === text) return raw
  } catch {
    // Not base64, so not a transaction.
  }
  throw invalid('This is no transaction.')
}

interface Chain {
  readonly chain_id: number
  readonly ledger_timestamp: string
}

/** The transaction that a page asks for, in base64. The node fills in what the page leaves open. */
async function build(request: unknown, rpcUrl: string): Promise<string> {
  const asked = request as AptosRequest
  const [asset, to, units] = asked.functionArguments
  const isTransfer = asked.function === TRANSFER && asked.typeArguments.join() === METADATA
  if (!isTransfer || !readAddress(asset ?? '') || !readAddress(to ?? '') || !/^\d+$/.test(units ?? ''))
    throw invalid('The Test Wallet sends tokens only.')
  const known = await rest<{ sequence_number: string }>(rpcUrl, `accounts/${address}`)
  const { ledger_timestamp: now } = await rest<RestLedger & Chain>(rpcUrl, '')
  const { gas_estimate: price } = await rest<{ gas_estimate: number }>(rpcUrl, 'estimate_gas_price')
  const { transferTransaction } = await import('./transfer-transaction.ts')
  const raw = transferTransaction({
    sender: address,
    asset: readAddress(asset!)!,
    to: readAddress(to!)!,
    units: BigInt(units!),
    sequenceNumber: BigInt(asked.sequenceNumber ?? known.sequence_number),
    maxGasAmount: BigInt(asked.maxGasAmount ?? MAX_GAS),
    gasUnitPrice: BigInt(asked.gasUnitPrice ?? price),
    expiresAt: BigInt(asked.expirationTimestamp ?? BigInt(now) / 1_000_000n + VALID_FOR_SECONDS),
  })
  return base64.encode(raw.bcsToBytes())
}

/** The payment of a transaction; null for any other than a transfer of a stablecoin. */
async function paymentOf(transaction: unknown): Promise<Payment | null> {
  const raw = await readRaw(transaction)
  const { TransactionPayloadEntryFunction } = await aptosSdk()
  if (!(raw.payload instanceof TransactionPayloadEntryFunction)) return null
  const { readCall, readTransfer } = await import('./node/entry-function.ts')
  const transfer = readTransfer(readCall({ raw }))
  if ('refusal' in transfer) return null
  const [coin, token] = Object.entries(APTOS_TOKENS).find(([, each]) => each.address === transfer.metadata) ?? []
  if (!coin || !token) return null
  return { amount: fromUnits(transfer.units, token.decimals), coin: coin.toUpperCase(), to: transfer.to }
}

/** The account's authenticator, in base64. */
async function sign(transaction: unknown): Promise<string> {
  const raw = await readRaw(transaction)
  if (raw.sender.toStringLong() !== address) throw new JsonRpcError(4100, 'The transaction is of another account.')
  const { SimpleTransaction } = await aptosSdk()
  const authenticator = (await account()).signTransactionWithAuthenticator(new SimpleTransaction(raw))
  return base64.encode(authenticator.bcsToBytes())
}

async function submit(transaction: unknown, rpcUrl: string): Promise<string> {
  const { AccountAuthenticator, Deserializer, SimpleTransaction, generateSignedTransaction } = await aptosSdk()
  const authenticator = new Deserializer(base64.decode(await sign(transaction)))
  const senderAuthenticator = AccountAuthenticator.deserialize(authenticator)
  const signed = new SimpleTransaction(await readRaw(transaction))
  const bcs = generateSignedTransaction({ transaction: signed, senderAuthenticator })
  try {
    return (await rest<{ hash: string }>(rpcUrl, 'transactions', { bcs })).hash
  } catch (error) {
    throw error instanceof AptosRestError ? new JsonRpcError(-32000, error.message) : error
  }
}

/** Ed25519 over the text of a message, in hexadecimal digits. */
const signMessage = (message: unknown): string =>
  `0x${hex.encode(ed25519.sign(new TextEncoder().encode(String(message)), secret))}`

/** Null while the network does not run. */
export type AptosState = { readonly address: string; readonly publicKey: string } | null

export const aptosAccount = {
  address,
  coins: '10',
  state: ({ aptos }): AptosState => (aptos ? { address, publicKey } : null),
  methods(rpcUrls: RpcUrls) {
    const node = (): string => {
      if (rpcUrls.aptos) return rpcUrls.aptos
      throw new JsonRpcError(4901, 'Aptos does not run.')
    }
    return {
      aptos_build: (request) => build(request, node()),
      aptos_payment: (transaction) => paymentOf(transaction),
      aptos_signMessage: (message) => signMessage(message),
      aptos_signTransaction: (transaction) => sign(transaction),
      aptos_submit: (transaction) => submit(transaction, node()),
    }
  },
} satisfies TestAccount<AptosState>
