import { ComputeBudgetProgram, Transaction } from '@solana/web3.js'
import { afterAll, expect, test } from 'vitest'
import { recordingSteps } from '../../local-node.fixture.ts'
import type { ChainNode } from '../../adapter.ts'
import { openLocalSolana } from '../local-customer.fixture.ts'
import { computeBudgetInstructions, limitOf, priceOf } from './priority-fee.ts'
import { send } from '../send.ts'

const { solana, node, connection, customer, until } = await openLocalSolana()
afterAll(() => solana.stop())

const LIMIT = 100_000
const bids = (...fees: readonly unknown[]) => fees.map((fee, slot) => ({ slot, prioritizationFee: fee }))

/** The local node, whose last blocks had these bids. */
function bidding(answer: unknown): { readonly node: ChainNode; readonly asked: string[] } {
  const asked: string[] = []
  const fetch: ChainNode['fetch'] = async (input, init) => {
    const { method, params } = JSON.parse(init!.body as string) as { method: string; params: [string[]] }
    if (method !== 'getRecentPrioritizationFees') return node.fetch(input, init)
    asked.push(...params[0])
    return Response.json(
      answer === undefined
        ? { id: 1, error: { code: -32_601, message: 'Method not found' } }
        : { id: 1, result: answer },
    )
  }
  return { node: { ...node, fetch }, asked }
}

test.each([
  ['no blocks', [], 50_000n],
  ['blocks that ask for nothing', bids(0, 0, 0, 0), 50_000n],
  ['three low bids and a high one, which is the one above three in four', bids(90_000, 10, 20, 30), 90_000n],
  ['high ones and a higher one', bids(70_000, 60_000, 900_000, 80_000, 50_001), 80_000n],
  ['bids that cost more than 0.0005 SOL', bids(9e9, 9e9), 5_000_000n],
  ['no such method', undefined, 50_000n],
  ['no list', { fees: [] }, 50_000n],
  ['a bid below nothing', bids(-1), 50_000n],
  ['a bid in words', bids('90000'), 50_000n],
])('the price by a node that has %s [CHAIN-15]', async (_, answer, price) => {
  const spare = 10n ** 9n
  await expect(priceOf(bidding(answer).node, { limit: LIMIT, spare, addresses: [] })).resolves.toBe(price)
})

test.each([
  [0n, 0n],
  [1n, 10n],
  [4999n, 49_990n],
  [5001n, 50_000n],
])(
  'with %s lamports to spare, the price of a unit is no more than they pay for, %s [CHAIN-19]',
  async (spare, price) => {
    const asked = { limit: LIMIT, spare, addresses: [] }
    await expect(priceOf(bidding([]).node, asked)).resolves.toBe(price)
  },
)

test('the bid is written as the vendor’s own library writes it, and the limit grows with the work [CHAIN-15]', () => {
  const bid = [
    ComputeBudgetProgram.setComputeUnitLimit({ units: 140_000 }),
    ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 5_000_000_001 }),
  ]
  const plain = (each: (typeof bid)[number]) => [each.programId.toBase58(), each.keys, [...each.data]]
  expect(computeBudgetInstructions(140_000, 5_000_000_001n).map(plain)).toEqual(bid.map(plain))
  const limits = [limitOf({ createsAccount: true, memo: null }), limitOf({ createsAccount: false, memo: 'ü' })]
  expect(limits).toEqual([140_000, 80_800])
})

test('in a busy hour the bid is that of others for the accounts it writes, and is all that it costs more [CHAIN-15, CHAIN-19]', async () => {
  const { session, transfer, asked, keypair } = await customer({}, { native: '0.01', usdc: '9.00' })
  const busy = bidding(bids(400_000))
  const watch = await send(session, transfer, busy.node, recordingSteps())
  await until(() => watch.look(), 'confirmed')
  const { instructions } = Transaction.from(asked[0]!.transaction)
  const written = instructions.flatMap(({ keys }) => keys.filter(({ isWritable }) => isWritable))
  expect(new Set(busy.asked)).toEqual(new Set(written.map(({ pubkey }) => pubkey.toBase58())))
  const paid = 10_000_000 - (await connection.getBalance(keypair.publicKey))
  expect(paid).toBe(5000 + 1_488_440 + (140_000 * 400_000) / 1_000_000)
})

test('a customer with fee and rent alone sends without a bid, and one with a little more bids that [CHAIN-19, C9]', async () => {
  for (const [native, left] of [
    ['0.00149344', 0],
    ['0.002143682', 650_240],
  ] as const) {
    const { session, transfer, keypair } = await customer({}, { native, usdc: '5.00' })
    const watch = await send(session, transfer, bidding(bids(900_000)).node, recordingSteps())
    await until(() => watch.look(), 'confirmed')
    expect(await connection.getBalance(keypair.publicKey)).toBe(left)
  }
})
