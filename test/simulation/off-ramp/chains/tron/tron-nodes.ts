import { CHAINS } from '../../../../../src/chains/network-table.ts'
import { accountHex } from '../../../../../src/chains/tron/address.ts'
import { wordOf } from '../../../../../src/chains/tron/hex.ts'
import { transferTopics } from '../../../../../src/chains/tron/transaction/transfer-log.ts'
import type { Random } from '../../../random.ts'
import { RPC_URL } from '../chain.ts'
import { createLags } from '../signing.ts'
import type { Signed, TronNetwork } from './tron-network.ts'

const USDT = CHAINS.tron.tokens.usdt
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
const ran = (result: string, energy_used = 64_000) => ({
  result: { result: true },
  energy_used,
  constant_result: [result],
  transaction: { ret: [{}] },
})

/** The nodes of TRON behind one address: each call meets one of them, and none knows more than it has heard of. */
export function createTronNodes({ random, network, customer, onHandedOver }: Parts) {
  const lag = createLags(random, MOST_BEHIND)
  const blockOf = (number: number) => ({
    blockID: blockId(number),
    block_header: { raw_data: { number, timestamp: network.timeOf(number), parentHash: blockId(number - 1) } },
  })
  const logOf = ({ to, units }: Signed) => ({
    address: accountHex(USDT.address),
    topics: transferTopics({ from: customer, to, token: USDT, units }),
    data: wordOf(units.toString(16)),
  })

  type Seen = ReturnType<TronNetwork['seenAt']>
  function infoOf(found: Seen) {
    if (!found) return {}
    const { hash: id, number: blockNumber, isDone } = found
    const failure = isDone ? {} : { result: 'FAILED' }
    const receipt = { result: isDone ? 'SUCCESS' : 'OUT_OF_ENERGY' }
    const blockTimeStamp = network.timeOf(blockNumber)
    return { id, blockNumber, blockTimeStamp, receipt, ...failure, log: isDone ? [logOf(found)] : [] }
  }

  const transactionOf = (found: Seen) => (found ? { txID: found.hash, raw_data: { expiration: found.expiration } } : {})

  const landedAt = (view: number) =>
    network.all().flatMap((hash) => {
      const seen = network.seenAt(hash, view)
      return seen?.isDone ? [seen] : []
    })

  function heldBy(account: string, view: number): bigint {
    if (account === accountHex(customer)) return RICH
    const came = landedAt(view).filter(({ to }) => accountHex(to) === account)
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
    if (last - first > 5000) return { error: { code: -32_602, message: 'exceed max block range: 5000' } }
    const found = landedAt(view).filter(({ number }) => first <= number && number <= last)
    const logs = found.map((each) => ({ ...logOf(each), transactionHash: `0x${each.hash}` }))
    return { result: logs.filter((log) => `0x${log.topics[2]}` === topics![2]) }
  }

  const methods: Readonly<Record<string, Method>> = {
    'wallet/getblock': ({ id_or_num: asked }, view) => blockOf(asked === undefined ? view : Number(asked)),
    'walletsolidity/getblock': (_, view) => blockOf(view - network.solidDepth),
    'wallet/getaccount': () => ({ address: customer, balance: 20_000_000 }),
    'wallet/getaccountresource': () => ({ freeNetLimit: 600 }),
    'wallet/getchainparameters': () => ({
      chainParameter: [
        { key: 'getEnergyFee', value: 100 },
        { key: 'getTransactionFee', value: 1000 },
      ],
    }),
    'wallet/triggerconstantcontract'({ function_selector: selector, parameter }, view) {
      if (selector !== 'balanceOf(address)') return ran(wordOf('0'))
      return ran(wordOf(heldBy(String(parameter).slice(-40), view).toString(16)), 935)
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
