import { hex } from '@scure/base'
import { expect, test } from 'vitest'
import { payloadValue, readCall } from './entry-function.ts'
import { signatureFault } from './signatures.ts'
import { decodeTransaction } from './signed-transaction.ts'

/** A sponsored transfer of BitGoJS (modules/sdk-coin-apt/test/resources/apt.ts). Its sender signed before the sponsor was known. */
const SPONSORED = [
  '1aed808916ab9b1b30b07abb53561afd46847285ce28651221d406173a372449a70000000000000002000000000000000000',
  '0000000000000000000000000000000000000000000001167072696d6172795f66756e6769626c655f73746f726508747261',
  '6e73666572010700000000000000000000000000000000000000000000000000000000000000010e66756e6769626c655f61',
  '73736574084d65746164617461000320d5d0d561493ea2b9410f67da804653ae44e793c2423707d4f11edb2e3819205020f7',
  '405c28a02cf5bab4ea4498240bb3579db45951794eb1c843bef0534c093ad9080100000000000000400d0300000000006400',
  '000000000000e42696670000000002030020f73836f42257240e43d439552471fc9dbcc3f1af5bd0b4ed83f44b5f66146442',
  '4029665cd4c94658a0d83907bbed7e761794b25bccc03fc87e6dd63a543accdddfd7a6f1e7a15e8681547ca437ff99b58c92',
  'f816e35a0f333d7f1fd1330c21ad0a0000dbc87a1c816d9bcd06b683c37e80c7162e4d48da7812198b830e4d5d8e0629f200',
  '205223396c531f13e031a9f0cb26d459d799a52e51be9a1cb9e871afb4c31f91ff40de7b0bb86ca346031942e9cf21ff9604',
  'c7c08c2c662e38a0afe3dd640512c0441396c0697cd8bbbcf39694d6f88e35f6bed9fb34bd209b0479b5e8bd0cf3eb0b',
].join('')

test('a transfer that BitGo signed is read and verified, with both signatures [C18]', () => {
  const transaction = decodeTransaction(hex.decode(SPONSORED))
  expect(transaction.raw).toMatchObject({ sequence_number: 167n, max_gas_amount: 200_000n, gas_unit_price: 100n })
  expect(transaction.payer).toMatch(/^0xdbc8.*29f2$/)
  expect(payloadValue(readCall(transaction))).toMatchObject({
    function: '0x1::primary_fungible_store::transfer',
    type_arguments: ['0x1::fungible_asset::Metadata'],
    arguments: [
      { inner: '0xd5d0d561493ea2b9410f67da804653ae44e793c2423707d4f11edb2e38192050' },
      '0xf7405c28a02cf5bab4ea4498240bb3579db45951794eb1c843bef0534c093ad9',
      '1',
    ],
  })
  expect(signatureFault(transaction)).toBeNull()
})

test.each([
  ['the amount', SPONSORED.indexOf('080100000000000000') / 2 + 1],
  ['the signature of the sender', SPONSORED.indexOf('4029665c') / 2 + 5],
  ['the sponsor', SPONSORED.indexOf('dbc87a1c') / 2],
  ['the signature of the sponsor', SPONSORED.length / 2 - 40],
])('with one changed bit in %s its signatures are refused [C18]', (_, at) => {
  const bytes = hex.decode(SPONSORED)
  bytes[at]! ^= 1
  expect(signatureFault(decodeTransaction(bytes))).toBe('INVALID_SIGNATURE')
})
