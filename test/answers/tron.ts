import { NO_ANSWER, refusal, result, type Answer } from './answer.ts'
import { documented, TRANSACTION, TRON_REFUSALS, type TronQuestion } from './tron-refusals.ts'

const ACCOUNT = '41dd791d6b49e190062d650e6a23c575510d35f2f9'
const CONTRACT = '419ff8fc48fb114ccd5bbdc24a86f0c73082f08825'

const CALLED = {
  contract: [
    {
      parameter: {
        value: { owner_address: ACCOUNT, contract_address: CONTRACT },
        type_url: 'type.googleapis.com/protocol.TriggerSmartContract',
      },
      type: 'TriggerSmartContract',
    },
  ],
  ref_block_bytes: '1c8b',
  ref_block_hash: 'd78785ed02dd918f',
  expiration: 1_777_437_813_000,
  fee_limit: 10_000_000_000,
  timestamp: 1_777_437_756_016,
}

const IN_BLOCK: readonly Answer<TronQuestion>[] = [
  {
    ...documented('http/block-and-tx-query/gettransactioninfobyid'),
    what: 'an outcome',
    to: 'info',
    asked: TRANSACTION,
    body: {
      id: TRANSACTION,
      fee: 5_254_500,
      blockNumber: 66_985_120,
      blockTimeStamp: 1_777_437_762_000,
      contractResult: [''],
      contract_address: CONTRACT,
      receipt: { energy_fee: 4_458_500, energy_usage_total: 44_585, net_fee: 796_000, result: 'SUCCESS' },
      log: [
        { address: CONTRACT.slice(2), topics: ['c66625d03b4a832d8245f0df593e32e0fbbbad96d4aa45440aa1535b80983083'] },
      ],
    },
    means: { isDone: true, blockTime: 1_777_437_762_000, logs: 1 },
  },
  {
    ...documented('http/block-and-tx-query/gettransactioninfobyid'),
    what: 'the empty object for what is in no block',
    to: 'info',
    asked: TRANSACTION,
    body: {},
    means: null,
  },
  {
    ...documented('http/block-and-tx-query/gettransactionbyid'),
    what: 'a transaction',
    to: 'expiration',
    asked: TRANSACTION,
    body: {
      ret: [{ contractRet: 'SUCCESS' }],
      signature: [],
      txID: TRANSACTION,
      raw_data: CALLED,
    },
    means: 1_777_437_813_000,
  },
  {
    ...documented('http/block-and-tx-query/gettransactionbyid'),
    what: 'the empty object for a transaction that the node does not have',
    to: 'expiration',
    asked: TRANSACTION,
    body: {},
    means: null,
  },
  {
    ...documented('http/block-and-tx-query/gettransactionbyid'),
    what: 'a transaction of a solid block',
    to: 'isSolid',
    asked: TRANSACTION,
    body: { ret: [{ contractRet: 'SUCCESS' }], signature: [], txID: TRANSACTION, raw_data: CALLED },
    means: true,
  },
  {
    ...documented('http/block-and-tx-query/gettransactionbyid'),
    what: 'the empty object for what is in no solid block',
    to: 'isSolid',
    asked: TRANSACTION,
    body: {},
    means: false,
  },
]

const ACCOUNTS: readonly Answer<TronQuestion>[] = [
  {
    ...documented('http/account/getaccount'),
    what: 'an account',
    to: 'account',
    body: {
      address: ACCOUNT,
      balance: 1_793_227_200,
      create_time: 1_776_933_207_000,
      free_net_usage: 441,
      frozenV2: [{}, { type: 'ENERGY' }, { type: 'TRON_POWER' }],
      assetV2: [{ key: '1005416', value: 100_000_000 }],
      asset_optimized: true,
    },
    means: 1_793_227_200,
  },
  {
    ...documented('http/account/getaccount'),
    what: 'the empty object for an account that nothing has activated',
    to: 'account',
    body: {},
    means: null,
  },
  {
    ...documented('http/account/getaccountresource'),
    what: 'resources, without those that are zero',
    to: 'resources',
    body: {
      freeNetUsed: 441,
      freeNetLimit: 600,
      assetNetUsed: [{ key: '1005416', value: 0 }],
      assetNetLimit: [{ key: '1005416', value: 10_000 }],
      TotalNetLimit: 43_200_000_000,
      TotalNetWeight: 68_305_209_098,
      TotalEnergyLimit: 180_000_000_000,
      TotalEnergyWeight: 2_411_528_185,
    },
    means: { energy: 0, bandwidth: 159 },
  },
  {
    ...documented('http/account/getaccountresource'),
    what: 'the empty object for the resources of no account',
    to: 'resources',
    body: {},
    means: { energy: 0, bandwidth: 0 },
  },
]

const NETWORK: readonly Answer<TronQuestion>[] = [
  {
    ...documented('http/block-and-tx-query/getblock'),
    what: 'a block without its transactions',
    to: 'head',
    body: {
      blockID: '0000000003fe262d52bfa4b2814f816fd2e57af5b98a33d60d8630a03a908e0e',
      block_header: {
        raw_data: {
          number: 66_987_565,
          txTrieRoot: 'faf8fe3858339ead25cc892461c82a59b84dca4a51c45b026676bf3f45a352a2',
          witness_address: '41b2f713d57dbcec679d93a8849fa0cd0e4db594ba',
          parentHash: '0000000003fe262c85cd6b02033f4c3e5c1efa35de256a17bd906dc61fb1aeed',
          version: 34,
          timestamp: 1_777_445_121_000,
        },
      },
    },
    means: {
      id: '0000000003fe262d52bfa4b2814f816fd2e57af5b98a33d60d8630a03a908e0e',
      number: 66_987_565,
      time: 1_777_445_121_000,
    },
  },
  {
    ...documented('http/block-and-tx-query/getblock'),
    what: 'the empty object for a block that the node does not have',
    to: 'head',
    body: {},
    means: NO_ANSWER,
  },
  {
    ...documented('http/witness-and-governance/getchainparameters'),
    what: 'a list that ends before the price of energy',
    to: 'prices',
    body: {
      chainParameter: [
        { key: 'getMaintenanceTimeInterval', value: 1_800_000 },
        { key: 'getTransactionFee', value: 1000 },
      ],
    },
    means: NO_ANSWER,
  },
  {
    ...documented('json-rpc/node/eth_blockNumber'),
    what: 'a block',
    to: 'listed',
    body: result('0x3fe1dec'),
    means: [],
  },
  {
    ...documented('json-rpc/filter/eth_getLogs'),
    what: 'a refused range',
    to: 'logs',
    body: refusal(-32_602, 'exceed max block range: 5000', '{}'),
    means: NO_ANSWER,
  },
]

export const TRON_ANSWERS: readonly Answer<TronQuestion>[] = [...IN_BLOCK, ...ACCOUNTS, ...NETWORK, ...TRON_REFUSALS]
