import type { Behaviour } from './behaviour.ts'

/** The error when the customer declines (EIP-1193). */
export const DECLINED = { code: 4001, message: 'User rejected the request.' }
const SAYS_NOTHING = { code: -32_603, message: 'Internal error' }

const asked = { broadcasts: true } as const
const ownHash = { ...asked, answers: { hash: 'own' } } as const
const otherHash = { ...asked, answers: { hash: 'other' } } as const

const declining = (wording: string, error: unknown) =>
  ({
    ...asked,
    name: `refuses to send with ${wording}`,
    answers: { declines: error },
    becomes: 'neverLeft',
    end: 'cancelled',
  }) as const

/** The ways to say that nothing was sent. */
const REFUSING = {
  refusesWith4001: declining('4001', DECLINED),
  refusesWith5000: declining('5000', { code: 5000, message: 'No' }),
  refusesWithWordCode: declining('ACTION_REJECTED', { code: 'ACTION_REJECTED', message: 'No' }),
  refusesWithTextCode: declining('4001 as a text', { code: '4001', message: 'No' }),
  refusesInside: declining('4001 inside of another error', {
    code: -32_603,
    message: 'Failed',
    data: { cause: { code: 4001 } },
  }),
  refusesWithText: declining('a text', 'Transaction rejected by user'),
  refusesInWords: declining('words under another code', {
    code: -32_603,
    message: 'User denied transaction signature',
  }),
  refusesWithWord: declining('a word', { message: 'Cancelled' }),
  hasNoMethod: declining('−32601, which it does not have', { code: -32_601, message: 'Method not found' }),
  isNotAllowed: declining('4100, which is not allowed', { code: 4100, message: 'Unauthorized' }),
  doesNotKnow: declining('4200, which it does not know', { code: 4200, message: 'Unsupported' }),
  lacksFee: declining('too little for the fee', {
    code: -32_000,
    message: 'insufficient funds for gas * price + value',
  }),
  declinesOnce: {
    ...asked,
    name: 'declines, and sends at the next press',
    answers: { declines: DECLINED },
    becomes: 'neverLeft',
    thenApproves: true,
    end: 'paidAgain',
  },
  sendsAndDeclines: {
    ...asked,
    name: 'broadcasts, and says that its customer declined',
    answers: { declines: DECLINED },
    becomes: 'landed',
    end: 'paid',
  },
} as const satisfies Readonly<Record<string, Behaviour>>

const doubtful = (name: string, answers: Behaviour['answers']) =>
  ({ ...asked, name, answers, becomes: 'neverLeft', end: 'open' }) as const

/** The page cannot know whether they have sent. */
const DOUBTED = {
  fails: doubtful('fails with −32603, and has sent nothing', { fails: SAYS_NOTHING }),
  isBusy: doubtful('has a request open when it is asked to send', {
    fails: { code: -32_002, message: 'Already processing' },
  }),
  answersNothing: doubtful('answers nothing in place of a hash', { value: null }),
  answersZeros: doubtful('answers a hash of zeros', { value: `0x${'0'.repeat(64)}` }),
  answersObject: doubtful('answers an object in place of a hash', { value: { hash: '0x1' } }),
  sendsAndFails: {
    ...asked,
    name: 'broadcasts, and fails with an error that says nothing',
    answers: { fails: SAYS_NOTHING },
    becomes: 'landed',
    end: 'paid',
  },
  neverAnswers: doubtful('never answers to the request to send', 'never'),
  answersUnknownHash: doubtful('answers with a hash that no chain knows', { hash: 'other' }),
} as const satisfies Readonly<Record<string, Behaviour>>

const SENDING = {
  approves: { ...ownHash, name: 'sends when it is asked', becomes: 'landed', end: 'paid' },
  sendsLate: {
    ...ownHash,
    name: 'sends five seconds after it was asked',
    becomes: 'landed',
    waitsMs: 5000,
    end: 'paid',
  },
  writesCapitals: {
    ...asked,
    name: 'writes its hash in capitals',
    answers: { hash: 'inCapitals' },
    becomes: 'landed',
    end: 'paid',
  },
  answersOtherHash: {
    ...otherHash,
    name: 'answers with a hash of its own, and sends three seconds later',
    becomes: 'landed',
    actsAfterMs: 3000,
    end: 'paid',
  },
  speedsUpUnseen: {
    ...ownHash,
    name: 'answers with a hash, and broadcasts the same with a higher fee in its place',
    becomes: 'spedUpUnseen',
    end: 'paid',
  },
  speedsUp: { ...ownHash, name: 'speeds up what the network has seen', becomes: 'spedUp', end: 'paid' },
  cancels: { ...ownHash, name: 'cancels what the network has seen', becomes: 'cancelledInWallet', end: 'cancelled' },
  paysAnother: {
    ...ownHash,
    name: 'sends to somebody else in place of what the network has seen',
    becomes: 'otherPayee',
    end: 'cancelled',
  },
  sendsAnotherAmount: {
    ...ownHash,
    name: 'sends another amount in place of what the network has seen',
    becomes: 'otherAmount',
    end: 'other',
  },
  lacksGas: {
    ...ownHash,
    name: 'sends too little gas, so that it fails on the chain',
    becomes: 'failed',
    end: 'cancelled',
  },
} as const satisfies Readonly<Record<string, Behaviour>>

/** The transaction that brings the tokens is another's, or the wallet does not say which it is. */
const RELAYED = {
  isRelayed: {
    ...ownHash,
    name: 'has its tokens moved by the transaction of another account',
    becomes: 'relayed',
    end: 'paid',
  },
  answersOperation: {
    ...otherHash,
    name: 'answers with the hash of a user operation, which comes three seconds later in the transaction of a bundler',
    becomes: 'relayed',
    actsAfterMs: 3000,
    end: 'paid',
  },
  answersBundle: {
    ...ownHash,
    name: 'answers with the hash of a bundle in which its own operation failed',
    becomes: 'notIncluded',
    end: 'open',
  },
  answersSignature: {
    ...asked,
    name: 'answers with a signature in place of a hash, and sends four seconds later',
    answers: { value: `0x${'a5'.repeat(65)}` },
    becomes: 'landed',
    actsAfterMs: 4000,
    end: 'paid',
  },
  sendsUnanswered: {
    ...asked,
    name: 'sends three seconds later, and never answers',
    answers: 'never',
    becomes: 'landed',
    actsAfterMs: 3000,
    end: 'paid',
  },
} as const satisfies Readonly<Record<string, Behaviour>>

export const EVM = { ...SENDING, ...REFUSING, ...DOUBTED, ...RELAYED }
export type EvmName = keyof typeof EVM
