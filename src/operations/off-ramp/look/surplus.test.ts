import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getPayout } from '../../../api/payouts.ts'
import type { ChainNode, Transfer } from '../../../chains/adapter.ts'
import { ChainError } from '../../../chains/chain-error.ts'
import { makePayout } from '../../intents/intent-answer.fixture.ts'
import { FAKE_FAMILIES, type FakeFamily } from '../fake-families.fixture.ts'
import { createOffRampWorld } from '../off-ramp-world.fixture.ts'
import { offRampEntry } from '../send-payout.ts'
import { lookForSurplus, surplusOf } from './surplus.ts'
import { told } from '../../journal/news.fixture.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

const transfers = (...amounts: readonly string[]): readonly Transfer[] =>
  amounts.map((amount, at) => ({ hash: `hash_${at}`, amount }))

test.each([
  ['its amount once', ['20.000000'], null],
  ['less than its amount', ['19.999999'], null],
  ['its amount in two parts', ['12.000000', '8.000000'], null],
  ['its amount twice', ['20.000000', '20.000000'], { total: '40', isTwice: true }],
  ['its amount twice, with other decimals', ['20.000000000000000000', '20'], { total: '40', isTwice: true }],
  ['its amount and a part', ['20.000000', '3.500000'], { total: '23.5', isTwice: false }],
  ['its amount three times', ['20.000000', '20.000000', '20.000000'], { total: '60', isTwice: false }],
  ['a unit more', ['20.000000000000000001'], { total: '20.000000000000000001', isTwice: false }],
] as const)('of a payout of 20.00 that got %s [C20]', (_, amounts, found) => {
  const surplus = surplusOf(transfers(...amounts), '20.00')
  if (found === null) return expect(surplus).toBeNull()
  const { total, ...rest } = surplus!
  expect(total.replace(/\.?0+$/, '')).toBe(found.total)
  expect(rest).toEqual({ isTwice: found.isTwice, hashes: transfers(...amounts).map(({ hash }) => hash) })
})

async function soon<T>(work: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(2000)
  return work
}

async function made(family: FakeFamily) {
  const world = createOffRampWorld(family, 'approves')
  const page = world.open()
  const { id } = await soon(makePayout(page, page.payload))
  const setStatus = (status: string) => void (world.server.payouts[0]!['status'] = status)
  const look = async (sent: readonly Transfer[] | 'silent') => {
    const findTransfers = async () => {
      if (sent === 'silent') throw new ChainError('network/unreachable')
      return sent
    }
    const payout = await soon(getPayout(page.api, id))
    return lookForSurplus({ journal: page.journal, node: {} as ChainNode, adapter: { findTransfers } }, payout)
  }
  const amount = String(world.server.payouts[0]!['amount'])
  return { world, page, id, setStatus, look, twice: transfers(amount, amount) }
}

test.each(Object.keys(FAKE_FAMILIES) as FakeFamily[])(
  'a second transfer on %s is told once the server has taken the first, and after the payout has ended too [C20]',
  async (family) => {
    const { setStatus, look, twice } = await made(family)
    expect(await look(twice)).toBeNull()
    for (const status of ['funded', 'processing', 'succeeded']) {
      setStatus(status)
      expect(await look(twice)).toMatchObject({ hashes: ['hash_0', 'hash_1'], isTwice: true })
      expect(await look(twice.slice(0, 1))).toBeNull()
    }
  },
)

test('a second transfer is told after the first went back too, unless the server says that all did [C20]', async () => {
  const { world, setStatus, look, twice } = await made('evm')
  setStatus('refunded')
  expect(await look(twice)).toMatchObject({ hashes: ['hash_0', 'hash_1'], isTwice: true })
  const amount = Number(world.server.payouts[0]!['amount'])
  const sentBack = (all: number) =>
    void (world.server.payouts[0]!['refund'] = { amount: all.toFixed(2), at: '2026-11-21T00:00:00.000Z' })
  sentBack(amount)
  expect(await look(twice)).toMatchObject({ isTwice: true })
  sentBack(2 * amount)
  expect(await look(twice)).toBeNull()
})

test.each(['cancelled', 'failed', 'failedPrecondition'])(
  'what came for a payout that is %s is said by its end [C20]',
  async (status) => {
    const { setStatus, look, twice } = await made('evm')
    setStatus(status)
    expect(await look(twice)).toBeNull()
  },
)

test('a transfer that another payout of this browser claims is not this one’s [C20]', async () => {
  const { page, setStatus, look, twice } = await made('evm')
  const other = page.journal.enterMadeElsewhere('offRamp', {}, 'payout_other')
  page.journal.record(other.opId, told('hash_1'))
  setStatus('funded')
  expect(await look(twice)).toBeNull()
})

test('a network that does not answer shows nothing, and is no proof [C20]', async () => {
  const { page, id, setStatus, look } = await made('evm')
  setStatus('funded')
  await expect(look('silent')).rejects.toMatchObject({ code: 'network/unreachable' })
  expect(offRampEntry(page.journal, id)).toBeDefined()
})
