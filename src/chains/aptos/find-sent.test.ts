import { describe, expect, it } from 'vitest'
import { part, whole } from '../sent.fixture.ts'
import { findArrived } from './find-arrived.ts'
import { findSent } from './find-sent.ts'
import { HASH, landed, NOW, OTHER_HASH, scriptedNode, STRANGER, TRANSFER, type Ledger } from './scripted.fixture.ts'

type Moved = NonNullable<Parameters<typeof landed>[0]>

const hashAt = (sequence: bigint) => `0x${sequence.toString(16).padStart(64, '0')}`
/** A customer's history, a minute between two transactions, which pay a stranger. */
const history = (count: number, changes: (sequence: bigint) => Moved | undefined = () => undefined) =>
  Array.from({ length: count }, (_, at) => BigInt(at)).map((sequence) =>
    landed({
      hash: hashAt(sequence),
      sequence,
      to: STRANGER,
      time: NOW - BigInt(count) * 60n + sequence * 60n,
      ...changes(sequence),
    }),
  )
const withHistory = (rows: ReturnType<typeof landed>[], changes: Partial<Ledger> = {}) =>
  scriptedNode({ landed: rows, next: BigInt(rows.length), ...changes })
const paysAt =
  (place: bigint): ((sequence: bigint) => Moved | undefined) =>
  (sequence) =>
    sequence === place ? { hash: HASH, to: TRANSFER.to } : undefined
const dateOf = (time: bigint) => new Date(Number(time) * 1000)

