// Words of calls and logs are written by hand: this file is served to a browser as it is, and so imports no package.
/** A node of an EVM network that answers as the test says. It holds no chain. */

const TRANSFER_TOPIC = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

const word = (value: bigint | string) => `0x${BigInt(value).toString(16).padStart(64, '0')}`

/** Addresses and hashes are the same in letters of any size. */
const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one).toLowerCase() === JSON.stringify(other).toLowerCase()

interface Call {
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}

interface Transfer {
  readonly token: string
  readonly from: string
  readonly to: string
  readonly units: bigint
  readonly hash: string
}

interface Filter {
  readonly address: string
  readonly topics: readonly string[]
  readonly fromBlock: string
  readonly toBlock: string
}

/** The newest block. */
const NEWEST = '0x64'
/** The newest that no fork takes back. */
const FINAL = '0x40'
const NONCE = '0x7'

export interface EvmNode {
  /**
   * What becomes of the transaction that is sent. `waiting`: it is known, and in no block. `silent`: the node answers with an error from
   * now on.
   */
  state: 'unseen' | 'waiting' | 'done' | 'failed' | 'silent'
  /** What the wallet has, in units of the token. */
  tokens: bigint
  /** What every address has but the two of the transfer. Null: the node answers nothing for them. */
  tokensOfOthers: bigint | null
  /** What it has of the coin of the fee, in wei. */
  native: bigint
  /** Answers a call of JSON-RPC 2.0. */
  answer(body: string): Response
}

export function createEvmNode(transfer: Transfer): EvmNode {
  const { token, from, to, units, hash } = transfer
  const log = { address: token, topics: [TRANSFER_TOPIC, word(from), word(to)], data: word(units) }
  const node: EvmNode = {
    state: 'unseen',
    tokens: units * 100n,
    tokensOfOthers: null,
    native: 10n ** 18n,
    answer(body) {
      const { id, method, params } = JSON.parse(body) as Call
      if (node.state === 'silent') return new Response('', { status: 503 })
      const answer = results[method]
      if (!answer) return Response.json({ jsonrpc: '2.0', id, error: { code: -32_601, message: `no ${method}` } })
      return Response.json({ jsonrpc: '2.0', id, result: answer(params) })
    },
  }
  const isMined = () => node.state === 'done' || node.state === 'failed'
  const receipt = () => ({
    transactionHash: hash,
    blockNumber: '0x1',
    status: node.state === 'done' ? '0x1' : '0x0',
    from,
    logs: [log],
  })
  const isAsked = ({ address, topics, fromBlock, toBlock }: Filter) =>
    isSame(address, token) &&
    topics.length === log.topics.length &&
    topics.every((topic, at) => isSame(topic, log.topics[at]!)) &&
    toBlock === 'latest' &&
    BigInt(fromBlock) <= BigInt(NEWEST)
  const balanceOf = (address: string): bigint | null => {
    if (isSame(address, from)) return node.tokens
    if (isSame(address, to)) return node.state === 'done' ? units : 0n
    return node.tokensOfOthers
  }
  const results: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    eth_blockNumber: () => NEWEST,
    eth_getLogs: ([filter]) =>
      node.state === 'done' && isAsked(filter as Filter) ? [{ ...log, transactionHash: hash }] : [],
    eth_getBlockByNumber: () => ({ number: FINAL, timestamp: '0x1' }),
    eth_call([call, block]) {
      const { to: contract, data } = call as Readonly<Record<'to' | 'data', string>>
      const [, address] = /^0x70a08231(?:0{24})([\da-f]{40})$/i.exec(data) ?? []
      const isBalance = isSame(contract, token) && address !== undefined && block === 'latest'
      const balance = isBalance ? balanceOf(`0x${address}`) : null
      return balance === null ? '0x' : word(balance)
    },
    eth_estimateGas: () => '0xc350',
    eth_gasPrice: () => '0x3b9aca00',
    eth_getBalance: ([address, block]) =>
      isSame(address, from) && block === 'latest' ? `0x${node.native.toString(16)}` : '0x0',
    eth_getTransactionReceipt: ([asked]) => (isMined() && isSame(asked, hash) ? receipt() : null),
    eth_getTransactionByHash: ([asked]) =>
      node.state === 'waiting' && isSame(asked, hash) ? { hash, from, nonce: NONCE, blockNumber: null } : null,
    // The pool holds one more than the blocks.
    eth_getTransactionCount: ([, block]) => (block === 'pending' && node.state === 'waiting' ? '0x8' : NONCE),
  }
  return node
}
