import { NO_ANSWER, type Answer } from './answer.ts'

export type SuiQuestion =
  | 'balance'
  | 'checkpoint'
  | 'execution'
  | 'gasCoins'
  | 'gasPrice'
  | 'head'
  | 'list'
  | 'present'
  | 'simulation'
  | 'transaction'

/** Where gRPC-web says how a call has ended. */
interface Ending {
  readonly code: number
  readonly message: string
  /** `headers`: the answer has no body, and a page may not read its headers unless the node allows it. */
  readonly in: 'headers' | 'trailer'
}

export interface SuiAnswer extends Answer<SuiQuestion> {
  /** Protobuf's JSON: of the messages, one by one. A text where there are none. */
  readonly body: readonly object[] | string
  readonly ending?: Ending
}

export const getBlock = (path: string) =>
  ({
    source: `https://github.com/GetBlock-io/getblock-docs/blob/2225e4c710cdeaadc8f66fd167ab436e2bd1a519/api-reference/sui-sui/${path}-sui.md`,
    day: '2026-08-21',
  }) as const

const RPC_API = 'https://github.com/MystenLabs/sui/blob'
const ERRORS = {
  source: `${RPC_API}/00f75527700a5626e83430536052c26babae0f05/crates/sui-rpc-api/src/error.rs`,
  day: '2026-11-29',
} as const

export const DIGEST = '8WmKqcRkV5JZw8gEjGyzVxRYHnDvKmJsxLBp7t6vNqrA'
const SUCCESS = { effects: { status: { success: true } } }

const READ: readonly SuiAnswer[] = [
  {
    ...getBlock('ledgerservice-getserviceinfo'),
    what: 'a node of mainnet that has pruned',
    to: 'head',
    body: [
      {
        chain_id: '4btiuiMPvEENsttpZC7CZ53DruC3MAgfznDbASZ7DR6S',
        chain: 'mainnet',
        epoch: '1084',
        checkpoint_height: '260411497',
        lowest_available_checkpoint: '259896745',
        lowest_available_checkpoint_objects: '259896745',
        server: 'sui-node/1.68.1-3c0f387ebb40',
      },
    ],
    means: { epoch: 1084n, checkpoint: 260_411_497n, oldest: 259_896_745n },
  },
  {
    ...getBlock('ledgerservice-getepoch'),
    what: 'a price in an epoch',
    to: 'gasPrice',
    body: [{ epoch: { epoch: '1084', reference_gas_price: '1000', first_checkpoint: '260000000' } }],
    means: 1000n,
  },
  {
    ...getBlock('stateservice-getbalance'),
    what: 'a balance without what is at the address itself',
    to: 'balance',
    body: [
      {
        balance: {
          coin_type: '0x0000000000000000000000000000000000000000000000000000000000000002::sui::SUI',
          balance: '1035000074',
          coin_balance: '1035000074',
        },
      },
    ],
    means: { all: 1_035_000_074n, atAddress: 0n },
  },
  {
    ...getBlock('ledgerservice-gettransaction'),
    what: 'a transaction in a checkpoint, of a node that has indexed no balances',
    to: 'transaction',
    body: [{ transactions: [{ transaction: { digest: DIGEST, ...SUCCESS, checkpoint: '260411497' } }] }],
    means: { isSuccess: true, isListed: true, changes: 0 },
  },
  {
    ...getBlock('transactionexecutionservice-simulatetransaction'),
    what: 'what a simulation has used',
    to: 'simulation',
    body: [
      {
        transaction: {
          effects: {
            status: { success: true },
            gas_used: {
              computation_cost: '1000000',
              storage_cost: '988000',
              storage_rebate: '977000',
              non_refundable_storage_fee: '11000',
            },
          },
        },
      },
    ],
    means: { computation: 1_000_000n, storage: 988_000n, rebate: 977_000n },
  },
  {
    ...getBlock('transactionexecutionservice-executetransaction'),
    what: 'a transaction that was executed',
    to: 'execution',
    body: [{ transaction: { digest: DIGEST, ...SUCCESS, checkpoint: '260411497' } }],
    means: 'unknown',
  },
  {
    ...ERRORS,
    what: 'a transaction that this node does not have, in a batch',
    to: 'transaction',
    body: [{ transactions: [{ error: { code: 5, message: `Transaction ${DIGEST} not found` } }] }],
    means: null,
  },
]

