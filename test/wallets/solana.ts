import type { Became, Behaviour, Change, End } from './behaviour.ts'
import { DECLINED } from './evm.ts'

const asked = { broadcasts: false } as const
const sends = { broadcasts: true } as const

interface Ended {
  readonly becomes: Became
  readonly end: End
}

const signing = (name: string, change: Change, ended: Ended = { becomes: 'landed', end: 'paid' }) =>
  ({ ...asked, name, answers: { signed: change }, ...ended }) as const
const signingOther = (name: string, change: Change) =>
  signing(`signs ${name}`, change, { becomes: 'neverLeft', end: 'cancelled' })

/** They only sign, and their page brings it to the network. */
const SIGNERS = {
  signs: signing('signs what it is asked to', 'nothing'),
  signsAndSends: { ...signing('signs, and broadcasts by itself as well', 'nothing'), isTwice: true },
  bids: signing('bids another price for the block', 'otherBid'),
  bidsNothing: signing('takes the bid for the block away', 'noBid'),
  addsMemo: signing('adds a memo', 'memo'),
  takesNewerBlockhash: {
    ...signing('signs with a newer blockhash than it was asked to', 'newerBlockhash'),
    waitsMs: 2000,
  },
  isPaidFor: signing('signs with another account that pays the fee', 'otherPayer'),
  isNotPaidFor: signingOther('for another payer of the fee, who has not signed', 'unsignedPayer'),
  signsAnotherAmount: signingOther('another amount', 'otherAmount'),
  signsAnother: signingOther('another transaction', 'otherTransaction'),
  signsNothing: {
    ...asked,
    name: 'answers with nothing in place of what it signed',
    answers: { value: undefined },
    becomes: 'neverLeft',
    end: 'cancelled',
  },
  signsLate: { ...signing('signs after five seconds', 'nothing'), waitsMs: 5000 },
  neverSigns: {
    ...asked,
    name: 'never answers to the request to sign',
    answers: 'never',
    becomes: 'neverLeft',
    end: 'open',
  },
  declines: {
    ...asked,
    name: 'declines to sign with 4001',
    answers: { declines: DECLINED },
    becomes: 'neverLeft',
    end: 'cancelled',
  },
  declinesInWords: {
    ...asked,
    name: 'declines to sign with a text',
    answers: { declines: { message: DECLINED.message } },
    becomes: 'neverLeft',
    end: 'cancelled',
  },
  usesUnknownNonce: signing('signs with a durable nonce of which its network does not know', 'unknownNonce', {
    becomes: 'expired',
    end: 'open',
  }),
  /** A blockhash lives 150 blocks of 0.4 s. */
  signsTooLate: {
    ...signing('signs when the blockhash is dead', 'nothing', { becomes: 'expired', end: 'cancelled' }),
    waitsMs: 65_000,
  },
} as const satisfies Readonly<Record<string, Behaviour>>

const BROADCASTERS = {
  broadcasts: {
    ...sends,
    name: 'broadcasts by itself',
    answers: { hash: 'own' },
    becomes: 'landed',
    end: 'paid',
  },
  neverBroadcasts: {
    ...sends,
    name: 'signs, and never broadcasts',
    answers: { hash: 'own' },
    becomes: 'neverLeft',
    end: 'open',
  },
  broadcastsLater: {
    ...sends,
    name: 'answers with its signature, and broadcasts five seconds later',
    answers: { hash: 'own' },
    becomes: 'landed',
    actsAfterMs: 5000,
    end: 'paid',
  },
  broadcastsAndDeclinesLate: {
    ...sends,
    name: 'broadcasts, and says two seconds later that its customer declined',
    answers: { declines: DECLINED },
    becomes: 'landed',
    holdsMs: 2000,
    end: 'paid',
  },
  broadcastsAndDeclines: {
    ...sends,
    name: 'says that its customer declined, and broadcasts three seconds later',
    answers: { declines: DECLINED },
    becomes: 'landed',
    actsAfterMs: 3000,
    end: 'late',
  },
  fails: {
    ...sends,
    name: 'fails after it was asked to broadcast',
    answers: { fails: { code: -32_603, message: 'Internal error' } },
    becomes: 'neverLeft',
    end: 'open',
  },
  answersZeros: {
    ...sends,
    name: 'answers with a signature of zeros',
    answers: { value: new Uint8Array(64) },
    becomes: 'neverLeft',
    end: 'open',
  },
  broadcastsPaidFor: {
    ...sends,
    name: 'broadcasts with another account that pays the fee',
    answers: { hash: 'own' },
    becomes: 'relayed',
    end: 'paid',
  },
  proposes: {
    ...sends,
    name: 'answers with the signature of a proposal, whose signers execute it five seconds later',
    answers: { hash: 'other' },
    becomes: 'landed',
    actsAfterMs: 5000,
    end: 'paid',
  },
  proposesInVain: {
    ...sends,
    name: 'answers with the signature of a proposal, which its signers reject',
    answers: { hash: 'other' },
    becomes: 'neverLeft',
    end: 'open',
  },
} as const satisfies Readonly<Record<string, Behaviour>>

export const SOLANA = { ...SIGNERS, ...BROADCASTERS }
export type SolanaName = keyof typeof SOLANA
