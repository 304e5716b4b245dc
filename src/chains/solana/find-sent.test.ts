import { describe, expect, it } from 'vitest'
import type { Sent } from '../adapter.ts'
import { createChainNode } from '../node.ts'
import { findSent } from './find-sent.ts'
import { HASH, landed, scriptedNode, status, TRANSFER } from './scripted.fixture.ts'

const STRANGER = 'DRpbCBMxVnDK7maPM5tGv6MvB3v1sRMC86PZ8okm21hy'

const signatures = [{ signature: HASH, slot: 7, err: null, blockTime: null }]
/** The status of the transaction at another node of the service, asked before. */
async function look(known: unknown): Promise<Sent | null> {
  const { node } = scriptedNode({ signatures, statuses: [known], transaction: landed() })
  const params = [[HASH], { searchTransactionHistory: true }]
  await node.fetch('', { body: JSON.stringify({ method: 'getSignatureStatuses', params }) })
  return findSent(TRANSFER, 0, node)
}

it('the search says nothing of a transaction that the answering node has not seen yet [C20]', async () => {
  await expect(look(null)).rejects.toMatchObject({ code: 'network/unreachable' })
  await expect(look(status('confirmed'))).resolves.toMatchObject({ hash: HASH })
})

describe('the search among an owner’s transactions', () => {
  interface Row {
    readonly signature: string
    readonly slot: number
    readonly err: unknown
    readonly blockTime: number | null
  }
  const NOW = 1_800_000_000
  const PART = 'part'
  const rowsOf = (count: number, of: (at: number) => Partial<Row>) =>
    Array.from({ length: count }, (_, at): Row => {
      const signature = `spam${at}`
      return { signature, slot: 5000 - at, err: null, blockTime: NOW - at, ...of(at) }
    })
  const others = (hash: string) => landed({ hash, to: STRANGER })

  interface Listing {
    readonly slot?: number
    /** The oldest slot that it still has. */
    readonly first?: number
    versionOf?(hash: string): number
  }

  /** Lists by pages as a node does, and knows the version of each transaction. */
  function listingNode(rows: readonly Row[], { versionOf, slot = 6000, first = 0 }: Listing = {}) {
    const asked: string[] = []
    const error = (code: number) => Response.json({ id: 1, error: { code, message: 'refused' } })
    const answer = (result: unknown) => Response.json({ id: 1, result })
    const fetch = async (_: unknown, init?: RequestInit) => {
      const { method, params } = JSON.parse(init!.body as string)
      const [about, config] = params as [string, Record<string, number | string | undefined>]
      asked.push(method)
      if (method === 'getFirstAvailableBlock') return answer(first)
      if (method === 'getBlockTime') return answer(NOW - 5000 + Number(about))
      if (method === 'getSignaturesForAddress') {
        if (slot < Number(config['minContextSlot'] ?? 0)) return error(-32_016)
        const from = rows.findIndex(({ signature }) => signature === config['before']) + 1
        return answer(rows.slice(from, from + Number(config['limit'])))
      }
      if ((versionOf?.(about) ?? 0) > Number(config['maxSupportedTransactionVersion'])) return error(-32_015)
      if (about === PART) return answer(landed({ hash: PART, units: 1n }))
      return answer(about === HASH ? landed() : others(about))
    }
    return { node: createChainNode({ fetch, relay: async () => 'unknown' }), asked }
  }
  const ours = { signature: HASH }

  it('takes the whole transfer before another one, and a part where the rest cannot be read [C20]', async () => {
    const part = { signature: PART }
    const { node } = listingNode(rowsOf(2, (index) => (index === 0 ? part : ours)))
    await expect(findSent(TRANSFER, 0, node)).resolves.toMatchObject({ hash: HASH })
    const purged = listingNode(
      rowsOf(2, (index) => (index === 0 ? part : {})),
      { first: 4999 },
    )
    await expect(findSent(TRANSFER, 4000, purged.node)).resolves.toMatchObject({ hash: PART })
  })

  it('reads on to the first that is older, however many there are [C20]', async () => {
    for (const at of [0, 250, 1000, 2500]) {
      const { node } = listingNode(rowsOf(3000, (index) => (index === at ? ours : {})))
      await expect(findSent(TRANSFER, 0, node)).resolves.toMatchObject({ hash: HASH })
      await expect(findSent(TRANSFER, new Date((NOW - 2600) * 1000), node)).resolves.toMatchObject({ hash: HASH })
    }
  })

  it('says that nothing is there only where it has read as far back as was asked [C20, SAFE-E1]', async () => {
    const { node, asked } = listingNode(rowsOf(1500, () => ({})))
    await expect(findSent(TRANSFER, 4500, node)).resolves.toBeNull()
    expect(asked.filter((method) => method === 'getSignaturesForAddress')).toHaveLength(1)
    await expect(findSent(TRANSFER, 3900, node)).resolves.toBeNull()
    const endless = listingNode(rowsOf(30_000, () => ({ err: 'failed', slot: 5000 })))
    await expect(findSent(TRANSFER, 100, endless.node)).rejects.toMatchObject({ code: 'network/unreachable' })
  })

  it('says nothing by a node that has not come to where it starts [C20, SAFE-E1]', async () => {
    const { node } = listingNode([], { slot: 5000 })
    await expect(findSent(TRANSFER, 5001, node)).rejects.toMatchObject({ code: 'network/unreachable' })
    await expect(findSent(TRANSFER, 5000, node)).resolves.toBeNull()
  })

  it('says nothing by a node that has purged its ledger since then, and finds what it has [C20, SAFE-E1]', async () => {
    const atSlot = (slot: number) => new Date((NOW - 5000 + slot + 120) * 1000)
    for (const since of [4000, atSlot(4000)]) {
      for (const [first, finds] of [
        [0, true],
        [3999, true],
        [4000, false],
        [4999, false],
      ] as const) {
        const { node } = listingNode(
          rowsOf(1, () => ({})),
          { first },
        )
        const searching = findSent(TRANSFER, since, node)
        if (finds) await expect(searching).resolves.toBeNull()
        else await expect(searching).rejects.toMatchObject({ code: 'network/unreachable' })
      }
      const found = listingNode(
        rowsOf(1, () => ours),
        { first: 4999 },
      )
      await expect(findSent(TRANSFER, since, found.node)).resolves.toMatchObject({ hash: HASH })
    }
  })

  it.each([0, 1, 2, 7])('is not ended by transactions of version %i, and finds one [C20]', async (version) => {
    const rows = rowsOf(4, (index) => (index === 3 ? ours : {}))
    const { node } = listingNode(rows, { versionOf: (hash) => (hash === 'spam1' || hash === HASH ? version : 0) })
    await expect(findSent(TRANSFER, 0, node)).resolves.toMatchObject({ hash: HASH })
  })
})
