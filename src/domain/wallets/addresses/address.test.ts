import { sha256 } from '@noble/hashes/sha2.js'
import { createBase58check } from '@scure/base'
import { PublicKey } from '@solana/web3.js'
import { getAddress, isAddress } from 'ethers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runsOf } from '../../../../test/support/part.ts'
import { NETWORKS } from '../../networks.ts'
import { isAddressOf, isSameAddress, isZeroAddress, writeAddress } from './address.ts'
import { decodeBase58 } from './base58.ts'
import { isEvmAddress } from './evm.ts'
import { isSolanaAddress } from './solana.ts'
import { isTronAddress } from './tron.ts'

const RUNS = { numRuns: runsOf(10_000) }
const bytesOf = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })
const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
const base58check = createBase58check(sha256)

const evm = bytesOf(20).map((bytes) => getAddress(`0x${hexOf(bytes)}`))
const solana = bytesOf(32).map((bytes) => new PublicKey(bytes).toBase58())
const tron = bytesOf(20).map((bytes) => base58check.encode(Uint8Array.from([0x41, ...bytes])))
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

const mutated = (address: fc.Arbitrary<string>, alphabet: string) =>
  fc
    .tuple(address, fc.nat(), fc.constantFrom(...alphabet))
    .map(([text, at, char]) => {
      const place = at % text.length
      return { text, other: text.slice(0, place) + char + text.slice(place + 1) }
    })
    .filter(({ text, other }) => text !== other)

function isPublicKey(text: string): boolean {
  try {
    return new PublicKey(text).toBytes().length === 32
  } catch {
    return false
  }
}

test('every EVM address is accepted with its checksum or in one letter case [WAL-10, SAFE-W1]', () => {
  fc.assert(
    fc.property(evm, (address) => {
      const digits = address.slice(2)
      for (const text of [address, `0x${digits.toLowerCase()}`, `0x${digits.toUpperCase()}`, digits]) {
        expect(isEvmAddress(text)).toBe(true)
      }
    }),
    RUNS,
  )
})

test('an EVM address with one changed character is accepted only if ethers accepts it [WAL-10, SAFE-W1]', () => {
  fc.assert(
    fc.property(mutated(evm, '0123456789abcdefABCDEFxgО'), ({ other }) => {
      expect(isEvmAddress(other)).toBe(isAddress(other))
    }),
    RUNS,
  )
})

test('a wrong EVM checksum is refused [WAL-10, SAFE-W1]', () => {
  const flipped = fc.tuple(evm, fc.nat()).map(([address, at]) => {
    const place = 2 + (at % 40)
    const char = address.charAt(place)
    const swapped = char === char.toLowerCase() ? char.toUpperCase() : char.toLowerCase()
    return { address, text: address.slice(0, place) + swapped + address.slice(place + 1) }
  })
  fc.assert(
    fc.property(flipped, ({ address, text }) => {
      const digits = text.slice(2)
      fc.pre(text !== address && digits !== digits.toLowerCase() && digits !== digits.toUpperCase())
      expect(isEvmAddress(text)).toBe(false)
    }),
    RUNS,
  )
})

test('every Solana key is accepted [WAL-09, SAFE-W1]', () => {
  fc.assert(
    fc.property(solana, (address) => isSolanaAddress(address)),
    RUNS,
  )
})

test('a text is a Solana key if web3.js accepts it [WAL-09, SAFE-W1]', () => {
  const anything = fc.string({ unit: fc.constantFrom(...BASE58, '0', 'l', 'О'), maxLength: 50 })
  const zeros = fc.nat(40).map((count) => '1'.repeat(count))
  const changed = mutated(solana, BASE58).map(({ other }) => other)
  fc.assert(
    fc.property(fc.oneof(anything, zeros, changed), (text) => {
      expect(isSolanaAddress(text)).toBe(isPublicKey(text))
    }),
    RUNS,
  )
})

test('a program account, which is not on the curve, is a Solana address [WAL-09]', () => {
  const [account] = PublicKey.findProgramAddressSync([Buffer.from('vault')], PublicKey.default)
  expect(PublicKey.isOnCurve(account.toBytes())).toBe(false)
  expect(isSolanaAddress(account.toBase58())).toBe(true)
})

test('every Tron address is accepted, and none with one changed character [WAL-10, SAFE-W1]', () => {
  fc.assert(
    fc.property(mutated(tron, `${BASE58}0l`), ({ text, other }) => {
      expect(isTronAddress(text)).toBe(true)
      expect(isTronAddress(other)).toBe(false)
    }),
    RUNS,
  )
})

test('an address with another prefix or length is not a Tron address [SAFE-W1]', () => {
  expect(isTronAddress(base58check.encode(Uint8Array.from([0x42, ...new Uint8Array(20)])))).toBe(false)
  expect(isTronAddress(base58check.encode(Uint8Array.from([0x41, ...new Uint8Array(21)])))).toBe(false)
  expect(isTronAddress('41a614f803b6fd780986a42c78ec9c7f77e6ded13c')).toBe(false)
  expect(isTronAddress('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')).toBe(true)
})

