import { expect, test } from 'vitest'
import {
  block,
  BLOCK_BY_NUMBER,
  HEAD_TIME,
  scriptedNode,
  ran,
  STRANGER,
  TRANSFER,
  transferLog,
} from '../scripted.fixture.ts'
import { tronAdapter } from '../tron-adapter.ts'

const HASH = 'c5'.repeat(32)
const HEAD = 70_000_000
/** As java-tron's JSON-RPC writes a log. */
function written(log = transferLog(), more: object = {}) {
  return {
    address: `0x${log.address}`,
    topics: log.topics.map((topic) => `0x${topic}`),
    data: `0x${log.data}`,
    transactionHash: `0x${HASH}`,
    removed: false,
    ...more,
  }
}
type Filter = {
  readonly fromBlock: string
  readonly toBlock: string
  readonly address: string
  readonly topics: readonly string[]
}
const filterOf = (body: unknown) => (body as { params: [Filter] }).params[0]

const isOfLogs = (body: unknown) => (body as { method: string }).method === 'eth_getLogs'

interface Node {
  readonly head?: unknown
  readonly listed?: unknown
  /** The units of the payout's address, at a node that has no block from before this one. */
  readonly pruned?: { readonly oldest: number; readonly balance: bigint }
}

function searching(logs: (filter: Filter) => unknown, { head = block(), listed = HEAD, pruned }: Node = {}) {
  const numberOf = () => (typeof listed === 'number' ? `0x${listed.toString(16)}` : listed)
  const jsonrpc = (body: unknown) => ({
    jsonrpc: '2.0',
    id: 1,
    result: isOfLogs(body) ? logs(filterOf(body)) : numberOf(),
  })
  const network = scriptedNode({
    jsonrpc,
    'wallet/getblock': head,
    ...(pruned && {
      [BLOCK_BY_NUMBER]: ({ id_or_num: number }: { readonly id_or_num: string }) =>
        Number(number) < pruned.oldest ? {} : block(Number(number)),
      'wallet/triggerconstantcontract': ran(pruned.balance),
    }),
  })
  const logCalls = () => network.bodiesOf('jsonrpc').filter(isOfLogs)
  const ranges = () => logCalls().map((body) => [Number(filterOf(body).fromBlock), Number(filterOf(body).toBlock)])
  return {
    ...network,
    logCalls,
    ranges,
    find: (since: number | Date) => tronAdapter.findSent(TRANSFER, since, network.node),
  }
}

test('the transfer of the wallet to the payout’s own address is found since a block, by its id [C20]', async () => {
  const { find, logCalls, ranges } = searching(() => [written()])
  await expect(find(HEAD - 10)).resolves.toMatchObject({ hash: HASH })
  expect(logCalls()[0]).toMatchObject({ method: 'eth_getLogs' })
  const { address, topics } = written()
  expect(filterOf(logCalls()[0])).toMatchObject({ address, topics })
  expect(ranges()).toEqual([[HEAD - 10, HEAD]])
})

test('the whole transfer is found before another one, in whichever blocks they are [C20]', async () => {
  const part = written(transferLog(1n), { transactionHash: `0x${'d7'.repeat(32)}` })
  await expect(searching(() => [part, written()]).find(HEAD - 10)).resolves.toMatchObject({ hash: HASH })
  const later = searching(({ fromBlock }) => (Number(fromBlock) === HEAD - 6000 ? [part] : [written()]))
  await expect(later.find(HEAD - 6000)).resolves.toMatchObject({ hash: HASH })
})

test('a time begins at the block that cannot be later, two minutes earlier for the clocks [C20]', async () => {
  const { find, ranges } = searching(() => [])
  await expect(find(new Date(HEAD_TIME - 30_000))).resolves.toBeNull()
  await find(new Date(HEAD_TIME + 900_000))
  expect(ranges()).toEqual([
    [HEAD - 50, HEAD],
    [HEAD, HEAD],
  ])
})

