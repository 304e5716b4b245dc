import { ApiError } from '../node/api-error.ts'
import { signatureFault } from '../node/signatures.ts'
import { decodeTransaction } from '../node/signed-transaction.ts'
import { unsignedRefusalOf } from '../node/validation.ts'
import { blockValues, committedValue, pendingValue, simulatedValue } from '../node/values.ts'
import { limitOf, numberOf } from './query.ts'
import { type RestCall, get, post } from './route.ts'

const BCS = 'application/x.aptos.signed_transaction+bcs'
const WAIT_MS = 1000
const WAIT_STEP_MS = 20

function bcsOf({ body, contentType }: RestCall): Uint8Array {
  if (!contentType.startsWith(BCS)) throw new ApiError('invalid_input', `This simulated node takes ${BCS} only`)
  return body
}

const submit = (call: RestCall) => ({ status: 202, value: pendingValue(call.chain.submit(bcsOf(call))) })

function simulate(call: RestCall) {
  const bytes = bcsOf(call)
  if (signatureFault(decodeTransaction(bytes)) !== 'INVALID_SIGNATURE')
    throw new ApiError('invalid_input', 'Simulated transactions must not have a valid signature')
  const { transaction, outcome } = call.chain.simulate(bytes, unsignedRefusalOf)
  return { value: [simulatedValue(transaction, outcome, call.chain.info().timestamp)] }
}

function hashOf(text: string): string {
  const [, digits] = /^(?:0x)?([0-9a-f]{64})$/i.exec(text) ?? []
  if (!digits) throw new ApiError('web_framework_error', 'failed to parse path `txn_hash`')
  return `0x${digits.toLowerCase()}`
}

function lookUp({ chain, path }: RestCall) {
  const hash = hashOf(path[0]!)
  const committed = chain.committed(hash)
  if (committed) return { value: committedValue(chain.state, committed) }
  const pending = chain.pending(hash)
  if (pending) return { value: pendingValue(pending) }
  throw new ApiError('transaction_not_found', `Transaction not found by Transaction hash(${hash})`)
}

async function waitFor(call: RestCall) {
  const hash = hashOf(call.path[0]!)
  const giveUpAt = performance.now() + WAIT_MS
  while (!call.chain.committed(hash) && performance.now() < giveUpAt)
    await new Promise((resolve) => setTimeout(resolve, WAIT_STEP_MS))
  return lookUp(call)
}

function versionOf(call: RestCall): bigint {
  const text = call.path[0]!
  if (!/^\d{1,20}$/.test(text)) throw new ApiError('web_framework_error', 'failed to parse path `txn_version`')
  return BigInt(text)
}

function checkVersion({ chain }: RestCall, version: bigint): void {
  const { version: newest, oldestVersion } = chain.info()
  if (version > newest)
    throw new ApiError('transaction_not_found', `Transaction not found by Transaction version(${version})`)
  if (version < oldestVersion) throw new ApiError('version_pruned', `Ledger version(${version}) has been pruned`)
}

function byVersion(call: RestCall) {
  const version = versionOf(call)
  checkVersion(call, version)
  return { value: page(call, version, 1)[0] }
}

/** Without a start, the newest. */
function list(call: RestCall) {
  const limit = limitOf(call.query)
  const { version, oldestVersion } = call.chain.info()
  const newest = version - BigInt(limit) + 1n
  const start = numberOf(call.query, 'start') ?? (newest > oldestVersion ? newest : oldestVersion)
  if (start > version) return { value: [] }
  checkVersion(call, start)
  return { value: page(call, start, limit) }
}

function page({ chain }: RestCall, start: bigint, limit: number) {
  const end = start + BigInt(limit)
  return chain
    .blocks()
    .filter(({ firstVersion, lastVersion }) => lastVersion >= start && firstVersion < end)
    .flatMap((block) => blockValues(chain.state, block))
    .filter(({ version }) => BigInt(version) >= start && BigInt(version) < end)
}

function gasPrice({ chain }: RestCall) {
  const price = Number(chain.facts.minGasPrice)
  return {
    value: { deprioritized_gas_estimate: price, gas_estimate: price, prioritized_gas_estimate: price * 1.5 },
  }
}

export const transactionRoutes = [
  get('estimate_gas_price', gasPrice),
  post('transactions', submit),
  post('transactions/simulate', simulate),
  get('transactions', list),
  get('transactions/by_hash/*', lookUp),
  get('transactions/wait_by_hash/*', waitFor),
  get('transactions/by_version/*', byVersion),
]
