import type { ChainNode } from '../adapter.ts'
import { writeJson } from '../../lib/json.ts'
import { handOverBy, type HandOverAnswer } from '../http/hand-over.ts'
import { askHttp, bodyOf, exchange, unreadable, type HttpAnswer } from '../http/http.ts'
import type { Chain } from '../http/nodes.ts'
import { LACKS_GAS, OTHER_SEQUENCE } from './facts.ts'
import { U64_MAX } from './transaction/bcs.ts'
import { MAINNET_CHAIN_ID } from './transaction/transfer.ts'

type Fields = Readonly<Record<string, unknown>>

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

interface Bytes {
  readonly bytes: Uint8Array
}

const SIGNED = 'application/x.aptos.signed_transaction+bcs'

const UNKNOWN_KEY = 401

/** Any status of a node that works: it refuses with those of 400 to 499. */
function readAnswer(answer: HttpAnswer): HttpAnswer {
  if (answer.status >= 500 || answer.status === UNKNOWN_KEY) throw unreadable()
  return answer
}

const APTOS: Chain = {
  network: 'aptos',
  headTime: async (connection) => {
    const { ledger_timestamp: time } = fieldsOf(bodyOf(await exchange(connection, { path: '' })))
    return Number(readU64(time) / MICROSECONDS) * 1000
  },
}

const posted = ({ bytes }: Bytes) => ({ post: { type: SIGNED, body: bytes.slice() } })

const ask = (node: ChainNode, path: string, content?: Bytes): Promise<HttpAnswer> =>
  askHttp(node, APTOS, { path, read: readAnswer, ...(content && posted(content)) })

const isMissing = ({ status, body }: HttpAnswer, thing: string): boolean =>
  status === 404 && fieldsOf(body)['error_code'] === thing

/** A node writes a `u64` as a text, because JSON's numbers are not exact. */
function readU64(value: unknown): bigint {
  const units = typeof value === 'string' && /^\d{1,20}$/.test(value) ? BigInt(value) : -1n
  if (units < 0n || units > U64_MAX) throw unreadable()
  return units
}

export const MICROSECONDS = 1_000_000n

/** A version of the ledger, which is a block elsewhere, and the time of its block in microseconds since 1970. */
interface Ledger {
  readonly version: bigint
  readonly time: bigint
}

/** The newest version that the node has. Version and time are of one answer, so the state at that version is as old. */
export async function readLedger(node: ChainNode): Promise<Ledger> {
  const fields = fieldsOf(bodyOf(await ask(node, '')))
  if (fields['chain_id'] !== MAINNET_CHAIN_ID) throw unreadable()
  return { version: readU64(fields['ledger_version']), time: readU64(fields['ledger_timestamp']) }
}

const at = (version: bigint | undefined): string => (version === undefined ? '' : `?ledger_version=${version}`)

/** The sequence number of the account's next transaction, at a version where one is named: only a node that has this version answers. */
export async function readSequence(node: ChainNode, address: string, version?: bigint): Promise<bigint> {
  const answer = await ask(node, `accounts/${address}${at(version)}`)
  if (isMissing(answer, 'account_not_found')) return 0n
  return readU64(fieldsOf(bodyOf(answer))['sequence_number'])
}

export const APT = '0x1::aptos_coin::AptosCoin'

interface AssetOwner {
  readonly owner: string
  readonly asset: string
  readonly version?: bigint
}

/** In units, at a version where one is named. The node counts a coin and its fungible asset as one. */
export async function readBalance(node: ChainNode, { owner, asset, version }: AssetOwner): Promise<bigint> {
  const units = bodyOf(await ask(node, `accounts/${owner}/balance/${encodeURIComponent(asset)}${at(version)}`))
  if (typeof units !== 'number' || !Number.isInteger(units) || units < 0) throw unreadable()
  return BigInt(units)
}

/** The fields of a resource; null where the address has none of this type. */
export async function readResource(node: ChainNode, address: string, type: string): Promise<unknown> {
  const answer = await ask(node, `accounts/${address}/resource/${encodeURIComponent(type)}`)
  return answer.status === 404 ? null : fieldsOf(bodyOf(answer))['data']
}

/** In octas per unit of gas. */
export async function readGasPrice(node: ChainNode): Promise<bigint> {
  const price = fieldsOf(bodyOf(await ask(node, 'estimate_gas_price')))['gas_estimate']
  if (typeof price !== 'number' || !Number.isSafeInteger(price) || price <= 0) throw unreadable()
  return BigInt(price)
}

/** `unknown`: of a node that simulates nothing without a signature. Then the network decides. */
type Run = 'lacksGas' | 'unknown' | { readonly gasUsed: bigint } | { readonly failsFor: string }

function readRefusal(body: unknown): Run {
  const { error_code: kind, vm_error_code: code, message } = fieldsOf(body)
  if (kind !== 'vm_error') return 'unknown'
  // Another node has counted the account's transactions.
  if (OTHER_SEQUENCE.includes(code)) throw unreadable()
  return LACKS_GAS.includes(code) ? 'lacksGas' : { failsFor: String(message) }
}

/** Whether the network would run it, and what it would use. */
export async function simulate(node: ChainNode, bytes: Uint8Array): Promise<Run> {
  const { status, body } = await ask(node, 'transactions/simulate', { bytes })
  if (status >= 400) return readRefusal(body)
  const { success, gas_used: used, vm_status: reason } = fieldsOf(Array.isArray(body) ? body[0] : null)
  if (typeof success !== 'boolean') throw unreadable()
  if (success) return { gasUsed: readU64(used) }
  return /\bout[ _]of[ _]gas\b|EOUT_OF_GAS/i.test(String(reason)) ? 'lacksGas' : { failsFor: String(reason) }
}

