import { NO_ANSWER, type Answer } from './answer.ts'
import { APTOS_REFUSALS, golden, type AptosQuestion } from './aptos-refusals.ts'

const getBlock = (path: string) =>
  ({
    source: `https://github.com/GetBlock-io/getblock-docs/blob/2225e4c710cdeaadc8f66fd167ab436e2bd1a519/api-reference/aptos-apt/${path}.md`,
    day: '2026-08-21',
  }) as const

const blockPi = (path: string) =>
  ({
    source: `https://github.com/BlockPILabs/official-docs/blob/892aa3edebae34350afdba4c44e5bd9556fa5863/build/api-reference/aptos/${path}.md`,
    day: '2026-07-17',
  }) as const

const FAILED = '0x4c3248d4c2f3a5ca1617e43e69332c66586478871ee44634cdb4554fe537dff6'
const REGISTERED = '0xe4cc358f3c1184cb1787b41fc52dfcfc25a2609ada71b8aa6fc9b3e4428d9475'
const SWAPPED = '0x01ef3543f79823b3a9fbc8acac9fba4bb25c7c1abb65f533caff2d9bcc0678f6'
const WAITING = '0xe2da564dd4cc390409547bcbcf328dae17e5138e5ad0364f22fa5601958ba92c'

/** Events of `0x0` have no number of their own. */
const event = (type: string, data: object) => ({
  guid: { creation_number: '0', account_address: '0x0' },
  sequence_number: '0',
  type,
  data,
})

const SWAP = {
  version: '3574927316',
  hash: SWAPPED,
  state_checkpoint_hash: null,
  gas_used: '82',
  success: true,
  vm_status: 'Executed successfully',
  sender: '0xbf9239be9eb7e7a3d8e4c1f36083464fd47e6bd1f82a43b7c0f7ee958705a52f',
  sequence_number: '871700',
  max_gas_amount: '200000',
  gas_unit_price: '100',
  expiration_timestamp_secs: '1760643271',
  payload: { type_arguments: [], arguments: [], type: 'entry_function_payload' },
  replay_protection_nonce: null,
  events: [
    event('0xa611a8ba7261ed1f4d3afe4ac2166fc9f3180103e3296772d593a1e2720c7405::stable::IncentiveSynced', {
      accumulated_rewards_per_share: '33902212381193',
      ts: '1760643255618178',
    }),
  ],
  timestamp: '1760643255618178',
  type: 'user_transaction',
}

