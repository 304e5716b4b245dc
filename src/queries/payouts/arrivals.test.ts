import { describe, expect, test, vi } from 'vitest'
import { HASH } from '../../chains/evm/scripted.fixture.ts'
import { createStorage } from '../../operations/intents/payout-server.fixture.ts'
import { createTabs } from '../../operations/journal/journal.fixture.ts'
import { journalOf } from '../../operations/journal/journal-of.ts'
import { holdTime, settled, openSignedIn, type Opening } from './off-ramp.fixture.ts'
import { transfersIn } from '../../operations/off-ramp/state/known.fixture.ts'

holdTime()

const MINUTE = 60_000
const FAILED = Object.assign(new Error('Internal JSON-RPC error.'), { code: -32_603 })
/** A hash that no chain knows. */
const OTHER_HASH = `0x${'f0'.repeat(32)}`
const SENT = ['ramp-payout-sent', { id: 'payout_1', network: 'base', transactionHash: HASH }]

/** A browser whose pages share what they keep. */
function browser() {
  const shared = { storage: createStorage(), tabs: createTabs() }
  const open = (wallet: Opening = {}) => {
    const page = openSignedIn({ ...shared, ...wallet })
    return { ...page, send: async () => page.sendings.send(await page.make(), page.session) }
  }
  return Object.assign(open, { clear: () => shared.storage.kept.clear() })
}

describe('a wallet that broadcasts, and fails with an error that says nothing [C19, C22]', () => {
  test('is followed by what the network has at once, and the host hears of it once', async () => {
    const { send, land, emitted, sendings } = browser()({ wallet: { eth_sendTransaction: FAILED } })
    land()
    expect(await settled(send())).toEqual({ status: 'sent', hash: HASH })
    await settled(sendings.resume())
    expect(emitted).toEqual([SENT])
  })

  test('is looked for while the customer is asked about it', async () => {
    const { send, land, emitted, sendings, services } = browser()({ wallet: { eth_sendTransaction: FAILED } })
    expect(await settled(send())).toMatchObject({ status: 'unknown', error: { code: 'wallet/send-unknown' } })
    await settled(sendings.resume(), 10_000)
    expect([emitted, transfersIn(journalOf(services))]).toMatchObject([[], [{ isAsked: true, hash: undefined }]])
    land()
    await vi.advanceTimersByTimeAsync(10_000)
    expect([emitted, transfersIn(journalOf(services))]).toMatchObject([[SENT], [{ phase: 'created', hash: HASH }]])
  })

  test('is looked for by a later page, for ten minutes', async () => {
    const open = browser()
    await settled(open({ wallet: { eth_sendTransaction: FAILED } }).send())
    const { sendings, land, emitted, lookedFor } = open()
    await settled(sendings.resume(), 11 * MINUTE)
    lookedFor.length = 0
    await vi.advanceTimersByTimeAsync(5 * MINUTE)
    expect([emitted, lookedFor]).toEqual([[], []])
    land()
    await settled(sendings.resume())
    expect(emitted).toEqual([SENT])
  })
})

describe('a wallet that sends, and never answers [C20, C22]', () => {
  test('is announced to the host by the server’s status, once', async () => {
    const open = browser()
    const { send, server, land, emitted, services } = open({
      wallet: { eth_sendTransaction: () => new Promise(() => {}) },
    })
    void send()
    await settled(Promise.resolve(), 1500)
    land()
    server.status = 'funded'
    await settled(Promise.resolve(), 20_000)
    expect([emitted, transfersIn(journalOf(services))]).toMatchObject([[SENT], [{ isAsked: true, isAnnounced: true }]])
    const other = open()
    other.land()
    other.server.status = 'funded'
    await settled(other.sendings.resume(), 10_000)
    expect(other.emitted).toEqual([])
  })
})

