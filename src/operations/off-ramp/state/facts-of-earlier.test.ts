import { describe, expect, test } from 'vitest'
import { factsOfEntry, type EarlierEntry } from '../../journal/news.fixture.ts'
import { minute, payoutOf, quiet } from './facts.fixture.ts'
import { stateOf } from './state.ts'

const created: EarlierEntry = {
  opId: 'op_1',
  idempotencyKey: 'key_1',
  kind: 'offRamp',
  phase: 'created',
  payloadHash: 'form',
  payoutId: 'payout_1',
  createdAt: minute(0).device,
  offset: 0,
}
const asked = { phase: 'signing', network: 'base', since: 100 } as const
const sent = { ...asked, phase: 'sent', hash: '0xhash', sentAt: minute(5).device } as const
const onSui = { network: 'sui' } as const

const WRITTEN: readonly (readonly [title: string, changes: Partial<EarlierEntry>, kind: string, ask: string])[] = [
  ['made here', {}, 'notSent', 'afterLook'],
  ['opened from the list', { madeElsewhere: true }, 'madeElsewhere', 'afterLook'],
  ['to be paid by hand', { byHand: true }, 'byHand', 'no'],
  ['another one than asked for', { differs: true }, 'differs', 'no'],
  ['with a cancel under way', { cancelling: true }, 'cancelling', 'no'],
  ['asked of a wallet', asked, 'perhapsSent', 'no'],
  [
    'asked, then cancelled by word without an answer',
    { ...asked, cancelling: true, declinedAt: 1 },
    'cancelling',
    'no',
  ],
  ['sent', sent, 'unseen', 'no'],
  ['sent and seen', { ...sent, seen: true }, 'onItsWay', 'no'],
  ['found without being asked', { ...sent, since: undefined! }, 'onItsWay', 'no'],
  [
    'sent on Sui and confirmed',
    { ...sent, ...onSui, handedOver: true, seen: true, confirmed: true },
    'unregistered',
    'no',
  ],
  ['refused by the server on Sui', { ...sent, ...onSui, conflict: '0xhash' }, 'conflict', 'no'],
  ['registered on Sui', { ...sent, ...onSui, phase: 'registered', registered: '0xhash' }, 'unseen', 'no'],
  [
    'declined, and left to another device',
    { madeElsewhere: true, letGo: true, phase: 'done', since: 100 },
    'madeElsewhere',
    'afterLook',
  ],
  ['ended because the tokens came', { ...sent, phase: 'done', arrived: true }, 'arrived', 'no'],
]

const entryOf = (changes: Partial<EarlierEntry>): EarlierEntry =>
  Object.fromEntries(Object.entries({ ...created, ...changes }).filter(([, value]) => value !== undefined)) as never

describe('an entry of the version before, read as facts', () => {
  test.each(WRITTEN)('%s [E18, C13, C19, H11]', (_, changes, kind, ask) => {
    const entry = entryOf(changes)
    const state = stateOf(factsOfEntry(entry), quiet, payoutOf({ network: entry.network === 'sui' ? 'sui' : 'base' }))
    expect(state).toMatchObject({ kind, ask })
  })

  test('a call without an answer is undecided, and a refusal or another key ends it [E18]', () => {
    const { payoutId: _, ...started } = { ...created, phase: 'started' as const }
    expect(stateOf(factsOfEntry(started), quiet, null)?.kind).toBe('undecided')
    expect(stateOf(factsOfEntry({ ...started, phase: 'refused' }), quiet, null)).toBe(null)
  })
})