const INCOMPLETE: readonly SuiAnswer[] = [
  {
    ...ERRORS,
    what: 'a storage that is not there, in a batch',
    to: 'transaction',
    body: [{ transactions: [{ error: { code: 14, message: 'pipeline balance is disabled by config' } }] }],
    means: NO_ANSWER,
  },
  {
    ...getBlock('ledgerservice-batchgettransactions'),
    what: 'a batch in another shape',
    to: 'transaction',
    body: [{ transactions: [{ digest: DIGEST, ...SUCCESS }] }],
    means: NO_ANSWER,
  },
  {
    ...getBlock('stateservice-listownedobjects'),
    what: 'objects without the fields that were asked for',
    to: 'gasCoins',
    body: [
      {
        objects: [
          {
            object_id: '0xc8ec1d6e3a7e9d2f5a8c3e7b1d4f9a6c2e5b8d3f7a1c4e9b2d4f6a8c0e2f4b6d',
            version: '12345',
            object_type: '0x2::coin::Coin<0x2::sui::SUI>',
          },
        ],
        next_page_token: 'cGFnZTI=',
      },
    ],
    means: NO_ANSWER,
  },
  {
    ...getBlock('ledgerservice-getcheckpoint'),
    what: 'a checkpoint without its contents',
    to: 'checkpoint',
    body: [{ checkpoint: { sequence_number: '260411497', digest: DIGEST, summary: { epoch: '1084' } } }],
    means: NO_ANSWER,
  },
  {
    source: `${RPC_API}/00ba0bad799c38d2c04da0b6d5cff26506c09f1a/crates/sui-rpc-api/src/grpc/v2/ledger_service/get_transaction.rs`,
    day: '2026-11-29',
    what: 'a listed transfer, of a node that has indexed no balances',
    to: 'list',
    body: [
      {
        transaction: { digest: DIGEST, ...SUCCESS, checkpoint: '260411497' },
        watermark: { cursor: 'AQ==', checkpoint: '260411497' },
        end: { reason: 'QUERY_END_REASON_LEDGER_TIP' },
      },
    ],
    means: NO_ANSWER,
  },
]

const SDK_LISTS = {
  source:
    'https://github.com/MystenLabs/ts-sdks/blob/03fe26bfefd998203faf7767f3fa107dc484117d/packages/sui/test/unit/grpc/list-queries.test.ts',
  day: '2026-08-20',
} as const
const WATERMARK = { watermark: { cursor: 'CQ==', checkpoint: '260411497' } }

const LISTS: readonly SuiAnswer[] = [
  {
    ...SDK_LISTS,
    what: 'an empty list that has come to the end of the ledger',
    to: 'list',
    body: [{ ...WATERMARK, end: { reason: 'QUERY_END_REASON_LEDGER_TIP' } }],
    means: null,
  },
  {
    ...SDK_LISTS,
    what: 'a list that ends without a reason',
    to: 'list',
    body: [WATERMARK],
    means: NO_ANSWER,
  },
  {
    ...SDK_LISTS,
    what: 'pages without end that have searched as far as the node wants',
    to: 'list',
    body: [{ ...WATERMARK, end: { reason: 'QUERY_END_REASON_SCAN_LIMIT' } }],
    means: NO_ANSWER,
  },
  { ...SDK_LISTS, what: 'no message at all', to: 'list', body: [], means: NO_ANSWER },
]

export const SUI_ANSWERS: readonly SuiAnswer[] = [...READ, ...INCOMPLETE, ...LISTS]
