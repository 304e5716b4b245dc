import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Payout } from '../../domain/payouts/payout.ts'
import { endFakeTime, startFakeTime } from './fake-time.fixture.ts'
import { knownAfter } from './earlier-payouts.ts'
import { findLatePayouts, givenUpEntries, isMadeAgain } from './late-payouts.ts'
import { offRamp } from './off-ramp-payload.fixture.ts'
import { payoutIdentity } from './payout-identity.ts'
import { giveUpPayout, openPayouts, submitPayout } from './payout-intent.ts'
import { HOUR, createServer, createStorage, onRamp, openPage, settled, type Server } from './payout-server.fixture.ts'
import { pressNow, submitNow } from './press.fixture.ts'
import type { Earlier } from './run-intent.ts'

beforeEach(startFakeTime)
afterEach(endFakeTime)

const FORMS = [
  ['an on-ramp', 'onRamp', onRamp()],
  ['an off-ramp', 'offRamp', offRamp],
] as const

/** The customer has started anew. The first call still lies at a gateway, which hands it on when `arrive` is called. */
async function startedAnew(kind: 'onRamp' | 'offRamp', form = onRamp(), server: Server = createServer()) {
  const storage = createStorage()
  server.faults.push('requestLost', 'requestLost', 'requestLost', 'requestLost')
  const page = openPage(server, storage)
  expect(await settled(submitNow(page, form))).toMatchObject({ status: 'undecided', candidates: [] })
  const [entry] = openPayouts(page.journal, kind)
  giveUpPayout(page, entry!)
  const arrive = () =>
    server.fetch('https://api.example/v1/ramp/payouts', {
      method: 'POST',
      headers: {
        Authorization: 'Bearer token',
        'X-Application-Id': 'application_sandbox',
        'Idempotency-Key': entry!.idempotencyKey,
      },
      body: JSON.stringify(form),
    })
  return { server, storage, page, entry: entry!, arrive }
}

describe.each(FORMS)('%s that was made after its customer had started anew', (_, kind, form) => {
  const PHASE = { onRamp: 'done', offRamp: 'created' }[kind]

  test('is found by its key, once in all tabs, and is its entry’s [E18]', async () => {
    const { server, storage, page, entry, arrive } = await startedAnew(kind, form)
    expect(await findLatePayouts(page)).toEqual([])
    expect(givenUpEntries(page.journal)).toHaveLength(1)
    await arrive()
    const other = openPage(server, storage)
    expect(await findLatePayouts(page)).toMatchObject([{ payout: { id: 'payout_001' }, isProven: true }])
    expect(await findLatePayouts(other)).toEqual([])
    expect(page.journal.presentOf(entry)).toMatchObject({ phase: PHASE, payoutId: 'payout_001' })
    expect(givenUpEntries(page.journal)).toEqual([])
  })

  test('is offered before a second one is made [E18, SAFE-B2]', async () => {
    const { server, page, arrive } = await startedAnew(kind, form)
    const press = pressNow(page.journal)
    await arrive()
    const clicks = Promise.all([1, 2, 3].map(() => submitPayout(page, form, press)))
    const [asked, ...others] = (await settled(clicks)) as Awaited<typeof clicks>
    for (const other of others) expect(other).toEqual(asked)
    expect(asked).toMatchObject({ status: 'earlier', found: [{ id: 'payout_001' }] })
    expect(server.payouts).toHaveLength(1)
    const { found } = asked as Earlier<Payout>
    const knowing = { at: Date.now(), known: knownAfter(page, found, press) }
    expect(await settled(submitPayout(page, form, knowing))).toMatchObject({ answer: { id: 'payout_002' } })
  })

  test('is known beside the one that was made again in its place [E18]', async () => {
    const { page, entry, arrive } = await startedAnew(kind, form)
    await vi.advanceTimersByTimeAsync(2000)
    expect(await settled(submitNow(page, form))).toMatchObject({ answer: { id: 'payout_001' } })
    expect(isMadeAgain(page.journal, page.journal.presentOf(entry))).toBe(true)
    await arrive()
    expect(await findLatePayouts(page)).toMatchObject([{ payout: { id: 'payout_002' }, isProven: true }])
    const [first, second] = page.journal.entries()
    expect([first, second].map((each) => isMadeAgain(page.journal, each!))).toEqual([true, false])
  })

  test('is not looked for once its key is old, nor told once it has ended [E18]', async () => {
    const { server, page, arrive } = await startedAnew(kind, form)
    await arrive()
    server.payouts[0]!['status'] = 'cancelled'
    expect(await findLatePayouts(page)).toEqual([])
    const old = await startedAnew(kind, form)
    await old.arrive()
    await vi.advanceTimersByTimeAsync(23 * HOUR + 1000)
    const read = old.server.seen.length
    expect(await findLatePayouts(openPage(old.server, old.storage))).toEqual([])
    expect(old.server.seen).toHaveLength(read)
  })

  test('is shown as perhaps the one where rows name no key, but not while another call is under way [E18]', async () => {
    const { page, entry, arrive } = await startedAnew(kind, form, createServer({ namesKeys: false }))
    await arrive()
    expect(await findLatePayouts(page)).toMatchObject([{ payout: { id: 'payout_001' }, isProven: false }])
    expect(page.journal.presentOf(entry)).toMatchObject({ phase: 'refused' })
    await page.journal.intentFor(kind, payoutIdentity(form))
    expect(await findLatePayouts(page)).toEqual([])
  })
})

test('what the server has refused is not looked for [E18]', async () => {
  const server = createServer()
  server.faults.push('invalid')
  const page = openPage(server)
  await settled(submitNow(page, onRamp()))
  const read = server.seen.length
  expect(await findLatePayouts(page)).toEqual([])
  expect(server.seen).toHaveLength(read)
})
