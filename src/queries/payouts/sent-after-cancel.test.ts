import { describe, expect, test, vi } from 'vitest'
import { getPayout } from '../../api/payouts.ts'
import { HASH } from '../../chains/evm/scripted.fixture.ts'
import { journalOf } from '../../operations/journal/journal-of.ts'
import { cancelEarlierOffRamp } from './cancel-unfinished.ts'
import { holdTime, settled, openSignedIn, type Opening } from './off-ramp.fixture.ts'
import { transfersIn } from '../../operations/off-ramp/state/known.fixture.ts'

holdTime()

const DECLINED = Object.assign(new Error('User rejected the request.'), { code: 4001 })
const FAILED = Object.assign(new Error('Internal JSON-RPC error.'), { code: -32_603 })
const SENT = ['ramp-payout-sent', { id: 'payout_1', network: 'base', transactionHash: HASH }]
const MINUTE_MS = 60_000
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const COMES_BACK = { phase: 'done', isReturning: true, hash: HASH }

/** The scripted node has the transfer's logs from block 0x64 on: 64 blocks before the newest, and the newest when the wallet is asked. */
function blocks() {
  let asked = 0
  return {
    eth_blockNumber: () => ((asked += 1) === 2 ? '0x64' : '0xa4'),
    eth_getBlockByNumber: { number: '0x40', timestamp: '0x1' },
  }
}

/** A page whose customer sends from here for a payout that another device has made, with a wallet that declines. */
async function declinedForAnotherDevice() {
  const page = openSignedIn({ wallet: { eth_sendTransaction: DECLINED }, node: blocks() })
  page.server.isMade = true
  const payout = await getPayout(page.services.api, 'payout_1')
  const end = await settled(page.sendings.sendUnfinished(payout, page.session))
  expect([end, page.server.status]).toMatchObject([{ status: 'notSent', isCancelled: false }, 'pending'])
  return { ...page, entries: () => transfersIn(journalOf(page.services)) }
}

describe('a wallet that declines what another device has made, and sends it anyway', () => {
  test('is followed, and the host hears of it once [C20, H11]', async () => {
    const { land, emitted, entries, sendings } = await declinedForAnotherDevice()
    land()
    await pass(MINUTE_MS)
    await sendings.resume()
    await pass(MINUTE_MS)
    expect(emitted).toEqual([SENT])
    expect(entries()).toMatchObject([{ phase: 'created', hash: HASH, isAnnounced: true }])
  })

  test('is reported, with what comes back, where the other device has cancelled [C20]', async () => {
    const { land, entries, server, sendings } = await declinedForAnotherDevice()
    server.status = 'cancelled'
    land()
    await pass(MINUTE_MS)
    // As the lists do, which are refetched.
    await sendings.resume()
    await pass(MINUTE_MS)
    expect(entries()).toMatchObject([COMES_BACK])
  })

  test('is looked for by a later page too [C20]', async () => {
    const first = await declinedForAnotherDevice()
    first.end()
    const page = openSignedIn({ storage: first.services.world.storage.local, node: blocks() })
    Object.assign(page.server, first.server)
    page.land()
    await settled(page.sendings.resume(), MINUTE_MS)
    expect(page.emitted).toEqual([SENT])
  })
})

describe('tokens of a payout that another device has cancelled', () => {
  const made = async (opening: Opening = {}) => {
    const page = openSignedIn(opening)
    const payout = await page.make()
    return { ...page, payout, entries: () => transfersIn(journalOf(page.services)) }
  }

  test('are reported as coming back where the wallet has answered with their hash [C19, C20]', async () => {
    const { sendings, payout, session, server, land, entries } = await made()
    const sending = sendings.send(payout, session)
    await pass(3000)
    server.status = 'cancelled'
    expect(await settled(sending, MINUTE_MS)).toEqual({ status: 'over', tokens: 'awaited' })
    land()
    await pass(MINUTE_MS)
    expect(entries()).toMatchObject([COMES_BACK])
  })

  test.each([
    ['its wallet was asked', { eth_sendTransaction: FAILED }],
    ['its wallet had returned the hash', {}],
  ] as const)('the tokens are reported by the page that reads so after %s [C19, C20]', async (_, wallet) => {
    const first = await made({ wallet })
    void first.sendings.send(first.payout, first.session)
    await pass(3000)
    first.end()
    const page = openSignedIn({ storage: first.services.world.storage.local })
    Object.assign(page.server, first.server, { status: 'cancelled' })
    await settled(page.sendings.resume())
    page.land()
    await pass(MINUTE_MS)
    expect(transfersIn(journalOf(page.services))).toMatchObject([COMES_BACK])
  })

  test('are looked for by the page whose customer has cancelled, while it is open [C19, C20]', async () => {
    const { sendings, payout, session, land, entries, services } = await made({
      wallet: { eth_sendTransaction: FAILED },
    })
    await settled(sendings.send(payout, session))
    const [left] = await sendings.resume()
    expect(await settled(cancelEarlierOffRamp(services, left!))).toMatchObject({ status: 'cancelled' })
    land()
    await pass(MINUTE_MS)
    expect(entries()).toMatchObject([COMES_BACK])
  })
})
