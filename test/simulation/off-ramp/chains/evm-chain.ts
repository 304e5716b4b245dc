import { erc20, readTransferCall, topicOf, transferLog, word } from '../../../../demo/chains/evm/erc20.ts'
import { EVM_NETWORKS } from '../../../../demo/chains/networks.ts'
import { testKey } from '../../../../demo/sandbox/wallets/test-keys.ts'
import { EVM } from '../../../wallets/evm.ts'
import {
  delivered,
  NODE_FAULTS,
  readCall,
  RPC_URL,
  type AskingPage,
  type Chain,
  type ChainParts,
  type Transaction,
} from './chain.ts'
import { createBehaviours, nameOf } from './behaviours.ts'
import { actOnEvm } from './evm-behaviours.ts'
import { createEvmNetwork, type Move } from './evm-network.ts'
import { createStories, STORIES, type Story } from './evm-stories.ts'
import { commonOf, lie } from './signing.ts'
import { comesToAct, heardBy, promptFor, rejection } from './wallet.ts'

const ADDRESS = testKey('evm', 0).address
const TOKEN = EVM_NETWORKS.base.tokens.usdc.address
const hex = (value: number) => `0x${value.toString(16)}`
const RICH = word(10n ** 18n)
const CHAIN_ID = '0x2105'
const isSame = (one: unknown, other: string) => String(one).toLowerCase() === other.toLowerCase()

interface TokenCall {
  readonly from: string
  readonly to: string
  readonly data: string
  readonly value: string
  readonly chainId: string
}

/** A node that does not have the newest blocks yet. */
const FAULTS = { ...NODE_FAULTS, lagging: 4 } as const
const MOST_BEHIND = 4
const MOST_BLOCKS = 100
const TOO_WIDE = { code: -32_600, message: 'Block range is too wide' }

interface Asked {
  readonly method: string
  readonly params?: readonly unknown[]
}

