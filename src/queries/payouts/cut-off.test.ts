import { beforeAll, expect, test } from 'vitest'
import type { Payout } from '../../domain/payouts/payout.ts'
import { createTabs, mapStorage } from '../../operations/journal/journal.fixture.ts'
import { journalOf } from '../../operations/journal/journal-of.ts'
import { cancelEarlierOffRamp } from './cancel-unfinished.ts'
import { holdTime, openSignedIn, settled } from './off-ramp.fixture.ts'

holdTime()
beforeAll(() => import('../../chains/evm/balance.ts'))

const newBrowser = () => ({ storage: mapStorage(), tabs: createTabs() })

/** Begins to cancel the payout, and returns the list that gets what comes of it. */
function cancelOn(page: ReturnType<typeof openSignedIn>, payout: Payout): readonly unknown[] {
  page.server.isMade = true
  const entry = journalOf(page.services).entries()[0]!
  const outcomes: unknown[] = []
  void cancelEarlierOffRamp(page.services, { entry, payout }).then(
    (cancelled) => outcomes.push(cancelled),
    (error: unknown) => outcomes.push(error),
  )
  return outcomes
}

/** Another tab cancels the payout: what comes of that in this time. */
async function cancelElsewhere(browser: ReturnType<typeof newBrowser>, payout: Payout, ms = 10_000) {
  const outcomes = cancelOn(openSignedIn(browser), payout)
  await settled(Promise.resolve(), ms)
  return outcomes
}

const DECLINED = Object.assign(new Error('User rejected the request.'), { code: 4001 })

/** A search after the wallet's no, on a node that does not answer. */
async function searching() {
  const shared = newBrowser()
  const isDown = { current: false }
  const eth_sendTransaction = () => {
    isDown.current = true
    throw DECLINED
  }
  const eth_getLogs = () => (isDown.current ? new Error('down') : [])
  const one = openSignedIn({ ...shared, wallet: { eth_sendTransaction }, node: { eth_getLogs } })
  const payout = await one.make()
  const ends: unknown[] = []
  void one.sendings.send(payout, one.session).then((end) => ends.push(end))
  return { one, shared, payout, ends }
}

test('a search that a sign-out or the removal of its element cuts off frees its payout: another tab cancels it [C19, SAFE-F6]', async () => {
  const { one, shared, payout, ends } = await searching()
  await settled(Promise.resolve(), 1500)
  expect(one.asked).toContain('eth_sendTransaction')
  one.end()
  expect(await cancelElsewhere(shared, payout, 60_000)).toMatchObject([{ status: 'cancelled' }])
  expect(ends).toEqual([])
})

test.each(['pending', 'funded'])(
  'a prompt that is open when its customer leaves frees its payout, which is %s by then [C19, SAFE-F6]',
  async (status) => {
    const shared = newBrowser()
    const one = openSignedIn({ ...shared, wallet: { eth_sendTransaction: () => new Promise<never>(() => {}) } })
    const payout = await one.make()
    void one.sendings.send(payout, one.session)
    await settled(Promise.resolve(), 1500)
    expect(one.asked).toContain('eth_sendTransaction')
    one.server.status = status
    await settled(Promise.resolve(), 10_000)
    one.end()
    expect(await cancelElsewhere(shared, payout)).toHaveLength(1)
  },
)

test('a wallet that is to change its network when its customer leaves frees its payout, and is asked for nothing [C19, SAFE-F6]', async () => {
  const shared = newBrowser()
  const changed = Promise.withResolvers<null>()
  const chain = { current: '0x1' }
  const wallet = { eth_chainId: () => chain.current, wallet_switchEthereumChain: () => changed.promise }
  const one = openSignedIn({ ...shared, wallet })
  const payout = await one.make()
  void one.sendings.send(payout, one.session)
  await settled(Promise.resolve(), 1500)
  expect(one.asked).toContain('wallet_switchEthereumChain')
  one.end()
  expect(await cancelElsewhere(shared, payout)).toMatchObject([{ status: 'cancelled' }])
  chain.current = '0x2105'
  changed.resolve(null)
  await settled(Promise.resolve(), 60_000)
  expect(one.asked).not.toContain('eth_sendTransaction')
})

test('a cancel that waits for a silent node when its customer leaves frees its payout, and calls no server [C19, SAFE-F6]', async () => {
  const shared = newBrowser()
  const one = openSignedIn(shared)
  const payout = await one.make()
  one.server.node = new Promise(() => {})
  const outcomes = cancelOn(one, payout)
  await settled(Promise.resolve(), 1500)
  one.end()
  expect(await cancelElsewhere(shared, payout, 1000)).toMatchObject([{ status: 'cancelled' }])
  expect(outcomes).toHaveLength(1)
  expect(one.pathsOf('DELETE')).toEqual([])
})

test('a cancel whose turn comes when its customer has left looks for nothing, and calls no server [C19, SAFE-F6]', async () => {
  const shared = newBrowser()
  const one = openSignedIn(shared)
  const payout = await one.make()
  const held = Promise.withResolvers<void>()
  void journalOf(openSignedIn(shared).services).exclusively(payout.id, () => held.promise)
  await settled(Promise.resolve(), 100)
  const outcomes = cancelOn(one, payout)
  await settled(Promise.resolve(), 100)
  one.end()
  held.resolve()
  await settled(Promise.resolve(), 100)
  expect([outcomes.length, one.lookedFor, one.pathsOf('DELETE')]).toEqual([1, [], []])
})
