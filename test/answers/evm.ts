import { NO_ANSWER, result, type Answer } from './answer.ts'
import { EVM_REFUSALS, recorded, type EvmQuestion } from './evm-refusals.ts'

const NOBODY = '0x00000000000000000000000000000000000000000000000000000000deadbeef'
const SENDER = '0x7435ed30a8b4aeb0877cef0c6e8cffe834eb865f'
const MODERN = '0x695ad02907c9e13ab7c69963f723fa46ac13cd5e2314f61eab2cb2f07b946faa'
const LEGACY = '0x3fbac8b19b59077cd29bbacc3815d73577b45a4d976cae80b04c98c793684c07'
const SETS_CODE = '0x99f7e58af4dd2735931a3262705fbe57ea2fcc79497668f74309cdeaf37cc223'
const DYNAMIC = '0x205405746564cbcf1dd53fb5ac92c7622d3792d82f03c59d9baddf2443d91864'

const LOG = {
  address: '0x7dcd17433742f4c0ca53122ab541d0ba67fc27df',
  topics: [
    '0x00000000000000000000000000000000000000000000000000000000656d6974',
    '0x95104e47e1982aba633477f377b1511396c3fe83600224bcb0c78949be705b33',
  ],
  data: '0x000000000000000000000000000000000000000000000000000000000000000f',
  blockNumber: '0x18',
  transactionHash: MODERN,
  transactionIndex: '0x0',
  blockHash: '0xd4c1a87837460a5d00d7225a1406ccafcfe765d40f277eaae65f17adff7dc50a',
  blockTimestamp: '0xf0',
  logIndex: '0x0',
  removed: false,
}

const receipt = (fields: object) => result({ contractAddress: null, from: SENDER, ...fields })

const RECEIPTS: readonly Answer<EvmQuestion>[] = [
  {
    ...recorded('eth_getTransactionReceipt/get-notfound-tx'),
    what: 'null',
    to: 'receipt',
    asked: NOBODY,
    body: result(null),
    means: null,
  },
  {
    ...recorded('eth_getTransactionReceipt/get-access-list'),
    what: 'a receipt with a log',
    to: 'receipt',
    asked: MODERN,
    body: receipt({
      blockHash: LOG.blockHash,
      blockNumber: '0x18',
      cumulativeGasUsed: '0xca9c',
      effectiveGasPrice: '0x1',
      gasUsed: '0xca9c',
      logs: [LOG],
      status: '0x1',
      to: LOG.address,
      transactionHash: MODERN,
      transactionIndex: '0x0',
      type: '0x1',
    }),
    means: { isDone: true, block: 24n, sender: SENDER, logs: 1 },
  },
  {
    ...recorded('eth_getTransactionReceipt/get-setcode-tx'),
    what: 'a receipt of EIP-7702',
    to: 'receipt',
    asked: SETS_CODE,
    body: receipt({
      blockHash: '0xe4165d5a6e4d31469f4a9354c30bffec633a640940b40bc0bc1ae86d1b391643',
      blockNumber: '0x2d',
      cumulativeGasUsed: '0x17231',
      effectiveGasPrice: '0x56a9214',
      gasUsed: '0x8fc0',
      logs: [],
      status: '0x1',
      to: '0x0000000000000000000000000000000000000000',
      transactionHash: SETS_CODE,
      transactionIndex: '0x1',
      type: '0x4',
    }),
    means: { isDone: true, block: 45n, sender: SENDER, logs: 0 },
  },
  {
    ...recorded('eth_getTransactionReceipt/get-legacy-receipt'),
    what: 'a receipt of a time before there was a status',
    to: 'receipt',
    asked: LEGACY,
    body: receipt({
      blockHash: '0xb8a651cb280e169015aef5235a141cb2d905058d1ff9bba788b7ad2c729c9837',
      blockNumber: '0x3',
      cumulativeGasUsed: '0x5208',
      effectiveGasPrice: '0x1',
      gasUsed: '0x5208',
      logs: [],
      root: '0x09ebe9c3ee77cd8d23faf37c62cf702b3c00e71dcadbef4d21355f35921b49ca',
      to: '0xc7b99a164efd027a93f147376cc7da7c67c6bbe0',
      transactionHash: LEGACY,
      transactionIndex: '0x0',
      type: '0x0',
    }),
    means: NO_ANSWER,
  },
]

const TRANSACTIONS: readonly Answer<EvmQuestion>[] = [
  {
    ...recorded('eth_getTransactionByHash/get-notfound-tx'),
    what: 'null',
    to: 'sender',
    asked: NOBODY,
    body: result(null),
    means: null,
  },
  {
    ...recorded('eth_getTransactionByHash/get-dynamic-fee'),
    what: 'a transaction in a block',
    to: 'sender',
    asked: DYNAMIC,
    body: result({
      blockHash: '0xb82be38216daf4487ab4fcafe9413892e7140f6816276560ec10d94d039db1aa',
      blockNumber: '0x1b',
      blockTimestamp: '0x10e',
      from: SENDER,
      gas: '0x186a0',
      gasPrice: '0x3b9aca01',
      maxFeePerGas: '0x3b9aca01',
      maxPriorityFeePerGas: '0x1',
      hash: DYNAMIC,
      input: '0x1ee8f6decf498faf656d6974',
      nonce: '0x90',
      to: LOG.address,
      transactionIndex: '0x0',
      value: '0x2',
      type: '0x2',
      accessList: [],
      chainId: '0xc72dd9d5e883e',
      v: '0x1',
      r: '0x88bad2c994f3043a59072f6d16e0bf4fababbea1ebfbb4706fcc3066dc3b7733',
      s: '0x2e1aa511f0d7eeebd17d63d3072aee3b02374238a54fd48b4786553f4e51113c',
      yParity: '0x1',
    }),
    means: { sender: SENDER, nonce: 144n },
  },
]

const NUMBERS: readonly Answer<EvmQuestion>[] = [
  { ...recorded('eth_blockNumber/simple-test'), what: 'a number', to: 'block', body: result('0x36'), means: 54n },
  { ...recorded('eth_getTransactionCount/get-nonce'), what: 'a count', to: 'count', body: result('0x1'), means: 1n },
  {
    ...recorded('eth_getTransactionCount/get-nonce-unknown-account'),
    what: 'the count of an account that nobody has used',
    to: 'count',
    body: result('0x0'),
    means: 0n,
  },
  { ...recorded('eth_getBalance/get-balance'), what: 'a balance', to: 'balance', body: result('0x76'), means: 118n },
  {
    ...recorded('eth_estimateGas/estimate-simple-transfer'),
    what: 'gas',
    to: 'gas',
    body: result('0x5208'),
    means: 21_000n,
  },
  {
    ...recorded('eth_getBlockByNumber/get-finalized'),
    what: 'the final block',
    to: 'final',
    body: result({
      hash: '0xd226371d0b1551adb03fb52b71f08e3e11247fe9b1af994768af8cdaa8e7dcd7',
      number: '0x36',
      parentHash: '0x1c40cb1eae4d15a808b06f18145f4585fd6d45244b332853bd695e62e6990454',
      timestamp: '0x21c',
    }),
    means: 54n,
  },
  {
    ...recorded('eth_call/call-contract'),
    what: 'two bytes of a contract that is no token',
    to: 'call',
    body: result('0xffee'),
    means: NO_ANSWER,
  },
]

export const EVM_ANSWERS: readonly Answer<EvmQuestion>[] = [...RECEIPTS, ...TRANSACTIONS, ...NUMBERS, ...EVM_REFUSALS]
