import { expect, test } from 'vitest'
import { NETWORK_NAMES, tokensOf } from '../../demo/chains/networks.ts'
import { familyOf, networkRules, NETWORKS, type Family } from '../domain/networks.ts'
import { bridgedToken, chainFacts } from './network-table.ts'

const tokens = NETWORKS.flatMap((network) =>
  Object.entries(chainFacts(network)?.tokens ?? {}).map(([token, facts]) => ({ network, token, ...facts })),
)

test('every network has the tokens that payouts carry on it, Tron USDT alone [CHAIN-06, C7]', () => {
  const without = NETWORKS.filter((network) =>
    networkRules(network).coins.some((coin) => !chainFacts(network)!.tokens[coin]),
  )
  expect(without).toEqual([])
  expect(Object.keys(chainFacts('tron')!.tokens)).toEqual(['usdt'])
})

test('Solana has USDC, USDT and its own SOL, and Ethereum USDC, USDT and its own ETH [CHAIN-05]', () => {
  const listed = (network: 'solana' | 'ethereum') => {
    const { native, tokens } = chainFacts(network)!
    return [native.symbol, ...Object.keys(tokens)]
  }
  expect(listed('solana')).toEqual(['SOL', 'usdc', 'usdt'])
  expect(listed('ethereum')).toEqual(['ETH', 'usdc', 'usdt'])
})

const COIN_DECIMALS: Readonly<Partial<Record<Family, number>>> = { evm: 18, solana: 9, sui: 9, aptos: 8, tron: 6 }

test('tokens have 6 decimals, on BSC 18; SOL and SUI have 9, APT 8, TRX 6, and an EVM coin 18 [CHAIN-07, C8]', () => {
  for (const { network, decimals } of tokens) expect([network, decimals]).toEqual([network, network === 'bsc' ? 18 : 6])
  for (const network of NETWORKS) {
    const facts = chainFacts(network)
    if (facts) expect(facts.native.decimals).toBe(COIN_DECIMALS[familyOf(network)])
  }
})

test('the local networks have the same tokens [C7]', () => {
  const local = NETWORK_NAMES.filter((network) => chainFacts(network) !== null).flatMap((network) =>
    Object.entries(tokensOf(network)).map(([token, { address }]) => ({ network, token, address })),
  )
  const byName = (all: readonly { network: string; token: string; address: string }[]) =>
    all.map(({ network, token, address }) => `${network} ${token} ${address}`).toSorted()
  expect(byName(tokens)).toEqual(byName(local))
})

test('a token of nearly the same name has six decimals, and an address of its own [C7]', () => {
  const { usdc } = chainFacts('polygon')!.tokens
  expect(bridgedToken('polygon', 'usdc')).toMatchObject({ symbol: 'USDC.e', decimals: 6 })
  expect(bridgedToken('polygon', 'usdc')!.address).not.toBe(usdc!.address)
  expect(bridgedToken('polygon', 'usdt')).toBeNull()
  expect(bridgedToken('tron', 'usdc')).toBeNull()
})

/** As the bridges and Circle publish them. */
test.each([
  ['polygon', '0x2791bca1f2de4661ed88a30c99a7a9449aa84174'],
  ['arbitrum', '0xff970a61a04b1ca14834a43f5de4533ebddb5cc8'],
  ['optimism', '0x7f5c764cbc14f9669b88837ca1490cca17c31607'],
  ['avalanche', '0xa7d7079b0fead91f3e65f86e8915cb59c1a4c664'],
  ['base', '0xd9aaec86b65d86f6a7b5b1b0c42ffa531710b6ca'],
  ['sei', '0x3894085ef7ff0f0aedf52e2a2704928d1ec074f1'],
] as const)('bridged USDC of %s is the published token [C7]', (network, address) => {
  expect(bridgedToken(network, 'usdc')?.address.toLowerCase()).toBe(address)
})
