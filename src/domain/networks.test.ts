import { expect, test } from 'vitest'
import { requiredList } from '../../test/contract/rows/required.ts'
import { networkMarks } from '../ui/marks/networks.generated.ts'
import { ENDPOINT_NETWORKS } from './endpoint-networks.ts'
import {
  DEFAULT_NETWORK,
  displayNameOf,
  evmChainId,
  familyOf,
  isWalletSupported,
  markOf,
  networkOfChainId,
  networkRules,
  NETWORKS,
  readNetwork,
  toNetwork,
  toPayoutNetwork,
  payoutNameOf,
  walletNetworks,
} from './networks.ts'

test('the networks are the spec’s [CHAIN-01]', () => {
  expect(NETWORKS.toSorted()).toEqual(requiredList('CHAIN-01').toSorted())
})

test('the default network is Solana [CONST-19]', () => {
  expect(DEFAULT_NETWORK).toBe('solana')
})

test('every network but the test network has a display name [CHAIN-03]', () => {
  expect(NETWORKS.filter((network) => displayNameOf(network) === undefined)).toEqual(['sepolia'])
  expect([displayNameOf('solana'), displayNameOf('sei'), displayNameOf('avalanche')]).toEqual([
    'Solana',
    'Sei',
    'Avalanche',
  ])
})

test('the networks with a chain id are the EVM networks, and each has one of its own [CHAIN-12]', () => {
  const evm = NETWORKS.filter((network) => familyOf(network) === 'evm')
  expect(NETWORKS.filter((network) => networkRules(network).chainId !== null)).toEqual(evm)
  expect(new Set(evm.map(evmChainId)).size).toBe(evm.length)
  expect((['solana', 'sui', 'tron', 'aptos'] as const).map(familyOf)).toEqual(['solana', 'sui', 'tron', 'aptos'])
})

test.each([
  ['ethereum', 1],
  ['optimism', 10],
  ['bsc', 56],
  ['gnosis', 100],
  ['polygon', 137],
  ['base', 8453],
  ['arbitrum', 42161],
  ['avalanche', 43114],
  ['sei', 1329],
  ['sepolia', 11155111],
] as const)('%s has chain id %i [CHAIN-12]', (network, chainId) => {
  expect(evmChainId(network)).toBe(chainId)
  expect(networkOfChainId(chainId)).toBe(network)
})

test.each(['solana', 'sui', 'tron', 'aptos', 'starknet', '', 'constructor'])(
  '%j is not an EVM network [CHAIN-12, C14]',
  (network) => {
    expect(() => evmChainId(network)).toThrow(/^invalid evm network$/)
  },
)

test('an unknown chain id matches no network [CHAIN-12]', () => {
  expect(networkOfChainId(5)).toBeNull()
})

test('a network is called the same in payouts and back, and Solana sol [FORM-14]', () => {
  const named = NETWORKS.filter((network) => payoutNameOf(network) !== null)
  expect(toPayoutNetwork('solana')).toBe('sol')
  for (const network of named) {
    expect(ENDPOINT_NETWORKS).toContain(toPayoutNetwork(network))
    expect(toNetwork(toPayoutNetwork(network))).toBe(network)
  }
})

test.each(['optimism', 'bsc', 'sepolia', 'gnosis', 'starknet', '', 'Solana', 'sol'])(
  'a payout cannot use the network %j [CHAIN-11]',
  (network) => {
    expect(() => toPayoutNetwork(network)).toThrow(/^invalid network$/)
  },
)

test('an unknown payout network name is invalid; Optimism is valid in wallet links only [CHAIN-11, C14, F26]', () => {
  for (const name of ['solana', 'ach', 'starknet', '']) expect(() => toNetwork(name)).toThrow(/^invalid network$/)
  expect(toNetwork('optimism')).toBe('optimism')
})

test('the wallet form offers the networks of payouts and of links, Sui only where the application allows it [WAL-16, OFFR-01]', () => {
  const endpoints = requiredList('FORM-14')
  const payable = NETWORKS.filter(
    (network) => endpoints.includes(payoutNameOf(network) ?? '') || networkRules(network).link,
  )
  expect(walletNetworks({ allowSuiPayouts: true })).toEqual(payable)
  expect(walletNetworks({ allowSuiPayouts: false })).toEqual(payable.filter((network) => network !== 'sui'))
  for (const network of ['bsc', 'gnosis', 'sepolia'] as const) {
    expect(isWalletSupported(network, { allowSuiPayouts: true })).toBe(false)
  }
})

test('Solana and EVM wallets need a proof of ownership [WAL-23]', () => {
  expect((['solana', 'base', 'sei'] as const).map((network) => networkRules(network).challenge)).toEqual([
    'solana',
    'evm',
    'evm',
  ])
  expect((['sui', 'aptos', 'tron'] as const).map((network) => networkRules(network).challenge)).toEqual([
    null,
    null,
    null,
  ])
})

test('a network name is read case-sensitively [CHAIN-11]', () => {
  expect(readNetwork('aptos')).toBe('aptos')
  expect(readNetwork('Aptos')).toBeNull()
})

test('each network has a logo, a test network uses that of its main network [CHAIN-02, C15]', () => {
  for (const network of NETWORKS) expect(networkMarks).toHaveProperty(markOf(network))
  expect(markOf('sepolia')).toBe('ethereum')
})

test('an unknown network’s logo is looked up by its own name [CHAIN-04]', () => {
  expect(markOf('starknet')).toBe('starknet')
})
