import { AccountAddress } from '@aptos-labs/ts-sdk'
import { isValidStructTag, normalizeStructTag } from '@mysten/sui.js/utils'
import { PublicKey } from '@solana/web3.js'
import { getAddress } from 'ethers'
import { TronWeb } from 'tronweb'
import { expect, test } from 'vitest'
import { NETWORK_NAMES, tokensOf } from '../../demo/chains/networks.ts'
import { familyOf, NETWORKS, type Family } from '../domain/networks.ts'
import { bridgedToken, chainFacts } from './network-table.ts'

const tokens = NETWORKS.flatMap((network) =>
  Object.entries(chainFacts(network)?.tokens ?? {}).map(([token, facts]) => ({ network, token, ...facts })),
)

test('every network has a node, a coin, and its tokens, on Tron USDT alone [CHAIN-06, C7]', () => {
  const known = NETWORKS.filter((network) => chainFacts(network) !== null)
  expect(known).toEqual(NETWORKS)
  for (const network of known) expect(new URL(chainFacts(network)!.rpcUrl).protocol).toBe('https:')
  const withUsdc = known.filter((network) => network !== 'tron')
  expect(tokens.filter(({ token }) => token === 'usdc').map(({ network }) => network)).toEqual(withUsdc)
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

/** As the family's own library writes it, with the checksum where it has one. */
const WRITTEN: Readonly<Partial<Record<Family, (address: string) => string>>> = {
  evm: getAddress,
  solana: (address) => new PublicKey(address).toBase58(),
  sui: (type) => (isValidStructTag(type) ? normalizeStructTag(type) : ''),
  aptos: (address) => AccountAddress.fromStringStrict(address).toString(),
  tron: (address) => TronWeb.address.fromHex(TronWeb.address.toHex(address)),
}

test.each(tokens)('$token on $network has a valid checksum [CHAIN-06, C7]', ({ network, address }) => {
  expect(WRITTEN[familyOf(network)]!(address)).toBe(address)
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

/** The library of the family writes it; an old coin of Aptos has a type in place of an address. */
const WRITTEN_TYPE = (type: string) => (isValidStructTag(type) ? normalizeStructTag(type) : '')

test('tokens of nearly the same name have addresses of their own, valid ones, and six decimals [C7]', () => {
  const others = NETWORKS.flatMap((network) =>
    (['usdc', 'usdt'] as const).flatMap((coin) => {
      const token = bridgedToken(network, coin)
      return token ? [{ network, coin, ...token }] : []
    }),
  )
  expect(others.map(({ network, symbol, decimals }) => `${network} ${symbol} ${decimals}`).toSorted()).toEqual([
    'aptos lzUSDC 6',
    'aptos lzUSDT 6',
    'arbitrum USDC.e 6',
    'avalanche USDC.e 6',
    'avalanche USDT.e 6',
    'base USDbC 6',
    'optimism USDC.e 6',
    'optimism USDT0 6',
    'polygon USDC.e 6',
    'sei USDC.n 6',
    'solana USDCet 6',
    'solana USDTet 6',
    'sui wUSDC 6',
    'sui wUSDT 6',
  ])
  for (const { network, coin, address } of others) {
    const written = network === 'aptos' ? WRITTEN_TYPE : WRITTEN[familyOf(network)]!
    expect(written(address)).toBe(address)
    expect(address).not.toBe(chainFacts(network)!.tokens[coin]!.address)
  }
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
