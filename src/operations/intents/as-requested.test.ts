import { expect, test } from 'vitest'
import type { Payout } from '../../domain/payouts/payout.ts'
import { makePayout } from './intent-answer.fixture.ts'
import { isAsRequested } from './payout-intent.ts'
import { offRamp } from './off-ramp-payload.fixture.ts'
import { createServer, createStorage, onRamp, openPage } from './payout-server.fixture.ts'
import { made } from '../journal/news.fixture.ts'

/** The payout that one page made, and the journal as the page after a reload reads it. */
async function reloaded(payload = onRamp()) {
  const server = createServer()
  const storage = createStorage()
  const payout = await makePayout(openPage(server, storage), payload)
  return { payout, journal: openPage(server, storage).journal }
}

test.each([
  ['an on-ramp', onRamp()],
  ['an off-ramp', offRamp],
])('%s that came back as it was asked for is recognised after a reload [SAFE-B5, E18]', async (_, payload) => {
  const { payout, journal } = await reloaded(payload)
  expect(isAsRequested(journal, payout)).toBe(true)
  const { source } = payout
  expect(isAsRequested(journal, { ...payout, source: { ...source, amount: null } })).toBe(true)
  expect(isAsRequested(journal, { ...payout, amount: '100.000', source: { ...source, amount: '100' } })).toBe(true)
})

test.each([
  ['amount', ({ source }: Payout) => ({ amount: '1100.00', source: { ...source, amount: '1100.00' } })],
  ['amount in the instructions alone', () => ({ amount: '1100.00' })],
  ['amount in the ledger alone', ({ source }: Payout) => ({ source: { ...source, amount: '1100.00' } })],
  ['currency', ({ destination }: Payout) => ({ destination: { ...destination, currency: 'usdt' as const } })],
  ['network', ({ destination }: Payout) => ({ destination: { ...destination, network: 'polygon' as const } })],
  ['wallet', ({ destination }: Payout) => ({ destination: { ...destination, id: 'wallet_2' } })],
  ['account', ({ source }: Payout) => ({ source: { ...source, id: 'bankAccount_2' } })],
  ['wire message', () => ({ wireMessage: 'FFC:another' })],
])('a payout of another %s is noticed after a reload [SAFE-B5, E18]', async (_, change) => {
  const { payout, journal } = await reloaded()
  expect(isAsRequested(journal, { ...payout, ...change(payout) })).toBe(false)
})

test('a payout that names the key of an entry is compared with it, also where the entry does not know its id [E18]', async () => {
  const { payout, journal } = await reloaded()
  const [entry] = journal.entries()
  journal.record(entry!.opId, made('payout_unknown'))
  const other = { ...payout, amount: '1100.00' }
  expect(isAsRequested(journal, { ...other, idempotencyKey: entry!.idempotencyKey })).toBe(false)
  expect(isAsRequested(journal, { ...other, idempotencyKey: null })).toBe(true)
})

test('a payout that this browser knows nothing of is not judged [E18]', async () => {
  const { payout } = await reloaded()
  expect(isAsRequested(openPage(createServer()).journal, { ...payout, amount: '1100.00' })).toBe(true)
})
