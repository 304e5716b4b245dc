import { shownAddress } from '../addresses.ts'
import { APT, APTOS_CHAIN_ID } from '../assets.ts'
import { ApiError } from '../node/api-error.ts'
import type { AptosChain, Block } from '../node/chain.ts'
import { blockValues, microseconds } from '../node/values.ts'
import { primaryStore } from '../stores.ts'
import { assetOf } from './accounts.ts'
import { addressOf } from './query.ts'
import { type RestCall, get, post } from './route.ts'

const index = ({ chain }: RestCall) => {
  const { version, oldestVersion, height, oldestHeight, timestamp, epoch } = chain.info()
  return {
    value: {
      chain_id: APTOS_CHAIN_ID,
      epoch: String(epoch),
      ledger_version: String(version),
      oldest_ledger_version: String(oldestVersion),
      ledger_timestamp: microseconds(timestamp),
      node_role: 'full_node',
      oldest_block_height: String(oldestHeight),
      block_height: String(height),
      git_hash: 'simulated',
    },
  }
}

/** Every answer has these. As with a real node, a page cannot read them: its CORS exposes none. */
export function ledgerHeaders(chain: AptosChain): Record<string, string> {
  const { value } = index({ chain } as RestCall)
  return {
    'X-Aptos-Chain-Id': String(value.chain_id),
    'X-Aptos-Ledger-Version': value.ledger_version,
    'X-Aptos-Ledger-Oldest-Version': value.oldest_ledger_version,
    'X-Aptos-Ledger-TimestampUsec': value.ledger_timestamp,
    'X-Aptos-Epoch': value.epoch,
    'X-Aptos-Block-Height': value.block_height,
    'X-Aptos-Oldest-Block-Height': value.oldest_block_height,
  }
}

const health = () => ({ value: { message: 'aptos-node:ok' } })

const blockAnswer = ({ chain, query }: RestCall, block: Block | undefined, what: string) => {
  if (!block) throw new ApiError('block_not_found', `Block not found by ${what}`)
  return {
    value: {
      block_height: String(block.height),
      block_hash: block.hash,
      block_timestamp: microseconds(block.timestamp),
      first_version: String(block.firstVersion),
      last_version: String(block.lastVersion),
      transactions: query.get('with_transactions') === 'true' ? blockValues(chain.state, block) : null,
    },
  }
}

const blockByHeight = (call: RestCall) => {
  const [height] = call.path
  const block = call.chain.blocks().find((each) => String(each.height) === height)
  return blockAnswer(call, block, `Block height(${height})`)
}

const blockByVersion = (call: RestCall) => {
  const version = BigInt(/^\d{1,20}$/.exec(call.path[0]!)?.[0] ?? -1)
  const block = call.chain.blocks().find((each) => each.firstVersion <= version && version <= each.lastVersion)
  return blockAnswer(call, block, `Ledger version(${version})`)
}

interface ViewRequest {
  readonly function?: string
  readonly arguments?: readonly unknown[]
}

const innerOf = (object: unknown) => String((object as { inner?: unknown } | null)?.inner ?? object)

/** The views of a wallet, as JSON. */
function view({ chain, body }: RestCall) {
  const request = readJson<ViewRequest>(body)
  const [owner, object] = request.arguments ?? []
  const address = addressOf(String(owner))
  const metadata = assetOf(innerOf(object))
  if (!metadata) throw new ApiError('invalid_input', 'The argument is no object')
  chain.info()
  if (request.function === '0x1::primary_fungible_store::balance')
    return { value: [String(chain.state.balance(address, metadata))] }
  if (request.function === '0x1::primary_fungible_store::primary_store_address')
    return { value: [shownAddress(primaryStore(address, metadata))] }
  throw new ApiError('invalid_input', `This simulated node has no view ${request.function}`)
}

function readJson<Value>(body: Uint8Array): Value {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8')) as Value
  } catch {
    throw new ApiError('invalid_input', 'This simulated node takes JSON here')
  }
}

/** The faucet of the local network. APT is created. */
function fund({ chain, body }: RestCall) {
  const { address, amount } = readJson<{ address?: unknown; amount?: unknown }>(body)
  const octas = typeof amount === 'number' && Number.isSafeInteger(amount) ? BigInt(amount) : 0n
  if (octas < 1n) throw new ApiError('invalid_input', 'Not an amount of octas')
  chain.create(addressOf(String(address)), APT.address, octas)
  return { value: { txn_hashes: [] } }
}

export const ledgerRoutes = [
  get('', index),
  get('-/healthy', health),
  get('blocks/by_height/*', blockByHeight),
  get('blocks/by_version/*', blockByVersion),
  post('view', view),
  post('fund', fund),
]
