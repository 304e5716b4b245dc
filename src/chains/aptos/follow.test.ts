import { describe, expect, it } from 'vitest'
import type { TransactionWatch } from '../adapter.ts'
import { createHandOver } from '../http/hand-over.ts'
import { follow, watchTransaction, writeBound } from './follow.ts'
import { submit } from './node-reads.ts'
import {
  CUSTOMER,
  DEPOSIT,
  HASH,
  landed,
  NEXT,
  NOW,
  OTHER_HASH,
  scriptedNode,
  STRANGER,
  TRANSFER,
  UNITS,
  type Ledger,
} from './scripted.fixture.ts'

const SIGNED = Uint8Array.of(1, 2, 3)
const BOUND = { expiration: NOW + 300n, sequence: NEXT }
const LATE = NOW + 301n

function signedHere(changes: Partial<Ledger> = {}) {
  const { node, ...rest } = scriptedNode(changes)
  const handOver = createHandOver(SIGNED, (bytes) => submit(node, bytes))
  const watch = watchTransaction({ deposit: TRANSFER, hash: HASH, node, bound: BOUND, handOver })
  return { ...rest, watch }
}
function ofEarlierPage(changes: Partial<Ledger>, bound?: string) {
  const { node, ...rest } = scriptedNode(changes)
  return { ...rest, watch: follow(TRANSFER, HASH, node, { ...(bound !== undefined && { bound }) }) }
}
async function looks(watch: TransactionWatch, count: number) {
  const states: string[] = []
  for (let at = 0; at < count; at += 1) states.push(await watch.look())
  return states
}