describe('tokens that have come [C20]', () => {
  test('are announced once by all pages of a browser', async () => {
    const open = browser()
    const [one, other] = [open(), open()]
    one.land()
    other.land()
    await settled(one.send())
    await settled(other.sendings.resume())
    const third = open()
    third.land()
    await settled(third.sendings.resume())
    expect([one.emitted, other.emitted, third.emitted]).toEqual([[SENT], [], []])
  })

  test('are announced although the journal was cleared under way, once by all tabs that follow them', async () => {
    const open = browser()
    const [one, other] = [open(), open()]
    const sending = one.send()
    await settled(Promise.resolve(), 1500)
    await settled(other.sendings.resume(), 1500)
    open.clear()
    one.land()
    other.land()
    expect(await settled(sending)).toMatchObject({ status: 'sent', hash: HASH })
    await settled(other.sendings.resume())
    const third = open()
    third.land()
    await settled(third.sendings.resume())
    expect([...one.emitted, ...other.emitted, ...third.emitted]).toEqual([SENT])
    expect(transfersIn(journalOf(third.services))).toMatchObject([{ phase: 'created', hash: HASH, isAnnounced: true }])
  })

  test.each([
    ['processing', { status: 'sent', hash: null }, [SENT]],
    ['refunded', { status: 'over', tokens: 'returned' }, []],
  ])(
    'tokens that have come by the server’s word, with a journal that was cleared under way, are reported unless they went back: %s',
    async (status, end, heard) => {
      const open = browser()
      const { send, server, land, emitted } = open({ wallet: { eth_sendTransaction: OTHER_HASH } })
      const sending = send()
      void sending.then(land)
      await settled(Promise.resolve(), 1500)
      open.clear()
      server.status = status
      expect([await settled(sending, 20_000), emitted]).toEqual([end, heard])
    },
  )

  test('tokens that have come by the server’s status are announced with the hash that the chain has, not with the wallet’s', async () => {
    const { send, server, land, emitted } = browser()({ wallet: { eth_sendTransaction: OTHER_HASH } })
    const sending = send()
    await vi.advanceTimersByTimeAsync(1500)
    server.status = 'funded'
    server.receipt = null
    // The node of the page is behind the server.
    const end = await settled(sending, 10_000)
    expect([end, emitted]).toEqual([{ status: 'sent', hash: null }, []])
    await vi.advanceTimersByTimeAsync(MINUTE)
    land()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(emitted).toEqual([SENT])
  })

  test('are looked for again by the next sign-in', async () => {
    const { send, server, land, emitted, sendings, end } = browser()({ wallet: { eth_sendTransaction: OTHER_HASH } })
    void send()
    await vi.advanceTimersByTimeAsync(1500)
    server.status = 'funded'
    await vi.advanceTimersByTimeAsync(10_000)
    end()
    sendings.begin()
    land()
    await settled(sendings.resume())
    expect(emitted).toEqual([SENT])
  })

  test('are not looked for once their customer has signed out while the payout is read [SAFE-F6, C20]', async () => {
    const open = browser()
    const first = open({ wallet: { eth_sendTransaction: OTHER_HASH } })
    void first.send()
    await vi.advanceTimersByTimeAsync(3000)
    const { sendings, server, lookedFor, end } = open()
    Object.assign(server, { status: 'processing', isMade: true })
    await sendings.resume()
    end()
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(lookedFor).toEqual([])
    sendings.begin()
    await settled(sendings.resume(), 10_000)
    expect(lookedFor).toContain('eth_getLogs')
  })

  test('tokens that came while no page was open are announced by the next one, with the hash that the chain has', async () => {
    const open = browser()
    const first = open({ wallet: { eth_sendTransaction: OTHER_HASH } })
    void first.send()
    await vi.advanceTimersByTimeAsync(3000)
    const { sendings, server, land, emitted, services } = open()
    Object.assign(server, { status: 'processing', isMade: true })
    land()
    await settled(sendings.resume(), 10_000)
    await settled(sendings.resume(), 10_000)
    expect([emitted, transfersIn(journalOf(services))]).toMatchObject([[SENT], [{ phase: 'done', isAnnounced: true }]])
  })

  test.each(['refunded', 'failedPrecondition', 'cancelled'])(
    'tokens that are %s meanwhile are not reported',
    async (status) => {
      const open = browser()
      const first = open({ wallet: { eth_sendTransaction: OTHER_HASH } })
      void first.send()
      await vi.advanceTimersByTimeAsync(3000)
      const { sendings, server, land, emitted } = open()
      Object.assign(server, { status, isMade: true })
      land()
      await settled(sendings.resume(), 10_000)
      expect(emitted).toEqual([])
    },
  )
})
