import { describe, expect, test, vi } from 'vitest'
import { HASH } from '../../chains/evm/scripted.fixture.ts'
import { callHook } from '../hook.fixture.ts'
import { keys } from '../keys.ts'
import { journalOf } from '../../operations/journal/journal-of.ts'
import { holdTime, openOffRamp, openSignedIn, type Opening } from './off-ramp.fixture.ts'
import { useSendPayout } from './send-payout.ts'
import { sendingsOf } from './sendings.ts'
import { transfersIn } from '../../operations/off-ramp/state/known.fixture.ts'

holdTime()

const MINUTE_MS = 60_000
const DECLINED = Object.assign(new Error('User rejected the request.'), { code: 4001 })
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** An off-ramp that is cancelled because the wallet declined, and what the form learned of it. */
async function declined(opening: Opening = {}) {
  const page = openSignedIn({ wallet: { eth_sendTransaction: DECLINED }, ...opening })
  const payout = await page.make()
  const log: string[] = []
  const callbacks = {
    onEnded: (ended: { status: string }) => void log.push(ended.status),
    onEndedLate: (ended: { status: string }) => void log.push(`late ${ended.status}`),
    onSentAnyway: () => void log.push('sentAnyway'),
  }
  callHook(page.services, () => useSendPayout(callbacks))(payout, page.session)
  await pass(3000)
  expect([log, page.server.status]).toEqual([['notSent'], 'cancelled'])
  return { ...page, payout, log }
}

/** A later page of the same browser, on which the customer is signed in. */
function later({ services, server }: Awaited<ReturnType<typeof declined>>) {
  const page = openSignedIn({ storage: services.world.storage.local })
  Object.assign(page.server, server)
  return page
}

const looks = ({ lookedFor }: { readonly lookedFor: readonly string[] }) =>
  lookedFor.filter((method) => method === 'eth_getLogs').length

describe('an off-ramp that was cancelled because its wallet declined', () => {
  test('is reported once where the wallet has sent after all, and refetched [C20]', async () => {
    const { log, land, services } = await declined()
    const { queryClient } = services
    for (const queryKey of [keys.payouts, keys.returning]) queryClient.setQueryData(queryKey, [])
    land()
    await pass(MINUTE_MS)
    expect(log).toEqual(['notSent', 'sentAnyway'])
    expect(transfersIn(journalOf(services))).toMatchObject([{ isReturning: true, hash: HASH }])
    const isOld = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated
    expect([isOld(keys.payouts), isOld(keys.returning)]).toEqual([true, true])
  })

  test('a later page looks after it when it reads of the cancel, whose answer no page has received [C20, SAFE-B10]', async () => {
    const first = openOffRamp({
      wallet: { eth_sendTransaction: DECLINED },
      answers: { 'DELETE payouts/payout_1': () => Response.json({}, { status: 500 }) },
    })
    const sending = sendingsOf(first.services)
    const leave = sending.begin()
    void sending.send(await first.make(), first.session)
    await pass(MINUTE_MS)
    expect(transfersIn(journalOf(first.services))).toMatchObject([{ phase: 'created', isCancelAsked: true }])
    leave()
    const page = openOffRamp({ storage: first.services.world.storage.local })
    Object.assign(page.server, { ...first.server, status: 'cancelled', isMade: true })
    const sendings = sendingsOf(page.services)
    const end = sendings.begin()
    page.land()
    await sendings.resume()
    await pass(MINUTE_MS)
    expect(transfersIn(journalOf(page.services))).toMatchObject([{ phase: 'done', isReturning: true, hash: HASH }])
    end()
  })

  test('is no longer reported where nothing has come in ten minutes [C20]', async () => {
    const page = await declined()
    await pass(11 * MINUTE_MS)
    const before = looks(page)
    page.land()
    await pass(11 * MINUTE_MS)
    expect([page.log, looks(page)]).toEqual([['notSent'], before])
  })

  test('is looked after by a later page, which shows what comes back [C20]', async () => {
    const first = await declined()
    first.end()
    const page = later(first)
    expect(await page.sendings.resumeReturning()).toEqual([])
    page.land()
    await pass(MINUTE_MS)
    expect(await page.sendings.resumeReturning()).toMatchObject([{ payout: { id: 'payout_1' } }])
    expect(transfersIn(journalOf(page.services))).toMatchObject([{ hash: HASH }])
  })

  test('is looked for once at a time, however often a later page asks [C20]', async () => {
    const first = await declined()
    first.end()
    const [once, often] = [later(first), later(first)]
    await once.sendings.resumeReturning()
    await pass(0)
    await Promise.all([often.sendings.resumeReturning(), often.sendings.resumeReturning()])
    for (let ask = 0; ask < 5; ask += 1) {
      await pass(0)
      await often.sendings.resumeReturning()
    }
    await pass(10_000)
    expect(looks(once)).toBeGreaterThan(0)
    expect(looks(often)).toBe(looks(once))
    // Each asks what comes back, and that is all.
    expect(often.pathsOf('GET').length).toBe(once.pathsOf('GET').length)
  })
})

describe('a customer who signs out', () => {
  test('ends the looking of this page and of a later one [SAFE-F6, C20]', async () => {
    const first = await declined()
    first.end()
    const page = later(first)
    await page.sendings.resumeReturning()
    await pass(5000)
    expect(looks(page)).toBeGreaterThan(0)
    page.end()
    const before = [looks(first), looks(page)]
    await pass(5 * MINUTE_MS)
    expect([looks(first), looks(page)]).toEqual(before)
  })

  test('ends it also while the payout is read for it [SAFE-F6, C20]', async () => {
    const page = later(await declined())
    await page.sendings.resumeReturning()
    page.end()
    await pass(5 * MINUTE_MS)
    expect(looks(page)).toBe(0)
    page.sendings.begin()
    await page.sendings.resumeReturning()
    await pass(5000)
    expect(looks(page)).toBeGreaterThan(0)
  })

  test('a customer who comes back has it looked for again [C20, SAFE-F6]', async () => {
    const page = later(await declined())
    await page.sendings.resumeReturning()
    await pass(5000)
    page.end()
    page.sendings.begin()
    const before = looks(page)
    await page.sendings.resumeReturning()
    page.land()
    await pass(MINUTE_MS)
    expect(looks(page)).toBeGreaterThan(before)
    expect(await page.sendings.resumeReturning()).toMatchObject([{ payout: { id: 'payout_1' } }])
  })

  test('drops what the network answers after that [SAFE-F6, C20]', async () => {
    const page = await declined()
    const answered = Promise.withResolvers<void>()
    const before = looks(page)
    page.server.node = answered.promise
    page.land()
    await pass(1500)
    expect(looks(page)).toBe(before + 1)
    page.end()
    page.signIn('customer_b')
    page.sendings.begin()
    answered.resolve()
    await pass(MINUTE_MS)
    expect(page.log).toEqual(['notSent'])
  })
})
