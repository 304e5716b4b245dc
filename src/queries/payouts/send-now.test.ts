import { describe, expect, test } from 'vitest'
import { getPayout } from '../../api/payouts.ts'
import { HASH } from '../../chains/evm/scripted.fixture.ts'
import { recordNotThatOne } from '../../operations/intents/claim-payout.ts'
import { journalOf } from '../../operations/journal/journal-of.ts'
import { holdTime, settled, openSignedIn, type Opening } from './off-ramp.fixture.ts'
import { calledAgain } from '../../operations/journal/news.fixture.ts'

holdTime()

const hex = (value: number) => `0x${value.toString(16)}`
const BLOCKS = { eth_blockNumber: '0xa4', eth_getBlockByNumber: { timestamp: '0x1' } }

/** An off-ramp of this browser that no wallet was asked for. Its details have shown the address, with a code that pays it. */
async function unsent(opening: Opening = {}) {
  const page = openSignedIn({ node: BLOCKS, ...opening })
  const payout = await page.make()
  const entry = () => journalOf(page.services).entries()[0]!
  const prompts = () => page.asked.filter((method) => method === 'eth_sendTransaction').length
  return {
    ...page,
    entry,
    prompts,
    send: () => page.sendings.send(payout, page.session),
    sendNow: () => page.sendings.sendUnfinished(payout, page.session),
  }
}

describe('Send now for a payout of this browser', () => {
  test('follows what was sent to its address meanwhile, and asks no wallet [H11, E18, SAFE-B1]', async () => {
    const { land, sendNow, prompts } = await unsent()
    land()
    expect(await settled(sendNow())).toEqual({ status: 'sent', hash: HASH })
    expect(prompts()).toBe(0)
  })

  test('asks no wallet and cancels nothing where the network cannot be searched [H11, C19]', async () => {
    const { sendNow, prompts, entry, pathsOf } = await unsent({ node: { eth_blockNumber: new Error('busy') } })
    expect(await settled(sendNow(), 60_000)).toMatchObject({ status: 'notSent', isCancelled: false })
    expect([prompts(), entry().phase, pathsOf('DELETE')]).toEqual([0, 'created', []])
  })

  test('sends where nothing has come [C21]', async () => {
    const { land, sendNow, prompts } = await unsent()
    const sending = sendNow()
    await settled(Promise.resolve(), 2000)
    land()
    expect(await settled(sending)).toEqual({ status: 'sent', hash: HASH })
    expect(prompts()).toBe(1)
  })
})

describe('Send now for a payout from the list, while the creation of another one is undecided', () => {
  async function undecided() {
    const page = openSignedIn({ node: BLOCKS })
    const journal = journalOf(page.services)
    await journal.intentFor('offRamp', { another: 'form' })
    const payout = await getPayout(page.services.api, 'payout_1')
    const prompts = () => page.asked.filter((method) => method === 'eth_sendTransaction').length
    return { ...page, journal, payout, prompts, sendNow: () => page.sendings.sendUnfinished(payout, page.session) }
  }

  test('asks no wallet before the customer has said whether it is that one [E18, SAFE-B1]', async () => {
    const { sendNow, prompts, journal } = await undecided()
    expect(await settled(sendNow())).toEqual({ status: 'elsewhere' })
    expect([prompts(), journal.entries().map(({ phase }) => phase)]).toEqual([0, ['started']])
  })

  test('asks it once the customer has said that it is another one [E18]', async () => {
    const { sendNow, prompts, journal, payout, land } = await undecided()
    recordNotThatOne(journal, payout)
    const sending = sendNow()
    await settled(Promise.resolve(), 2000)
    land()
    expect(await settled(sending)).toEqual({ status: 'sent', hash: HASH })
    expect(prompts()).toBe(1)
  })
})

describe('A payout that an earlier press may have made, because its answer was lost', () => {
  test('is searched for from the time that the server made it, though this machine’s clock is ahead [E18, C20, SAFE-B1]', async () => {
    // The scripted node answers a search from block 0x64 alone, which is the server's time and not this machine's.
    const created = new Date(Date.UTC(2026, 10, 20, 23))
    const madeIn = 0x64 + 70
    const page = await unsent({
      payout: { created: created.toISOString() },
      node: {
        eth_blockNumber: hex(0x64 + 1024),
        eth_getBlockByNumber: ([block]: readonly unknown[]) => ({
          timestamp: hex(created.getTime() / 1000 + 2 * (Number(block) - madeIn)),
        }),
      },
    })
    journalOf(page.services).record(page.entry().opId, calledAgain)
    page.land()
    expect(await settled(page.send())).toEqual({ status: 'sent', hash: HASH })
    expect(page.prompts()).toBe(0)
  })
})
