import { describe, expect, test } from 'vitest'
import { ChainError } from '../../../chains/chain-error.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { initialSending, type Sending, type SendingEnd } from '../sending.ts'
import { paymentByState, transferStateOf } from './transfer-state.ts'
import { dated, mergeFacts, type News } from '../../journal/facts.ts'
import { factsOfEntry, type EarlierEntry } from '../../journal/news.fixture.ts'
import { readOf } from '../deposit-status.ts'
import { LOOKED } from '../look/found.ts'

const NOW = Date.UTC(2026, 10, 28, 12)
const MINUTE = 60_000
const hash = `0x${'a'.repeat(64)}`
const address = (digit: string) => `0x${digit.repeat(40)}`

const payout = {
  id: 'payout_1',
  type: 'offRamp',
  status: 'pending',
  amount: '120.00',
  source: { type: 'wallet', id: 'wallet_1', amount: '120.00', currency: 'usdc', network: 'base' },
  wallets: [{ id: 'wallet_1', address: address('1'), nickname: null }],
  instructions: { memo: null, resource: { type: 'wallet', address: address('2'), network: 'base' } },
  created: new Date(NOW - MINUTE),
  updated: new Date(NOW - MINUTE),
  refund: null,
} as unknown as Payout

const made: EarlierEntry = {
  opId: 'op_1',
  idempotencyKey: 'key_1',
  kind: 'offRamp',
  phase: 'created',
  payloadHash: 'form',
  payoutId: 'payout_1',
  createdAt: NOW - MINUTE,
  offset: 0,
}
const asked: EarlierEntry = { ...made, phase: 'signing', network: 'base', since: 100 }
const sent: EarlierEntry = { ...asked, phase: 'sent', hash, sentAt: NOW - MINUTE }

interface Known {
  readonly entry?: EarlierEntry | null
  readonly sending?: Partial<Sending> | null
  readonly changes?: object
  /** What the journal has learned beside the entry's fields. */
  readonly learned?: readonly News[]
  readonly late?: Parameters<typeof transferStateOf>[0]['late']
  readonly isRequested?: boolean
  readonly burn?: Parameters<typeof transferStateOf>[0]['burn']
}

const now = { device: NOW, offset: 0 }

const kindOf = ({ entry = made, sending = null, changes = {}, learned = [], late, isRequested = true, burn }: Known) =>
  transferStateOf({
    payout: { ...payout, ...changes },
    facts: entry
      ? mergeFacts(
          factsOfEntry(entry),
          learned.map((news) => dated(news, now)),
        )
      : [],
    sending: sending && { ...initialSending, ...sending },
    isRequested,
    ...(late && { late }),
    ...(burn && { burn }),
    now,
  })?.kind

const asking = { stage: 'approving' } as const
const confirming = { stage: 'confirming', hash } as const
const ended = (end: SendingEnd): Partial<Sending> => ({ stage: 'ended', end })
const declined = new ChainError('wallet/send-declined')
const unknown = (code: 'wallet/unanswered' | 'network/tokens-held') =>
  ended({ status: 'unknown', error: new ChainError(code, { broadcast: 'unknown' }) })