/** Base, with a wallet that broadcasts what it was asked for. */
export function createEvmChain({ random, turn, elapsed, note, onLanded }: ChainParts): Chain {
  const transactions: Transaction[] = []
  const stories = new Set<string>()
  const endsWithPage = random.chance(0.2)
  // Some nodes know no final block.
  const knowsFinal = random.chance(0.7)
  // They search few blocks at once, too.
  const mostBlocks = knowsFinal ? Number.POSITIVE_INFINITY : MOST_BLOCKS
  const network = createEvmNetwork()
  const behaviours = createBehaviours(EVM, { random: random.branch('behaviours'), turn })
  const story = createStories({
    random,
    network,
    owner: ADDRESS,
    onLanded,
    tell(hash, end) {
      stories.add(end)
      note(`the chain: ${hash.slice(-4)} ${end}`)
    },
  })

  function broadcast(transaction: Transaction): string {
    const planned = Object.keys(STORIES).find((story) => story === chain.plan) as Story | undefined
    chain.plan = null
    return story.begin(transaction, planned ?? random.weighted(STORIES))
  }

  /** The wallet goes on whether the page that asked lives or not. */
  async function send(page: AskingPage, call: TokenCall): Promise<unknown> {
    const { from, to: token, data, value, chainId } = call
    const isKnown = isSame(from, ADDRESS) && isSame(token, TOKEN) && BigInt(value) === 0n && chainId === CHAIN_ID
    if (!isKnown) throw Object.assign(new Error('Invalid params'), { code: -32_602 })
    const { to, value: units } = readTransferCall(data)!
    const { device } = page.tab
    const transaction: Transaction = { hash: '', to, units, fate: 'prompted', device, promptedAt: elapsed() }
    transactions.push(transaction)
    const prompt = { random, page, transaction, endsWithPage, note }
    const behaviour = chain.plan === null ? behaviours.next() : null
    if (behaviour) {
      if (!(await comesToAct(prompt, behaviour))) throw rejection()
      transaction.approvedAt = elapsed()
      stories.add(nameOf(behaviour.key))
      return actOnEvm(story, transaction, behaviour)
    }
    const drawn = await promptFor(prompt)
    const answer = chain.plan === null || drawn === 'decline' ? drawn : 'approve'
    if (answer === 'decline') throw rejection()
    transaction.approvedAt = elapsed()
    if (answer === 'lie' || answer === 'lieLater') {
      lie(transaction, answer, () => void broadcast(transaction))
      throw rejection()
    }
    if (answer === 'failBefore') throw Object.assign(new Error('Internal JSON-RPC error.'), { code: -32_603 })
    const hash = broadcast(transaction)
    if (answer === 'failAfter') throw Object.assign(new Error('nonce too low'), { code: -32_000 })
    return hash
  }

  async function ask(page: AskingPage, { method, params = [] }: Asked): Promise<unknown> {
    if (method === 'eth_accounts') return [ADDRESS]
    if (method === 'eth_chainId') return CHAIN_ID
    if (method === 'eth_sendTransaction') return send(page, params[0] as TokenCall)
    throw Object.assign(new Error('Unsupported'), { code: 4200 })
  }

  const logOf = ({ to, units, hash }: Move & { readonly hash: string }) => {
    const { data, topics } = transferLog({ from: ADDRESS, to, value: units })
    return { address: TOKEN, topics, data, removed: false, transactionHash: hash }
  }

  /** The tokens of an address in the newest block; a call of anything but the token's contract finds no code. */
  function balanceFor([call, block]: readonly unknown[], view: number): string {
    const { to, data } = call as TokenCall
    if (block !== 'latest' || !isSame(to, TOKEN)) return '0x'
    const [owner] = erc20.decodeFunctionData('balanceOf', data) as unknown as [string]
    if (isSame(owner, ADDRESS)) return RICH
    const came = network.movesAt(view).filter((move) => isSame(move.to, owner))
    return word(came.reduce((sum, { units }) => sum + units, 0n))
  }

  function receiptOf(asked: string, view: number) {
    const found = network.shownAt(asked, view)
    if (!found || found.block === null) return null
    const { hash, isDone, block, sender, move } = found
    const logs = isDone && move ? [logOf({ ...move, hash })] : []
    return { transactionHash: hash, blockNumber: hex(block!), status: isDone ? '0x1' : '0x0', from: sender, logs }
  }

  interface Filter {
    readonly address: string
    readonly topics: readonly string[]
    readonly fromBlock: string
    readonly toBlock: string
  }
  const lastOf = ({ toBlock }: Filter, view: number) => (toBlock === 'latest' ? view : Number(toBlock))
  const isTooWide = (filter: Filter, view: number) => lastOf(filter, view) - Number(filter.fromBlock) >= mostBlocks

  function logsOf(filter: Filter, view: number) {
    const { address, topics, fromBlock } = filter
    const last = lastOf(filter, view)
    if (!isSame(address, TOKEN) || topics[1] !== topicOf(ADDRESS)) return []
    const isIn = (block: number) => block >= Number(fromBlock) && block <= last
    const moves = network.movesAt(view).filter(({ to, block }) => topics[2] === topicOf(to) && isIn(block))
    return moves.map(logOf)
  }

  function blockOf(asked: unknown, view: number) {
    if (asked === 'safe' || (asked === 'finalized' && !knowsFinal)) return null
    const number = asked === 'finalized' ? network.finalAt(view) : Number(asked)
    return { number: hex(number), timestamp: hex(network.timeOf(number)) }
  }

  function transactionOf(asked: string, view: number) {
    const found = network.shownAt(asked, view)
    return found && { hash: found.hash, from: found.sender, nonce: hex(found.nonce) }
  }

  const results: Readonly<Record<string, (params: readonly unknown[], view: number) => unknown>> = {
    eth_call: balanceFor,
    eth_getBalance: ([address, block]) => (isSame(address, ADDRESS) && block === 'latest' ? RICH : word(0n)),
    eth_gasPrice: () => '0x1',
    eth_estimateGas: () => '0xffff',
    eth_getTransactionReceipt: ([hash], view) => receiptOf(hash as string, view),
    eth_getTransactionByHash: ([hash], view) => transactionOf(hash as string, view),
    eth_getTransactionCount: ([address, block], view) =>
      hex(isSame(address, ADDRESS) ? network.countAt(ADDRESS, block === 'latest' ? view : Number(block)) : 0),
    eth_blockNumber: (_, view) => hex(view),
    eth_getBlockByNumber: ([block], view) => blockOf(block, view),
    eth_getLogs: ([filter], view) => logsOf(filter as Filter, view),
  }

  const chain: Chain = {
    family: 'evm',
    payoutName: 'base',
    coin: 'usdc',
    address: ADDRESS,
    host: { rpcUrls: { base: RPC_URL } },
    transactions,
    stories,
    ...commonOf(transactions),
    // Two looks at a final block.
    followingMs: 45_000,
    decidedMs: null,
    signsForPage: false,
    spendNonces: story.spendNonces,
    session: (page) => ({
      wallet: {
        id: 'wallet',
        name: 'Wallet',
        provider: { request: (asked: Asked) => heardBy(page, () => ask(page, asked)) },
      },
      address: ADDRESS,
      network: 'base',
      isMultisig: false,
    }),
    answer(_, init) {
      const { method, params } = readCall(init)
      const drawn = random.chance(chain.faultRate) ? random.weighted(FAULTS) : null
      const fault = drawn === 'lagging' ? null : drawn
      const behind = drawn === 'lagging' ? random.between(1, MOST_BEHIND) : 0
      return delivered({ random, fault }, () => {
        const view = Math.max(0, network.newest() - Math.floor(behind))
        const isRefused = method === 'eth_getLogs' && isTooWide(params[0] as Filter, view)
        const answer = isRefused ? { error: TOO_WIDE } : { result: results[method]!(params, view) }
        return Response.json({ jsonrpc: '2.0', id: 1, ...answer })
      })
    },
  }
  return chain
}
