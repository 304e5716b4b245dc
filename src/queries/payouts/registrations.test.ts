import { expect, test, vi } from 'vitest'
import { createStorage } from '../../operations/intents/payout-server.fixture.ts'
import { callHook } from '../hook.fixture.ts'
import { keys } from '../keys.ts'
import { journalOf } from '../../operations/journal/journal-of.ts'
import { refusal } from '../services.fixture.ts'
import { holdTime, settled, openSignedIn, PAYLOAD, type Opening } from './off-ramp.fixture.ts'
import { useUnfinishedTransfers } from './unfinished.ts'
import { asked, handedOver, registered, told } from '../../operations/journal/news.fixture.ts'
import { transfersIn } from '../../operations/off-ramp/state/known.fixture.ts'

holdTime()

const REDEMPTION = 'POST cctp/off-ramp'
const HASH = '8Kc9sQ2rWk5uGf3nZb7yTt4dLpXv6mHaJe1pRi2wNqCB'
const WALLET = { id: 'wallet_1', address: `0x${'a'.repeat(64)}`, nickname: null }
const onSui = (network: string, address: string) => ({
  source: { ...PAYLOAD.source, network: 'sui' },
  wallets: [WALLET],
  instructions: { memo: null, resource: { type: 'wallet', address, network } },
})
const DEPOSIT_ON_SUI = onSui('sui', `0x${'b'.repeat(64)}`)

/** A page that finds a transaction on Sui which an earlier one has handed over. */
async function left(answer: () => unknown, shared: Opening = {}) {
  const page = openSignedIn({ payout: DEPOSIT_ON_SUI, answers: { [REDEMPTION]: answer }, ...shared })
  const journal = journalOf(page.services)
  if (journal.entries().length === 0) {
    await page.make()
    journal.record(journal.entries()[0]!.opId, asked('sui'), told(HASH), handedOver(HASH))
  }
  const calls = () => page.calls.filter(({ path }) => path === 'cctp/off-ramp')
  return { ...page, registrations: calls, entry: () => journal.entries()[0]!, transfer: () => transfersIn(journal)[0]! }
}

test('what an earlier page has sent is registered when the next one is opened, on any screen [CHAIN-26, STATE-OFFR-04, STATE-OFFR-05, API-36]', async () => {
  const { sendings, registrations, transfer } = await left(() => ({ ok: true }))
  await settled(sendings.resume())
  expect(registrations()).toMatchObject([
    { body: { sourceChain: 'sui', sourceTransactionHash: HASH, transferId: 'payout_1' } },
  ])
  expect(transfer()).toMatchObject({ hash: HASH, registration: 'registered' })
  await settled(sendings.resume())
  expect(registrations()).toHaveLength(1)
})

test('a transaction is registered by later pages until the server takes it, and read again until then [C13]', async () => {
  const storage = createStorage()
  const first = await left(() => refusal(503, 'unavailable'), { storage })
  await settled(first.sendings.resume(), 20_000)
  expect([first.registrations().length, first.transfer().registration]).toEqual([3, 'none'])
  expect(first.sendings.resumeAfter()).toBe(5000)
  const next = await left(() => ({ ok: true }), { storage })
  await settled(next.sendings.resume())
  expect([next.registrations().length, next.transfer().registration]).toEqual([1, 'registered'])
})

test('a payout stays on the screens though the list shows it cancelled, until the server knows of its tokens [C13]', async () => {
  const { services, entry, present } = await left(() => ({ ok: true }))
  const found = { entry: entry(), payout: { ...present().payout, created: new Date(), updated: new Date() } }
  services.queryClient.setQueryData(keys.unfinished, [found])
  services.queryClient.setQueryData(keys.payouts, [{ ...found.payout, status: 'cancelled' }])
  const shown = () => callHook(services, useUnfinishedTransfers).transfers
  expect(shown()).toHaveLength(1)
  const journal = journalOf(services)
  journal.record(entry().opId, registered(HASH))
  services.queryClient.setQueryData(keys.unfinished, [{ ...found, entry: entry() }])
  expect(shown()).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(0)
})
