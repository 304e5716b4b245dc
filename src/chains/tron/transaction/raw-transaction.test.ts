import fc from 'fast-check'
import { TronWeb, utils } from 'tronweb'
import { expect, test } from 'vitest'
import { addressHex } from '../address.ts'
import { block, CUSTOMER, HEAD_TIME, PAYOUT, USDT } from '../scripted.fixture.ts'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { message } from './protobuf.ts'
import { unsignedTransaction, writeRaw } from './raw-transaction.ts'

const ORDER = { from: CUSTOMER, to: PAYOUT, token: { address: USDT, decimals: 6 }, units: 5_000_000n }
const REFERENCE = { number: 70_000_000, id: block().blockID, time: HEAD_TIME }

const keys = fc.uint8Array({ minLength: 20, maxLength: 20 })
const addresses = keys.map((bytes) => TronWeb.address.fromHex(`41${bytesToHex(bytes)}`))
const blocks = fc.record({
  number: fc.nat(2 ** 31 - 1),
  id: fc.uint8Array({ minLength: 32, maxLength: 32 }).map(bytesToHex),
  time: fc.integer({ min: 1, max: 2 ** 42 }),
})

test('1,000 transfers have the bytes and the id that tronweb makes of the object for the wallet [C11]', () => {
  const transfers = fc.record({
    from: addresses,
    to: addresses,
    contract: addresses,
    units: fc.bigInt(1n, 2n ** 256n - 1n),
    reference: blocks,
  })
  fc.assert(
    fc.property(transfers, ({ from, to, contract, units, reference }) => {
      const order = { from, to, token: { address: contract, decimals: 6 }, units }
      const { transaction, id } = unsignedTransaction(order, reference)
      const theirs = utils.transaction.txJsonToPb(transaction)
      expect(transaction.raw_data_hex).toBe(utils.transaction.txPbToRawDataHex(theirs).toLowerCase())
      expect(id).toBe(utils.transaction.txPbToTxID(theirs).replace(/^0x/, ''))
      expect(utils.transaction.txCheck(transaction)).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test('a transfer calls the token alone, moves no TRX, burns no more than 100 TRX and lives for 300 s [C11]', () => {
  const { transaction, expiration } = unsignedTransaction(ORDER, REFERENCE)
  expect(transaction.raw_data).toEqual({
    contract: [
      {
        type: 'TriggerSmartContract',
        parameter: {
          type_url: 'type.googleapis.com/protocol.TriggerSmartContract',
          value: {
            owner_address: TronWeb.address.toHex(CUSTOMER).toLowerCase(),
            contract_address: TronWeb.address.toHex(USDT).toLowerCase(),
            data: `a9059cbb${TronWeb.address.toHex(PAYOUT).slice(2).toLowerCase().padStart(64, '0')}${'4c4b40'.padStart(64, '0')}`,
          },
        },
      },
    ],
    ref_block_bytes: '1d80',
    ref_block_hash: 'ab'.repeat(8),
    expiration: HEAD_TIME + 300_000,
    fee_limit: 100_000_000,
    timestamp: HEAD_TIME,
  })
  expect(expiration).toBe(HEAD_TIME + 300_000)
})

/** Published by Trust Wallet (wallet-core, Apache-2.0): tests/chains/Tron/SignerTests.cpp, SignTransferTrc20Contract. */
test('a TRC-20 transfer of another wallet’s tests has its id [C11]', () => {
  const header = message(
    [1, 1_539_295_479_000],
    [2, Buffer.from('64288c2db0641316762a99dbb02ef7c90f968b60f9f2e410835980614332f86d', 'hex')],
    [3, Buffer.from('00000000002f7b3af4f5f8b9e23a30c530f719f165b742e7358536b280eead2d', 'hex')],
    [7, 3_111_739],
    [9, Buffer.from('415863f6091b8e71766da808b1dd3159790f61de7d', 'hex')],
    [10, 3],
  )
  const to = addressHex('TW1dU4L3eNm7Lw8WvieLKEHpXWAussRG9Z')
  const raw = writeRaw({
    owner: addressHex('TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC'),
    contract: addressHex('THTR75o8xXAgCTQqpiot2AFRAjvW1tSbVV'),
    // It writes the prefix of the address too, which a contract ignores.
    data: `a9059cbb${to.padStart(64, '0')}${(1000).toString(16).padStart(64, '0')}`,
    refBytes: '7b3b',
    refHash: bytesToHex(sha256(header)).slice(16, 32),
    expiration: 1_539_331_479_000,
    timestamp: 1_539_295_479_000,
    feeLimit: 0,
  })
  expect(bytesToHex(sha256(raw))).toBe('0d644290e3cf554f6219c7747f5287589b6e7e30e1b02793b48ba362da6a5058')
})
