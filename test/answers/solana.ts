import { NO_ANSWER, result, type Answer } from './answer.ts'
import { SOLANA_REFUSALS, type SolanaQuestion } from './solana-refusals.ts'

const getBlock = (method: string) =>
  ({
    source: `https://github.com/GetBlock-io/getblock-docs/blob/2225e4c710cdeaadc8f66fd167ab436e2bd1a519/api-reference/solana-sol/${method}-solana.md`,
    day: '2026-08-21',
  }) as const

const helius = (path: string) =>
  ({
    source: `https://github.com/helius-labs/docs/blob/3a53273e8a6052a8e981ec95c21954b5dd989cc8/${path}`,
    day: '2026-01-16',
  }) as const

const HASH = '5wHu1qwD4kLwYqPmy1uDCgpiJ1qGpVYU3n5aHT6bSWUE1JzcbQCPSDLDPGrFyqmLLzQjLNPTPtRZbNbUJQNMkaWq'
const OLD = '5h6xBEauJ3PK6SWCZ1PGjBvj8vDdWG3KpwATGy1ARAXFSDwt8GFXM7W5Ncn16wmqokgpiKRLuS83KUxyZyv2sUYv'
const context = { slot: 397_234_561 }

/** Lamports that JSON's numbers do not hold exactly. */
const RICHEST = '499999999999994999'

/** The same account in two encodings, of which the product asks for base64. */
const account = (encoding: string) =>
  `{"jsonrpc":"2.0","id":"1","result":{"context":{"apiVersion":"2.0.15","slot":341197247},"value":[{"lamports":88849814690250,"owner":"11111111111111111111111111111111","data":["","${encoding}"],"executable":false,"rentEpoch":18446744073709551615,"space":0}]}}`

const STATES: readonly Answer<SolanaQuestion>[] = [
  { ...getBlock('getblockheight'), what: 'a height', to: 'height', body: result(375_812_409), means: 375_812_409 },
  {
    ...getBlock('getepochinfo'),
    what: 'a height and its slot',
    to: 'final',
    body: result({
      absoluteSlot: 397_234_561,
      blockHeight: 375_812_409,
      epoch: 861,
      slotIndex: 271_361,
      slotsInEpoch: 432_000,
      transactionCount: 412_873_094_521,
    }),
    means: { height: 375_812_409, slot: 397_234_561 },
  },
  { ...getBlock('getfeeformessage'), what: 'a fee', to: 'fee', body: result({ context, value: 5000 }), means: 5000n },
  {
    ...helius('openapi/rpc-http/getFeeForMessage.yaml'),
    what: 'null for a blockhash that has expired',
    to: 'fee',
    body: result({ context, value: null }),
    means: null,
  },
  {
    ...getBlock('getlatestblockhash'),
    what: 'a blockhash',
    to: 'blockhash',
    body: result({
      context: { apiVersion: '2.3.6', slot: 397_234_561 },
      value: { blockhash: '9zJqLXK9pMhQZ4tGqVvUcxrKpKQ3pMSJ1nZmVeXtBqTd', lastValidBlockHeight: 375_812_409 },
    }),
    means: {
      blockhash: '9zJqLXK9pMhQZ4tGqVvUcxrKpKQ3pMSJ1nZmVeXtBqTd',
      slot: 397_234_561,
      lastValidBlockHeight: 375_812_409,
    },
  },
  {
    ...getBlock('getminimumbalanceforrentexemption'),
    what: 'rent',
    to: 'rent',
    body: result(2_039_280),
    means: 2_039_280n,
  },
  {
    ...getBlock('getrecentprioritizationfees'),
    what: 'bids, of which one is zero',
    to: 'priorityFees',
    body: result([
      { slot: 397_234_560, prioritizationFee: 0 },
      { slot: 397_234_561, prioritizationFee: 12_500 },
    ]),
    means: [0, 12_500],
  },
  {
    ...helius('openapi/rpc-http/getMultipleAccounts.yaml'),
    what: 'an account without data, whose last epoch of rent no number of JSON holds',
    to: 'accounts',
    body: account('base64'),
    means: [{ lamports: 88_849_814_690_250n, program: '11111111111111111111111111111111', data: 0 }],
  },
  {
    ...helius('openapi/rpc-http/getMultipleAccounts.yaml'),
    what: 'an account in base58, which is not what was asked for',
    to: 'accounts',
    body: account('base58'),
    means: NO_ANSWER,
  },
  {
    ...helius('openapi/rpc-http/getMultipleAccounts.yaml'),
    what: 'null for an account that is not there',
    to: 'accounts',
    body: result({ context, value: [null] }),
    means: [null],
  },
]

