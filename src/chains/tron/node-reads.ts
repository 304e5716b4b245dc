import type { ChainNode } from '../adapter.ts'
import { handOverBy, type HandOverAnswer } from '../http/hand-over.ts'
import { askHttp, asJson, bodyOf, exchange, unreadable, type HttpAnswer } from '../http/http.ts'
import type { Chain } from '../http/nodes.ts'
import { REFUSALS } from './facts.ts'
import type { ReferenceBlock } from './transaction/raw-transaction.ts'

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})

/** java-tron answers a failure with status 200 and `Error`. */
function read(answer: HttpAnswer): Fields {
  const body = bodyOf(answer)
  if (typeof body !== 'object' || body === null || 'Error' in body) throw unreadable()
  return body as Fields
}

function ask(node: ChainNode, path: string, question?: object): Promise<Fields> {
  const post = question && { post: asJson(question) }
  return askHttp(node, TRON, { path, read, ...post })
}

/** Whole numbers are left out where they are zero. */
function countOf(value: unknown): number {
  if (value === undefined) return 0
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value
  throw unreadable()
}

const ID = /^[0-9a-f]{64}$/i

const NEWEST = 'wallet/getblock'
const WITHOUT_TRANSACTIONS = { detail: false }

export const TRON: Chain = {
  network: 'tron',
  headTime: async (connection) =>
    blockOf(read(await exchange(connection, { path: NEWEST, post: asJson(WITHOUT_TRANSACTIONS) }))).time,
}

const readBlock = async (node: ChainNode, path: string): Promise<ReferenceBlock> =>
  blockOf(await ask(node, path, WITHOUT_TRANSACTIONS))

function blockOf({ blockID: id, block_header: header }: Fields): ReferenceBlock {
  const { number, timestamp } = fieldsOf(fieldsOf(header)['raw_data'])
  if (typeof id !== 'string' || !ID.test(id)) throw unreadable()
  return { id, number: countOf(number), time: countOf(timestamp) }
}

export const readHead = (node: ChainNode): Promise<ReferenceBlock> => readBlock(node, NEWEST)

/** Whether the node has the block: one that prunes answers with an empty object, or not at all. */
export async function hasBlock(node: ChainNode, number: number): Promise<boolean> {
  const block = await ask(node, NEWEST, { id_or_num: String(number), ...WITHOUT_TRANSACTIONS })
  return !isEmpty(block) && blockOf(block).number === number
}

/** The newest block that 19 of the 27 witnesses have built on, so that it stays. */
export const readSolid = (node: ChainNode): Promise<ReferenceBlock> => readBlock(node, 'walletsolidity/getblock')

/** Prices in sun: of a unit of energy and of a byte. */
export async function readPrices(node: ChainNode): Promise<{ readonly energy: number; readonly byte: number }> {
  const { chainParameter: rows } = await ask(node, 'wallet/getchainparameters')
  if (!Array.isArray(rows)) throw unreadable()
  const priceOf = (name: string): number => {
    const row = rows.map(fieldsOf).find(({ key }) => key === name)
    if (row?.['value'] === undefined) throw unreadable()
    return countOf(row['value'])
  }
  return { energy: priceOf('getEnergyFee'), byte: priceOf('getTransactionFee') }
}

/** A node answers with an empty object for what it does not have. */
const isEmpty = (answer: Fields): boolean => Object.keys(answer).length === 0

/** In sun; null for an account that nothing has activated, which can send nothing. */
export async function readTrx(node: ChainNode, address: string): Promise<number | null> {
  const account = await ask(node, 'wallet/getaccount', { address, visible: true })
  if (isEmpty(account)) return null
  if (typeof account['address'] !== 'string') throw unreadable()
  return countOf(account['balance'])
}

interface Resources {
  readonly energy: number
  /** The bandwidth of staked TRX, and what each account has for free. A transaction takes all of it from one of them. */
  readonly bandwidth: number
}

