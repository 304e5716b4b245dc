import { expect, test } from 'vitest'
import {
  block,
  CUSTOMER,
  HEAD_TIME,
  info,
  scriptedNode,
  STRANGER,
  TRANSFER,
  transferLog,
  UNITS,
} from '../scripted.fixture.ts'
import { tronAdapter } from '../tron-adapter.ts'

type Node = Parameters<typeof scriptedNode>[0]
const HASH = 'c5'.repeat(32)
const EXPIRATION = HEAD_TIME + 300_000
const solidAt = (time: number) => ({ 'walletsolidity/getblock': block(69_999_981, time) })
const AFTER = solidAt(EXPIRATION)

function following(answers: Node, bound: string | null = String(EXPIRATION)) {
  const network = scriptedNode(answers)
  const watch = tronAdapter.follow(TRANSFER, HASH, network.node, bound === null ? {} : { bound })
  return { ...network, watch }
}
/** Follows what a node has shown, and what is now in no block. */
const followingSeen = (byId: object) =>
  tronAdapter.follow(TRANSFER, HASH, scriptedNode({ 'wallet/gettransactionbyid': byId }).node, { isSeen: true })
const inBlock = (outcome: object, solid: object = {}): Node => ({
  'wallet/gettransactioninfobyid': outcome,
  'walletsolidity/gettransactioninfobyid': solid,
})

test('success alone confirms nothing without the token’s log of the payout’s own transfer [C6, C10]', async () => {
  const { watch } = following(inBlock(info(HASH)))
  await expect(watch.look()).resolves.toBe('confirmed')
})

test.each<[string, unknown, string?]>([
  ['nothing', []],
  ['another token', [transferLog(UNITS, { token: STRANGER })]],
  ['from another', [transferLog(UNITS, { from: STRANGER })]],
  ['to another', [transferLog(UNITS, { to: CUSTOMER })]],
  ['a unit less', [transferLog(UNITS - 1n)], 'different'],
  ['a unit more', [transferLog(UNITS + 1n)], 'different'],
  [
    'an approval',
    [
      {
        ...transferLog(),
        topics: ['8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925', ...transferLog().topics.slice(1)],
      },
    ],
  ],
  ['no data', [{ ...transferLog(), data: '' }]],
])(
  'success that moved %s is undecided until its block is solid, and then no transfer of the payout [C6, C20]',
  async (_, log, state = 'unrelated') => {
    const idle = info(HASH, log as readonly unknown[])
    await expect(following(inBlock(idle)).watch.look()).resolves.toBe('seen')
    await expect(following(inBlock(idle, idle)).watch.look()).resolves.toBe(state)
  },
)

test.each(['REVERT', 'OUT_OF_ENERGY', 'OUT_OF_TIME'])(
  'a failure (%s) does not count until its block is solid, because another fork may not have it [C6]',
  async (outcome) => {
    const failed = info(HASH, [], outcome)
    await expect(following(inBlock(failed)).watch.look()).resolves.toBe('unseen')
    await expect(following(inBlock(failed, info(HASH))).watch.look()).resolves.toBe('unseen')
    await expect(following(inBlock(failed, failed)).watch.look()).resolves.toBe('failed')
  },
)

test('a failure with a log of the transfer moves nothing [C6]', async () => {
  const failed = info(HASH, [transferLog()], 'REVERT')
  await expect(following(inBlock(failed, failed)).watch.look()).resolves.toBe('failed')
})

test.each([
  ['its own, whichever node has it', [{}, { txID: HASH, raw_data: { expiration: EXPIRATION } }], EXPIRATION],
  ['a day after its block, where no node has it', [{}], HEAD_TIME + 3000 + 24 * 60 * 60_000],
])(
  'a transaction that another device has signed has an end once it is in a block: %s [C6, C19]',
  async (_, answers, end) => {
    const left = [...answers]
    const byId = () => (left.length > 1 ? left.shift()! : left[0]!)
    const { watch } = following({ ...inBlock(info(HASH)), 'wallet/gettransactionbyid': byId }, null)
    expect(watch.bound).toBeUndefined()
    await expect(watch.look()).resolves.toBe('confirmed')
    expect(watch.bound).toBe(String(end))
    const later = following(solidAt(end), watch.bound)
    await expect(later.watch.look()).resolves.toBe('unseen')
    await expect(later.watch.look()).resolves.toBe('expired')
  },
)

