import { isSolanaAddress } from '../../domain/wallets/addresses/solana.ts'
import type { ChainNode } from '../adapter.ts'
import { unreadable } from '../http/http.ts'
import { callAt, readNode } from '../http/json-rpc.ts'
import { NodeRefusal } from '../http/node-refusal.ts'
import type { Chain } from '../http/nodes.ts'
import { encodeBase64 } from './encodings.ts'
import { ANY_VERSION, NEWEST_VERSION, SIGNATURES_MAX, SLOT_MS, UNSUPPORTED_VERSION } from './facts.ts'

interface Account {
  readonly lamports: bigint
  readonly program: string
  readonly data: Uint8Array
}

export interface Status {
  /** False for what is merely processed, whose fork may be abandoned. */
  readonly isConfirmed: boolean
  readonly hasFailed: boolean
}

type Fields = Readonly<Record<string, unknown>>

const COMMITMENTS: readonly unknown[] = ['processed', 'confirmed', 'finalized']

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

const SOLANA: Chain = {
  network: 'solana',
  headTime: async (connection) => {
    const slot = readCount(await callAt(connection, { method: 'getSlot', params: [{ commitment: 'confirmed' }] }))
    return slot * SLOT_MS
  },
}

const ask = (node: ChainNode, method: string, params: readonly unknown[]) => readNode(node, SOLANA, { method, params })

function readCount(value: unknown): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value
  throw unreadable()
}

function readBase64(text: unknown): Uint8Array {
  try {
    return Uint8Array.from(atob(String(text)), (char) => char.charCodeAt(0))
  } catch {
    throw unreadable()
  }
}

function readAccount(value: unknown): Account | null {
  if (value === null) return null
  const { lamports, owner, data } = fieldsOf(value)
  const [encoded, encoding] = Array.isArray(data) ? (data as readonly unknown[]) : []
  if (typeof owner !== 'string' || encoding !== 'base64') throw unreadable()
  return { lamports: BigInt(readCount(lamports)), program: owner, data: readBase64(encoded) }
}

function rowsOf(answer: unknown, count: number): readonly unknown[] {
  const { value } = fieldsOf(answer)
  if (!Array.isArray(value) || value.length !== count) throw unreadable()
  return value
}

export async function readAccounts(
  node: ChainNode,
  addresses: readonly string[],
): Promise<readonly (Account | null)[]> {
  const config = { encoding: 'base64', commitment: 'confirmed' }
  return rowsOf(await ask(node, 'getMultipleAccounts', [addresses, config]), addresses.length).map(readAccount)
}

/** In lamports: the least that an account with so many bytes of data holds. */
export const readRent = async (node: ChainNode, bytes: number): Promise<bigint> =>
  BigInt(readCount(await ask(node, 'getMinimumBalanceForRentExemption', [bytes, { commitment: 'confirmed' }])))

/** In lamports; null of a node that does not know the message's blockhash. */
export async function readFee(node: ChainNode, message: Uint8Array): Promise<bigint | null> {
  const config = { commitment: 'confirmed' }
  const { value } = fieldsOf(await ask(node, 'getFeeForMessage', [encodeBase64(message), config]))
  return value === null ? null : BigInt(readCount(value))
}

export const readHeight = async (node: ChainNode): Promise<number> =>
  readCount(await ask(node, 'getBlockHeight', [{ commitment: 'confirmed' }]))

/** The newest finalized block. Some slots have no block, so only one answer that has both can match a height with its slot. */
export async function readFinal(node: ChainNode): Promise<{ readonly height: number; readonly slot: number }> {
  const { blockHeight, absoluteSlot } = fieldsOf(await ask(node, 'getEpochInfo', [{ commitment: 'finalized' }]))
  return { height: readCount(blockHeight), slot: readCount(absoluteSlot) }
}

