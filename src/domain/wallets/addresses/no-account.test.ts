import { expect, test } from 'vitest'
import { CHAINS } from '../../../chains/network-table.ts'
import type { Network } from '../../networks.ts'
import { startWallet, walletErrors } from '../wallet-form.ts'
import { isAddressOf } from './address.ts'

const emptyWallet = startWallet(undefined, { allowSuiPayouts: true })

const move = (id: string) => `0x${id.padStart(64, '0')}`
const tokensOf = (network: Network): readonly string[] =>
  Object.values(CHAINS[network as keyof typeof CHAINS].tokens).map(({ address }) => address)
const errorOf = (network: Network, address: string) =>
  walletErrors({ ...emptyWallet, network, address }, tokensOf(network)).address

test.each(Object.keys(CHAINS) as Network[])(
  'on %s the contract of a stablecoin is no destination [WAL-09, WAL-10]',
  (network) => {
    expect(tokensOf(network).length).toBeGreaterThan(0)
    for (const token of tokensOf(network)) {
      const address = token.split('::')[0]!
      expect(isAddressOf(network, address)).toBe(true)
      expect(errorOf(network, address)).toBe('validation.nobodysAddress')
      if (address.startsWith('0x')) expect(errorOf(network, address.toLowerCase())).toBe('validation.nobodysAddress')
    }
  },
)

test.each<[Network, string]>([
  ['base', `0x${'0'.repeat(40)}`],
  ['solana', '1'.repeat(32)],
  ['solana', 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'],
  ['tron', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'],
  ...['0', '1', '2', '3', '5', '6', '8'].map((id): [Network, string] => ['sui', move(id)]),
  ...['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a'].flatMap((id): [Network, string][] => [
    ['aptos', move(id)],
    ['aptos', `0x${id}`],
  ]),
])('on %s, %s belongs to the network and is no destination [WAL-09, WAL-10]', (network, address) => {
  expect(errorOf(network, address)).toBe('validation.nobodysAddress')
})

test.each<[Network, string]>([
  ['base', `0x${'1'.repeat(40)}`],
  ['base', CHAINS.ethereum.tokens.usdc.address],
  ['solana', 'So11111111111111111111111111111111111111112'],
  ['sui', move('7')],
  ['aptos', move('b')],
  ['aptos', `0x${'1'.repeat(64)}`],
])('on %s, %s may be an account [WAL-09, WAL-10]', (network, address) => {
  expect(errorOf(network, address)).toBeUndefined()
})

test('an address that is none at all is told as such first [WAL-10]', () => {
  expect(errorOf('base', '0x2')).toBe('validation.invalidWalletAddress')
})
