import { ChainId, Deserializer, RawTransaction } from '@aptos-labs/ts-sdk'
import { GrpcWebFetchTransport, SuiGrpcClient } from '@mysten/sui.js/grpc'
import { fromBase58 } from '@mysten/sui.js/utils'
import { MAINNET_CHAIN_ID, hashOf } from '../../src/chains/aptos/transaction/transfer.ts'
import { MAINNET } from '../../src/chains/sui/node-reads.ts'
import type { Family } from '../../src/domain/networks.ts'

/** Shows a testnet's node to the product as one of mainnet, because on Sui and Aptos it takes no other. */
export interface Disguise {
  readonly fetch: typeof fetch
  /** As the node names it. Null where the product does not ask. */
  readonly chain: string | null
  /** The hash that an explorer knows, of one that the product reports. */
  hashOnChain(hash: string): string
}

const same = (hash: string) => hash

export const ANSWERS_WITHIN_MS = 15_000

type Answer = Awaited<ReturnType<typeof fetch>>

const bytesOf = async (body: unknown): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response((body ?? null) as BodyInit | null).arrayBuffer())

const withBody = ({ status, headers }: Answer, body: BodyInit): Response => {
  const kept = new Headers(headers)
  for (const name of ['content-length', 'content-encoding']) kept.delete(name)
  return new Response(body, { status, headers: kept })
}

/** Replaces bytes by others of the same length, so that no length before them changes. */
function replaced(bytes: Uint8Array<ArrayBuffer>, from: Uint8Array, to: Uint8Array): Uint8Array<ArrayBuffer> {
  const [found, copy] = [Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), bytes.slice()]
  for (let at = found.indexOf(from); at >= 0; at = found.indexOf(from, at + from.length)) copy.set(to, at)
  return copy
}

const textBytes = (text: string) => new TextEncoder().encode(text)

/**
 * A chain is named by the digest of its first checkpoint: by a text in answers, and by 32 bytes in a transaction without coins for its
 * gas, such as one that the balance at the address pays. A transaction with such coins names no chain, so its digest and its signature stay as they are.
 */
async function suiDisguise(rpcUrl: string): Promise<Disguise> {
  const transport = new GrpcWebFetchTransport({ baseUrl: rpcUrl, format: 'binary' })
  const { response } = await new SuiGrpcClient({ network: 'testnet', transport }).ledgerService.getServiceInfo(
    {},
    {
      timeout: ANSWERS_WITHIN_MS,
    },
  )
  const chain = response.chainId ?? ''
  if (chain.length !== MAINNET.length) throw new Error(`The node's chain is ${chain || 'not said'}`)
  const disguised: typeof fetch = async (url, init) => {
    const body = replaced(await bytesOf(init?.body), fromBase58(MAINNET), fromBase58(chain))
    const answer = await fetch(url, { ...init, body })
    return withBody(answer, replaced(await bytesOf(answer.body), textBytes(chain), textBytes(MAINNET)))
  }
  return { fetch: disguised, chain, hashOnChain: same }
}

/** The chain is the last byte of what is signed, so each transaction has another hash on the testnet than the product asks for. */
function aptosTransactions(chain: number) {
  const hashes = new Map<string, string>()
  return {
    /** The same transaction for the testnet, for which its wallet has signed it. */
    handedOver(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
      const reading = new Deserializer(bytes)
      RawTransaction.deserialize(reading)
      const copy = bytes.slice()
      copy[bytes.length - reading.remaining() - 1] = chain
      hashes.set(hashOf(bytes), hashOf(copy))
      return copy
    },
    onChain: (text: string) => [...hashes].reduce((text, [ours, theirs]) => text.replaceAll(ours, theirs), text),
    onMainnet: (text: string) => [...hashes].reduce((text, [ours, theirs]) => text.replaceAll(theirs, ours), text),
  }
}

async function aptosDisguise(rpcUrl: string): Promise<Disguise> {
  const text = (await (await fetch(rpcUrl, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) })).json()) as {
    readonly chain_id?: unknown
  }
  const chain = Number(text.chain_id)
  if (!Number.isInteger(chain) || chain < 1 || chain > 255) throw new Error('The node does not say its chain')
  const transactions = aptosTransactions(chain)
  const disguised: typeof fetch = async (url, init) => {
    const body = init?.body && transactions.handedOver(await bytesOf(init.body))
    const answer = await fetch(transactions.onChain(String(url)), { ...init, ...(body && { body }) })
    const text = transactions.onMainnet(await answer.text())
    return withBody(answer, text.replace(/"chain_id":\s*\d+/, `"chain_id":${MAINNET_CHAIN_ID}`))
  }
  return { fetch: disguised, chain: String(chain), hashOnChain: transactions.onChain }
}

const plain = async (): Promise<Disguise> => ({ fetch, chain: null, hashOnChain: same })

const DISGUISES: Readonly<Record<Family, (rpcUrl: string) => Promise<Disguise>>> = {
  evm: plain,
  solana: plain,
  tron: plain,
  sui: suiDisguise,
  aptos: aptosDisguise,
}

export const asMainnet = (family: Family, rpcUrl: string): Promise<Disguise> => DISGUISES[family](rpcUrl)

/** Whether a transaction of Sui can land on mainnet alone: its signature would fit no other chain. */
export const namesMainnet = (bytes: Uint8Array): boolean => Buffer.from(bytes).includes(fromBase58(MAINNET))

/** A transfer for mainnet as the same one for another chain. */
export const onChain = (transfer: RawTransaction, chain: string): RawTransaction =>
  new RawTransaction(
    transfer.sender,
    transfer.sequence_number,
    transfer.payload,
    transfer.max_gas_amount,
    transfer.gas_unit_price,
    transfer.expiration_timestamp_secs,
    new ChainId(Number(chain)),
  )