/** `lastValidBlockHeight` is the last height at which a transaction with this blockhash can land. */
export async function readBlockhash(node: ChainNode) {
  const { context, value } = fieldsOf(await ask(node, 'getLatestBlockhash', [{ commitment: 'confirmed' }]))
  const { blockhash, lastValidBlockHeight } = fieldsOf(value)
  if (typeof blockhash !== 'string' || !isSolanaAddress(blockhash)) throw unreadable()
  const slot = readCount(fieldsOf(context)['slot'])
  return { blockhash, slot, lastValidBlockHeight: readCount(lastValidBlockHeight) }
}

/** Null: not even the node's history has it. A node behind the slot `since` does not know, and the call rejects. */
export async function readStatus(node: ChainNode, hash: string, since = 0): Promise<Status | null> {
  const answer = await ask(node, 'getSignatureStatuses', [[hash], { searchTransactionHistory: true }])
  const [row] = rowsOf(answer, 1)
  if (row === null && since > 0 && readCount(fieldsOf(fieldsOf(answer)['context'])['slot']) < since) throw unreadable()
  if (row === null) return null
  const { confirmationStatus, err } = fieldsOf(row)
  if (!COMMITMENTS.includes(confirmationStatus) || err === undefined) throw unreadable()
  return { isConfirmed: confirmationStatus !== 'processed', hasFailed: err !== null }
}

export interface AddressTransaction {
  readonly hash: string
  readonly slot: number
  /** In seconds since 1970; null where the node does not know it. */
  readonly time: number | null
  readonly hasFailed: boolean
}

interface Page {
  /** The hash of the last one that is known. */
  readonly before?: string | undefined
  /** A node that has not come to this slot does not answer. */
  readonly since: number
}

/** The newest transactions of an address before another one, newest first. Fewer than `SIGNATURES_MAX`: the node has no older ones. */
export async function readAddressTransactions(
  node: ChainNode,
  address: string,
  { before, since }: Page,
): Promise<readonly AddressTransaction[]> {
  const config = { commitment: 'confirmed', limit: SIGNATURES_MAX, minContextSlot: since, ...(before && { before }) }
  const rows = await ask(node, 'getSignaturesForAddress', [address, config])
  if (!Array.isArray(rows)) throw unreadable()
  return rows.map(fieldsOf).map(({ signature, slot, blockTime, err }) => {
    if (typeof signature !== 'string' || err === undefined) throw unreadable()
    const time = typeof blockTime === 'number' ? blockTime : null
    return { hash: signature, slot: readCount(slot), time, hasFailed: err !== null }
  })
}

/** The oldest that the node still has: zero of one with an archive. */
export const readFirstSlot = async (node: ChainNode): Promise<number> =>
  readCount(await ask(node, 'getFirstAvailableBlock', []))

export const readBlockTime = async (node: ChainNode, slot: number): Promise<number> =>
  readCount(await ask(node, 'getBlockTime', [slot]))

/** The lowest bid of each of the newest blocks that wrote to these accounts, in millionths of a lamport for a unit. */
export async function readPriorityFees(node: ChainNode, addresses: readonly string[]): Promise<readonly number[]> {
  const rows = await ask(node, 'getRecentPrioritizationFees', [addresses])
  if (!Array.isArray(rows)) throw unreadable()
  return rows.map((row) => readCount(fieldsOf(row)['prioritizationFee']))
}

const isUnsupportedVersion = (error: unknown): boolean => {
  const { cause } = error as { readonly cause?: unknown }
  return cause instanceof NodeRefusal && cause.code === UNSUPPORTED_VERSION
}

/** Balances are written in the same way for every version, and one that is newer than this product must not end a search. */
export async function readTransaction(node: ChainNode, hash: string): Promise<Fields | null> {
  const read = (version: number) => {
    const config = { encoding: 'jsonParsed', commitment: 'confirmed', maxSupportedTransactionVersion: version }
    return ask(node, 'getTransaction', [hash, config])
  }
  const transaction = await read(NEWEST_VERSION).catch((error: unknown) => {
    if (isUnsupportedVersion(error)) return read(ANY_VERSION)
    throw error
  })
  return transaction === null ? null : fieldsOf(transaction)
}
