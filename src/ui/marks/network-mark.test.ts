import { expect, test } from 'vitest'
import { networkMarkOf } from './network-mark.ts'
import { networkMarks } from './networks.generated.ts'

test.each(Object.keys(networkMarks))('%s has a logo [CHAIN-02]', (network) => {
  const { paths, viewBox } = networkMarkOf(network)
  expect(paths.length).toBeGreaterThan(1)
  expect(viewBox).toMatch(/^-?\d+ -?\d+ \d+ \d+$/)
})

test('Starknet has a logo, too [CHAIN-02]', () => {
  expect(networkMarkOf('starknet').paths.length).toBeGreaterThan(1)
})

test.each(['dogecoin', 'Solana', '', 'constructor'])(
  'the network %j has no logo and throws an error that names it [CHAIN-04]',
  (network) => {
    expect(() => networkMarkOf(network)).toThrow(new Error(`Unsupported network: ${network}`))
  },
)
