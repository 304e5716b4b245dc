import { TronWeb } from 'tronweb'
import { getAddress } from 'viem'
import { TRANSFER_TOPIC } from '../../demo/chains/evm/erc20.ts'
import type { Family } from '../../src/domain/networks.ts'
import { fromUnits } from '../../src/lib/money.ts'
import { ANSWERS_WITHIN_MS } from './as-mainnet.ts'
import { DECIMALS, type RecentTransfer, type Settings } from './testnets.ts'

type Fields = Readonly<Record<string, unknown>>

async function ask(url: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
  })
  return ((await answer.json()) as Fields)['result']
}

const BLOCKS = 500
const ZERO = `0x${'0'.repeat(40)}`

const amountOf = (units: bigint) => fromUnits(units, DECIMALS)

interface Log {
  readonly topics: readonly string[]
  readonly data: string
  readonly transactionHash: string
}

/** Newest first, each the only one of its transaction. `token` in hexadecimal. */
async function transfersByLogs(url: string, token: string): Promise<readonly RecentTransfer[]> {
  const newest = Number(await ask(url, 'eth_blockNumber', []))
  const fromBlock = `0x${Math.max(newest - BLOCKS, 0).toString(16)}`
  const filter = { address: token, topics: [TRANSFER_TOPIC], fromBlock, toBlock: `0x${newest.toString(16)}` }
  const logs = ((await ask(url, 'eth_getLogs', [filter])) ?? []) as readonly Log[]
  const isAlone = ({ hash }: { readonly hash: string }) =>
    logs.filter(({ transactionHash }) => transactionHash === hash).length === 1
  return logs
    .map(({ topics: [, from = '', to = ''], data, transactionHash }) => ({
      hash: transactionHash,
      from: `0x${from.slice(-40)}`,
      to: `0x${to.slice(-40)}`,
      amount: amountOf(BigInt(data)),
    }))
    .filter((each) => isAlone(each) && each.from !== each.to && ![each.from, each.to].includes(ZERO))
    .toReversed()
}

async function ofEvm({ rpcUrl, token }: Settings): Promise<readonly RecentTransfer[]> {
  const transfers = await transfersByLogs(rpcUrl, token)
  return transfers.map(({ from, to, ...rest }) => ({
    ...rest,
    from: getAddress(from),
    to: getAddress(to),
  }))
}

async function ofTron({ rpcUrl, token }: Settings): Promise<readonly RecentTransfer[]> {
  const inHex = `0x${TronWeb.address.toHex(token).slice(2)}`
  const transfers = await transfersByLogs(`${rpcUrl.replace(/\/+$/, '')}/jsonrpc`, inHex)
  const addressOf = (hex: string) => TronWeb.address.fromHex(`41${hex.slice(2)}`)
  return transfers.map(({ hash, from, to, amount }) => ({
    hash: hash.replace(/^0x/, ''),
    from: addressOf(from),
    to: addressOf(to),
    amount,
  }))
}

interface TokenBalance {
  readonly mint: string
  readonly owner: string
  readonly uiTokenAmount: { readonly amount: string }
}

interface Meta {
  readonly preTokenBalances: readonly TokenBalance[]
  readonly postTokenBalances: readonly TokenBalance[]
}

/** Null unless the tokens of two owners have changed, by as much. */
function movedBetween({ preTokenBalances: before, postTokenBalances: after }: Meta, token: string) {
  const changes = new Map<string, bigint>()
  const count = (rows: readonly TokenBalance[], sign: bigint) => {
    for (const { mint, owner, uiTokenAmount } of rows)
      if (mint === token) changes.set(owner, (changes.get(owner) ?? 0n) + sign * BigInt(uiTokenAmount.amount))
  }
  count(before, -1n)
  count(after, 1n)
  const moved = [...changes]
    .filter(([, change]) => change !== 0n)
    .toSorted(([, one], [, other]) => (one < other ? -1 : 1))
  const [payer, payee] = moved
  if (moved.length !== 2 || !payer || !payee || payer[1] + payee[1] !== 0n) return null
  return { from: payer[0], to: payee[0], amount: amountOf(payee[1]) }
}

const TRANSACTIONS = 10

async function ofSolana({ rpcUrl, token }: Settings): Promise<readonly RecentTransfer[]> {
  const at = { commitment: 'confirmed' }
  const rows = ((await ask(rpcUrl, 'getSignaturesForAddress', [token, { ...at, limit: 50 }])) ??
    []) as readonly Fields[]
  const found: RecentTransfer[] = []
  for (const { signature } of rows.filter(({ err }) => err === null).slice(0, TRANSACTIONS)) {
    const config = { ...at, encoding: 'jsonParsed', maxSupportedTransactionVersion: 0 }
    const { meta } = ((await ask(rpcUrl, 'getTransaction', [signature, config])) ?? {}) as { readonly meta?: Meta }
    const moved = meta && movedBetween(meta, token)
    if (moved) found.push({ hash: String(signature), ...moved })
  }
  return found
}

/** Nodes of Sui and Aptos list transactions by their senders alone, which are not known here. */
const READERS: Readonly<Partial<Record<Family, (settings: Settings) => Promise<readonly RecentTransfer[]>>>> = {
  evm: ofEvm,
  tron: ofTron,
  solana: ofSolana,
}

/** Newest first; none where the node does not list them. */
export const recentTransfers = async (settings: Settings): Promise<readonly RecentTransfer[]> =>
  READERS[settings.family]?.(settings).catch(() => []) ?? []
