import { NGINX, NO_ANSWER, page, refusal, result, type Answer } from './answer.ts'

export type SolanaQuestion =
  | 'accounts'
  | 'blockhash'
  | 'fee'
  | 'final'
  | 'height'
  | 'increase'
  | 'priorityFees'
  | 'rent'
  | 'signatures'
  | 'status'

const VERSION =
  'Transaction version (0) is not supported by the requesting client. Please try the request again with the following configuration parameter: "maxSupportedTransactionVersion": 0'
const LIMIT = 'Too many requests for a specific RPC call, contact your app developer or support@rpcpool.com.'

const REFUSED: readonly Answer<SolanaQuestion>[] = [
  {
    source: 'https://github.com/solana-labs/solana/issues/18691',
    day: '2021-07-15',
    what: 'a node that is behind, with data',
    to: 'height',
    body: refusal(-32_005, 'Node is behind by 59093 slots', { numSlotsBehind: 59_093 }),
    means: NO_ANSWER,
  },
  {
    source: 'https://github.com/zeta-chain/node/pull/3220',
    day: '2024-11-26',
    what: 'a version that no parameter makes it tell',
    to: 'increase',
    body: refusal(-32_015, VERSION),
    means: NO_ANSWER,
  },
  {
    source: 'https://github.com/rpcpool/yellowstone-faithful/issues/55',
    day: '2023-09-14',
    what: 'an archive without the epoch',
    to: 'increase',
    body: refusal(-32_009, 'Epoch 0 is not available from this RPC'),
    means: NO_ANSWER,
  },
  {
    source: 'https://github.com/solana-labs/solana/issues/22840',
    day: '2022-01-31',
    what: 'a slot that a long-term storage lacks',
    to: 'signatures',
    body: refusal(-32_009, 'Slot 114698958 was skipped, or missing in long-term storage'),
    means: NO_ANSWER,
  },
  ...(['status', 'increase'] as const).map((to) => ({
    source: 'https://github.com/lamports-dev/alpamayo/issues/87',
    day: '2025-12-27',
    what: 'a node that keeps no history',
    to,
    body: refusal(-32_011, 'Transaction history is not available from this node'),
    means: NO_ANSWER,
  })),
  {
    source: 'https://github.com/across-protocol/sdk/pull/1450',
    day: '2026-05-28',
    what: 'a block that is not rooted yet',
    to: 'final',
    body: refusal(-32_004, 'Block not available for slot 422715124'),
    means: NO_ANSWER,
  },
  {
    source: 'https://github.com/helius-labs/docs/blob/3a53273e8a6052a8e981ec95c21954b5dd989cc8/sdks.mdx',
    day: '2026-01-16',
    what: 'a key that is missing',
    to: 'blockhash',
    body: {
      jsonrpc: '2.0',
      error: { code: -32_001, message: 'Authentication failed. Missing or invalid API key.' },
      id: '1',
    },
    means: NO_ANSWER,
  },
]

const EACH = ['accounts', 'fee', 'height', 'increase', 'priorityFees', 'rent', 'signatures', 'status'] as const

const LIMITS: readonly Answer<SolanaQuestion>[] = [
  ...EACH.map((to) => ({
    source: 'https://github.com/milktoastlab/SolanaNFTBot/issues/25',
    day: '2022-01-27',
    what: 'a limit of calls',
    to,
    status: 429,
    body: `{"jsonrpc":"2.0","error":{"code": 429, "message":"${LIMIT}"}, "id": 1 } \n`,
    means: NO_ANSWER,
  })),
  {
    source: 'https://github.com/solana-labs/solana-program-library/issues/2784',
    day: '2022-01-24',
    what: 'a limit of calls with status 200',
    to: 'status',
    body: refusal(429, LIMIT),
    means: NO_ANSWER,
  },
  { ...NGINX, what: 'a page of a proxy', to: 'height', status: 403, body: page('403 Forbidden'), means: NO_ANSWER },
  {
    ...NGINX,
    what: 'a page of a proxy without a node',
    to: 'status',
    status: 503,
    body: page('503 Service Temporarily Unavailable'),
    means: NO_ANSWER,
  },
]

/** Of a time before the network said how far a transaction has come, and of an account in an encoding that nobody asked for. */
const OLD: readonly Answer<SolanaQuestion>[] = [
  {
    source: 'https://github.com/solana-labs/solana/pull/9314',
    day: '2020-04-05',
    what: 'a status without a commitment',
    to: 'status',
    body: result({
      context: { slot: 1153 },
      value: [{ confirmations: null, err: null, slot: 844, status: { Ok: null } }],
    }),
    means: NO_ANSWER,
  },
  {
    source:
      'https://github.com/GetBlock-io/getblock-docs/blob/2225e4c710cdeaadc8f66fd167ab436e2bd1a519/api-reference/solana-sol/getaccountinfo-solana.md',
    day: '2026-08-21',
    what: 'an account as JSON, where bytes were asked for',
    to: 'accounts',
    body: result({
      context: { apiVersion: '2.3.6', slot: 397_234_561 },
      value: [
        {
          data: {
            parsed: { info: { decimals: 6, supply: '8721043118453221' }, type: 'mint' },
            program: 'spl-token',
            space: 82,
          },
          executable: false,
          lamports: 389_532_986_339,
          owner: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
          space: 82,
        },
      ],
    }),
    means: NO_ANSWER,
  },
]

export const SOLANA_REFUSALS: readonly Answer<SolanaQuestion>[] = [...REFUSED, ...LIMITS, ...OLD]
