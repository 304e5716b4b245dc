import { describe, expect, it, vi } from 'vitest'
import type { TransactionWatch } from '../adapter.ts'
import { createHandOver } from '../http/hand-over.ts'
import { follow, watchTransaction } from './follow.ts'
import {
  CHECKPOINT,
  coin,
  COINS,
  CUSTOMER,
  DEPOSIT,
  EPOCH,
  GAS_COIN,
  HASH,
  landed,
  OTHER_HASH,
  prologueOf,
  STRANGER,
  TRANSFER,
  UNITS,
  USDC,
  USDT,
  type Ledger,
} from './ledger.fixture.ts'
import { scriptedNode } from './scripted.fixture.ts'
import { execute } from './transaction/execution.ts'
import { writeBound } from './transaction/bound.ts'

const SIGNED = { bytes: Uint8Array.of(1, 2, 3), signature: Uint8Array.of(4, 5) }
const SIGNED_AT = CHECKPOINT - 100n
const BOUND = {
  lastEpoch: EPOCH + 1n,
  checkpoint: SIGNED_AT,
  inputs: [GAS_COIN, COINS[0]!].map(({ id, version }) => ({ id, version })),
}
const LATE = EPOCH + 2n
/** The gas coin after another transaction has used it. */
const USED = [...COINS.slice(0, 2), { ...GAS_COIN, version: 8n, by: OTHER_HASH }]

