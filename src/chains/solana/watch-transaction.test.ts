import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TransactionWatch } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { createChainNode } from '../node.ts'
import {
  CUSTOMER,
  DEPOSIT,
  HASH,
  landed,
  readLook,
  scriptedNode,
  status,
  TRANSFER,
  UNITS,
  USDC,
} from './scripted.fixture.ts'
import { follow, watchTransaction } from './watch-transaction.ts'

type Script = Parameters<typeof scriptedNode>[0]

/** The newest block, when every fork has it. */
const final = (height: number) => [height, height] as const

const LAST_VALID = 1150
const LATE = 'unseen, expiryPassed'
const SIGNED = { transaction: 'AQ==', height: 1000 }

function signedHere(script: Script, lastValid: number | null = LAST_VALID) {
  const { node, ...rest } = scriptedNode(script)
  return { ...rest, watch: watchTransaction({ transfer: TRANSFER, hash: HASH, node, lastValid, signed: SIGNED }) }
}
function ofEarlierPage(script: Script, bound?: string) {
  const { node, ...rest } = scriptedNode(script)
  return { ...rest, watch: follow(TRANSFER, HASH, node, { since: 7, ...(bound !== undefined && { bound }) }) }
}
async function looks(watch: TransactionWatch, count: number) {
  const states: string[] = []
  for (let at = 0; at < count; at += 1) states.push(await readLook(watch))
  return states
}

