import { expect, test } from 'vitest'
import type { Payout } from '../../domain/payouts/payout.ts'
import type { BurnCheck } from '../../operations/off-ramp/burn-check.ts'
import { meetPayout } from '../../operations/intents/meet-payout.ts'
import { journalOf } from '../../operations/journal/journal-of.ts'
import { callHook } from '../hook.fixture.ts'
import { keys } from '../keys.ts'
import { cancelEarlierOffRamp } from './cancel-unfinished.ts'
import { DEPOSIT } from '../../chains/evm/scripted.fixture.ts'
import { openOffRamp, PAYLOAD } from './off-ramp.fixture.ts'
import { useShownTransfer } from './transfer-state.ts'
import { useUnfinishedTransfers } from './unfinished.ts'

const BURNED = {
  source: { ...PAYLOAD.source, network: 'sui' },
  wallets: [{ id: 'wallet_1', address: `0x${'a'.repeat(64)}`, nickname: null }],
  instructions: { memo: null, resource: { type: 'wallet', address: DEPOSIT, network: 'ethereum' } },
}

/** A payout that must be burned, of which an earlier page of this browser has asked no wallet, and another one that it does not know. */
async function left(burn?: BurnCheck) {
  const page = openOffRamp()
  const payout = { ...(await openOffRamp().make()), ...BURNED } as unknown as Payout
  const { queryClient } = page.services
  const entry = meetPayout(journalOf(page.services), payout)
  queryClient.setQueryData(keys.unfinished, [{ entry, payout }])
  if (burn) queryClient.setQueryData(keys.burn(payout.id), burn)
  const [transfer] = callHook(page.services, useUnfinishedTransfers).transfers
  const elsewhere = { ...payout, id: 'payout_2' }
  if (burn) queryClient.setQueryData(keys.burn(elsewhere.id), burn)
  const shown = callHook(page.services, () => useShownTransfer(elsewhere))
  return { transfer, shown }
}

test.each([
  [undefined, 'unread', false, 'madeElsewhere'],
  ['possible', 'possible', true, 'madeElsewhere'],
  ['unburnable', 'unburnable', false, 'unpayable'],
  ['unmintable', 'unmintable', false, 'unpayable'],
] as const)(
  'a burn that reads as %s is %s: whether any device may send it is %s, and elsewhere its state is %s [C3, H11]',
  async (read, burn, isSendable, kind) => {
    const { transfer, shown } = await left(read)
    expect(transfer).toMatchObject({ burn, canSend: isSendable })
    expect(shown).toMatchObject({ isSendable, state: { kind } })
  },
)

test('a payout of another device is cancelled by the customer’s word, after a look at the network [H11, C19]', async () => {
  const BLOCKS = { eth_blockNumber: '0xa4', eth_getBlockByNumber: { timestamp: '0x1' } }
  for (const hasLanded of [false, true]) {
    const page = openOffRamp({ node: BLOCKS })
    const maker = openOffRamp({ node: BLOCKS })
    const payout = await maker.make()
    if (hasLanded) page.land()
    const cancelled = await cancelEarlierOffRamp(page.services, { entry: null, payout })
    expect(page.lookedFor).toContain('eth_getLogs')
    expect(page.pathsOf('DELETE')).toEqual(hasLanded ? [] : ['payouts/payout_1'])
    expect(cancelled?.status).toBe(hasLanded ? undefined : 'cancelled')
  }
})

test('is not cancelled while it may be the one whose creation is undecided [E18]', async () => {
  const page = openOffRamp({ answers: { 'POST payouts': () => new Response('', { status: 500 }) } })
  const maker = openOffRamp()
  const payout = { ...(await maker.make()), created: new Date() }
  await page.make().catch(() => {})
  expect(await cancelEarlierOffRamp(page.services, { entry: null, payout })).toBeNull()
  expect(page.pathsOf('DELETE')).toEqual([])
})
