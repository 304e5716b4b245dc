import { NGINX, NO_ANSWER, page, type Answer } from './answer.ts'

export type AptosQuestion =
  | 'balance'
  | 'gasPrice'
  | 'ledger'
  | 'orderless'
  | 'sent'
  | 'sequence'
  | 'simulation'
  | 'submission'
  | 'transaction'

const CORE = 'https://github.com/aptos-labs/aptos-core'
/** What a node of the repository's own tests has answered. */
export const golden = (path: string, commit: string) =>
  `${CORE}/blob/${commit}/api/goldens/aptos_api__tests__${path}.json`

const SDK = 'https://github.com/aptos-labs/aptos-ts-sdk/blob/82b310449d7adf184540730ffdd754ada18d8ca6/tests'
const UNKNOWN_HASH = '0x23851af73879128b541bafad4b49d0b6f1ac0d49ed2400632d247135fbca7bea'

const error = (error_code: string, message: string, vm_error_code: number | null = null) => ({
  message,
  error_code,
  vm_error_code,
})

const MISSING: readonly Answer<AptosQuestion>[] = [
  {
    source: `${SDK}/e2e/client/aptosRequest.test.ts`,
    day: '2026-08-18',
    what: 'a 404 with a body, for a transaction that the node does not have',
    to: 'transaction',
    asked: UNKNOWN_HASH,
    status: 404,
    body: error('transaction_not_found', `Transaction not found by Transaction hash(${UNKNOWN_HASH})`),
    means: null,
  },
  {
    source: golden('accounts_test__test_get_core_account_data_not_found', '8999ab5c7be8665393e4b67e5ed0376d14399c7b'),
    day: '2026-11-29',
    what: 'zero for an account that nobody has made',
    to: 'sequence',
    body: {
      sequence_number: '0',
      authentication_key: '0x000000000000000000000000000000000000000000000000000000000000000f',
    },
    means: 0n,
  },
  {
    source: golden('accounts_test__test_get_core_account_data_not_found', '006f881f08a01e07f66d669c41466dfea56fdc76'),
    day: '2026-11-29',
    what: 'the 404 of an old node, which names nothing',
    to: 'sequence',
    status: 404,
    body: { code: 404, message: 'account not found by address(0xf) and ledger version(0)', aptos_ledger_version: '0' },
    means: NO_ANSWER,
  },
  {
    source: golden(
      'accounts_test__test_get_account_resources_by_ledger_version_is_too_large',
      'fa55e71d417e4bf2c55b901996548d08ba863d64',
    ),
    day: '2026-11-29',
    what: 'a version that the node has not come to',
    to: 'sequence',
    status: 404,
    body: error('version_not_found', 'Ledger version not found by Ledger version(1000000000000000000)'),
    means: NO_ANSWER,
  },
]

/** Since 2026 a gateway adds where the whole history is. */
const ARCHIVED = {
  ...error('version_pruned', 'Ledger version(1) has been pruned'),
  hint: 'The requested data has been pruned from this node. Retry your request against the archival endpoint to access full history.',
  oldest_ledger_version: '10255283755',
  archival_endpoint: 'https://archive.testnet.staging.aptoslabs.com/v1',
}

const PRUNED: readonly Answer<AptosQuestion>[] = [
  {
    source: `${CORE}/pull/9520`,
    day: '2023-08-07',
    what: 'a 410 for a pruned list',
    to: 'sent',
    status: 410,
    body: error('version_pruned', 'Ledger version(1) has been pruned'),
    means: null,
  },
  {
    source: `${SDK}/unit/archivalFallback.test.ts`,
    day: '2026-08-18',
    what: 'a 410 that names an archive',
    to: 'sent',
    status: 410,
    body: ARCHIVED,
    means: null,
  },
  ...(['transaction', 'sequence', 'balance'] as const).map((to) => ({
    source: `${SDK}/unit/archivalFallback.test.ts`,
    day: '2026-08-18',
    what: 'a 410 that names an archive',
    to,
    asked: UNKNOWN_HASH,
    status: 410,
    body: ARCHIVED,
    means: NO_ANSWER,
  })),
  {
    source: `${CORE}/issues/8930`,
    day: '2023-07-03',
    what: 'a 500 for what is pruned',
    to: 'sent',
    status: 500,
    body: error(
      'internal_error',
      'Failed to get transaction by version 100: Transaction at version 100 is pruned, min available version is 21114670.',
    ),
    means: NO_ANSWER,
  },
]