describe('a transaction of Solana', () => {
  it.each([
    ['the tokens', landed(), 'confirmed'],
    ['more of them', landed({ units: UNITS + 1n }), 'different'],
    ['a unit less', landed({ units: UNITS - 1n }), 'different'],
    ['another token', landed({ mint: DEPOSIT }), 'untraceable'],
    ['tokens to another', landed({ to: USDC }), 'untraceable'],
    ['no tokens', { ...landed(), meta: { err: null, preTokenBalances: [], postTokenBalances: [] } }, 'untraceable'],
    ['tokens taken from the address', landed({ units: -1n }), 'untraceable'],
    ['an error', { ...landed(), meta: { ...landed().meta, err: { InstructionError: [1, { Custom: 1 }] } } }, 'failed'],
    ['nothing that the node has yet', null, 'unseen'],
  ])(
    'a transaction on the chain with %s is judged by what it changed [CHAIN-15, C6, C20]',
    async (_, transaction, state) => {
      for (const commitment of ['confirmed', 'finalized']) {
        const { watch } = signedHere({ statuses: [status(commitment)], transaction })
        await expect(watch.look()).resolves.toBe(state)
      }
    },
  )

  it('has failed when the network keeps its failure, and not while a fork may drop it [C19]', async () => {
    const err = { InstructionError: [0, { Custom: 1 }] }
    const { watch } = signedHere({ statuses: [status('processed', err), status('confirmed', err)] })
    expect(await looks(watch, 2)).toEqual(['seen', 'failed'])
  })

  it('a processed transaction is not there yet [C6]', async () => {
    const { watch, relayed } = signedHere({
      statuses: [status('processed'), status('confirmed')],
      transaction: landed(),
    })
    expect(await looks(watch, 2)).toEqual(['seen', 'confirmed'])
    expect(relayed).toEqual([])
  })

  it('is late more than 20 blocks after it was handed over, and confirmed after all [CHAIN-17, CHAIN-21, C4]', async () => {
    const statuses = [null, null, null, status('confirmed')]
    const { watch } = signedHere({ statuses, heights: [1020, 1021, 1150], transaction: landed() })
    expect(await looks(watch, 4)).toEqual(['unseen', LATE, LATE, 'confirmed'])
  })

  it('has expired when its blockhash is dead on every fork and it is unknown still [SAFE-C4, C4]', async () => {
    const heights = [1150, [1151, 1150], [1151, 1151]]
    const { watch, asked } = signedHere({ heights })
    expect(await looks(watch, 3)).toEqual([LATE, LATE, 'expired, expiryPassed'])
    const last = ['getSignatureStatuses', 'getBlockHeight', 'getEpochInfo', 'getSignatureStatuses']
    expect(asked.slice(-4)).toEqual(last)
  })

  it('has not expired for a node that is behind the block in which it may be [SAFE-C4, C4]', async () => {
    // The height 1151 is in the slot 1551.
    const { watch } = signedHere({
      heights: [final(1151), final(1190), [1191, 1150]],
      slots: [1500, 1550, 1500, 1550, 1500, 1551],
    })
    await expect(watch.look()).rejects.toMatchObject({ code: 'network/unreachable' })
    await expect(watch.look()).rejects.toMatchObject({ code: 'network/unreachable' })
    // It need not come to what is final by then.
    await expect(watch.look()).resolves.toBe('expired')
    const known = signedHere({
      heights: [final(1151)],
      slots: [1],
      statuses: [null, status('finalized')],
      transaction: landed(),
    })
    await expect(known.watch.look()).resolves.toBe('confirmed')
  })

  it('a transaction that came with the last block has not expired [SAFE-C4, C4]', async () => {
    const heights = [final(1151)]
    const late = signedHere({ statuses: [null, status('confirmed')], heights, transaction: landed() })
    await expect(late.watch.look()).resolves.toBe('confirmed')
    const failed = signedHere({ statuses: [null, status('finalized', 'x')], heights })
    await expect(failed.watch.look()).resolves.toBe('failed')
    const processed = signedHere({ statuses: [null, status('processed')], heights })
    await expect(processed.watch.look()).resolves.toBe('seen')
  })

  it('is handed over again with each look while it is unseen, and the failures of that are nothing [CHAIN-18, API-37, C5]', async () => {
    const { watch, relayed } = signedHere({
      statuses: [null, null, status('processed'), status('confirmed')],
      transaction: landed(),
      relay: async () => 'refused',
    })
    expect(await looks(watch, 4)).toEqual(['unseen', 'unseen', 'seen', 'confirmed'])
    expect(relayed).toEqual([
      ['AQ==', true],
      ['AQ==', true],
    ])
  })

  it('is handed over once while the relay does not answer, which holds nothing up [C5]', async () => {
    const { watch, relayed } = signedHere({ relay: () => new Promise(() => {}) })
    expect(await looks(watch, 3)).toEqual(['unseen', 'unseen', 'unseen'])
    expect(relayed).toHaveLength(1)
  })

  it('a transaction that an earlier page has signed expires with its blockhash, and is never sent again [SAFE-C4, C4]', async () => {
    const { watch, relayed } = ofEarlierPage({ heights: [5000, 5020, 5021, final(5150), final(5151)] }, '5150')
    expect(watch.bound).toBe('5150')
    expect(await looks(watch, 5)).toEqual(['unseen', 'unseen', LATE, LATE, 'expired, expiryPassed'])
    expect(relayed).toEqual([])
  })

  it.each([undefined, '', '0xa:7', 'Infinity', '1e3', '-1'])(
    'a transaction with an unknown blockhash has never expired, at any height: the journal has %j [C20, SAFE-C4]',
    async (bound) => {
      const { watch } = ofEarlierPage({ heights: [5000, final(5200), final(5279), final(9_000_000)] }, bound)
      expect(await looks(watch, 5)).toEqual(Array.from({ length: 5 }, () => 'untraceable'))
      expect(watch.bound).toBeUndefined()
      // A block of a fork that is left behind proves nothing.
      const forked = ofEarlierPage({
        statuses: [status('processed'), null, status('confirmed')],
        transaction: landed(),
      })
      expect(await looks(forked.watch, 3)).toEqual(['untraceable', 'untraceable', 'confirmed'])
    },
  )

  it('a transaction with a durable nonce, signed here, is handed over again at any height and has never expired [C20, C5]', async () => {
    const statuses = [null, null, status('processed'), status('confirmed')]
    const { watch, relayed } = signedHere({ statuses, heights: [final(9_000_000)], transaction: landed() }, null)
    expect(await looks(watch, 4)).toEqual(['untraceable', 'untraceable', 'untraceable', 'confirmed'])
    expect(relayed).toHaveLength(2)
  })

  it.each([
    ['a number', { statuses: [7] }],
    ['a text', { statuses: ['confirmed'] }],
    ['another commitment', { statuses: [status('rooted')] }],
    ['no outcome', { statuses: [{ confirmationStatus: 'confirmed' }] }],
    ['no height', { heights: [null] }],
    ['a height of no sense', { heights: [-1] }],
    [
      'another transaction',
      { statuses: [status('confirmed')], transaction: { ...landed(), transaction: { signatures: ['x'] } } },
    ],
    ['no balances', { statuses: [status('confirmed')], transaction: { ...landed(), meta: { err: null } } }],
    [
      'no outcome of the transaction',
      { statuses: [status('confirmed')], transaction: { transaction: { signatures: [HASH] } } },
    ],
  ])('is still unknown when the node returns %s', async (_, script) => {
    await expect(signedHere(script).watch.look()).rejects.toMatchObject({ code: 'network/unreachable' })
  })

  it('is never confirmed by a hostile node unless balances say so, nor expired while it is known, and nothing but a chain error is thrown [C6, SAFE-C4]', async () => {
    const part = fc.oneof(fc.constantFrom(HASH, DEPOSIT, USDC, CUSTOMER, null, 1, 2000), fc.jsonValue())
    const maybe = <T>(value: fc.Arbitrary<T>) =>
      fc.oneof({ weight: 4, arbitrary: value }, { weight: 1, arbitrary: part })
    const balance = fc.record({
      owner: maybe(fc.constantFrom(DEPOSIT, CUSTOMER)),
      mint: maybe(fc.constant(USDC)),
      // Three rows of these are less than the transfer.
      uiTokenAmount: maybe(
        fc.record({ amount: maybe(fc.constantFrom('0', '1', '4000000', '-99999999', '1e9', 99999999)) }),
      ),
    })
    const balances = maybe(fc.array(maybe(balance), { maxLength: 3 }))
    const meta = fc.record({ err: maybe(fc.constant(null)), preTokenBalances: balances, postTokenBalances: balances })
    const answers = fc.record({
      getSignatureStatuses: maybe(
        fc.record({
          context: maybe(fc.record({ slot: maybe(fc.constantFrom(1500, 1600)) })),
          value: maybe(
            fc.tuple(maybe(fc.constantFrom(null, status('processed'), status('confirmed'), status('finalized', {})))),
          ),
        }),
      ),
      getBlockHeight: maybe(fc.constantFrom(1000, 1021, 1151)),
      getEpochInfo: maybe(
        fc.record({ blockHeight: maybe(fc.constantFrom(1150, 1151)), absoluteSlot: maybe(fc.constant(1551)) }),
      ),
      getTransaction: maybe(fc.record({ transaction: maybe(fc.constant({ signatures: [HASH] })), meta: maybe(meta) })),
    })
    const states = new Set<string>()
    await fc.assert(
      fc.asyncProperty(answers, async (answer) => {
        const fetch = async (_: unknown, init?: RequestInit) => {
          const { method } = JSON.parse(init!.body as string) as { method: keyof typeof answer }
          return Response.json({ id: 1, result: answer[method] })
        }
        const node = createChainNode({ fetch, relay: async () => 'accepted' })
        const sent = { transfer: TRANSFER, hash: HASH, node, signed: SIGNED }
        const watch = watchTransaction({ ...sent, lastValid: LAST_VALID })
        const state = await watch.look().catch((error: unknown) => {
          expect(error).toBeInstanceOf(ChainError)
          return 'unknown'
        })
        states.add(state)
        expect(state).not.toBe('confirmed')
        if (state !== 'expired') return
        const { value, context } = answer.getSignatureStatuses as { value: unknown[]; context: { slot: number } }
        const { blockHeight, absoluteSlot } = answer.getEpochInfo as { blockHeight: number; absoluteSlot: number }
        const isDead = Number(answer.getBlockHeight) > 1150 && blockHeight > 1150
        expect([value, isDead, absoluteSlot === 0 || context.slot >= absoluteSlot]).toEqual([[null], true, true])
      }),
      { numRuns: 3000 },
    )
    for (const state of ['unseen', 'expired', 'failed', 'different', 'unknown']) expect(states).toContain(state)
  })
})
