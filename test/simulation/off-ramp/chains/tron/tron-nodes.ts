import { evmAddress } from '../../../../../demo/chains/tron/address.ts'
import { MOST_LOG_BLOCKS, SOLID_BEHIND, TRON_FACTS } from '../../../../../demo/chains/tron/facts.ts'
import { chainParameters } from '../../../../../demo/chains/tron/http/blocks.ts'
import { blockValue, infoValue, transactionValue } from '../../../../../demo/chains/tron/http/values.ts'
import { ran } from '../../../../../src/chains/tron/scripted.fixture.ts'
import type { Random } from '../../../random.ts'
import { RPC_URL } from '../chain.ts'
import { createLags } from '../signing.ts'
import type { TronNetwork } from './tron-network.ts'

const RICH = 10n ** 12n
/** A minute. */
const MOST_BEHIND = 20
const BUSY = 0.1

interface Parts {
  readonly random: Random
  readonly network: TronNetwork
  readonly customer: string
  /** The transaction, in hexadecimal, has come to a node, which takes it or not. */
  onHandedOver(transaction: string): string | null
}

type Body = Readonly<Record<string, unknown>>
type Method = (body: Body, view: number) => unknown

const blockId = (number: number) => `${number.toString(16).padStart(16, '0')}${'ab'.repeat(24)}`

/** The nodes of TRON behind one address: each call meets one of them, and none knows more than it has heard of. */
export function createTronNodes({ random, network, customer, onHandedOver }: Parts) {
  const lag = createLags(random, MOST_BEHIND)
  const blockOf = (number: number) =>
    blockValue({
      number,
      id: blockId(number),
      parentId: blockId(number - 1),
      timestamp: network.timeOf(number),
      included: [],
    })
  type Seen = NonNullable<ReturnType<TronNetwork['seenAt']>>
  const included = (found: Seen) => {
    const { transaction, number, isDone } = found
    const outcome = isDone
      ? { receipt: { result: 'SUCCESS' }, failure: null, logs: [found.log] }
      : { receipt: { result: 'OUT_OF_ENERGY' }, failure: 'Not enough energy', logs: [] }
    const info = { ...outcome, fee: 0n, contractResult: '', contractAddress: null }
    return { transaction, info, block: { number, timestamp: network.timeOf(number) } }
  }
  const infoOf = (found: Seen | null) => (found ? infoValue(included(found)) : {})
  const transactionOf = (found: Seen | null) => (found ? transactionValue(included(found)) : {})

  const landedAt = (view: number) =>
    network.all().flatMap((hash) => {
      const seen = network.seenAt(hash, view)
      return seen?.isDone ? [seen] : []
    })

  function balanceOf(account: string, view: number): bigint {
    if (account === evmAddress(customer)) return RICH
    const came = landedAt(view).filter(({ to }) => evmAddress(to) === account)
    return came.reduce((sum, { units }) => sum + units, 0n)
  }

  /** Real nodes refuse what they are too busy for, and what they have already. Neither says what becomes of it. */
  function broadcast({ transaction }: Body) {
    if (random.chance(BUSY)) return { result: false, code: 'SERVER_BUSY' }
    const hash = onHandedOver(String(transaction))
    if (hash === null) return { result: false, code: 'SIGERROR' }
    const isKnown = network.isKnown(hash)
    network.receive(hash)
    return isKnown ? { result: false, code: 'DUP_TRANSACTION_ERROR' } : { result: true, code: 'SUCCESS', txid: hash }
  }

  function logsOf({ method, params }: Body, view: number) {
    if (method === 'eth_blockNumber') return { result: `0x${view.toString(16)}` }
    const [{ topics, fromBlock, toBlock }] = params as [Readonly<Record<string, string & readonly string[]>>]
    const [first, last] = [Number(fromBlock), Math.min(Number(toBlock), view)]
    if (last - first > MOST_LOG_BLOCKS)
      return { error: { code: -32_602, message: `exceed max block range: ${MOST_LOG_BLOCKS}` } }
    const found = landedAt(view).filter(({ number }) => first <= number && number <= last)
    const logs = found.map((each) => ({ ...each.log, transactionHash: `0x${each.hash}` }))
    return { result: logs.filter((log) => `0x${log.topics[2]}` === topics![2]) }
  }

  const methods: Readonly<Record<string, Method>> = {
    'wallet/getblock': ({ id_or_num: asked }, view) => blockOf(asked === undefined ? view : Number(asked)),
    'walletsolidity/getblock': (_, view) => blockOf(view - SOLID_BEHIND),
    'wallet/getaccount': () => ({ address: customer, balance: 20_000_000 }),
    'wallet/getaccountresource': () => ({ freeNetLimit: TRON_FACTS.freeBytes }),
    'wallet/getchainparameters': () => chainParameters(TRON_FACTS),
    'wallet/triggerconstantcontract'({ function_selector: selector, parameter }, view) {
      if (selector !== 'balanceOf(address)') return ran(0n)
      return ran(balanceOf(`0x${String(parameter).slice(-40)}`, view), 935)
    },
    'wallet/broadcasthex': broadcast,
    'wallet/gettransactioninfobyid': ({ value }, view) => infoOf(network.seenAt(String(value), view)),
    'walletsolidity/gettransactioninfobyid': ({ value }, view) => infoOf(network.solidAt(String(value), view)),
    'wallet/gettransactionbyid': ({ value }, view) => transactionOf(network.seenAt(String(value), view)),
    'walletsolidity/gettransactionbyid': ({ value }, view) => transactionOf(network.solidAt(String(value), view)),
    jsonrpc: (body, view) => ({ jsonrpc: '2.0', id: 1, ...logsOf(body, view) }),
  }

  return {
    ask(url: string, init: RequestInit | undefined): Response {
      const body = JSON.parse((init?.body as string | undefined) ?? '{}') as Body
      return Response.json(methods[url.slice(RPC_URL.length + 1)]!(body, network.head() - Math.floor(lag())))
    },
  }
}