describe('a transaction of Aptos', () => {
  it.each([
    ['the tokens', {}, 'confirmed'],
    ['more of them', { units: UNITS + 1n }, 'different'],
    ['a unit less', { units: UNITS - 1n }, 'different'],
    ['another token', { token: STRANGER }, 'unrelated'],
    ['tokens to another', { to: STRANGER }, 'unrelated'],
    ['a failure', { success: false }, 'failed'],
  ] as const)('a transaction on the chain with %s is judged by its events [C6, C19, C20]', async (_, moved, state) => {
    const { watch } = signedHere({ landed: [landed(moved)], next: NEXT + 1n })
    await expect(watch.look()).resolves.toBe(state)
  })

  it('a transaction that gives the recipient tokens and takes them back has moved nothing [C6]', async () => {
    const there = landed()
    const back = { ...landed({ to: CUSTOMER }) }
    const [, deposit] = there.events
    const taken = { ...deposit!, type: '0x1::fungible_asset::Withdraw' }
    const { watch } = signedHere({ landed: [{ ...there, events: [...there.events, taken, ...back.events.slice(1)] }] })
    await expect(watch.look()).resolves.toBe('unrelated')
  })

  it('names the recipient’s store with or without leading zeros [C6]', async () => {
    const row = landed()
    const events = row.events.map(({ type, data: { store = '', ...data } }) => ({
      type,
      data: { ...data, store: store.replace('0x', '0x00') },
    }))
    const { watch } = signedHere({ landed: [{ ...row, events }] })
    await expect(watch.look()).resolves.toBe('confirmed')
  })

  it.each([
    ['moves other tokens of the customer', CUSTOMER, { to: STRANGER }, 'untraceable'],
    ['is another account’s failure', STRANGER, { success: false }, 'untraceable'],
    ['is the customer’s own failure', CUSTOMER, { success: false }, 'failed'],
    ['moves less of the tokens', CUSTOMER, { units: UNITS - 1n }, 'different'],
  ] as const)('a hash that a wallet told and that %s is a hint [C20]', async (_, sender, moved, state) => {
    const { watch } = ofEarlierPage({ landed: [{ ...landed(moved), sender }] })
    await expect(watch.look()).resolves.toBe(state)
  })

  it('a transaction that a node has had in its mempool is judged as it lands [C20]', async () => {
    const { watch, ledger } = ofEarlierPage({ waiting: [HASH] })
    expect(await looks(watch, 1)).toEqual(['seen'])
    Object.assign(ledger, { waiting: [], landed: [landed({ to: STRANGER })] })
    expect(await looks(watch, 1)).toEqual(['unrelated'])
  })

  it('without an order never expires, because its sequence number means nothing [C19, C20]', async () => {
    const { watch, ledger } = ofEarlierPage({ waiting: [HASH], nonce: '42' })
    expect([await watch.look(), watch.bound]).toEqual(['seen', undefined])
    Object.assign(ledger, { waiting: [], time: LATE, next: NEXT + 1n })
    expect(await looks(watch, 2)).toEqual(['untraceable', 'untraceable'])
    ledger.landed = [landed()]
    expect(await looks(watch, 1)).toEqual(['confirmed'])
  })

  it('a failed transaction is reported as failed even if a node shows its events [C19]', async () => {
    const { watch } = signedHere({ landed: [{ ...landed(), success: false }] })
    await expect(watch.look()).resolves.toBe('failed')
  })

  it('waits in a mempool, and is not handed over again while it does [C13]', async () => {
    const { watch, ledger, submitted } = signedHere({ waiting: [HASH] })
    expect(await looks(watch, 2)).toEqual(['seen', 'seen'])
    expect(submitted()).toEqual([])
    Object.assign(ledger, { waiting: [], landed: [landed()] })
    expect(await looks(watch, 1)).toEqual(['confirmed'])
  })

  it('expires only at a version whose time is past its expiration [C19]', async () => {
    const { watch, ledger } = signedHere({ time: BOUND.expiration })
    expect(await looks(watch, 1)).toEqual(['unseen'])
    ledger.time = LATE
    expect(await looks(watch, 1)).toEqual(['expired'])
  })

  it('a transaction that landed at the last moment has not expired, though a node that is behind does not know it yet [C19]', async () => {
    const { watch, ledger } = signedHere({ time: LATE, next: NEXT + 1n })
    await expect(watch.look()).rejects.toMatchObject({ code: 'network/unreachable' })
    ledger.landed = [landed()]
    expect(await looks(watch, 1)).toEqual(['confirmed'])
  })

  it('asks for the sequence number at the version whose time it knows, which a node that is behind refuses [C19]', async () => {
    const { watch, ledger, asked, node } = { ...signedHere({ time: LATE, version: 100n }), node: null }
    expect(node).toBeNull()
    await watch.look()
    expect(asked).toContain(`accounts/${CUSTOMER}?ledger_version=100`)
    // Another node answers the second question, which has not come to the version of the first.
    Object.defineProperty(ledger, 'version', {
      get: (() => {
        const versions = [200n, 150n]
        return () => versions.shift() ?? 150n
      })(),
    })
    await expect(watch.look()).rejects.toMatchObject({ code: 'network/unreachable' })
  })

  it('can land no more once another has its sequence number [C20]', async () => {
    const { watch } = signedHere({ landed: [landed({ hash: OTHER_HASH, to: STRANGER })], next: NEXT + 1n })
    await expect(watch.look()).resolves.toBe('replaced')
    expect(watch.hash).toBe(HASH)
  })

  it('a transaction of the same wallet that has its sequence number and pays the payout is followed instead [C20, C19]', async () => {
    for (const [units, state] of [
      [UNITS, 'confirmed'],
      [1n, 'different'],
    ] as const) {
      const { watch } = signedHere({ landed: [landed({ hash: OTHER_HASH, units })], next: NEXT + 1n })
      await expect(watch.look()).resolves.toBe(state)
      expect(watch.hash).toBe(OTHER_HASH)
    }
  })

  it('is not replaced by what the node has pruned [C20]', async () => {
    const { watch } = signedHere({ next: NEXT + 1n, pruned: NEXT + 1n })
    await expect(watch.look()).rejects.toMatchObject({ code: 'network/unreachable' })
  })

  it('a transaction of an earlier page expires by what the journal kept, and never without it [C19]', async () => {
    const bound = writeBound(BOUND)
    expect(ofEarlierPage({}, bound).watch.bound).toBe(bound)
    await expect(ofEarlierPage({ time: LATE }, bound).watch.look()).resolves.toBe('expired')
    for (const damaged of [undefined, '', 'never', `${NOW}`, `${NOW}:`, `-1:${NEXT}`, `${bound}0x`]) {
      const { watch, submitted } = ofEarlierPage({ time: LATE, next: NEXT + 1n }, damaged)
      expect(await looks(watch, 2)).toEqual(['untraceable', 'untraceable'])
      expect(submitted()).toEqual([])
    }
  })

  it('a transaction that a wallet has submitted itself expires once a mempool has said until when it can land [C20, C19]', async () => {
    const { watch, ledger } = ofEarlierPage({ waiting: [HASH] }, undefined)
    expect([await watch.look(), watch.bound]).toEqual(['seen', writeBound(BOUND)])
    Object.assign(ledger, { waiting: [] })
    await expect(watch.look()).resolves.toBe('unseen')
    Object.assign(ledger, { time: LATE })
    await expect(watch.look()).resolves.toBe('expired')
  })

  it.each([
    ['another chain', { chainId: 2 }],
    ['no time', { time: -1n }],
    ['a transaction without a result', { landed: [{ ...landed(), success: undefined as never }] }],
    ['a transaction without events', { landed: [{ ...landed(), events: undefined as never }] }],
    [
      'units that are none',
      {
        landed: [
          {
            ...landed(),
            events: [
              {
                type: '0x1::fungible_asset::Deposit',
                data: { store: landed().events[1]!.data['store']!, amount: '1e9' },
              },
            ],
          },
        ],
      },
    ],
    ['a block', { landed: [{ ...landed(), type: 'block_metadata_transaction' }] }],
  ])('says nothing where a node answers with %s [SAFE-E1]', async (_, changes) => {
    const { watch } = signedHere({ time: LATE, ...(changes as Partial<Ledger>) })
    await expect(watch.look()).rejects.toMatchObject({ code: 'network/unreachable' })
  })

  it('a transaction to an invalid deposit address is not judged', async () => {
    const { node } = scriptedNode({ landed: [landed()] })
    const watch = follow({ ...TRANSFER, to: DEPOSIT.slice(0, 20) }, HASH, node)
    await expect(watch.look()).rejects.toMatchObject({ code: 'network/refused' })
  })
})