const hex64 = 'b'.repeat(64)

test.each([
  ['sui', `0x${hex64}`, true],
  ['sui', hex64, true],
  ['sui', `0X${hex64.toUpperCase()}`, true],
  ['sui', `0x${hex64.slice(1)}`, false],
  ['sui', `0x${hex64}b`, false],
  ['sui', '0x2', false],
  ['aptos', `0x${hex64}`, true],
  ['aptos', '0x1', true],
  ['aptos', hex64, true],
  ['aptos', `0x${hex64.slice(1)}`, false],
  ['aptos', '0x10', false],
  ['aptos', `0x${hex64.slice(1)}g`, false],
] as const)('the %s address %s is accepted or not: %s [WAL-10, SAFE-W1]', (network, text, valid) => {
  expect(isAddressOf(network, text)).toBe(valid)
})

test.each([
  '',
  ' ',
  '0x',
  'vitalik.eth',
  '0xEc4F1234567890abcdef1234567890abcdef98',
  '0x\u200Bd8da6bf26964af9d7eed9e03e53415d37aa96045',
  '\u202E0xd8da6bf26964af9d7eed9e03e53415d37aa96045',
  '0xd8da6bf26964af9d7eed9e03e53415d37aa9604О',
  'XE65GB6LDNXYOFTX0NSV3FUWKOWIXAMJK36',
  '7xKqT4 9fPdWm',
])('%j is not an address on any network [WAL-09, WAL-10, SAFE-W1]', (text) => {
  for (const network of NETWORKS) expect(isAddressOf(network, text)).toBe(false)
})

test('an address of one family is not valid in another [WAL-09, WAL-10]', () => {
  const samples = {
    evm: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045',
    solana: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    tron: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    sui: `0x${hex64}`,
  }
  expect(isAddressOf('base', ` ${samples.evm} `)).toBe(true)
  for (const text of [samples.solana, samples.tron, samples.sui]) expect(isAddressOf('base', text)).toBe(false)
  for (const text of [samples.evm, samples.tron, samples.sui]) expect(isAddressOf('solana', text)).toBe(false)
  for (const text of [samples.evm, samples.solana, samples.sui]) expect(isAddressOf('tron', text)).toBe(false)
})

test('base58 decodes leading ones as zeros and refuses texts that are too long [SAFE-W1]', () => {
  expect(decodeBase58('11')).toEqual(Uint8Array.from([0, 0]))
  expect(decodeBase58('2g')).toEqual(Uint8Array.from([97]))
  expect(decodeBase58('0')).toBeNull()
  expect(decodeBase58('1'.repeat(100_000))).toBeNull()
})

test('a normalized address has its prefix and keeps its letter case [WAL-06]', () => {
  const checksummed = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
  expect(writeAddress('base', ` ${checksummed} `)).toBe(checksummed)
  expect(writeAddress('base', checksummed.slice(2))).toBe(checksummed)
  expect(writeAddress('sui', `0X${hex64}`)).toBe(`0x${hex64}`)
  expect(writeAddress('solana', ' abc ')).toBe('abc')
})

test('hexadecimal addresses compare without letter case, base58 ones with it [WAL-17, OFFR-04]', () => {
  expect(isSameAddress('base', '0xABCD', '0xabcd')).toBe(true)
  expect(isSameAddress('base', 'abcd', '0xabcd')).toBe(true)
  expect(isSameAddress('base', '0xabcd', '0xabce')).toBe(false)
  expect(isSameAddress('aptos', '0x1', `0x${'0'.repeat(63)}1`)).toBe(true)
  expect(isSameAddress('aptos', '0x1', `0x${'0'.repeat(62)}10`)).toBe(false)
  expect(isSameAddress('solana', 'Ab', 'aB')).toBe(false)
  expect(isSameAddress('tron', 'TAb', 'TAb')).toBe(true)
})

test.each([
  ['ethereum', `0x${'0'.repeat(40)}`],
  ['base', `0x${'0'.repeat(40)}`],
  ['solana', new PublicKey(new Uint8Array(32)).toBase58()],
  ['tron', base58check.encode(Uint8Array.from([0x41, ...new Uint8Array(20)]))],
  ['sui', `0x${'0'.repeat(64)}`],
  ['aptos', `0x${'0'.repeat(64)}`],
  ['aptos', '0x0'],
] as const)('the address of %s that no key belongs to is known [SAFE-W1]', (network, zero) => {
  expect(isAddressOf(network, zero)).toBe(true)
  expect(isZeroAddress(network, zero)).toBe(true)
  expect(isZeroAddress(network, zero.replace(/.$/, '2'))).toBe(false)
})
