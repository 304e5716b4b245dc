import { describe, expect, it, vi } from 'vitest'
import { findSent, findTransfers } from './find-sent.ts'
import { failure } from './grpc-web.fixture.ts'
import {
  CHECKPOINT,
  DEPOSIT,
  HASH,
  landed,
  NOW,
  OTHER_HASH,
  STRANGER,
  TRANSFER,
  USDT,
  type Ledger,
} from './ledger.fixture.ts'
import { MAINNET } from './node-reads.ts'
import { scriptedNode } from './scripted.fixture.ts'

type Moved = NonNullable<Parameters<typeof landed>[0]>

const FIRST = CHECKPOINT - 100n
const withRows = (rows: readonly Moved[], changes: Partial<Ledger> = {}) =>
  scriptedNode({
    landed: rows.map((moved, at) => landed({ digest: `${OTHER_HASH.slice(0, -2)}${at + 11}`, ...moved })),
    pruned: 0n,
    ...changes,
  })
const dateOf = (time: bigint) => new Date(Number(time) * 1000)
const SILENT = { code: 'network/unreachable' }

describe('a search for what a wallet of Sui has sent', () => {
  it('goes from the checkpoint before the wallet was asked, and takes no earlier transfer [C20]', async () => {
    const { node, requests } = withRows([{ digest: HASH, checkpoint: FIRST }])
    await expect(findSent(TRANSFER, Number(FIRST), node)).resolves.toMatchObject({ hash: HASH })
    await expect(findSent(TRANSFER, Number(FIRST) + 1, node)).resolves.toBeNull()
    expect(requests('ListTransactions')[0]).toMatchObject({ startCheckpoint: FIRST })
  })

  it('takes a transfer of fewer units too, and none that failed or brought something else [C20]', async () => {
    const others = [{ success: false }, { coinType: USDT }, { to: STRANGER }, { from: STRANGER }]
    const { node, ledger } = withRows(others)
    await expect(findSent(TRANSFER, 0, node)).resolves.toBeNull()
    ledger.landed = [...ledger.landed, landed({ digest: HASH, units: 1n })]
    await expect(findSent(TRANSFER, 0, node)).resolves.toMatchObject({ hash: HASH })
  })

  it('takes the whole transfer before another one [C20]', async () => {
    const { node } = withRows([{ digest: OTHER_HASH, units: 1n }, { digest: HASH }])
    await expect(findSent(TRANSFER, 0, node)).resolves.toMatchObject({ hash: HASH })
  })

  it('goes from a time, with two minutes for clocks that differ [C20]', async () => {
    const made = NOW - 600n
    const { node } = withRows([{ digest: HASH, time: made, checkpoint: CHECKPOINT - 2400n }], { pruned: 0n })
    const found = (at: bigint) => findSent(TRANSFER, dateOf(at), node)
    await expect(found(made)).resolves.toMatchObject({ hash: HASH })
    await expect(found(made + 120n)).resolves.toMatchObject({ hash: HASH })
    await expect(found(made + 121n)).resolves.toBeNull()
  })

  it('asks once where the searches since a time begin, and again where that was not answered [C24]', async () => {
    const { node, requests, ledger } = withRows([], { pruned: 0n, chainId: 'another' })
    const search = () => findSent(TRANSFER, dateOf(NOW - 600n), node)
    await expect(search()).rejects.toMatchObject(SILENT)
    ledger.chainId = MAINNET
    for (let looks = 0; looks < 3; looks += 1) await expect(search()).resolves.toBeNull()
    const asked = ['GetServiceInfo', 'GetCheckpoint', 'ListTransactions'].map((name) => requests(name).length)
    expect(asked).toEqual([2, 2, 3])
  })

  it('asks again after a minute where they begin, because the node may have pruned that since [C20, C24, SAFE-E1]', async () => {
    vi.useFakeTimers()
    const { node, ledger } = withRows([{ digest: HASH, from: STRANGER }])
    const search = () => findSent(TRANSFER, 0, node)
    await expect(search()).resolves.toBeNull()
    ledger.pruned = 1n
    vi.advanceTimersByTime(60_000)
    await expect(search()).rejects.toMatchObject(SILENT)
    vi.useRealTimers()
  })

  it('begins for a time at a checkpoint before it, or the oldest that the node has [C20]', async () => {
    const startOf = async (at: bigint, changes: Partial<Ledger> = {}) => {
      const { node, requests } = withRows([], { pruned: 0n, ...changes })
      await findSent(TRANSFER, dateOf(at), node)
      return [
        requests('GetCheckpoint').length,
        requests<{ startCheckpoint: bigint }>('ListTransactions')[0]!.startCheckpoint,
      ]
    }
    // 720 s and one, five in each: the scripted network makes four.
    expect(await startOf(NOW - 600n)).toEqual([2, CHECKPOINT - 3605n])
    // A network that makes ten in a second.
    expect(await startOf(NOW - 600n, { perSecond: 10n })).toEqual([3, CHECKPOINT - 4n * 3605n])
    expect(await startOf(NOW - 600n, { pruned: CHECKPOINT - 50n })).toEqual([2, CHECKPOINT - 50n])
    expect(await startOf(0n)).toEqual([1, 0n])
  })

  it('says nothing by a node that has pruned a part of that time while the payout’s address has tokens [C13, C20, SAFE-E1]', async () => {
    const kept = CHECKPOINT - 480n
    const byOther = [{ from: STRANGER }]
    for (const [since, oldest] of [
      [Number(kept), kept],
      [dateOf(NOW), kept],
    ] as const) {
      const pruned = (rows: readonly Moved[], more = 0n) => withRows(rows, { pruned: oldest + more }).node
      await expect(findSent(TRANSFER, since, pruned(byOther))).resolves.toBeNull()
      await expect(findSent(TRANSFER, since, pruned(byOther, 1n))).rejects.toMatchObject(SILENT)
      await expect(findTransfers(TRANSFER, since, pruned([{}], 1n))).rejects.toMatchObject(SILENT)
      await expect(findSent(TRANSFER, since, pruned([], 1n))).resolves.toBeNull()
      await expect(findSent(TRANSFER, since, pruned([{ digest: HASH }], 1n))).resolves.toMatchObject({ hash: HASH })
      await expect(findSent(TRANSFER, since, pruned([{ digest: HASH, units: 1n }], 1n))).resolves.toMatchObject({
        hash: HASH,
      })
    }
  })

  it('says nothing of a time that the node has not come to [C20, SAFE-E1]', async () => {
    const { node } = withRows([])
    await expect(findSent(TRANSFER, dateOf(NOW + 120n), node)).resolves.toBeNull()
    await expect(findSent(TRANSFER, dateOf(NOW + 121n), node)).rejects.toMatchObject(SILENT)
  })

  it('takes one whose time a node does not return [C20]', async () => {
    const { node, ledger } = withRows([])
    const { timestamp: _, ...fresh } = landed()
    ledger.landed = [fresh]
    await expect(findSent(TRANSFER, dateOf(NOW), node)).resolves.toMatchObject({ hash: HASH })
  })

  it('reads as many pages as it needs, and says nothing after ten [C20]', async () => {
    const rows = Array.from({ length: 9 }, () => ({ coinType: USDT }))
    const { node, requests } = withRows([...rows, { digest: HASH }], { page: 1 })
    await expect(findSent(TRANSFER, 0, node)).resolves.toMatchObject({ hash: HASH })
    expect(requests('ListTransactions')).toHaveLength(10)
    const more = withRows([...rows, { coinType: USDT }, { digest: HASH }], { page: 1 })
    await expect(findSent(TRANSFER, 0, more.node)).rejects.toMatchObject(SILENT)
  })

  it('says nothing where a node is behind the one that counted, or does not list [C20, SAFE-E1]', async () => {
    const { node } = withRows([])
    await expect(findSent(TRANSFER, Number(CHECKPOINT) + 1, node)).rejects.toMatchObject(SILENT)
    await expect(findSent(TRANSFER, Number(CHECKPOINT), node)).resolves.toBeNull()
    const unable = withRows([])
    Object.defineProperty(unable.ledger, 'landed', {
      get() {
        throw failure('UNIMPLEMENTED', 'ListTransactions')
      },
    })
    await expect(findSent(TRANSFER, 0, unable.node)).rejects.toMatchObject(SILENT)
    const elsewhere = withRows([], { chainId: '69WiPg3DAQiwdxfncX6wYQ2siKwAe6L9BZthQea3JNMD' })
    await expect(findSent(TRANSFER, 0, elsewhere.node)).rejects.toMatchObject(SILENT)
  })

  it('says nothing where the list breaks off, or was searched less far than asked [C20, SAFE-E1]', async () => {
    const broken = [{ watermark: { checkpoint: CHECKPOINT } }]
    const behind = [{ watermark: { checkpoint: FIRST }, end: { reason: 5 } }]
    const endless = [{ watermark: { checkpoint: CHECKPOINT }, end: { reason: 2 } }]
    const nowhere = [{ watermark: { cursor: Uint8Array.of(1) }, end: { reason: 5 } }]
    for (const frames of [broken, behind, endless, nowhere, []]) {
      const { node } = withRows([], { list: () => frames })
      await expect(findSent(TRANSFER, Number(CHECKPOINT), node)).rejects.toMatchObject(SILENT)
    }
  })

  it('an invalid address is refused', async () => {
    const { node } = withRows([])
    await expect(findSent({ ...TRANSFER, to: DEPOSIT.slice(2, 9) }, 0, node)).rejects.toMatchObject({
      code: 'network/refused',
    })
  })
})