test('a transaction that a node has shown in a block, and no node has any more, ends within a day of the newest block [C6, C19]', async () => {
  const watch = followingSeen({})
  await expect(watch.look()).resolves.toBe('unseen')
  const end = HEAD_TIME + 25 * 60 * 60_000
  expect(watch.bound).toBe(String(end))
  const before = following(solidAt(end - 1), watch.bound)
  for (let look = 0; look < 3; look += 1) await expect(before.watch.look()).resolves.toBe('unseen')
  const later = following(solidAt(end), watch.bound)
  await expect(later.watch.look()).resolves.toBe('unseen')
  await expect(later.watch.look()).resolves.toBe('expired')
})

test('a node that still has it says its end [C19]', async () => {
  const watch = followingSeen({ txID: HASH, raw_data: { expiration: EXPIRATION } })
  await watch.look()
  expect(watch.bound).toBe(String(EXPIRATION))
})

test('a transaction expires at two looks that find it nowhere once a solid block has the time of its end [C19]', async () => {
  const { watch, asked } = following(AFTER)
  await expect(watch.look()).resolves.toBe('unseen')
  await expect(watch.look()).resolves.toBe('expired')
  const paths = asked.map(({ path }) => path)
  const look = ['wallet/gettransactioninfobyid', 'walletsolidity/getblock', 'walletsolidity/gettransactionbyid']
  expect(paths).toEqual([...look, ...look])
})

test('a millisecond before its expiration it can still land, at any newest block [C19]', async () => {
  const { watch } = following({
    ...solidAt(EXPIRATION - 1),
    'wallet/getblock': block(80_000_000, EXPIRATION + 600_000),
  })
  for (let look = 0; look < 5; look += 1) await expect(watch.look()).resolves.toBe('unseen')
})

test('a transaction on the solid chain does not expire, even if its node keeps no outcomes [C19]', async () => {
  const { watch } = following({ ...AFTER, 'walletsolidity/gettransactionbyid': { txID: HASH } })
  for (let look = 0; look < 4; look += 1) await expect(watch.look()).resolves.toBe('seen')
})

test('a look that fails, or finds the transaction, starts the count again [C19]', async () => {
  let solid: unknown = {}
  const { watch } = following({ ...AFTER, 'walletsolidity/gettransactionbyid': () => solid })
  await expect(watch.look()).resolves.toBe('unseen')
  solid = new Error('down')
  await expect(watch.look()).rejects.toMatchObject({ code: 'network/unreachable' })
  solid = {}
  await expect(watch.look()).resolves.toBe('unseen')
  solid = { txID: HASH }
  await expect(watch.look()).resolves.toBe('seen')
  solid = {}
  await expect(watch.look()).resolves.toBe('unseen')
  await expect(watch.look()).resolves.toBe('expired')
})

test('without the time of its end it may always land [C19]', async () => {
  for (const bound of [null, '', 'x', '1e3', '-1', '9'.repeat(16)]) {
    const { watch, asked } = following(AFTER, bound)
    for (let look = 0; look < 3; look += 1) await expect(watch.look()).resolves.toBe('untraceable')
    expect(asked.map(({ path }) => path)).not.toContain('walletsolidity/getblock')
  }
})

test('a transaction of an earlier page is not broadcast again [C19]', async () => {
  const { watch, handedOver } = following({})
  await watch.look()
  expect(handedOver()).toEqual([])
})

test.each<[string, unknown]>([
  ['of another transaction', info('c6'.repeat(32))],
  ['without an outcome', { id: HASH, receipt: {}, log: [] }],
  ['with logs that are no list', { ...info(HASH), log: 'x' }],
  ['of a lite node', { Error: 'this API is closed because this node is a lite fullnode' }],
  ['that is null', null],
])('an answer %s says nothing of it [SAFE-E1]', async (_, answer) => {
  const { watch } = following({ ...AFTER, 'wallet/gettransactioninfobyid': answer })
  for (let look = 0; look < 3; look += 1)
    await expect(watch.look()).rejects.toMatchObject({ code: 'network/unreachable' })
})
