import { NGINX, NO_ANSWER, page } from './answer.ts'
import { getBlock, type SuiAnswer } from './sui.ts'

const RPC_API = {
  source:
    'https://github.com/MystenLabs/sui/blob/00f75527700a5626e83430536052c26babae0f05/crates/sui-rpc-api/src/error.rs',
  day: '2026-11-29',
} as const

/** By the number of gRPC's code. */
const ended = (code: number, message: string) => ({ body: [], ending: { code, message, in: 'trailer' } }) as const

const READS = ['balance', 'checkpoint', 'gasCoins', 'gasPrice', 'head', 'list', 'present', 'transaction'] as const
const LIMIT = { code: 8, message: 'Rate limit exceeded for your plan' }

const LIMITS: readonly SuiAnswer[] = [
  ...READS.map((to): SuiAnswer => ({
    ...getBlock('ledgerservice-gettransaction'),
    what: 'RESOURCE_EXHAUSTED in trailers alone',
    to,
    body: [],
    ending: { ...LIMIT, in: 'headers' },
    means: NO_ANSWER,
  })),
  {
    ...getBlock('transactionexecutionservice-executetransaction'),
    what: 'RESOURCE_EXHAUSTED',
    to: 'execution',
    body: [],
    ending: { ...LIMIT, in: 'trailer' },
    means: 'unknown',
  },
  { ...NGINX, what: 'a page of a proxy', to: 'head', status: 403, body: page('403 Forbidden'), means: NO_ANSWER },
  {
    ...NGINX,
    what: 'a page of a proxy without a node',
    to: 'transaction',
    status: 503,
    body: page('503 Service Temporarily Unavailable'),
    means: NO_ANSWER,
  },
  {
    ...NGINX,
    what: 'a page of a proxy that was asked too often',
    to: 'execution',
    status: 429,
    body: page('429 Too Many Requests'),
    means: 'unknown',
  },
]
/** How the calls of a full node end, in its own words. */
export const SUI_ERRORS: readonly SuiAnswer[] = [
  {
    source: 'https://github.com/dwallet-labs/ika/pull/2025',
    day: '2026-08-11',
    what: 'a checkpoint that the node has pruned, its newest too',
    to: 'checkpoint',
    ...ended(5, 'Checkpoint 28166 not found'),
    means: NO_ANSWER,
  },
  {
    source: 'https://github.com/MystenLabs/sui/pull/24244',
    day: '2025-11-12',
    what: 'a checkpoint that the node has not stored yet',
    to: 'checkpoint',
    ...ended(13, 'Internal error'),
    means: NO_ANSWER,
  },
  {
    ...RPC_API,
    what: 'an index that is not there',
    to: 'balance',
    ...ended(14, 'pipeline balance is disabled by config'),
    means: NO_ANSWER,
  },
  {
    ...RPC_API,
    what: 'an epoch that the node does not have',
    to: 'gasPrice',
    ...ended(5, 'Epoch 1085 not found'),
    means: NO_ANSWER,
  },
  {
    ...RPC_API,
    what: 'a mask that the node does not know',
    to: 'transaction',
    ...ended(3, 'invalid read_mask path: balance_changes'),
    means: NO_ANSWER,
  },
  { ...RPC_API, what: 'a method that the node does not have', to: 'list', ...ended(12, ''), means: NO_ANSWER },
  {
    ...RPC_API,
    what: 'inputs that are wrong',
    to: 'execution',
    ...ended(
      3,
      'Transaction execution failed due to issues with transaction inputs, please review the errors and try again: Balance of gas object 10 is lower than the needed amount: 100.',
    ),
    means: 'refused',
  },
  {
    ...RPC_API,
    what: 'a wrong signature',
    to: 'execution',
    ...ended(3, 'Invalid user signature: Signature is not valid: Fail to verify user sig'),
    means: 'refused',
  },
  {
    ...RPC_API,
    what: 'objects that another transaction has locked',
    to: 'execution',
    ...ended(
      9,
      'Failed to sign transaction by a quorum of validators because of locked objects. Conflicting Transactions:\n{}',
    ),
    means: 'refused',
  },
  {
    ...RPC_API,
    what: 'the same transaction with another signature',
    to: 'execution',
    ...ended(10, 'The transaction is already finalized but with different user signatures'),
    means: 'unknown',
  },
  {
    ...RPC_API,
    what: 'a timeout',
    to: 'execution',
    ...ended(14, 'timed-out before finality could be reached'),
    means: 'unknown',
  },
  { ...RPC_API, what: 'an overload', to: 'execution', ...ended(14, 'system is overloaded'), means: 'unknown' },
  ...LIMITS,
]