test('older blocks are searched 5,000 at a time, each once, until the transfer is found [C20]', async () => {
  const all = searching(() => [])
  await expect(all.find(HEAD - 12_000)).resolves.toBeNull()
  expect(all.ranges()).toEqual([
    [HEAD - 12_000, HEAD - 7001],
    [HEAD - 7000, HEAD - 2001],
    [HEAD - 2000, HEAD],
  ])
  const found = searching(({ fromBlock }) => (Number(fromBlock) === HEAD - 7000 ? [written()] : []))
  await expect(found.find(HEAD - 12_000)).resolves.toMatchObject({ hash: HASH })
  expect(found.ranges()).toHaveLength(2)
})

test.each<[string, object]>([
  ['of another token', written(transferLog(1n, { token: STRANGER }))],
  ['from another', written(transferLog(1n, { from: STRANGER }))],
  ['to another', written(transferLog(1n, { to: STRANGER }))],
  ['of nothing', written(transferLog(0n))],
  ['that a fork took back', written(transferLog(), { removed: true })],
])('a log %s is not the transfer, for any query of the node [C20]', async (_, log) => {
  await expect(searching(() => [log]).find(HEAD)).resolves.toBeNull()
  await expect(searching(() => [log, written(transferLog(1n))]).find(HEAD)).resolves.toMatchObject({ hash: HASH })
})

test('logs of a node that is behind that of the head prove nothing, and show what they have [C20, SAFE-E1]', async () => {
  const unknown = { code: 'network/unreachable' }
  await expect(searching(() => [], { listed: HEAD - 11 }).find(HEAD - 100)).rejects.toMatchObject(unknown)
  await expect(searching(() => [], { listed: HEAD - 10 }).find(HEAD - 100)).resolves.toBeNull()
  await expect(searching(() => [], { listed: HEAD - 5 }).find(HEAD - 4)).rejects.toMatchObject(unknown)
  await expect(searching(() => [written()], { listed: HEAD - 11 }).find(HEAD - 100)).resolves.toMatchObject({
    hash: HASH,
  })
  for (const listed of [null, 'latest', 7.5, '0x'])
    await expect(searching(() => [], { listed }).find(HEAD - 1)).rejects.toMatchObject(unknown)
})

test('a node that is behind the block, or gives no list or no id, knows nothing [SAFE-E1]', async () => {
  const silent = [
    searching(() => [], { head: block(HEAD - 11) }).find(HEAD - 10),
    searching(() => ({})).find(HEAD),
    searching(() => [written(transferLog(), { transactionHash: '0x1' })]).find(HEAD),
    searching(() => [], { head: new Error('down') }).find(HEAD),
  ]
  for (const each of silent) await expect(each).rejects.toMatchObject({ code: 'network/unreachable' })
})

test('a node that has pruned the first block says nothing while the payout’s address has tokens, and shows what it has [C13, C20, SAFE-E1]', async () => {
  const since = HEAD - 256
  for (const [oldest, balance, isNothing] of [
    [since + 1, 1n, false],
    [since + 1, 0n, true],
    [since, 1n, true],
  ] as const) {
    const { find } = searching(() => [], { pruned: { oldest, balance } })
    if (isNothing) await expect(find(since)).resolves.toBeNull()
    else await expect(find(since)).rejects.toMatchObject({ code: 'network/unreachable' })
  }
  // A lite node keeps as many.
  await expect(searching(() => [], { pruned: { oldest: HEAD, balance: 1n } }).find(since + 1)).resolves.toBeNull()
  const found = searching(() => [written()], { pruned: { oldest: HEAD, balance: 1n } })
  await expect(found.find(since)).resolves.toMatchObject({ hash: HASH })
  await expect(tronAdapter.findTransfers(TRANSFER, since, found.node)).rejects.toMatchObject({
    code: 'network/unreachable',
  })
})

test('a node that refuses to tell of old blocks knows nothing [SAFE-E1]', async () => {
  const error = { Error: 'this API is closed because this node is a lite fullnode' }
  const jsonrpc = ({ method }: { readonly method: string }) => ({
    id: 1,
    result: method === 'eth_getLogs' ? [] : `0x${HEAD.toString(16)}`,
  })
  const { node } = scriptedNode({ jsonrpc, [BLOCK_BY_NUMBER]: error })
  await expect(tronAdapter.findSent(TRANSFER, HEAD - 256, node)).rejects.toMatchObject({ code: 'network/unreachable' })
})