describe('a search for what a wallet of Aptos has sent', () => {
  it('goes from the sequence number before the wallet was asked, and takes no earlier transfer [C20]', async () => {
    const { node, asked } = withHistory(history(12, paysAt(9n)))
    await expect(findSent(TRANSFER, 9, node)).resolves.toMatchObject({ hash: HASH })
    await expect(findSent(TRANSFER, 10, node)).resolves.toBeNull()
    expect(asked.filter((path) => path.includes('transactions?')).at(-1)).toContain('?start=10&limit=2')
  })

  it('takes a transfer of fewer units too, and none that failed [C20]', async () => {
    const fewer = withHistory(history(2, (at) => (at === 1n ? { hash: HASH, to: TRANSFER.to, units: 1n } : undefined)))
    await expect(findSent(TRANSFER, 0, fewer.node)).resolves.toMatchObject({ hash: HASH })
    const rows = history(2, paysAt(1n)).map((row) => ({ ...row, success: false }))
    const failed = withHistory(rows)
    await expect(findSent(TRANSFER, 0, failed.node)).resolves.toBeNull()
  })

  it('takes the whole transfer before another one, and lists all, the whole one first [C20, C13]', async () => {
    const pays = (at: bigint) => (at === 1n ? { hash: OTHER_HASH, to: TRANSFER.to, units: 1n } : paysAt(5n)(at))
    const { node } = withHistory(history(12, pays))
    await expect(findSent(TRANSFER, 0, node)).resolves.toMatchObject({ hash: HASH })
    await expect(findArrived(TRANSFER, 0, node)).resolves.toEqual([
      { ...whole(HASH), from: TRANSFER.from },
      { ...part(OTHER_HASH), from: TRANSFER.from },
    ])
  })

  it('takes a part where what is older was pruned [C20]', async () => {
    const some = history(12, (at) => (at === 7n ? { hash: HASH, to: TRANSFER.to, units: 1n } : undefined))
    const { node } = withHistory(some.slice(5), { next: 12n, pruned: 5n, balance: 1 })
    const since = dateOf(NOW - 10_000n)
    await expect(findSent(TRANSFER, since, node)).resolves.toMatchObject({ hash: HASH })
    await expect(findArrived(TRANSFER, since, node)).resolves.toEqual([{ ...part(HASH), from: TRANSFER.from }])
  })

  it('goes from a time, with two minutes for clocks that differ [C20]', async () => {
    const rows = history(12, paysAt(9n))
    const made = NOW - 3n * 60n
    const found = (at: bigint) => findSent(TRANSFER, dateOf(at), withHistory(rows).node)
    await expect(found(made)).resolves.toMatchObject({ hash: HASH })
    await expect(found(made + 120n)).resolves.toMatchObject({ hash: HASH })
    await expect(found(made + 121n)).resolves.toBeNull()
  })

  it('reads as many pages as it needs, forwards and back [C20]', async () => {
    const { node, asked } = withHistory(history(250, paysAt(20n)))
    await expect(findSent(TRANSFER, 0, node)).resolves.toMatchObject({ hash: HASH })
    await expect(findSent(TRANSFER, dateOf(NOW - 249n * 60n), node)).resolves.toMatchObject({ hash: HASH })
    await expect(findSent(TRANSFER, dateOf(NOW), node)).resolves.toBeNull()
    const pages = asked.filter((path) => path.includes('transactions?')).map((path) => path.split('?')[1])
    expect(pages).toEqual([
      'start=0&limit=100',
      'start=150&limit=100',
      'start=50&limit=100',
      'start=0&limit=50',
      'start=150&limit=100',
    ])
  })

  it('a new account, and one that the network does not know, have sent nothing', async () => {
    for (const since of [0, dateOf(NOW)]) {
      await expect(findSent(TRANSFER, since, withHistory([]).node)).resolves.toBeNull()
      await expect(findSent({ ...TRANSFER, from: OTHER_HASH }, since, withHistory([]).node)).resolves.toBeNull()
    }
  })

  it('ends where a node has pruned what is older, for a time, and says nothing for a number [C20]', async () => {
    const rows = history(12).slice(5)
    const { node } = withHistory(rows, { next: 12n })
    await expect(findSent(TRANSFER, dateOf(NOW - 10_000n), node)).resolves.toBeNull()
    await expect(findSent(TRANSFER, 3, node)).rejects.toMatchObject({ code: 'network/unreachable' })
    const all = withHistory([], { next: 12n, pruned: 12n }).node
    await expect(findSent(TRANSFER, dateOf(NOW - 10_000n), all)).resolves.toBeNull()
    await expect(findSent(TRANSFER, 3, all)).rejects.toMatchObject({ code: 'network/unreachable' })
  })

  it('looks at the payout’s address where a node leaves out the whole history [C20, C4]', async () => {
    const silent = { next: 12n, pruned: 12n, leavesOutPruned: true }
    const since = dateOf(NOW - 10_000n)
    await expect(findSent(TRANSFER, since, withHistory(history(12), silent).node)).resolves.toBeNull()
    const paid = withHistory(history(12), { ...silent, balance: 1 })
    await expect(findSent(TRANSFER, since, paid.node)).rejects.toMatchObject({ code: 'network/unreachable' })
    const { node, ledger } = withHistory(history(12), silent)
    // The nodes that are asked afterwards have not heard of the last one.
    let asked = 0
    Object.defineProperty(ledger, 'next', { get: () => ((asked += 1) === 1 ? 12n : 11n) })
    await expect(findSent(TRANSFER, since, node)).rejects.toMatchObject({ code: 'network/unreachable' })
  })

  it('says nothing of a burn where a node leaves out the whole history, because it leaves no tokens [C20, C3]', async () => {
    const { node } = withHistory(history(12), { next: 12n, pruned: 12n, leavesOutPruned: true })
    const burn = { ...TRANSFER, to: `0x${'d'.repeat(40)}`, redemption: 'ethereum' } as const
    await expect(findSent(burn, dateOf(NOW), node)).rejects.toMatchObject({ code: 'network/unreachable' })
  })

  it.each([0n, 1n, 2n, 7n, 11n])(
    'finds one among what a node that has pruned %s older ones still has [C20]',
    async (pruned) => {
      for (let at = pruned; at < 12n; at += 1n) {
        const { node } = withHistory(history(12, paysAt(at)).slice(Number(pruned)), { next: 12n, pruned })
        await expect(findSent(TRANSFER, dateOf(NOW - 10_000n), node)).resolves.toMatchObject({ hash: HASH })
      }
    },
  )

  const U64_MAX = 2n ** 64n - 1n
  /** Transactions without a sequence number, a minute between two of them. */
  const orderless = (count: number, place: number, time = NOW) =>
    Array.from({ length: count }, (_, at) =>
      landed({
        hash: at === place ? HASH : hashAt(BigInt(1000 + at)),
        sequence: U64_MAX,
        to: at === place ? TRANSFER.to : STRANGER,
        time: time - BigInt(count - at) * 60n,
      }),
    )

  it('finds what a wallet has sent without a sequence number [C20]', async () => {
    for (const place of [0, 3, 9]) {
      const { node } = withHistory(history(12), { orderless: orderless(10, place) })
      await expect(findSent(TRANSFER, 12, node)).resolves.toMatchObject({ hash: HASH })
      await expect(findSent(TRANSFER, dateOf(NOW - 3600n), node)).resolves.toMatchObject({ hash: HASH })
    }
    const older = withHistory(history(3), { orderless: orderless(10, 0, NOW - 3600n) })
    await expect(findSent(TRANSFER, dateOf(NOW - 60n), older.node)).resolves.toBeNull()
  })

  it('says that nothing was sent without one only where the list is whole, or the payout’s address empty [C20, SAFE-E1]', async () => {
    for (const changes of [{ orderless: orderless(30, -1) }, { summarizes: false }]) {
      await expect(findSent(TRANSFER, 12, withHistory(history(12), changes).node)).resolves.toBeNull()
      const paid = withHistory(history(12), { ...changes, balance: 1 })
      await expect(findSent(TRANSFER, 12, paid.node)).rejects.toMatchObject({ code: 'network/unreachable' })
    }
    const others = withHistory(history(12), { orderless: orderless(3, -1), balance: 1 })
    await expect(findSent(TRANSFER, 12, others.node)).resolves.toBeNull()
  })

  it('looks at the payout’s address where what is older was pruned [C20, SAFE-E1]', async () => {
    const paid = withHistory(history(12).slice(5), { next: 12n, pruned: 5n, balance: 1 })
    const search = findSent(TRANSFER, dateOf(NOW - 10_000n), paid.node)
    await expect(search).rejects.toMatchObject({ code: 'network/unreachable' })
  })

  it('says nothing where the node that answers is behind the one that counted [C20, SAFE-E1]', async () => {
    const { node } = withHistory(history(11, paysAt(11n)), { next: 12n })
    for (const since of [9, dateOf(NOW - 120n)])
      await expect(findSent(TRANSFER, since, node)).rejects.toMatchObject({ code: 'network/unreachable' })
    const behind = withHistory(history(8))
    await expect(findSent(TRANSFER, 9, behind.node)).rejects.toMatchObject({ code: 'network/unreachable' })
  })
})
