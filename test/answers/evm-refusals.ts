import { NGINX, NO_ANSWER, page, refusal, result, type Answer } from './answer.ts'

export type EvmQuestion = 'balance' | 'block' | 'call' | 'count' | 'final' | 'gas' | 'receipt' | 'sender'

/** Recorded of geth by the tests of the execution APIs. */
export const recorded = (path: string) =>
  ({
    source: `https://github.com/ethereum/execution-apis/blob/033ca6e69da000445840d2060ff47e5e56172a86/tests/${path}.io`,
    day: '2026-08-07',
  }) as const

const REVERTED =
  '0x08c379a00000000000000000000000000000000000000000000000000000000000000020000000000000000000000000000000000000000000000000000000000000000a75736572206572726f72'

const MODERN = '0x695ad02907c9e13ab7c69963f723fa46ac13cd5e2314f61eab2cb2f07b946faa'

/** Of a node, or of what stands before it. */
export const EVM_REFUSALS: readonly Answer<EvmQuestion>[] = [
  {
    ...recorded('eth_getBlockByNumber/get-block-notfound'),
    what: 'a block that the node does not have',
    to: 'final',
    body: result(null),
    means: NO_ANSWER,
  },
  {
    ...recorded('eth_call/call-revert-abi-error'),
    what: 'a revert with its reason as data',
    to: 'call',
    body: refusal(3, 'execution reverted: user error', REVERTED),
    means: NO_ANSWER,
  },
  {
    ...recorded('eth_estimateGas/estimate-failed-call'),
    what: 'gas of a call that reverts',
    to: 'gas',
    body: refusal(3, 'execution reverted', '0x77726f6e672d63616c6c6461746173697a65'),
    means: NO_ANSWER,
  },
  {
    source: 'https://github.com/ethereum/go-ethereum/issues/20874',
    day: '2020-04-02',
    what: 'a state that geth has pruned',
    to: 'count',
    body: refusal(
      -32_000,
      'missing trie node ef7df5d88cb1614dc3f143879a653cd90717ee42e967c5fabbcd7505a968f314 (path )',
    ),
    means: NO_ANSWER,
  },
  {
    source: 'https://github.com/paradigmxyz/reth/pull/4092',
    day: '2023-08-07',
    what: 'a state that reth has pruned',
    to: 'count',
    body: refusal(-32_603, 'State at block #3 is pruned'),
    means: NO_ANSWER,
  },
  {
    source: 'https://github.com/paradigmxyz/reth/pull/22874',
    day: '2026-03-08',
    what: 'a block that reth has pruned',
    to: 'final',
    body: refusal(-32_000, 'header not found'),
    means: NO_ANSWER,
  },
  {
    source: 'https://github.com/ethereum/execution-apis/pull/636',
    day: '2025-03-11',
    what: 'a history that is pruned (EIP-4444)',
    to: 'receipt',
    asked: MODERN,
    body: refusal(4444, 'pruned history unavailable'),
    means: NO_ANSWER,
  },
  {
    source: 'https://github.com/status-im/status-go/pull/4807',
    day: '2024-02-23',
    what: 'Infura’s limit of calls, with data',
    to: 'block',
    status: 429,
    body: refusal(-32_005, 'exceeded project rate limit', {
      rate: { allowed_rps: 5, backoff_seconds: 30, current_rps: 5.2 },
      see: 'https://infura.io/dashboard',
    }),
    means: NO_ANSWER,
  },
  {
    source: 'https://github.com/fluencelabs/dev-rewards/issues/20',
    day: '2024-02-29',
    what: 'Tenderly’s limit of calls, whose id is a text',
    to: 'receipt',
    asked: MODERN,
    status: 429,
    body: { id: '1709215671619515648', jsonrpc: '2.0', error: { code: -32_005, message: 'rate limit exceeded' } },
    means: NO_ANSWER,
  },
  { ...NGINX, what: 'a page of a proxy', to: 'block', status: 403, body: page('403 Forbidden'), means: NO_ANSWER },
  {
    ...NGINX,
    what: 'a page of a proxy without a node',
    to: 'receipt',
    asked: MODERN,
    status: 503,
    body: page('503 Service Temporarily Unavailable'),
    means: NO_ANSWER,
  },
]
