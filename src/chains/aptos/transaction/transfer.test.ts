import {
  Account,
  AccountAddress,
  createUserDerivedObjectAddress,
  Deserializer,
  generateSignedTransactionForSimulation,
  generateUserTransactionHash,
  SignedTransaction,
  SigningSchemeInput,
  SimpleTransaction,
} from '@aptos-labs/ts-sdk'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { transferTransaction } from '../../../../demo/chains/aptos/transfer-transaction.ts'
import { U64_MAX, uleb128 } from './bcs.ts'
import { hashOf, primaryStore, rawTransaction, signedTransaction, unsignedTransaction, type Terms } from './transfer.ts'

const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
const address = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => `0x${hexOf(bytes)}`)
const short = fc.constantFrom('0x1', '0xa', '0xF', `0x${'0'.repeat(62)}10`)
const anyAddress = fc.oneof({ weight: 4, arbitrary: address }, short)
const u64 = fc.oneof(fc.bigInt(0n, U64_MAX), fc.constantFrom(0n, 1n, 255n, 256n, 2n ** 53n + 1n, U64_MAX))

const terms: fc.Arbitrary<Terms> = fc
  .record({
    from: anyAddress,
    to: anyAddress,
    token: anyAddress,
    units: u64,
    sequence: u64,
    maxGas: u64,
    gasPrice: u64,
  })
  .chain(({ from, to, token, units, ...rest }) =>
    u64.map((expiration) => ({
      order: { from, to, units, token: { address: token, decimals: 6 } },
      expiration,
      ...rest,
    })),
  )

const bySdk = ({ order: { from, to, token, units }, ...asked }: Terms, chainId = 1) =>
  transferTransaction({
    sender: from,
    asset: token.address,
    to,
    units,
    sequenceNumber: asked.sequence,
    maxGasAmount: asked.maxGas,
    gasUnitPrice: asked.gasPrice,
    expiresAt: asked.expiration,
    chainId,
  })

/** From BitGo's test suite: FUNGIBLE_TOKEN_TRANSFER, up to the id of its network, which is a testnet. */
const PUBLISHED =
  '1aed808916ab9b1b30b07abb53561afd46847285ce28651221d406173a372449a700000000000000' +
  '02000000000000000000000000000000000000000000000000000000000000000116' +
  '7072696d6172795f66756e6769626c655f73746f7265087472616e73666572' +
  '010700000000000000000000000000000000000000000000000000000000000000010e66756e6769626c655f6173736574' +
  '084d65746164617461000320d5d0d561493ea2b9410f67da804653ae44e793c2423707d4f11edb2e38192050' +
  '20f7405c28a02cf5bab4ea4498240bb3579db45951794eb1c843bef0534c093ad908' +
  '0100000000000000400d030000000000640000000000000' +
  '0e426966700000000'

const SCHEMES = [
  ['a key of the first kind', () => Account.generate()],
  ['a key behind a single sender', () => Account.generate({ scheme: SigningSchemeInput.Ed25519, legacy: false })],
  ['a key of another curve', () => Account.generate({ scheme: SigningSchemeInput.Secp256k1Ecdsa })],
] as const

test('a transfer has the bytes that the vendor’s SDK writes, for 1,000 of them [C19]', () => {
  fc.assert(
    fc.property(terms, (asked) => {
      expect(hexOf(rawTransaction(asked))).toBe(hexOf(bySdk(asked).bcsToBytes()))
    }),
    { numRuns: 1000 },
  )
})

test('a transfer has the bytes of a published one, but for its network [C13]', () => {
  const order = {
    from: '0x1aed808916ab9b1b30b07abb53561afd46847285ce28651221d406173a372449',
    to: '0xf7405c28a02cf5bab4ea4498240bb3579db45951794eb1c843bef0534c093ad9',
    token: { address: '0xd5d0d561493ea2b9410f67da804653ae44e793c2423707d4f11edb2e38192050', decimals: 6 },
    units: 1n,
  }
  const raw = rawTransaction({ order, sequence: 167n, maxGas: 200_000n, gasPrice: 100n, expiration: 1_737_893_604n })
  expect(hexOf(raw.subarray(0, -1))).toBe(PUBLISHED)
})

test.each(SCHEMES)('a transfer signed with %s has the bytes and the hash of the SDK [C13]', (_, generate) => {
  const account = generate()
  fc.assert(
    fc.property(terms, (asked) => {
      const transaction = new SimpleTransaction(bySdk(asked))
      const senderAuthenticator = account.signTransactionWithAuthenticator(transaction)
      const signed = signedTransaction(rawTransaction(asked), senderAuthenticator.bcsToBytes())!
      expect(SignedTransaction.deserialize(new Deserializer(signed)).bcsToHex().toString()).toBe(`0x${hexOf(signed)}`)
      expect(hashOf(signed)).toBe(generateUserTransactionHash({ transaction, senderAuthenticator }))
    }),
    { numRuns: 20 },
  )
})

test('a simulation has the bytes that the SDK sends without a key', () => {
  fc.assert(
    fc.property(terms, (asked) => {
      const transaction = new SimpleTransaction(bySdk(asked))
      const sent = generateSignedTransactionForSimulation({ transaction })
      expect(hexOf(unsignedTransaction(rawTransaction(asked)))).toBe(hexOf(sent))
    }),
    { numRuns: 50 },
  )
})

test.each([
  ['nothing', new Uint8Array()],
  ['no authenticator', Uint8Array.of(4)],
  ['an unknown variant', Uint8Array.of(6, ...new Uint8Array(98))],
  ['a key without a signature', Uint8Array.of(0, 32, ...new Uint8Array(32))],
  ['a key of another length', Uint8Array.of(0, 31, ...new Uint8Array(97))],
  ['more bytes than a transaction has', Uint8Array.of(2, ...new Uint8Array(64_000))],
])('an authenticator of %s is of no transaction', (_, authenticator) => {
  expect(signedTransaction(Uint8Array.of(1), authenticator)).toBeNull()
})

test('the primary store of an owner is where the SDK says', () => {
  fc.assert(
    fc.property(anyAddress, anyAddress, (owner, token) => {
      const derived = createUserDerivedObjectAddress(AccountAddress.from(owner), AccountAddress.from(token))
      expect(primaryStore(owner, token)).toBe(derived.toStringLong())
    }),
    { numRuns: 100 },
  )
})

test.each([0, 1, 127, 128, 300, 16_384, 60_000])('a length of %i is written in as few bytes as it needs', (value) => {
  expect(new Deserializer(uleb128(value)).deserializeUleb128AsU32()).toBe(value)
})