const POOR = error(
  'vm_error',
  'Invalid transaction: Type: Validation Code: INSUFFICIENT_BALANCE_FOR_TRANSACTION_FEE',
  5,
)

const SUBMISSIONS: readonly Answer<AptosQuestion>[] = [
  {
    source: 'https://github.com/NearDeFi/chainsig.js/issues/25',
    day: '2025-10-20',
    what: 'too little APT',
    to: 'submission',
    status: 400,
    body: POOR,
    means: 'refused',
  },
  {
    source: 'https://github.com/NearDeFi/chainsig.js/issues/25',
    day: '2025-10-20',
    what: 'too little APT',
    to: 'simulation',
    status: 400,
    body: POOR,
    means: 'lacksGas',
  },
  {
    source: `${SDK}/e2e/client/aptosRequest.test.ts`,
    day: '2026-08-18',
    what: 'bytes that are no transaction',
    to: 'submission',
    status: 400,
    body: error('invalid_input', 'Failed to deserialize input into SignedTransaction: unexpected end of input'),
    means: 'unknown',
  },
  {
    source: `${CORE}/issues/2523`,
    day: '2022-08-04',
    what: 'another transaction with this number in the mempool of an old node',
    to: 'submission',
    status: 400,
    body: {
      code: 400,
      message: 'transaction is rejected: InvalidUpdate - Transaction already in mempool with different payload',
    },
    means: 'unknown',
  },
  {
    source: golden(
      'simulation_test__test_simulate_transaction_with_valid_signature_bcs',
      'a706337eb609048ac24acb2f72c7723659e60887',
    ),
    day: '2026-11-29',
    what: 'a simulation that the node does not take',
    to: 'simulation',
    status: 400,
    body: error('invalid_input', 'Simulated transactions must not have a valid signature'),
    means: 'unknown',
  },
]

const LIMIT = 'Per anonymous IP rate limit exceeded. Limit: 50000 compute units per 300 seconds window.'
const EACH = ['balance', 'gasPrice', 'ledger', 'orderless', 'sent', 'sequence', 'simulation', 'transaction'] as const

const LIMITS: readonly Answer<AptosQuestion>[] = [
  ...EACH.map((to) => ({
    source: 'https://raw.githubusercontent.com/api-evangelist/aptos/refs/heads/main/json-schema/AptosErrorCode.json',
    day: '2026-11-29',
    what: 'a limit of calls as JSON',
    to,
    asked: UNKNOWN_HASH,
    status: 429,
    body: { message: LIMIT, error_code: 'rate_limited' },
    means: NO_ANSWER,
  })),
  {
    source: `${CORE}/issues/16585`,
    day: '2025-05-12',
    what: 'a limit of calls',
    to: 'submission',
    status: 429,
    body: LIMIT,
    means: 'unknown',
  },
  { ...NGINX, what: 'a page of a proxy', to: 'ledger', status: 403, body: page('403 Forbidden'), means: NO_ANSWER },
  { ...NGINX, what: 'a page of a proxy', to: 'orderless', status: 403, body: page('403 Forbidden'), means: NO_ANSWER },
  {
    ...NGINX,
    what: 'a page of a proxy for a path that it does not know',
    to: 'transaction',
    asked: UNKNOWN_HASH,
    status: 404,
    body: page('404 Not Found'),
    means: NO_ANSWER,
  },
]

export const APTOS_REFUSALS: readonly Answer<AptosQuestion>[] = [...MISSING, ...PRUNED, ...SUBMISSIONS, ...LIMITS]