/** The VM has discarded it before a mempool took it, for another reason than a number that may be its own. */
function isDiscarded({ status, body }: HttpAnswer): boolean {
  const { error_code: kind, vm_error_code: code } = fieldsOf(body)
  return status >= 400 && status < 500 && kind === 'vm_error' && !OTHER_SEQUENCE.includes(code)
}

/** Hands a signed transaction over. Only a refusal proves anything: another answer may be to a try that has landed. Never rejects. */
export const submit = (node: ChainNode, bytes: Uint8Array): Promise<HandOverAnswer> =>
  handOverBy(node.mayHandOver, (mayAsk) =>
    askHttp(node, APTOS, {
      path: 'transactions',
      read: (answer) => isDiscarded(readAnswer(answer)),
      ...posted({ bytes }),
      mayAsk,
    }),
  )

/** A transaction on the chain, which is final. Its time is in microseconds since 1970. */
export interface Landed {
  readonly hash: string
  readonly sender: unknown
  readonly sequence: bigint
  readonly isSuccess: boolean
  readonly time: bigint
  readonly events: readonly Fields[]
  readonly payload: Fields
}

const HASH = /^0x[0-9a-f]{64}$/i

/** Lower-case, as nodes write hashes; null for anything else. */
export const readHash = (value: unknown): string | null =>
  typeof value === 'string' && HASH.test(value) ? value.toLowerCase() : null

function readLanded(value: unknown): Landed {
  const { hash, sender, sequence_number: sequence, success, timestamp, events, payload } = fieldsOf(value)
  const known = readHash(hash)
  if (known === null || typeof success !== 'boolean' || !Array.isArray(events)) throw unreadable()
  return {
    hash: known,
    sender,
    sequence: readU64(sequence),
    isSuccess: success,
    time: readU64(timestamp),
    events: events.map(fieldsOf),
    payload: fieldsOf(payload),
  }
}

/** It lands before `expiration`, in seconds since 1970, as this transaction of its sender, or never. */
export interface Bound {
  readonly expiration: bigint
  readonly sequence: bigint
}

export async function readTransaction(
  node: ChainNode,
  hash: string,
): Promise<Landed | { readonly waiting: Bound | null } | null> {
  const answer = await ask(node, `transactions/by_hash/${hash}`)
  if (isMissing(answer, 'transaction_not_found')) return null
  const fields = fieldsOf(bodyOf(answer))
  if (readHash(fields['hash']) !== hash) throw unreadable()
  if (fields['type'] === 'pending_transaction') {
    const { expiration_timestamp_secs: expiration, sequence_number: sequence, replay_protection_nonce: nonce } = fields
    // An orderless transaction has a nonce. Its sequence number means nothing, and no list of its sender has it.
    if (nonce !== undefined && nonce !== null) return { waiting: null }
    return { waiting: { expiration: readU64(expiration), sequence: readU64(sequence) } }
  }
  if (fields['type'] !== 'user_transaction') throw unreadable()
  return readLanded(fields)
}

interface Orderless {
  /** Newest first. */
  readonly hashes: readonly string[]
  /** Whether the account has sent nothing before what was listed. */
  readonly isWhole: boolean
}

const SUMMARIES = 25
/** Of a sequence number; an orderless transaction has a nonce. */
const isOrdered = (row: Fields): boolean => /sequence/i.test(writeJson(row['replay_protector'] ?? null))

/** Of the account's newest transactions those without an order; null of a node that does not list them. */
export async function readOrderless(node: ChainNode, address: string): Promise<Orderless | null> {
  const answer = await ask(node, `accounts/${address}/transaction_summaries?limit=${SUMMARIES}`)
  if (isMissing(answer, 'account_not_found')) return { hashes: [], isWhole: true }
  if (answer.status >= 400 && answer.status < 500) return null
  const rows = bodyOf(answer)
  if (!Array.isArray(rows)) throw unreadable()
  const hashes = rows
    .map(fieldsOf)
    .filter((row) => !isOrdered(row))
    .map((row) => readHash(row['transaction_hash']))
  if (hashes.includes(null)) throw unreadable()
  return { hashes: (hashes as readonly string[]).toReversed(), isWhole: rows.length < SUMMARIES }
}

/** Sequence numbers: the last is `end` - 1. */
interface Page {
  readonly from: bigint
  readonly end: bigint
}

export const PAGE_MAX = 100n

const GONE = 410

/**
 * An account's transactions on the chain, oldest first; null where the node refuses because it has pruned the oldest of them. Other nodes
 * leave pruned ones out. An empty list is of such a node, or of one that is behind.
 */
export async function readSentTransactions(
  node: ChainNode,
  address: string,
  { from, end }: Page,
): Promise<readonly Landed[] | null> {
  const answer = await ask(node, `accounts/${address}/transactions?start=${from}&limit=${end - from}`)
  if (answer.status === GONE) return null
  const rows = bodyOf(answer)
  const landed = Array.isArray(rows) ? rows.map(readLanded) : []
  // A node that is behind lacks the newest, and proves nothing.
  if (landed.length > 0 && landed.at(-1)!.sequence !== end - 1n) throw unreadable()
  return landed
}
