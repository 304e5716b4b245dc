import { expect, test } from 'vitest'
import type { ChainAdapter, ChainNode, TransactionState } from '../adapter.ts'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import { unreadable } from './http.ts'
import { readNode } from './json-rpc.ts'
import type { Chain } from './nodes.ts'
import { withSeveralNodes } from './of-one-node.ts'
import { whole } from '../sent.fixture.ts'

const CHAIN: Chain = { network: 'base', headTime: async () => 1 }
const DEPOSIT = { network: 'base' } as Deposit

/** Two nodes that are equally far; the first answers so many calls, and no more. */
function hostWith(answersOfFirst: number) {
  let left = answersOfFirst
  const fetch = async (url: unknown) => {
    const isFirst = String(url).includes('one')
    if (isFirst && left-- <= 0) throw new TypeError('fetch failed')
    return Response.json({ id: 1, result: isFirst ? 'one' : 'two' })
  }
  const nodes = () => ['one', 'two'].map((name) => ({ url: `https://${name}.test`, headers: {} }))
  return { fetch, nodes } as unknown as ChainNode
}

const count = (node: ChainNode) => readNode(node, CHAIN, { method: 'count', params: [] })

/** Reads twice, as a search does, and finds this. */
function finding<Found>(found: (names: readonly unknown[]) => Found) {
  const looks: (readonly unknown[])[] = []
  const look = async (node: ChainNode): Promise<Found> => {
    const names = [await count(node), await count(node)]
    looks.push(names)
    return found(names)
  }
  return { looks, look }
}

const adapterWith = (verbs: Partial<ChainAdapter>) => withSeveralNodes(verbs as ChainAdapter)

test('that nothing was sent is never concluded from the answers of two nodes [C24, C20]', async () => {
  const { looks, look } = finding(() => null)
  const { findSent } = adapterWith({ findSent: (_, __, node) => look(node) })
  await expect(findSent(DEPOSIT, 1, hostWith(1))).resolves.toBeNull()
  expect(looks).toEqual([
    ['one', 'two'],
    ['two', 'two'],
  ])
})

test('what one node has found is found, whichever node answers the rest [C24]', async () => {
  const { looks, look } = finding(() => whole('0xhash'))
  const { findSent } = adapterWith({ findSent: (_, __, node) => look(node) })
  await expect(findSent(DEPOSIT, 1, hostWith(1))).resolves.toEqual(whole('0xhash'))
  expect(looks).toHaveLength(1)
})

test.each<[TransactionState, number]>([
  ['replaced', 2],
  ['expired', 2],
  ['failed', 2],
  ['confirmed', 1],
  ['unseen', 1],
])('a transaction is %s by the answers of one node alone if that ends it [C24, C6]', async (state, times) => {
  const node = hostWith(1)
  const { looks, look } = finding(() => state)
  const { follow } = adapterWith({ follow: () => ({ hash: '0x1', bound: 'kept', look: () => look(node) }) })
  const watch = follow(DEPOSIT, '0x1', node)
  await expect(watch.look()).resolves.toBe(state)
  expect([watch.hash, watch.bound, looks.length]).toEqual(['0x1', 'kept', times])
})

test('a node that cannot say yet, because it is behind, is left for the next one [C24]', async () => {
  const { look } = finding((names) => {
    if (names.includes('one')) throw unreadable()
    return null
  })
  const { findSent } = adapterWith({ findSent: (_, __, node) => look(node) })
  await expect(findSent(DEPOSIT, 1, hostWith(9))).resolves.toBeNull()
})

test('where no node can say, it is not known [C24]', async () => {
  const { looks, look } = finding(() => {
    throw unreadable()
  })
  const { findSent } = adapterWith({ findSent: (_, __, node) => look(node) })
  await expect(findSent(DEPOSIT, 1, hostWith(9))).rejects.toMatchObject({ code: 'network/unreachable' })
  expect(looks.length).toBeLessThanOrEqual(3)
})