const TRANSACTIONS: readonly Answer<SolanaQuestion>[] = [
  {
    ...getBlock('getsignaturestatuses'),
    what: 'a transaction that no fork takes back',
    to: 'status',
    body: result({
      context,
      value: [
        { confirmationStatus: 'finalized', confirmations: null, err: null, slot: 397_234_561, status: { Ok: null } },
      ],
    }),
    means: { isConfirmed: true, hasFailed: false },
  },
  {
    source: 'https://github.com/solana-rpc/superbank/issues/57',
    day: '2026-07-24',
    what: 'null for a signature that the node does not know',
    to: 'status',
    body: result({ context, value: [null] }),
    means: null,
  },
  {
    ...getBlock('getsignaturesforaddress'),
    what: 'a signature with its time',
    to: 'signatures',
    body: result([
      {
        blockTime: 1_774_267_845,
        confirmationStatus: 'finalized',
        err: null,
        memo: null,
        signature: HASH,
        slot: 397_234_561,
      },
    ]),
    means: [{ hash: HASH, slot: 397_234_561, time: 1_774_267_845, hasFailed: false }],
  },
  {
    ...helius('openapi/rpc-http/getSignaturesForAddress.yaml'),
    what: 'a signature without a time',
    to: 'signatures',
    body: result([
      { signature: OLD, slot: 114, err: null, memo: null, blockTime: null, confirmationStatus: 'finalized' },
    ]),
    means: [{ hash: OLD, slot: 114, time: null, hasFailed: false }],
  },
  {
    source: 'https://github.com/rpcpool/yellowstone-faithful/issues/55',
    day: '2023-09-14',
    what: 'null for a transaction that the node does not have',
    to: 'increase',
    asked: HASH,
    body: { jsonrpc: '2.0', result: null, id: '99' },
    means: null,
  },
  {
    ...getBlock('gettransaction'),
    what: 'a transaction without its tokens’ balances',
    to: 'increase',
    asked: HASH,
    body: result({
      blockTime: 1_774_267_845,
      slot: 397_234_561,
      meta: { computeUnitsConsumed: 84_213, err: null, fee: 5000, status: { Ok: null } },
      transaction: { signatures: [HASH] },
      version: 0,
    }),
    means: NO_ANSWER,
  },
  {
    ...helius('rpc/guides/gettransaction.mdx'),
    what: 'a transaction that moved no tokens',
    to: 'increase',
    asked: 'sig1...',
    body: `{"jsonrpc":"2.0","result":{"blockTime":1635900000,"meta":{"err":null,"fee":5000,"postBalances":[${RICHEST},1000000000],"postTokenBalances":[],"preBalances":[500000000000000000,1000000000],"preTokenBalances":[],"rewards":[],"status":{"Ok":null},"computeUnitsConsumed":200},"slot":98765432,"transaction":{"message":{},"signatures":["sig1..."]},"version":"legacy"},"id":1}`,
    means: 0n,
  },
]

export const SOLANA_ANSWERS: readonly Answer<SolanaQuestion>[] = [...STATES, ...TRANSACTIONS, ...SOLANA_REFUSALS]
