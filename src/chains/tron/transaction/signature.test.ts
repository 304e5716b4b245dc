import { bytesToHex } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { TronWeb, utils } from 'tronweb'
import { expect, test } from 'vitest'
import { addressHex } from '../address.ts'
import { CUSTOMER, KEY, OTHER_KEY } from '../scripted.fixture.ts'
import { readSignature } from './signature.ts'

const ID = 'c5'.repeat(32)
const signedBy = (key: string, id = ID) =>
  utils.crypto.signTransaction(key, { txID: id } as never) as unknown as { signature: [string] }
const withLast = (signature: string, change: (last: number) => number) =>
  signature.slice(0, 128) +
  change(Number.parseInt(signature.slice(128), 16))
    .toString(16)
    .padStart(2, '0')

test('the signer is the one whom tronweb finds, for any key and transaction [SAFE-C9]', () => {
  const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(bytesToHex)
  fc.assert(
    fc.property(bytes, bytes, (key, id) => {
      fc.pre(/^[1-9a-e]/.test(key))
      const signed = signedBy(key, id)
      const address = TronWeb.address.fromPrivateKey(key) as string
      expect(utils.crypto.ecRecover(id, signed.signature[0]).toLowerCase()).toBe(addressHex(address))
      expect(bytesToHex(readSignature(signed, id, address)!)).toBe(signed.signature[0].toLowerCase().replace(/^0x/, ''))
      expect(readSignature(signed, id, CUSTOMER)).toBeNull()
    }),
    { numRuns: 50 },
  )
})

test('the last byte may be 0 or 1, or 27 more, and the digits may begin with 0x', () => {
  const [signature] = signedBy(KEY).signature
  const low = withLast(signature, (last) => last % 27)
  const high = withLast(signature, (last) => (last % 27) + 27)
  for (const text of [low, high, `0x${high.toUpperCase()}`])
    expect(readSignature({ signature: [text] }, ID, CUSTOMER)).toHaveLength(65)
})

const [ours] = signedBy(KEY).signature
test.each<[string, unknown]>([
  ['none', {}],
  ['a list of none', { signature: [] }],
  ['one of another key', signedBy(OTHER_KEY)],
  ['one of another transaction', signedBy(KEY, 'c6'.repeat(32))],
  ['one beside another', { signature: [ours, signedBy(OTHER_KEY).signature[0]] }],
  ['one that is too short', { signature: [ours.slice(2)] }],
  ['one that is too long', { signature: [`${ours}00`] }],
  ['no text', { signature: [42] }],
  ['one with a last byte of no key', { signature: [withLast(ours, () => 9)] }],
  ['one of zeros', { signature: ['0'.repeat(130)] }],
  ['given back as null', null],
  ['given back as a text', ours],
])('a signature that is %s is not the sender’s [SAFE-C9]', (_, signed) => {
  expect(readSignature(signed, ID, CUSTOMER)).toBeNull()
})
