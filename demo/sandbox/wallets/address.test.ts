import { PublicKey } from '@solana/web3.js'
import { isAddress } from 'ethers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressKey, isAddressOn, toChecksumAddress } from './address.ts'
import type { WalletNetwork } from '../tables/networks.ts'

const USDC_BASE = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'
const USDC_SOLANA = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const USDT_TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const USDC_APTOS = '0xbae207659db88bea0cbead6da0ed00aac12edcdda169e591cd41c94180b46f3b'

test.each<[WalletNetwork, string]>([
  ['base', USDC_BASE],
  ['base', USDC_BASE.toLowerCase()],
  ['ethereum', `0x${USDC_BASE.slice(2).toUpperCase()}`],
  ['sei', USDC_BASE],
  ['solana', USDC_SOLANA],
  ['solana', '11111111111111111111111111111111'],
  ['tron', USDT_TRON],
  ['sui', USDC_APTOS],
  ['aptos', USDC_APTOS],
  ['aptos', '0x1'],
])('%s takes %s [W1]', (network, address) => {
  expect(isAddressOn(network, address)).toBe(true)
})

test.each<[WalletNetwork, string]>([
  ['base', '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02914'],
  ['base', USDC_BASE.slice(2)],
  ['base', USDC_SOLANA],
  ['base', ` ${USDC_BASE}`],
  ['base', `${USDC_BASE}\u200b`],
  ['solana', USDC_BASE],
  ['solana', USDC_SOLANA.slice(2)],
  ['solana', USDC_SOLANA.replace('E', '0')],
  ['solana', USDC_SOLANA.replace('E', 'Е')],
  ['tron', USDT_TRON.replace('6t', '7t')],
  ['tron', USDC_SOLANA],
  ['sui', '0x2'],
  ['sui', USDC_BASE],
  ['aptos', '0x10'],
  ['aptos', USDC_APTOS.slice(0, -1)],
  ['sui', ''],
])('%s refuses %j [W1]', (network, address) => {
  expect(isAddressOn(network, address)).toBe(false)
})

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })
const toHex = (data: Uint8Array) => `0x${Buffer.from(data).toString('hex')}`

test('EVM addresses are valid exactly when ethers accepts them [W1]', () => {
  const digit = fc.constantFrom(...'0123456789abcdefABCDEF')
  fc.assert(
    fc.property(bytes(20), fc.nat({ max: 39 }), digit, (data, at, other) => {
      const address = toChecksumAddress(toHex(data))
      const mutated = `${address.slice(0, at + 2)}${other}${address.slice(at + 3)}`
      expect(isAddressOn('polygon', address)).toBe(true)
      expect(isAddressOn('polygon', mutated)).toBe(isAddress(mutated))
    }),
    { numRuns: 2_000 },
  )
})

test('Solana addresses are valid exactly when PublicKey accepts them [W1]', () => {
  const accepts = (text: string) => {
    try {
      return new PublicKey(text).toBytes().length === 32
    } catch {
      return false
    }
  }
  fc.assert(
    fc.property(bytes(32), fc.nat({ max: 43 }), fc.string({ maxLength: 2 }), (data, at, other) => {
      const address = new PublicKey(data).toBase58()
      const mutated = `${address.slice(0, at)}${other}${address.slice(at + 1)}`
      expect(isAddressOn('solana', address)).toBe(true)
      expect(isAddressOn('solana', mutated)).toBe(accepts(mutated))
    }),
    { numRuns: 1_000 },
  )
})

test('hex addresses are compared without case, base58 addresses with it', () => {
  expect(addressKey(USDC_BASE)).toBe(addressKey(USDC_BASE.toLowerCase()))
  expect(addressKey(USDC_SOLANA)).not.toBe(addressKey(USDC_SOLANA.toLowerCase()))
})
