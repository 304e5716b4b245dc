import { APT, APTOS_CHAIN_ID } from '../../../../../demo/chains/aptos/assets.ts'
import { APTOS_FACTS } from '../../../../../demo/chains/aptos/facts.ts'
import { ApiError } from '../../../../../demo/chains/aptos/node/api-error.ts'
import { transferEvents } from '../../../../../demo/chains/aptos/node/execution.ts'
import { AptosState } from '../../../../../demo/chains/aptos/node/state.ts'
import { committedValue, microseconds, pendingValue } from '../../../../../demo/chains/aptos/node/values.ts'
import { assetOf } from '../../../../../demo/chains/aptos/rest/accounts.ts'
import { primaryStore } from '../../../../../demo/chains/aptos/stores.ts'
import { APTOS_TOKENS } from '../../../../../demo/chains/networks.ts'
import type { Random } from '../../../random.ts'
import { createLags } from '../signing.ts'
import { FIRST_SEQUENCE, type AptosNetwork, type Committed } from './aptos-network.ts'

const USDC = APTOS_TOKENS.usdc.address
const gasUsed = APTOS_FACTS.gas.transfer
/** What each store holds is not kept here. */
const NO_STORES = { state: new AptosState(), stores: [] }
const RICH = 10 ** 12
/** A minute. */
const MOST_BEHIND = 240
/** A node that has a transaction in its mempool shows it. Others have not heard of it yet. */
const IS_IN_MEMPOOL = 0.4

interface Parts {
  readonly random: Random
  readonly network: AptosNetwork
  readonly customer: string
  /** Bytes have come to a node. Answers with the hash of what was signed. */
  onHandedOver(bytes: Uint8Array): string | null
}

interface Answer {
  readonly status: number
  readonly body: unknown
}

type Handler = (match: readonly string[], view: number) => Answer

const ok = (body: unknown): Answer => ({ status: 200, body })
const failure = (code: ConstructorParameters<typeof ApiError>[0]): Answer => {
  const { httpStatus: status, body } = new ApiError(code, code)
  return { status, body }
}

/** The full nodes of Aptos behind one address: each call meets one of them, and none knows more than it has heard of. */
export function createAptosNodes({ random, network, customer, onHandedOver }: Parts) {
  const lag = createLags(random, MOST_BEHIND)
  const refusesPruned = random.chance(0.5)

  const rowOf = ({ wire, to, units, version, isDone }: Committed) => {
    const stores = { from: primaryStore(customer, USDC), into: primaryStore(to, USDC) }
    const committed = {
      transaction: wire,
      version: BigInt(version),
      timestamp: network.timeOf(version),
      success: isDone,
      vmStatus: isDone ? 'Executed successfully' : 'Out of gas',
      gasUsed,
      events: isDone ? transferEvents(stores, { units }) : [],
      stores: NO_STORES.stores,
    }
    return committedValue(NO_STORES.state, committed)
  }

  function balance([, owner, asset, at]: readonly string[], view: number): Answer {
    if (at !== undefined && Number(at) > view) return failure('version_not_found')
    const held = assetOf(decodeURIComponent(asset!))
    const isToken = held === USDC
    if (owner === customer) return ok(isToken || held === APT.address ? RICH : 0)
    const came = network.committedAt(Number(at ?? view)).filter(({ to, isDone }) => isDone && isToken && to === owner)
    return ok(Number(came.reduce((sum, { units }) => sum + units, 0n)))
  }

  function account([, owner, at]: readonly string[], view: number): Answer {
    if (owner !== customer) return failure('account_not_found')
    if (at !== undefined && Number(at) > view) return failure('version_not_found')
    return ok({ sequence_number: String(network.nextAt(Number(at ?? view))), authentication_key: customer })
  }

  /** What came before this life was pruned. Some nodes begin with the first that they still have, others refuse. */
  function transactionsOf([, owner, start, limit]: readonly string[], view: number): Answer {
    if (owner !== customer) return failure('account_not_found')
    if (refusesPruned && Number(start) < FIRST_SEQUENCE) return failure('version_pruned')
    const found = network.committedAt(view).filter(({ sequence }) => sequence >= Number(start))
    return ok(found.slice(0, Number(limit)).map(rowOf))
  }

  function byHash([, hash]: readonly string[], view: number): Answer {
    const found = network.committedAt(view).find((each) => each.hash === hash)
    if (found) return ok(rowOf(found))
    const waiting = network.waiting(hash!)
    if (!waiting || !random.chance(IS_IN_MEMPOOL)) return failure('transaction_not_found')
    return ok(pendingValue(waiting.wire))
  }

  function submit(bytes: Uint8Array): Answer {
    const hash = onHandedOver(bytes)
    if (hash === null) return failure('invalid_input')
    network.receive(hash)
    return { status: 202, body: { hash } }
  }

  const gets: readonly (readonly [RegExp, Handler])[] = [
    [
      /^\/v1\/$/,
      (_, view) =>
        ok({
          chain_id: APTOS_CHAIN_ID,
          ledger_version: String(view),
          ledger_timestamp: microseconds(network.timeOf(view)),
        }),
    ],
    [/^\/v1\/accounts\/(0x\w+)(?:\?ledger_version=(\d+))?$/, account],
    [/^\/v1\/accounts\/(0x\w+)\/balance\/([\w%]+)(?:\?ledger_version=(\d+))?$/, balance],
    [/^\/v1\/accounts\/(0x\w+)\/transactions\?start=(\d+)&limit=(\d+)$/, transactionsOf],
    // The wallets of the lives send with sequence numbers.
    [/^\/v1\/accounts\/(0x\w+)\/transaction_summaries\?limit=(\d+)$/, () => ok([])],
    [/^\/v1\/estimate_gas_price$/, () => ok({ gas_estimate: Number(APTOS_FACTS.minGasPrice) })],
    [/^\/v1\/transactions\/by_hash\/(0x[0-9a-f]{64})$/, byHash],
  ]

  function answer(path: string, init: RequestInit | undefined, view: number): Answer {
    if (init?.method === 'POST') {
      if (path === '/v1/transactions') return submit(init.body as Uint8Array)
      return ok([{ success: true, gas_used: String(gasUsed), vm_status: 'Executed successfully' }])
    }
    for (const [pattern, handler] of gets) {
      const match = pattern.exec(path)
      if (match) return handler(match, view)
    }
    throw new Error(`The node does not know ${path}`)
  }

  return {
    ask(url: string, init: RequestInit | undefined): Response {
      const { pathname, search } = new URL(url)
      const { status, body } = answer(`${pathname}${search}`, init, network.version() - Math.floor(lag()))
      return Response.json(body, { status })
    },
  }
}
