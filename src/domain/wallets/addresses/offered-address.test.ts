import { sha256 } from '@noble/hashes/sha2.js'
import { createBase58check } from '@scure/base'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { familyOf, NETWORKS } from '../../networks.ts'
import { startWallet, walletErrors, walletPayload } from '../wallet-form.ts'
import { isAddressOf } from './address.ts'
import { networksOfAddress, offeredAddress } from './offered-address.ts'

const emptyWallet = startWallet(undefined, { allowSuiPayouts: true })

const base58check = createBase58check(sha256)
const digits = (length: number) => 'c0ffee'.repeat(11).slice(0, length)

test('an Aptos address of 64 digits needs no 0x, and is sent with it [W1, WAL-10]', () => {
  const form = { ...emptyWallet, network: 'aptos' as const, address: digits(64) }
  expect(walletErrors(form).address).toBeUndefined()
  expect(walletPayload(form).address).toBe(`0x${digits(64)}`)
})

test.each([60, 61, 62, 63])(
  'an Aptos address of %s digits is refused, and its padded form offered [W1, WAL-10]',
  (length) => {
    for (const text of [digits(length), `0x${digits(length)}`, `0X${digits(length)}`]) {
      expect(isAddressOf('aptos', text)).toBe(false)
      const offered = offeredAddress('aptos', text)
      expect(offered).toEqual({ kind: 'padded', address: `0x${digits(length).padStart(64, '0')}` })
      expect(isAddressOf('aptos', offered!.address)).toBe(true)
    }
  },
)

test.each(['', '0x', '0x1', digits(59), digits(64), digits(65), `0x${digits(62)}g`])(
  'nothing is offered for the Aptos address %j [W1]',
  (text) => {
    expect(offeredAddress('aptos', text)).toBeNull()
  },
)

test('the hexadecimal form of a Tron address is refused, and offered as the one that wallets show [W1, WAL-10]', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), fc.constantFrom('', '0x'), (bytes, prefix) => {
      const payload = Uint8Array.from([0x41, ...bytes])
      const text = prefix + Buffer.from(payload).toString('hex')
      expect(isAddressOf('tron', text)).toBe(false)
      expect(offeredAddress('tron', text)).toEqual({ kind: 'converted', address: base58check.encode(payload) })
    }),
  )
  expect(offeredAddress('tron', '41a614f803b6fd780986a42c78ec9c7f77e6ded13c')?.address).toBe(
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  )
})

test('an address of another network is offered nowhere [W1]', () => {
  for (const network of NETWORKS) expect(offeredAddress(network, `0x${'a6'.repeat(20)}`)).toBeNull()
  expect(offeredAddress('sui', digits(63))).toBeNull()
})

const ADDRESSES = {
  evm: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  solana: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  tron: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  move: `0x${'ab'.repeat(32)}`,
} as const

test.each([
  ['evm', 'solana', (network: string) => familyOf(network as never) === 'evm'],
  ['evm', 'tron', (network: string) => familyOf(network as never) === 'evm'],
  ['solana', 'base', (network: string) => network === 'solana'],
  ['tron', 'solana', (network: string) => network === 'tron'],
  ['move', 'base', (network: string) => network === 'sui' || network === 'aptos'],
] as const)('an address of %s names its networks where %s was chosen [W1, WAL-10]', (kind, chosen, isMeant) => {
  expect(networksOfAddress(chosen, ADDRESSES[kind], NETWORKS)).toEqual(NETWORKS.filter(isMeant))
})

test('an address of the chosen network, a text that is none, and a network that is not offered name no other [W1]', () => {
  expect(networksOfAddress('base', ADDRESSES.evm, NETWORKS)).toEqual([])
  expect(networksOfAddress('sui', ADDRESSES.move, NETWORKS)).toEqual([])
  expect(networksOfAddress('base', 'ana@example.com', NETWORKS)).toEqual([])
  expect(networksOfAddress('solana', ADDRESSES.move, ['base', 'aptos'])).toEqual(['aptos'])
})
