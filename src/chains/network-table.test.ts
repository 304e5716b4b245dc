import { PublicKey } from '@solana/web3.js'
import { getAddress } from 'ethers'
import { expect, test } from 'vitest'
import { EVM_NETWORKS, SOLANA_TOKENS } from '../../demo/chains/networks.ts'
import { familyOf, NETWORKS, type Network } from '../domain/networks.ts'
import { chainFacts } from './network-table.ts'

const tokens = NETWORKS.flatMap((network) =>
  Object.entries(chainFacts(network)?.tokens ?? {}).map(([token, facts]) => ({ network, token, ...facts })),
)

const isEvm = (network: Network) => familyOf(network) === 'evm'

test('every EVM network and Solana has a node, a coin, and its tokens [CHAIN-06, C7]', () => {
  const known = NETWORKS.filter((network) => chainFacts(network) !== null)
  expect(known).toEqual(NETWORKS.filter((network) => isEvm(network) || familyOf(network) === 'solana'))
  for (const network of known) expect(new URL(chainFacts(network)!.rpcUrl).protocol).toBe('https:')
  expect(tokens.filter(({ token }) => token === 'usdc').map(({ network }) => network)).toEqual(known)
})

test('Solana has USDC, USDT and its own SOL, and Ethereum USDC, USDT and its own ETH [CHAIN-05]', () => {
  const listed = (network: 'solana' | 'ethereum') => {
    const { native, tokens } = chainFacts(network)!
    return [native.symbol, ...Object.keys(tokens)]
  }
  expect(listed('solana')).toEqual(['SOL', 'usdc', 'usdt'])
  expect(listed('ethereum')).toEqual(['ETH', 'usdc', 'usdt'])
})

test.each(tokens)('$token on $network has a valid checksum [CHAIN-06, C7]', ({ network, address }) => {
  const written = isEvm(network) ? getAddress(address) : new PublicKey(address).toBase58()
  expect(written).toBe(address)
})

test('tokens have 6 decimals, on BSC 18; SOL has 9, and an EVM coin 18 [CHAIN-07, C8]', () => {
  for (const { network, decimals } of tokens) expect([network, decimals]).toEqual([network, network === 'bsc' ? 18 : 6])
  for (const network of NETWORKS) {
    const facts = chainFacts(network)
    if (facts) expect(facts.native.decimals).toBe(isEvm(network) ? 18 : 9)
  }
})

test('the local networks have the same tokens [C7]', () => {
  const local = [
    ...Object.entries(EVM_NETWORKS).flatMap(([network, { tokens }]) =>
      Object.entries(tokens).map(([token, { address, decimals }]) => ({ network, token, address, decimals })),
    ),
    ...Object.entries(SOLANA_TOKENS).map(([token, facts]) => ({ network: 'solana', token, ...facts })),
  ]
  const byName = (all: readonly { network: string; token: string; address: string }[]) =>
    all.map(({ network, token, address }) => `${network} ${token} ${address}`).toSorted()
  expect(byName(tokens)).toEqual(byName(local))
})