const LANDED: readonly Answer<AptosQuestion>[] = [
  {
    ...getBlock('apt_v1_accounts_account_hash_transactions'),
    what: 'a list',
    to: 'sent',
    asked: '871700',
    body: [SWAP],
    means: [SWAPPED],
  },
  {
    ...getBlock('apt_v1_accounts_account_hash_transactions'),
    what: 'a list that ends before the number',
    to: 'sent',
    asked: '871701',
    body: [SWAP],
    means: NO_ANSWER,
  },
  {
    ...getBlock('apt_v1_transactions_by_hash_transaction_hash'),
    what: 'a transaction that has failed',
    to: 'transaction',
    asked: FAILED,
    body: {
      ...SWAP,
      version: '3556737308',
      hash: FAILED,
      gas_used: '195',
      success: false,
      vm_status:
        'Move abort in 0x31deb490728ae8e1a89675ee4c1877af8e5849c526d2c9a64238c49d8ece08a0::fa: E_NO_PROFIT(0x385): ',
      sender: '0x95a0fd88b11286d4790c253b39c6678b798c54b54b63bfd2bfe042411ee2e3e8',
      sequence_number: '1679',
      events: [event('0x1::transaction_fee::FeeStatement', { total_charge_gas_units: '195' })],
      timestamp: '1760341227055115',
    },
    means: { isSuccess: false, sequence: 1679n, time: 1_760_341_227_055_115n, events: 1 },
  },
  {
    ...blockPi('get-transaction-by-hash'),
    what: 'a transaction of a time before there were nonces',
    to: 'transaction',
    asked: REGISTERED,
    body: {
      version: '36173264',
      hash: REGISTERED,
      gas_used: '994',
      success: true,
      vm_status: 'Executed successfully',
      sender: '0x9e5cf6e900fecbb716eb64781d40a5b1db9652caa6b61c188184b28c41687db2',
      sequence_number: '0',
      expiration_timestamp_secs: '1669084567',
      payload: { type_arguments: [], arguments: [], type: 'entry_function_payload' },
      events: [
        event('0x1::account::CoinRegisterEvent', { type_info: { account_address: '0x6d', struct_name: '0x4f5043' } }),
      ],
      timestamp: '1669084548326324',
      type: 'user_transaction',
    },
    means: { isSuccess: true, sequence: 0n, time: 1_669_084_548_326_324n, events: 1 },
  },
  {
    ...getBlock('apt_v1_transactions_by_version_version'),
    what: 'the network’s own transaction, where a customer’s was asked for',
    to: 'transaction',
    asked: '0xd797b944ed8657406a1b09a5928048093399fc0a2f576d3e57c0f9cedbf95c4a',
    body: {
      version: '3363904007',
      hash: '0xd797b944ed8657406a1b09a5928048093399fc0a2f576d3e57c0f9cedbf95c4a',
      gas_used: '0',
      success: true,
      vm_status: 'Executed successfully',
      changes: [],
      timestamp: '1757261767411156',
      type: 'block_epilogue_transaction',
    },
    means: NO_ANSWER,
  },
  {
    source:
      'https://github.com/aptos-labs/aptos-core/blob/067b16a9e37e0112eb651b208e51242b0066945e/api/goldens/aptos_api::tests::transactions_test::test_post_bcs_format_transaction.json',
    day: '2026-11-29',
    what: 'a transaction in the mempool, that expires at the end of all time',
    to: 'transaction',
    asked: WAITING,
    body: {
      type: 'pending_transaction',
      hash: WAITING,
      sender: '0xa550c18',
      sequence_number: '0',
      max_gas_amount: '1000',
      gas_unit_price: '0',
      gas_currency_code: 'XUS',
      expiration_timestamp_secs: '18446744073709551615',
    },
    means: { waiting: { expiration: 18_446_744_073_709_551_615n, sequence: 0n } },
  },
]

const NETWORK: readonly Answer<AptosQuestion>[] = [
  {
    ...getBlock('apt_v1'),
    what: 'mainnet',
    to: 'ledger',
    body: {
      block_height: '58851650',
      chain_id: 1,
      epoch: '2796',
      git_hash: '6568c5ee6a58b4f96c0780d4f66d7e573e61c418',
      ledger_timestamp: '1685696086534090',
      ledger_version: '152087593',
      node_role: 'full_node',
      oldest_block_height: '1101178',
      oldest_ledger_version: '2287593',
    },
    means: { version: 152_087_593n, time: 1_685_696_086_534_090n },
  },
  {
    source: golden('index_test__test_get_index', 'fa55e71d417e4bf2c55b901996548d08ba863d64'),
    day: '2026-11-29',
    what: 'a local network',
    to: 'ledger',
    body: { chain_id: 4, epoch: '0', ledger_version: '0', oldest_ledger_version: '0', ledger_timestamp: '0' },
    means: NO_ANSWER,
  },
  {
    ...getBlock('apt_v1_accounts_account_hash'),
    what: 'an account',
    to: 'sequence',
    body: {
      sequence_number: '234541',
      authentication_key: '0xbf9239be9eb7e7a3d8e4c1f36083464fd47e6bd1f82a43b7c0f7ee958705a52f',
    },
    means: 234_541n,
  },
  {
    ...getBlock('apt_v1_estimate_gas_price'),
    what: 'a price, which is a number and no text',
    to: 'gasPrice',
    body: { deprioritized_gas_estimate: 100, gas_estimate: 100, prioritized_gas_estimate: 150 },
    means: 100n,
  },
]

export const APTOS_ANSWERS: readonly Answer<AptosQuestion>[] = [...LANDED, ...NETWORK, ...APTOS_REFUSALS]
