import { describe, expect, test, vi } from 'vitest'
import { HASH } from '../../chains/evm/scripted.fixture.ts'
import { callHook } from '../hook.fixture.ts'
import { journalOf } from '../../operations/journal/journal-of.ts'
import { cancelEarlierOffRamp } from './cancel-unfinished.ts'
import { holdTime, settled, openSignedIn } from './off-ramp.fixture.ts'
import { useSendPayout } from './send-payout.ts'
import { transfersIn } from '../../operations/off-ramp/state/known.fixture.ts'

holdTime()

const MINUTE_MS = 60_000
const DECLINED = Object.assign(new Error('User rejected the request.'), { code: 4001 })
const SENT = ['ramp-payout-sent', { id: 'payout_1', network: 'base', transactionHash: HASH }]
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** A wallet that has said nothing for two minutes. */
async function silent() {
  const answer = Promise.withResolvers<unknown>()
  const page = openSignedIn({ wallet: { eth_sendTransaction: () => answer.promise } })
  const payout = await page.make()
  const ends: unknown[] = []
  void page.sendings.send(payout, page.session).then((end) => ends.push(end))
  await pass(115_000)
  const early = ends.length
  await pass(15_000)
  const entry = () => journalOf(page.services).entries()[0]!
  const prompts = () => page.asked.filter((method) => method === 'eth_sendTransaction').length
  const transfer = () => transfersIn(journalOf(page.services))[0]!
  return { ...page, payout, answer, ends, early, entry, transfer, prompts }
}

describe('a wallet that does not answer', () => {
  test('is waited for two minutes, and the payout stays as it is [C19, C22]', async () => {
    const { ends, early, transfer, server } = await silent()
    expect([early, ends]).toMatchObject([0, [{ status: 'unknown', error: { code: 'wallet/unanswered' } }]])
    expect([transfer(), server.status]).toMatchObject([{ isAsked: true, isDeclined: false }, 'pending'])
  })

  test('is not asked a second time [E18, SAFE-B1]', async () => {
    const { sendings, payout, session, prompts } = await silent()
    expect(await settled(sendings.sendUnfinished(payout, session))).toEqual({ status: 'elsewhere' })
    expect(prompts()).toBe(1)
  })

  test('a wallet that sends late is followed to its end, and announced once [C20, C22]', async () => {
    const { answer, land, emitted, transfer, sendings } = await silent()
    await sendings.resume()
    answer.resolve(HASH)
    land()
    await pass(MINUTE_MS)
    expect(emitted).toEqual([SENT])
    expect(transfer()).toMatchObject({ phase: 'created', hash: HASH })
    expect(sendings.store.getState().get('payout_1')).toMatchObject({ end: { status: 'sent', hash: HASH } })
  })

  test('is reported twice: that it has not answered, and how it ended after all [C22]', async () => {
    const answer = Promise.withResolvers<unknown>()
    const page = openSignedIn({ wallet: { eth_sendTransaction: () => answer.promise } })
    const payout = await page.make()
    const log: string[] = []
    const hears = (name: string) => (end: { readonly status: string }) => void log.push(`${name} ${end.status}`)
    const callbacks = {
      onEnded: hears('ended'),
      onEndedLate: hears('late'),
      onSentAnyway: hears('sent anyway') as never,
    }
    callHook(page.services, () => useSendPayout(callbacks))(payout, page.session)
    await pass(130_000)
    expect(log).toEqual(['ended unknown'])
    answer.resolve(HASH)
    page.land()
    await pass(MINUTE_MS)
    expect(log).toEqual(['ended unknown', 'late sent'])
  })

  test('a wallet that declines late has its payout cancelled, as one that declines at once [C19, STATE-OFFR-03]', async () => {
    const { answer, emitted, server, entry } = await silent()
    answer.reject(DECLINED)
    await pass(MINUTE_MS)
    expect([server.status, entry().phase]).toEqual(['cancelled', 'done'])
    expect(emitted).toEqual([['ramp-payout-cancelled', { id: 'payout_1' }]])
  })

  test('a wallet that fails late leaves the question to its customer [C22]', async () => {
    const { answer, emitted, server, transfer, ends } = await silent()
    answer.reject(new Error('Internal error'))
    await pass(MINUTE_MS)
    expect([server.status, emitted, ends.length]).toEqual(['pending', [], 1])
    expect(transfer()).toMatchObject({ phase: 'created', isAsked: true, isDeclined: false })
  })

  test('has its payout cancelled at its customer’s request, after a search, and is watched from then on [C19, C20]', async () => {
    const { services, payout, entry, transfer, answer, land, emitted, sendings } = await silent()
    expect(await settled(cancelEarlierOffRamp(services, { entry: entry(), payout }))).toMatchObject({
      status: 'cancelled',
    })
    answer.resolve(HASH)
    land()
    await pass(MINUTE_MS)
    expect(sendings.store.getState().get('payout_1')?.end).toEqual({ status: 'over', tokens: 'came' })
    expect([transfer(), emitted]).toMatchObject([{ phase: 'done', isReturning: true, hash: HASH }, []])
  })

  test('a wallet that declines after its customer has cancelled is reported no more [C19]', async () => {
    const { services, payout, entry, answer, emitted, sendings } = await silent()
    await settled(cancelEarlierOffRamp(services, { entry: entry(), payout }))
    answer.reject(DECLINED)
    await pass(MINUTE_MS)
    expect([emitted, sendings.store.getState().get('payout_1')?.end?.status]).toEqual([[], 'unknown'])
  })
})
