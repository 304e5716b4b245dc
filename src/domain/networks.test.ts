import { expect, test } from 'vitest'
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

test('the networks are the spec’s fourteen [CHAIN-01]', () => {
  expect(NETWORKS.join(', ')).toBe(
    'solana, ethereum, base, polygon, arbitrum, optimism, avalanche, sui, sei, bsc, sepolia, gnosis, tron, aptos',
  )
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

test('ten networks are EVM networks, each other network has its own family [CHAIN-12]', () => {
  expect(
    NETWORKS.filter((network) => familyOf(network) !== 'evm').map((network) => `${network} ${familyOf(network)}`),
  ).toEqual(['solana solana', 'sui sui', 'tron tron', 'aptos aptos'])
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
  '%j is not an EVM network [CHAIN-12]',
  (network) => {
    expect(() => evmChainId(network)).toThrow(/^invalid evm network$/)
  },
)

test('an unknown chain id matches no network [CHAIN-12]', () => {
  expect(networkOfChainId(5)).toBeNull()
})

test('only Solana has another name in payouts [FORM-14]', () => {
  const named = NETWORKS.filter((network) => payoutNameOf(network) !== null)
  expect(named.filter((network) => toPayoutNetwork(network) !== network)).toEqual(['solana'])
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

test('an unknown payout network name is invalid; Optimism is valid in wallet links only [CHAIN-11]', () => {
  for (const name of ['solana', 'ach', 'starknet', '']) expect(() => toNetwork(name)).toThrow(/^invalid network$/)
  expect(toNetwork('optimism')).toBe('optimism')
})

const LISTED = 'solana ethereum base polygon arbitrum optimism avalanche sei tron aptos'.split(' ')

test('the wallet form offers the payout networks, Sui only where the application allows it [WAL-16, OFFR-01]', () => {
  expect(walletNetworks({ allowSuiPayouts: false })).toEqual(LISTED)
  expect(walletNetworks({ allowSuiPayouts: true }).toSorted()).toEqual([...LISTED, 'sui'].toSorted())
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