function signedHere(changes: Partial<Ledger> = {}) {
  const { node, ...rest } = scriptedNode(changes)
  const handOver = createHandOver(SIGNED, (signed) => execute(node, signed))
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
const SILENT = { code: 'network/unreachable' }
const TO_DEPOSIT = { address: DEPOSIT, coinType: USDC }

describe('a transaction of Sui', () => {
  it.each([
    ['the tokens', {}, 'confirmed'],
    ['more of them', { units: UNITS + 1n }, 'different'],
    ['a unit less', { units: UNITS - 1n }, 'different'],
    ['another token', { coinType: USDT }, 'unrelated'],
    ['tokens to another', { to: STRANGER }, 'unrelated'],
    ['a failure', { success: false }, 'failed'],
  ] as const)(
    'a transaction on the chain with %s is judged by its balance changes [C6, C19, C20]',
    async (_, moved, state) => {
      const { watch } = signedHere({ landed: [landed(moved)] })
      await expect(watch.look()).resolves.toBe(state)
    },
  )

  it('a transaction that gives the recipient tokens and takes them back has moved nothing [C6]', async () => {
    const row = landed()
    const back = { ...TO_DEPOSIT, amount: (-UNITS).toString() }
    const { watch } = signedHere({ landed: [{ ...row, balanceChanges: [...row.balanceChanges, back] }] })
    await expect(watch.look()).resolves.toBe('unrelated')
  })

  it('names the recipient and the package with or without leading zeros and capitals [C6]', async () => {
    const row = landed()
    const written = row.balanceChanges.map(({ address = '', coinType = '', ...rest }) => ({
      ...rest,
      address: address.replace('0xd', '0x00D'),
      coinType: coinType.replace('0xdba', '0x0DBA'),
    }))
    const { watch } = signedHere({ landed: [{ ...row, balanceChanges: written }] })
    await expect(watch.look()).resolves.toBe('confirmed')
  })

  it('has ended only once a checkpoint has it: until then no list and no search shows it [C6, C20]', async () => {
    for (const success of [true, false]) {
      const { checkpoint: _, ...row } = landed({ success })
      const { watch, ledger, submitted } = signedHere({ landed: [row] })
      expect(await looks(watch, 2)).toEqual(['seen', 'seen'])
      expect(submitted()).toEqual([])
      ledger.landed = [landed({ success })]
      expect(await looks(watch, 1)).toEqual([success ? 'confirmed' : 'failed'])
    }
  })

  it('a failed transaction is reported as failed even if a node shows its changes [C19]', async () => {
    const { balanceChanges } = landed()
    const { watch } = signedHere({ landed: [{ ...landed({ success: false }), balanceChanges }] })
    await expect(watch.look()).resolves.toBe('failed')
  })

  it('expires only at a node in an epoch after its last [C19]', async () => {
    vi.useFakeTimers()
    const { watch, ledger } = signedHere({ epoch: BOUND.lastEpoch })
    expect(await looks(watch, 1)).toEqual(['unseen'])
    ledger.epoch = LATE
    vi.advanceTimersByTime(5000)
    expect(await looks(watch, 1)).toEqual(['expired'])
    vi.useRealTimers()
  })

  it('takes fewer calls in half a minute of looks than a public node allows [C24]', async () => {
    vi.useFakeTimers()
    const { watch, requests } = signedHere({ epoch: BOUND.lastEpoch })
    for (let second = 0; second < 30; second += 1) {
      await watch.look()
      await vi.advanceTimersByTimeAsync(1000)
    }
    vi.useRealTimers()
    const asked = ['BatchGetTransactions', 'BatchGetObjects', 'GetCheckpoint'].map((name) => requests(name).length)
    expect(asked).toEqual([30, 6, 6])
  })

  it('is asked for afterwards, in one answer with what shows its end and what was before it [C19]', async () => {
    const { watch, requests } = signedHere({ epoch: LATE })
    await watch.look()
    const [alone, together] = requests<{ digests: string[] }>('BatchGetTransactions')
    expect(alone!.digests).toEqual([HASH])
    expect(together!.digests).toEqual([prologueOf(CHECKPOINT), HASH, prologueOf(SIGNED_AT)])
  })

  it('a transaction that landed at the last moment has not expired [C19]', async () => {
    const { watch, ledger } = signedHere({ epoch: LATE })
    // The first question was asked before it landed.
    let asked = 0
    Object.defineProperty(ledger, 'landed', { get: () => ((asked += 1) === 1 ? [] : [landed()]) })
    await expect(watch.look()).resolves.toBe('confirmed')
  })

  it('has not expired where the node that lacks it is behind the one that counted the epochs [C19, SAFE-E1]', async () => {
    const { watch, ledger } = signedHere({ epoch: LATE })
    // The newest checkpoint is asked for first, of another node.
    let asked = 0
    Object.defineProperty(ledger, 'checkpoint', { get: () => ((asked += 1) <= 2 ? CHECKPOINT + 9n : CHECKPOINT) })
    await expect(watch.look()).rejects.toMatchObject(SILENT)
  })

  it('has not expired where the node has pruned the time of its signature [C19]', async () => {
    const pruned = signedHere({ epoch: LATE, pruned: SIGNED_AT + 1n })
    await expect(pruned.watch.look()).rejects.toMatchObject(SILENT)
    const kept = signedHere({ epoch: LATE, pruned: SIGNED_AT })
    await expect(kept.watch.look()).resolves.toBe('expired')
  })

  it('has expired there an epoch later, unless the payout’s address holds tokens [C19, C4]', async () => {
    const pruned = { epoch: LATE + 1n, pruned: SIGNED_AT + 1n }
    await expect(signedHere(pruned).watch.look()).resolves.toBe('expired')
    const paid = signedHere({ ...pruned, landed: [{ ...landed(), digest: OTHER_HASH }] })
    await expect(paid.watch.look()).rejects.toMatchObject(SILENT)
  })

  it('a transaction that another node has kept has not expired where the node of the answer has pruned its time [C19]', async () => {
    const { watch, ledger } = signedHere({ epoch: LATE })
    let asked = 0
    Object.defineProperty(ledger, 'pruned', { get: () => ((asked += 1) <= 3 ? SIGNED_AT : SIGNED_AT + 1n) })
    await expect(watch.look()).rejects.toMatchObject(SILENT)
  })

  it('can land no more once another has used an object in its place [C19, C20]', async () => {
    const { watch } = signedHere({ coins: USED, landed: [landed({ digest: OTHER_HASH, to: STRANGER })] })
    await expect(watch.look()).resolves.toBe('replaced')
    expect(watch.hash).toBe(HASH)
  })

  it('is waited for where an object has the version that it uses, an older one, or is gone [C19]', async () => {
    for (const gas of [[{ ...GAS_COIN, version: 6n, by: OTHER_HASH }], []]) {
      const { watch } = signedHere({ coins: [...COINS.slice(0, 2), ...gas] })
      await expect(watch.look()).resolves.toBe('unseen')
    }
  })

  it('has not been replaced by itself, nor by what the node does not know [C19, SAFE-E1]', async () => {
    const usedByIt = USED.map((each) => ({ ...each, by: HASH }))
    const { watch, ledger } = signedHere({ coins: usedByIt })
    let asked = 0
    Object.defineProperty(ledger, 'landed', { get: () => ((asked += 1) === 1 ? [] : [landed()]) })
    await expect(watch.look()).resolves.toBe('confirmed')
    await expect(signedHere({ coins: USED }).watch.look()).rejects.toMatchObject(SILENT)
  })

  it('a transaction of the same wallet that has used its objects and pays the payout is followed instead [C20, C19]', async () => {
    for (const [units, state] of [
      [UNITS, 'confirmed'],
      [1n, 'different'],
    ] as const) {
      const { watch } = signedHere({ coins: USED, landed: [landed({ digest: OTHER_HASH, units })] })
      await expect(watch.look()).resolves.toBe(state)
      expect(watch.hash).toBe(OTHER_HASH)
    }
  })

  it('a transaction of an earlier page ends by what the journal kept, and never without it [C19]', async () => {
    const bound = writeBound(BOUND)
    expect(ofEarlierPage({}, bound).watch.bound).toBe(bound)
    await expect(ofEarlierPage({ epoch: LATE }, bound).watch.look()).resolves.toBe('expired')
    const replaced = ofEarlierPage({ coins: USED, landed: [landed({ digest: OTHER_HASH, to: STRANGER })] }, bound)
    await expect(replaced.watch.look()).resolves.toBe('replaced')
    for (const damaged of [undefined, '', 'never', `${EPOCH}`, `${EPOCH}:`, `-1:${SIGNED_AT}`, `${bound}0x`]) {
      const { watch, submitted } = ofEarlierPage({ epoch: LATE, coins: USED }, damaged)
      expect(await looks(watch, 2)).toEqual(['untraceable', 'untraceable'])
      expect(submitted()).toEqual([])
    }
  })

  it('is kept with no more objects than the journal has room for, those of its gas first', () => {
    const many = Array.from({ length: 60 }, (_, at) => ({ id: coin(at.toString(16), '', 0n).id, version: 7n }))
    const text = writeBound({ ...BOUND, inputs: many })
    expect(text.split(':').slice(2)).toEqual(many.slice(0, 20).map(({ id }) => `${id}@7`))
    expect(ofEarlierPage({}, text).watch.bound).toBe(text)
  })

  const withChange = (change: object) => [{ ...landed(), balanceChanges: [change] }]
  it.each([
    ['another digest', { landed: [{ ...landed(), effects: undefined as never }] }],
    ['no changes at all', { landed: [{ ...landed(), balanceChanges: [] }] }],
    ['units that are none', { landed: withChange({ ...TO_DEPOSIT, amount: '1e9' }) }],
    ['units of no coin', { landed: withChange({ address: DEPOSIT, amount: '1' }) }],
    ['units of nobody', { landed: withChange({ coinType: USDC, amount: '1' }) }],
    ['no epoch', { epoch: undefined }],
  ])('says nothing where a node answers with %s [SAFE-E1]', async (_, changes) => {
    const { watch } = signedHere(changes as Partial<Ledger>)
    await expect(watch.look()).rejects.toMatchObject(SILENT)
  })

  it('a transaction to an invalid deposit address is not judged', async () => {
    const { node } = scriptedNode({ landed: [landed()] })
    const watch = follow({ ...TRANSFER, to: CUSTOMER.slice(0, 20) }, HASH, node)
    await expect(watch.look()).rejects.toMatchObject({ code: 'network/refused' })
  })
})
