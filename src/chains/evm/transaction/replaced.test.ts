import { describe, expect, test } from 'vitest'
import { CUSTOMER, HASH, STRANGER, UNITS } from '../scripted.fixture.ts'
import { FINAL, followed, lowercase, NEWEST, OTHER, OURS, receiptOf, SINCE, transferLog } from './followed.fixture.ts'

describe('a transaction that its owner sends again with a higher fee [C20]', () => {
  test('is followed by the hash that the chain has', async () => {
    const { network, watch, look } = followed({ waiting: { [HASH]: OURS }, counts: { [lowercase]: [7, 7] } })
    expect([await look(), watch.hash, watch.bound]).toEqual(['seen', HASH, `${lowercase}:7`])
    network.waiting = {}
    network.counts = { [lowercase]: [8, 7] }
    network.logs = [transferLog(OTHER)]
    network.receipts = { [OTHER]: receiptOf(OTHER) }
    expect([await look(), watch.hash]).toEqual(['confirmed', OTHER])
  })

  test('is found while the node still keeps the first one, whose nonce is used', async () => {
    const { watch, look } = followed({
      waiting: { [HASH]: OURS },
      counts: { [lowercase]: [8, 7] },
      logs: [transferLog(OTHER)],
      receipts: { [OTHER]: receiptOf(OTHER) },
    })
    expect([await look(), watch.hash]).toEqual(['confirmed', OTHER])
  })

  test('is another transaction where less came, and nothing is given up', async () => {
    const { watch, look } = followed({
      counts: { [lowercase]: [8, 8] },
      logs: [transferLog(OTHER, UNITS - 1n)],
      receipts: { [OTHER]: receiptOf(OTHER, { units: UNITS - 1n }) },
    })
    expect([await look(), watch.hash]).toEqual(['different', OTHER])
  })

  test('is waited for where the log came before its receipt', async () => {
    const { network, watch, look } = followed({ logs: [transferLog(OTHER)] })
    expect([await look(), watch.hash]).toEqual(['seen', OTHER])
    network.receipts = { [OTHER]: receiptOf(OTHER) }
    expect(await look()).toBe('confirmed')
  })
})

describe('a transaction that its owner cancels in the wallet [C20]', () => {
  const cancelled = { counts: { [lowercase]: [8, 8] as const } }
  const known = { since: SINCE, bound: `${lowercase}:7` }

  test('can never come once its nonce is used in a final block, by two looks', async () => {
    const { look } = followed(cancelled, known)
    expect([await look(), await look()]).toEqual(['unseen', 'replaced'])
  })

  test('may still come while the block that used its nonce is not final', async () => {
    const { network, look } = followed({ counts: { [lowercase]: [8, 7] } }, known)
    expect([await look(), await look(), await look()]).toEqual(['unseen', 'unseen', 'unseen'])
    network.counts = { [lowercase]: [8, 8] }
    expect([await look(), await look()]).toEqual(['unseen', 'replaced'])
  })

  test('can never come, by a node that keeps no old states, once the block that showed its nonce used is final', async () => {
    const pruned = { final: FINAL, fork: 'b0' }
    const { network, look } = followed({ counts: { [lowercase]: [8, 8] }, pruned }, known)
    expect([await look(), await look(), await look()]).toEqual(['unseen', 'unseen', 'unseen'])
    network.pruned = { ...pruned, final: NEWEST }
    expect([await look(), await look()]).toEqual(['unseen', 'replaced'])
  })

  test('may still come where a fork has taken that block back, until another one is final', async () => {
    const { network, look } = followed({ counts: { [lowercase]: [8, 8] }, pruned: { final: FINAL, fork: 'b0' } }, known)
    expect(await look()).toBe('unseen')
    network.counts = { [lowercase]: [8, 7] }
    network.pruned = { final: NEWEST, fork: 'c0' }
    expect([await look(), await look(), await look()]).toEqual(['unseen', 'unseen', 'replaced'])
  })

  test('may have landed, by a node that has pruned the receipts of that time with their logs [SAFE-E1]', async () => {
    const { network, look } = followed({ ...cancelled, keepsReceipts: false }, known)
    for (let looks = 0; looks < 3; looks += 1)
      await expect(look()).rejects.toMatchObject({ code: 'network/unreachable' })
    network.keepsReceipts = true
    expect([await look(), await look()]).toEqual(['unseen', 'replaced'])
  })

  test('may still come after a transaction that waits before it', async () => {
    const { look } = followed({ counts: { [lowercase]: [7, 7] } }, known)
    expect([await look(), await look(), await look()]).toEqual(['unseen', 'unseen', 'unseen'])
  })

  test('is not given up between two looks of which one saw it back', async () => {
    const { network, look } = followed(cancelled, known)
    expect(await look()).toBe('unseen')
    network.counts = { [lowercase]: [7, 7] }
    network.waiting = { [HASH]: OURS }
    expect(await look()).toBe('seen')
    network.counts = cancelled.counts
    network.waiting = {}
    expect(await look()).toBe('unseen')
  })

  test.each([
    ['refuses to be searched', { refused: ['eth_getLogs'] }],
    ['returns no count', { refused: ['eth_getTransactionCount'] }],
  ])('is not given up by a node that %s', async (_, node) => {
    const { look } = followed({ ...cancelled, ...node }, known)
    for (const result of [await look().catch(() => null), await look().catch(() => null)]) expect(result).toBeNull()
  })

  test('is not given up where the start of the search is unknown', async () => {
    const { look } = followed(cancelled, { bound: known.bound })
    expect([await look(), await look(), await look()]).toEqual(['unseen', 'unseen', 'unseen'])
  })

  test('may still come by the next one where another account sent it, as bundlers do, and has no nonce', async () => {
    const sender = STRANGER.toLowerCase()
    const counts = { [sender]: [4, 4], [lowercase]: [99, 99] } as const
    const { network, watch, look } = followed({ waiting: { [HASH]: { from: STRANGER, nonce: 3 } }, counts })
    expect([await look(), watch.bound]).toEqual(['untraceable', undefined])
    network.waiting = {}
    expect([await look(), await look(), await look()]).toEqual(['untraceable', 'untraceable', 'untraceable'])
    network.logs = [transferLog(OTHER)]
    network.receipts = { [OTHER]: { ...receiptOf(OTHER), from: STRANGER } }
    expect([await look(), watch.hash]).toEqual(['confirmed', OTHER])
    const kept = followed({ counts }, { since: SINCE, bound: `${sender}:3` })
    expect([await kept.look(), await kept.look(), await kept.look()]).not.toContain('replaced')
  })
})