export async function readResources(node: ChainNode, address: string): Promise<Resources> {
  const of = await ask(node, 'wallet/getaccountresource', { address, visible: true })
  const left = (limit: string, used: string) => Math.max(countOf(of[limit]) - countOf(of[used]), 0)
  return {
    energy: left('EnergyLimit', 'EnergyUsed'),
    bandwidth: Math.max(left('NetLimit', 'NetUsed'), left('freeNetLimit', 'freeNetUsed')),
  }
}

interface Call {
  readonly owner: string
  readonly contract: string
  readonly selector: string
  readonly parameter: string
}

interface CallOutcome {
  readonly isDone: boolean
  readonly energy: number
  readonly result: string
}

/** Runs a contract without a transaction. A call that reverts is an answer, with `result: true` like one that does not. */
export async function callContract(
  node: ChainNode,
  { owner, contract, selector, parameter }: Call,
): Promise<CallOutcome> {
  const answer = await ask(node, 'wallet/triggerconstantcontract', {
    owner_address: owner,
    contract_address: contract,
    function_selector: selector,
    parameter,
    visible: true,
  })
  const { result, code } = fieldsOf(answer['result'])
  if (code === 'CONTRACT_VALIDATE_ERROR') return { isDone: false, energy: 0, result: '' }
  const { constant_result: results, transaction, energy_used: energy } = answer
  const [first] = Array.isArray(results) ? (results as readonly unknown[]) : []
  const ret: unknown = fieldsOf(transaction)['ret']
  if (result !== true || typeof first !== 'string' || !Array.isArray(ret)) throw unreadable()
  return { isDone: fieldsOf(ret[0])['ret'] !== 'FAILED', energy: countOf(energy), result: first }
}

export interface TransactionInfo {
  readonly isDone: boolean
  /** In milliseconds; zero where the node does not say. */
  readonly blockTime: number
  readonly logs: readonly Fields[]
}

type Api = 'wallet' | 'walletsolidity'

const isOf = (id: unknown, hash: string): boolean => typeof id === 'string' && id.toLowerCase() === hash

const INFO = 'gettransactioninfobyid'

/** The outcome of a transaction in a block; null while it is in none. Without `solidity` a fork may still undo the block. */
export async function readInfo(node: ChainNode, hash: string, from: Api): Promise<TransactionInfo | null> {
  const info = await ask(node, `${from}/${INFO}`, { value: hash })
  if (isEmpty(info)) return null
  const { id, receipt, result, blockTimeStamp, log = [] } = info
  const outcome = fieldsOf(receipt)['result']
  if (!isOf(id, hash) || typeof outcome !== 'string' || !Array.isArray(log)) throw unreadable()
  const isDone = outcome === 'SUCCESS' && result !== 'FAILED'
  return { isDone, blockTime: countOf(blockTimeStamp), logs: log.map(fieldsOf) }
}

async function readTransaction(node: ChainNode, hash: string, from: Api): Promise<Fields | null> {
  const found = await ask(node, `${from}/gettransactionbyid`, { value: hash })
  if (isEmpty(found)) return null
  if (!isOf(found['txID'], hash)) throw unreadable()
  return found
}

/** Asks for the transaction itself, because a node may keep no outcomes. */
export const isSolid = async (node: ChainNode, hash: string): Promise<boolean> =>
  (await readTransaction(node, hash, 'walletsolidity')) !== null

/** Until when a transaction can land, in milliseconds of the chain's time; null where the node does not have it. */
export async function readExpiration(node: ChainNode, hash: string): Promise<number | null> {
  const found = await readTransaction(node, hash, 'wallet')
  return countOf(fieldsOf(found?.['raw_data'])['expiration']) || null
}

const isRefused = ({ result, code }: Fields): boolean => result !== true && REFUSALS.includes(code)

/** Only a refusal proves anything: else the chain alone shows whether it landed. */
export const broadcast = (node: ChainNode, transaction: string): Promise<HandOverAnswer> =>
  handOverBy(node.mayHandOver, (mayAsk) =>
    askHttp(node, TRON, {
      path: 'wallet/broadcasthex',
      read: (answer) => isRefused(read(answer)),
      post: asJson({ transaction }),
      mayAsk,
    }),
  )
