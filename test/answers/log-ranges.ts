import { refusal, type Answer } from './answer.ts'

/** How a provider refuses to search the logs of many blocks. */
export interface RangeRefusal extends Pick<Answer, 'source' | 'day' | 'what' | 'status' | 'body'> {
  /** The blocks that it searches at once; null where none of its answers tells. */
  readonly most: number | null
}

export const RANGE_REFUSALS: readonly RangeRefusal[] = [
  {
    source: 'https://github.com/INFURA/infura/issues/237',
    day: '2026-08-25',
    what: 'Infura',
    body: refusal(-32_602, 'range 1000000 exceeds limit of 10000'),
    most: 10_000,
  },
  {
    source: 'https://github.com/aurora-is-near/aurora-relayer/pull/327',
    day: '2022-07-07',
    what: 'Aurora, with its request as data',
    body: refusal(-32_005, 'query returned more than 10000 results', {
      host: 'localhost:8545',
      request_body: { jsonrpc: '2.0', method: 'eth_getLogs', params: [] },
    }),
    most: 2000,
  },
  {
    source: 'https://github.com/boundless-xyz/boundless/issues/838',
    day: '2025-06-24',
    what: 'Alchemy’s tier of 500 blocks',
    status: 400,
    body: refusal(
      -32_600,
      'You can make eth_getLogs requests with up to a 500 block range. Based on your parameters, this block range should work: [0x1a30dfd, 0x1a30ff0]',
    ),
    most: 500,
  },
  {
    source: 'https://github.com/OffchainLabs/arbitrum-sdk/issues/609',
    day: '2025-08-11',
    what: 'QuickNode',
    status: 413,
    body: refusal(-32_614, 'eth_getLogs is limited to a 10,000 range'),
    most: 10_000,
  },
  {
    source: 'https://github.com/paradigmxyz/reth/pull/8558',
    day: '2024-06-03',
    what: 'reth',
    body: refusal(-32_602, 'query exceeds max block range 5000'),
    most: 5000,
  },
  {
    source: 'https://github.com/base/base/issues/2421',
    day: '2026-04-28',
    what: 'a node of Base with too many results',
    body: refusal(-32_602, 'query exceeds max results 20000, retry with the range 25766988-25775072'),
    most: 8084,
  },
  {
    source: 'https://github.com/erigontech/erigon/pull/20424',
    day: '2026-04-08',
    what: 'erigon',
    body: refusal(-32_602, 'query block range exceeds server limit, narrow your filter: 5'),
    most: 5,
  },
  {
    source: 'https://github.com/scroll-tech/go-ethereum/pull/529',
    day: '2023-10-04',
    what: 'Scroll, whose id is a text',
    body: { jsonrpc: '2.0', id: 'id', error: { code: -32_000, message: 'block range is bigger than maxBlockRange' } },
    most: 100,
  },
  {
    source: 'https://github.com/enviodev/hyperindex/issues/605',
    day: '2025-06-24',
    what: 'Morph',
    body: refusal(-32_000, 'block range is larger than max block range, block range = 5120, max block range = 5000'),
    most: 5000,
  },
  {
    source: 'https://github.com/AlphaWallet/alpha-wallet-ios/issues/3734',
    day: '2022-01-17',
    what: 'Polygon',
    body: refusal(null, 'eth_getLogs block range too large, range: 99991, max: 3500'),
    most: 3500,
  },
  {
    source: 'https://github.com/moonbeam-foundation/moonbeam/pull/3250',
    day: '2025-04-09',
    what: 'Moonbeam',
    body: refusal(null, 'block range is too wide (maximum 1024)'),
    most: 1024,
  },
  {
    source: 'https://github.com/bnb-chain/bsc/issues/1215',
    day: '2022-11-29',
    what: 'the public nodes of BNB Chain, which search nothing',
    body: refusal(-32_005, 'limit exceeded'),
    most: null,
  },
  {
    source: 'https://github.com/erigontech/erigon/pull/19339',
    day: '2026-02-20',
    what: 'erigon, of blocks that it has pruned',
    body: refusal(
      -32_000,
      'old data not available due to pruning: requested block 16999999, history is available from block 22000000',
    ),
    most: null,
  },
  {
    source: 'https://github.com/NethermindEth/nethermind/pull/12090',
    day: '2026-06-22',
    what: 'Nethermind, of blocks that it has pruned',
    body: refusal(4444, 'pruned history unavailable'),
    most: null,
  },
  {
    source:
      'https://github.com/ethereum/execution-apis/blob/033ca6e69da000445840d2060ff47e5e56172a86/tests/eth_getLogs/filter-error-future-block-range.io',
    day: '2026-08-07',
    what: 'geth, of blocks that it does not have yet',
    body: refusal(-32_602, 'block range extends beyond current head block'),
    most: null,
  },
  {
    source: 'https://github.com/fluencelabs/dev-rewards/issues/20',
    day: '2024-02-29',
    what: 'Infura’s limit of a day, which no shorter range avoids',
    body: refusal(null, 'daily request count exceeded, request rate limited'),
    most: null,
  },
]