describe('the state of a transfer on this page', () => {
  test.each<readonly [string, Known, string]>([
    ['nothing is known here', { entry: null }, 'madeElsewhere'],
    ['it was taken over from another device', { entry: { ...made, madeElsewhere: true } }, 'madeElsewhere'],
    ['no wallet was asked', {}, 'notSent'],
    ['the wallet is checked', { sending: { stage: 'checking' } }, 'notSent'],
    ['the wallet is about to be asked', { entry: asked, sending: { stage: 'checking' } }, 'askingHere'],
    ['the customer sends by hand', { entry: { ...made, byHand: true } }, 'byHand'],
    ['the wallet is asked', { entry: asked, sending: { stage: 'approving' } }, 'askingHere'],
    ['the wallet is asked, and no page follows it', { entry: asked }, 'perhapsSent'],
    ['the wallet has not answered', { entry: asked, sending: unknown('wallet/unanswered') }, 'perhapsSent'],
    ['its address holds tokens', { entry: asked, sending: unknown('network/tokens-held') }, 'tokensThere'],
    ['the server has its tokens', { entry: asked, sending: asking, learned: [readOf('taken')] }, 'declineIt'],
    ['another device cancelled it', { entry: asked, sending: asking, learned: [readOf('over')] }, 'declineIt'],
    ['the network shows tokens', { entry: asked, sending: { ...asking, areTokensShown: true } }, 'declineIt'],
    ['the wallet has answered', { entry: sent, sending: confirming }, 'unseen'],
    ['the notice of its expiry shows', { entry: sent, sending: { stage: 'late', hash } }, 'unseen'],
    ['the network shows it', { entry: sent, sending: confirming, learned: [{ kind: 'seen', hash }] }, 'onItsWay'],
    ['the journal has seen it', { entry: { ...sent, seen: true } }, 'onItsWay'],
    [
      'the network has lost it',
      { entry: { ...sent, seen: true }, sending: confirming, learned: [{ kind: 'gone', hash }] },
      'gone',
    ],
    [
      'the wallet declined, and the cancel failed',
      {
        entry: { ...asked, declinedAt: asked.createdAt + 1 },
        sending: ended({ status: 'notSent', error: declined, isCancelled: false }),
        learned: [LOOKED],
      },
      'notSentAfterAll',
    ],
    [
      'this tab failed before its wallet was asked, and another tab asks now',
      {
        entry: asked,
        sending: ended({ status: 'notSent', error: new ChainError('network/unreachable'), isCancelled: false }),
      },
      'perhapsSent',
    ],
    [
      'this tab’s transfer was refused before it was signed, and another tab has sent it',
      {
        entry: sent,
        sending: ended({ status: 'notSent', error: new ChainError('network/refused'), isCancelled: false }),
      },
      'unseen',
    ],
    [
      'it expired, and the cancel failed',
      {
        entry: sent,
        sending: {
          ...ended({ status: 'notSent', error: new ChainError('network/expired'), isCancelled: false }),
          hash,
        },
        learned: [{ kind: 'expired', hash }, LOOKED],
      },
      'notSentAfterAll',
    ],
    ['its cancel has no answer', { entry: { ...made, cancelling: true } }, 'cancelling'],
    ['it is not what was asked for', { isRequested: false }, 'differs'],
    ['it has no safe address', { changes: { instructions: null } }, 'unpayable'],
    ['the server refused its transaction', { entry: { ...sent, network: 'sui', conflict: hash } }, 'conflict'],
    [
      'the server does not know its transaction',
      { entry: { ...sent, network: 'sui', confirmed: true } },
      'unregistered',
    ],
    [
      'the server took another one than ours',
      { entry: { ...sent, network: 'sui', confirmed: true, conflict: hash }, changes: { status: 'funded' } },
      'tooMuch',
    ],
    ['it was cancelled', { entry: { ...made, phase: 'done' }, changes: { status: 'cancelled' } }, 'ended'],
    [
      'its transaction was given up, and it was cancelled',
      { entry: { ...sent, phase: 'done' }, changes: { status: 'cancelled' } },
      'ended',
    ],
    [
      'it was cancelled, and its tokens came',
      { entry: { ...sent, phase: 'done', returning: true }, changes: { status: 'cancelled' } },
      'willComeBack',
    ],
    [
      'it was cancelled on Sui, and a look shows tokens',
      {
        entry: { ...made, phase: 'done', network: 'sui' },
        changes: { status: 'cancelled' },
        late: { status: 'stranded', hash: null, moved: null, isConflict: false },
      },
      'stranded',
    ],
    [
      'it was cancelled on Sui, and the server has its transaction',
      {
        entry: { ...made, phase: 'done', network: 'sui' },
        changes: { status: 'cancelled' },
        late: { status: 'comesBack', hash, from: null, moved: 'exact' },
      },
      'willComeBack',
    ],
  ])('%s [C19, C20, E22]', (_, known, kind) => {
    expect(kindOf(known)).toBe(kind)
  })

  test('ten minutes unseen let its customer say that it was not sent, where nothing bounds it [C20]', () => {
    const cancelOf = (entry: EarlierEntry) =>
      transferStateOf({
        payout,
        facts: factsOfEntry(entry),
        sending: null,
        isRequested: true,
        now: { device: NOW, offset: 0 },
      })?.cancel
    const old = { ...sent, createdAt: NOW - 11 * MINUTE, sentAt: NOW - 10 * MINUTE }
    expect([cancelOf({ ...old, sentAt: old.sentAt + 1 }), cancelOf(old), cancelOf({ ...old, landing: '900' })]).toEqual(
      ['no', 'byWord', 'no'],
    )
  })
})

describe('a payout that has to be burned', () => {
  const move = (digit: string) => `0x${digit.repeat(64)}`
  const changes = {
    source: { ...payout.source, network: 'sui' },
    wallets: [{ id: 'wallet_1', address: move('1'), nickname: null }],
    instructions: { memo: null, resource: { type: 'wallet', address: address('2'), network: 'ethereum' } },
  }

  test.each([
    [undefined, 'notSent', 'madeElsewhere'],
    ['unread', 'notSent', 'madeElsewhere'],
    ['unanswered', 'notSent', 'madeElsewhere'],
    ['possible', 'notSent', 'madeElsewhere'],
    ['unburnable', 'unpayable', 'unpayable'],
    ['unmintable', 'unpayable', 'unpayable'],
  ] as const)(
    'and whose burn reads as %s is %s where it was made, and %s elsewhere [C3, H11]',
    (burn, here, elsewhere) => {
      const known = { changes, ...(burn && { burn }) }
      expect([kindOf(known), kindOf({ ...known, entry: null })]).toEqual([here, elsewhere])
    },
  )
})

test.each([
  ['onTheirWay', ['onItsWay', 'unregistered', 'tokensThere enough', 'declineIt onItsWay']],
  [
    'stopped',
    ['cameBack', 'conflict', 'differentSent', 'cancelling', 'differs', 'unpayable', 'tokensThere less'].concat(
      ['taken', 'returned', 'over', 'changed', 'cancelWanted'].map((cause) => `declineIt ${cause}`),
    ),
  ],
  ['awaited', ['askingHere', 'unseen', 'gone', 'perhapsSent', 'byHand', 'notSentAfterAll', 'notSent', 'madeElsewhere']],
] as const)(
  'the tokens of these states are %s, so that every screen agrees on who sends them [E18, E22]',
  (tokens, states) => {
    const tokensOfState = (name: string) => {
      const [kind, rest] = name.split(' ')
      return paymentByState({ kind, size: rest, cause: rest } as unknown as Parameters<typeof paymentByState>[0])
    }
    expect(states.filter((state) => tokensOfState(state) !== tokens)).toEqual([])
    expect(paymentByState(null)).toBe('awaited')
  },
)
