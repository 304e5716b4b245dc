import { expect, test, vi } from 'vitest'
import { createTabs } from '../../operations/journal/journal.fixture.ts'
import { journalOf } from '../../operations/journal/journal-of.ts'
import { holdTime, openSignedIn, settled, type Opening } from './off-ramp.fixture.ts'
import { stateOfTransfer } from './transfer-state.ts'
import { transfersShown } from './unfinished.ts'

holdTime()

async function signedIn(opening: Opening = {}) {
  const page = openSignedIn(opening)
  const payout = await page.make()
  return { ...page, payout, send: () => page.sendings.send(payout, page.session) }
}

/** A wallet that is asked, and answers when the test says so. */
function askingWallet() {
  const asked = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<never>()
  const eth_sendTransaction = () => {
    asked.resolve()
    return answered.promise
  }
  return { asked, answered, eth_sendTransaction }
}

test('a second press is the same sending: one prompt, one end, and a cancel that reaches the prompt [E18, C19]', async () => {
  const { asked, answered, eth_sendTransaction } = askingWallet()
  const { send, sendings, server, emitted, services } = await signedIn({ wallet: { eth_sendTransaction } })
  const ends = [send(), send()]
  await settled(asked.promise)
  sendings.cancelRequest('payout_1')
  expect(sendings.store.getState().get('payout_1')).toMatchObject({ stage: 'approving' })
  const journal = journalOf(services)
  expect(journal.factsOf(journal.entries()[0]!)).toContainEqual(expect.objectContaining({ kind: 'cancelWanted' }))
  answered.reject(Object.assign(new Error('User rejected the request.'), { code: 4001 }))
  const [first, second] = await settled(Promise.all(ends))
  expect(first).toMatchObject({ status: 'notSent', isCancelled: true })
  expect(second).toBe(first)
  expect([server.status, emitted]).toEqual(['cancelled', [['ramp-payout-cancelled', { id: 'payout_1' }]]])
})

test('a press after its end looks at the payout anew [E18]', async () => {
  const rejection = Object.assign(new Error('User rejected the request.'), { code: 4001 })
  const { send } = await signedIn({ wallet: { eth_sendTransaction: rejection } })
  expect(await settled(send())).toMatchObject({ status: 'notSent', isCancelled: true })
  expect(await settled(send())).toEqual({ status: 'elsewhere' })
})

test('a transfer that is being sent here is sent once, by any button [E18]', async () => {
  const { send, sendings, payout, session, asked } = await signedIn()
  const first = send()
  expect(await sendings.sendUnfinished(payout, session)).toEqual({ status: 'elsewhere' })
  void first
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked.filter((method) => method === 'eth_sendTransaction')).toHaveLength(1)
})

test('a transfer whose wallet another tab asks is shown so, and is neither sent nor cancelled from here [E18, E22, C19]', async () => {
  const { asked, answered, eth_sendTransaction } = askingWallet()
  const tabs = createTabs()
  const first = await signedIn({ tabs, wallet: { eth_sendTransaction } })
  const other = openSignedIn({ tabs, storage: first.services.world.storage.local })
  void first.send().catch(() => {})
  await settled(asked.promise)

  const stateThere = async () => {
    const read = await settled(other.sendings.resume())
    await vi.advanceTimersByTimeAsync(1000)
    const [transfer] = transfersShown(
      {
        journal: journalOf(other.services),
        known: other.sendings.store.getState(),
        askedElsewhere: other.sendings.askedElsewhere.getState(),
        listed: [],
        burns: new Map(),
      },
      read,
    )
    return stateOfTransfer(transfer!)
  }
  expect(await stateThere()).toMatchObject({ kind: 'askingElsewhere', ask: 'no', cancel: 'no', hold: 'holds' })
  answered.reject(new Error('the wallet has crashed'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(await stateThere()).toMatchObject({ kind: 'perhapsSent' })
})
