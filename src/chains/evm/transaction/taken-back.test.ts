import { describe, expect, test } from 'vitest'
import { HASH, STRANGER } from '../scripted.fixture.ts'
import { FINAL, followed, lowercase, NEWEST, OTHER, OURS, receiptOf, transferLog } from './followed.fixture.ts'

test('a transaction that was first seen in a block keeps its nonce when that block is taken back [C6, C20]', async () => {
  const { network, watch, look } = followed({ receipts: { [HASH]: receiptOf(HASH) }, waiting: { [HASH]: OURS } })
  expect([await look(), watch.bound]).toEqual(['confirmed', `${lowercase}:7`])
  Object.assign(network, { receipts: {}, waiting: {}, counts: { [lowercase]: [8, 8] } })
  expect([await look(), await look()]).toEqual(['unseen', 'replaced'])
})

test('a transaction that came by the hash of another sender has no nonce, and not that of the first one either [C20]', async () => {
  const { network, watch, look } = followed({ waiting: { [HASH]: OURS }, counts: { [lowercase]: [7, 7] } })
  await look()
  const theirs = { from: STRANGER, nonce: 3 }
  Object.assign(network, { waiting: { [OTHER]: theirs }, logs: [transferLog(OTHER)] })
  network.receipts = { [OTHER]: { ...receiptOf(OTHER), from: STRANGER } }
  expect([await look(), watch.bound]).toEqual(['confirmed', undefined])
  // The first one's nonce is used by another transaction, which proves nothing about this one.
  Object.assign(network, { receipts: {}, logs: [], counts: { [lowercase]: [8, 8] } })
  expect([await look(), await look(), await look()]).toEqual(['untraceable', 'untraceable', 'untraceable'])
})

describe('a failure [C6]', () => {
  test.each([
    ['in a final block', FINAL, ['finalized', 'safe'], 'failed'],
    ['in a block after the final one', FINAL + 1, ['finalized', 'safe'], 'seen'],
    ['in a safe block, where the node knows no final one', FINAL, ['safe'], 'failed'],
    ['12 blocks ago, where the node knows neither', NEWEST - 12, [], 'failed'],
    ['11 blocks ago, where the node knows neither', NEWEST - 11, [], 'seen'],
  ])('a failure %s counts as it should', async (_, block, tags, state) => {
    const { look } = followed({ tags, receipts: { [HASH]: receiptOf(HASH, { block, isDone: false }) } })
    expect(await look()).toBe(state)
  })

  test('a failure that a fork takes back ends nothing', async () => {
    const failed = { [HASH]: receiptOf(HASH, { block: NEWEST, isDone: false }) }
    const { network, look } = followed({ receipts: failed })
    expect(await look()).toBe('seen')
    network.receipts = { [HASH]: receiptOf(HASH) }
    expect(await look()).toBe('confirmed')
  })
})
