import fc from 'fast-check'
import { TronWeb, utils } from 'tronweb'
import { expect, test } from 'vitest'
import { addressHex } from '../address.ts'
import { block, CUSTOMER, decoded, HEAD_TIME, PAYOUT, USDT } from '../scripted.fixture.ts'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { signedTransaction, unsignedTransaction, writeRaw } from './raw-transaction.ts'
import { readSignature } from './signature.ts'

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

const OWNER = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC'
const PUBLISHED_ID = '0d644290e3cf554f6219c7747f5287589b6e7e30e1b02793b48ba362da6a5058'
const PUBLISHED_SIGNATURE =
  'bec790877b3a008640781e3948b070740b1f6023c29ecb3f7b5835433c13fc58' +
  '35e5cad3bd44360ff2ddad5ed7dc9d7dee6878f90e86a40355b7697f5954b88c01'

/** Published by Trust Wallet (wallet-core, Apache-2.0): tests/chains/Tron/SignerTests.cpp, SignTransferTrc20Contract. */
const published = () =>
  writeRaw({
    owner: addressHex(OWNER),
    contract: addressHex('THTR75o8xXAgCTQqpiot2AFRAjvW1tSbVV'),
    // It writes the prefix of the address too, which a contract ignores.
    data: `a9059cbb${addressHex('TW1dU4L3eNm7Lw8WvieLKEHpXWAussRG9Z').padStart(64, '0')}${(1000).toString(16).padStart(64, '0')}`,
    refBytes: '7b3b',
    // From its block 3,111,739.
    refHash: 'b21ace8d6ac20e7e',
    expiration: 1_539_331_479_000,
    timestamp: 1_539_295_479_000,
    feeLimit: 0,
  })

test('a TRC-20 transfer of another wallet’s tests has its id and its signature [C11]', () => {
  expect(bytesToHex(sha256(published()))).toBe(PUBLISHED_ID)
  const signature = readSignature({ signature: [PUBLISHED_SIGNATURE] }, PUBLISHED_ID, OWNER)
  expect(bytesToHex(signature!)).toBe(PUBLISHED_SIGNATURE)
  expect(readSignature({ signature: [PUBLISHED_SIGNATURE] }, PUBLISHED_ID, CUSTOMER)).toBeNull()
  const handedOver = decoded(signedTransaction(published(), signature!))
  expect(handedOver).toMatchObject({ raw: bytesToHex(published()), signature: PUBLISHED_SIGNATURE, signatures: 1 })
})