describe('a hash under which the chain has a transaction that moved nothing to the payout [C20]', () => {
  const idle = (block: number, from = CUSTOMER) => ({ ...receiptOf(HASH, { block }), from, logs: [] })

  test('is replaced once its block is final, but for the transfer that has come by another one', async () => {
    const { network, watch, look } = followed({ receipts: { [HASH]: idle(NEWEST) } })
    expect(await look()).toBe('seen')
    network.receipts = { [HASH]: idle(FINAL), [OTHER]: receiptOf(OTHER) }
    expect(await look()).toBe('replaced')
    network.logs = [transferLog(OTHER)]
    expect([await look(), watch.hash]).toEqual(['confirmed', OTHER])
  })

  test('proves nothing where another account sent it, as the signers of a multisig do, or no node can search', async () => {
    const { look } = followed({ receipts: { [HASH]: idle(FINAL, STRANGER) } })
    expect(await look()).toBe('untraceable')
    expect(await followed({ receipts: { [HASH]: idle(FINAL) } }, {}).look()).toBe('seen')
  })

  test.each([
    ['a user operation that failed in its bundle', '0x1'],
    ['a bundle that failed', '0x0'],
  ])('leaves %s to its customer, who may say that nothing was sent', async (_, status) => {
    const receipts = { [HASH]: { ...idle(FINAL, STRANGER), status } }
    const { watch, look } = followed({ waiting: { [HASH]: { from: STRANGER, nonce: 3 } }, receipts })
    expect([await look(), watch.bound]).toEqual(['untraceable', undefined])
  })
})

describe('a hash that no chain has seen [C20]', () => {
  test('does not show whether the transaction comes, as that of a multisig', async () => {
    const { watch, look } = followed({ counts: { [lowercase]: [50, 50] } })
    expect([await look(), await look(), watch.bound]).toEqual(['untraceable', 'untraceable', undefined])
  })

  test('is replaced by that of the transfer, which another account has sent', async () => {
    const { network, watch, look } = followed()
    expect(await look()).toBe('untraceable')
    network.logs = [transferLog(OTHER)]
    network.receipts = { [OTHER]: { ...receiptOf(OTHER), from: STRANGER } }
    expect([await look(), watch.hash]).toEqual(['confirmed', OTHER])
  })

  test('is looked at further where the node refuses to be searched, and known where the logs alone have it', async () => {
    const { look } = followed({ refused: ['eth_getLogs'] })
    expect(await look()).toBe('untraceable')
    expect(await followed({ logs: [transferLog(HASH)] }).look()).toBe('seen')
  })
})
