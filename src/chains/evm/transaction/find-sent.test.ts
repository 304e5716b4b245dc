import { keccak256 } from 'viem'
import { expect, it, vi } from 'vitest'
import { TRANSFER_TOPIC } from '../../../../demo/chains/evm/erc20.ts'
import { findSent } from './find-sent.ts'
import { CUSTOMER, DEPOSIT, HASH, scriptedNode, STRANGER, TRANSFER, UNITS, USDC, word } from '../scripted.fixture.ts'

const SINCE = 100
const LOG = {
  address: USDC,
  topics: [TRANSFER_TOPIC, word(CUSTOMER), word(DEPOSIT)],
  data: word(UNITS),
  transactionHash: HASH,
  removed: false,
}
const sentBy = (...logs: readonly unknown[]) => findSent(TRANSFER, SINCE, scriptedNode({ eth_getLogs: logs }))

it('a transfer of the token from the wallet to the payout’s own address is found, with any amount [C20]', async () => {
  await expect(sentBy(LOG)).resolves.toMatchObject({ hash: HASH })
  await expect(sentBy({ ...LOG, data: word(1n) })).resolves.toMatchObject({ hash: HASH })
  await expect(sentBy()).resolves.toBeNull()
})

it('the whole transfer is found before another one, and one may be made of several logs [C20]', async () => {
  const other = { ...LOG, data: word(1n), transactionHash: word(7n) }
  await expect(sentBy(other, LOG)).resolves.toMatchObject({ hash: HASH })
  const halves = [word(1n), word(UNITS - 1n)].map((data) => ({ ...LOG, data }))
  await expect(sentBy(other, ...halves)).resolves.toMatchObject({ hash: HASH })
  const more = { ...LOG, transactionHash: word(8n) }
  await expect(sentBy(more, { ...more, data: word(1n) }, LOG)).resolves.toMatchObject({ hash: HASH })
})

it.each([
  ['another token', { address: STRANGER }],
  ['another event', { topics: [word(1n), word(CUSTOMER), word(DEPOSIT)] }],
  ['from another wallet', { topics: [TRANSFER_TOPIC, word(STRANGER), word(DEPOSIT)] }],
  ['to another address', { topics: [TRANSFER_TOPIC, word(CUSTOMER), word(STRANGER)] }],
  ['of nothing', { data: word(0n) }],
  ['that a fork has taken back', { removed: true }],
  ['without topics', { topics: null }],
  ['without a hash', { transactionHash: '0x1' }],
])('the search takes the transfer alone from the logs of a node, and not one %s [C20]', async (_, other) => {
  await expect(sentBy({ ...LOG, ...other })).resolves.toBeNull()
  await expect(sentBy({ ...LOG, ...other }, LOG)).resolves.toMatchObject({ hash: HASH })
})

it.each([[null], ['none'], [{}]])('an answer that is not a list counts as unreachable: %j [C20]', async (answer) => {
  const asking = findSent(TRANSFER, SINCE, scriptedNode({ eth_getLogs: answer }))
  await expect(asking).rejects.toMatchObject({ code: 'network/unreachable' })
})

const ROOT = `0x${'8'.repeat(64)}`
/** As the headers of Ethereum’s first blocks have it, which have no transactions. */
const EMPTY = keccak256('0x80')

interface Kept {
  readonly block?: unknown
  readonly receipt?: unknown
}
const emptyBy = ({ block = null, receipt = null }: Kept, logs: readonly unknown[] = []) =>
  findSent(
    TRANSFER,
    SINCE,
    scriptedNode({ eth_getLogs: logs, eth_getBlockByNumber: block, eth_getTransactionReceipt: receipt }),
  )
const listing = (transactions: readonly string[], transactionsRoot = ROOT) => ({
  number: '0x64',
  timestamp: '0x1',
  transactions,
  transactionsRoot,
})

const emptyBefore =
  (blocks: number) =>
  ([number]: readonly unknown[]) =>
    Number(number) < SINCE + blocks ? listing([], EMPTY) : listing([HASH])

it.each([
  ['the receipts of the first block', { block: listing([HASH]) }],
  ['the transactions of the first block', { block: listing([]) }],
  ['the first block', {}],
  ['the receipts of the first block that has any', { block: emptyBefore(3) }],
])('the search says nothing by a node that has pruned %s, and finds what it has [C20, SAFE-E1]', async (_, kept) => {
  await expect(emptyBy(kept)).rejects.toMatchObject({ code: 'network/unreachable' })
  await expect(emptyBy(kept, [LOG])).resolves.toMatchObject({ hash: HASH })
})

it.each([
  ['the receipts of the first block', { block: listing([HASH]), receipt: { transactionHash: HASH } }],
  ['those of the first block that has any', { block: emptyBefore(3), receipt: { transactionHash: HASH } }],
  ['nothing but blocks without a transaction', { block: listing([], EMPTY) }],
])('the search says that nothing is there by a node that has %s [C20]', async (_, kept) => {
  await expect(emptyBy(kept)).resolves.toBeNull()
})

it('whether a node has pruned is asked again after a minute, because it prunes as it goes on [C20, SAFE-E1]', async () => {
  vi.useFakeTimers()
  const receipts = [{ transactionHash: HASH }, null]
  const node = scriptedNode({
    eth_getLogs: [],
    eth_getBlockByNumber: listing([HASH]),
    eth_getTransactionReceipt: () => receipts.shift(),
  })
  const search = () => findSent(TRANSFER, SINCE, node)
  await expect(search()).resolves.toBeNull()
  await expect(search()).resolves.toBeNull()
  vi.advanceTimersByTime(60_000)
  await expect(search()).rejects.toMatchObject({ code: 'network/unreachable' })
  vi.useRealTimers()
})
