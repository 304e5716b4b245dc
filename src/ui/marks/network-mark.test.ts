import { expect, test } from 'vitest'
import { networkMarkOf } from './network-mark.ts'

const NETWORKS = [
  'solana',
  'ethereum',
  'base',
  'polygon',
  'arbitrum',
  'optimism',
  'avalanche',
  'sui',
  'sei',
  'bsc',
  'gnosis',
  'tron',
  'aptos',
  'starknet',
]

test.each(NETWORKS)('%s has a logo [CHAIN-02]', (network) => {
  const { paths, viewBox } = networkMarkOf(network)
  expect(paths.length).toBeGreaterThan(1)
  expect(viewBox).toMatch(/^-?\d+ -?\d+ \d+ \d+$/)
})

test.each(['dogecoin', 'Solana', '', 'constructor'])(
  'the network %j has no logo and throws an error that names it [CHAIN-04]',
  (network) => {
    expect(() => networkMarkOf(network)).toThrow(new Error(`Unsupported network: ${network}`))
  },
)
