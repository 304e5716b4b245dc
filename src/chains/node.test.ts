import { expect, test } from 'vitest'
import { NETWORKS } from '../domain/networks.ts'
import { isCoinType } from '../domain/wallets/addresses/move.ts'
import { chainFacts } from './network-table.ts'
import { createChainNode } from './node.ts'

const outside = { fetch, relay: async () => 'unknown' as const }
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const MINT = 'So11111111111111111111111111111111111111112'

test('a host that names no node and no token gets those of the table [C7]', () => {
  const node = createChainNode(outside)
  for (const network of NETWORKS) {
    expect(node.rpcUrl(network)).toBe(chainFacts(network)?.rpcUrl ?? '')
    expect(node.token(network, 'usdc')).toEqual(chainFacts(network)?.tokens.usdc ?? null)
  }
  expect(node.token('sepolia', 'usdt')).toBeNull()
})

test('a host’s node and token are used for their network alone, with the decimals of the coin [C8]', () => {
  const rpcUrls = { base: ' http://127.0.0.1:8545 ', solana: 'https://node.test/key' }
  const tokenAddresses = { bsc: { usdc: `0x${'1'.repeat(40)}` }, solana: { usdt: MINT } }
  const node = createChainNode({ ...outside, rpcUrls, tokenAddresses })
  expect(node.rpcUrl('base')).toBe('http://127.0.0.1:8545')
  expect(node.rpcUrl('solana')).toBe('https://node.test/key')
  expect(node.rpcUrl('ethereum')).toBe(chainFacts('ethereum')!.rpcUrl)
  expect(node.token('bsc', 'usdc')).toEqual({ address: `0x${'1'.repeat(40)}`, decimals: 18 })
  expect(node.token('bsc', 'usdt')).toEqual(chainFacts('bsc')!.tokens.usdt)
  expect(node.token('solana', 'usdt')).toEqual({ address: MINT, decimals: 6 })
})

test.each(['', '  ', 'node.test', '/rpc', 'ftp://node.test', 'javascript:alert(1)', null, 42, {}])(
  'a host’s node and token that are %j are ignored [SAFE-X10]',
  (value) => {
    const settings = { rpcUrls: { base: value }, tokenAddresses: { base: { usdc: value } } } as never
    const node = createChainNode({ ...outside, ...(settings as object) })
    expect(node.rpcUrl('base')).toBe(chainFacts('base')!.rpcUrl)
    expect(node.token('base', 'usdc')).toEqual(chainFacts('base')!.tokens.usdc)
  },
)

test('a token is named as its network does: by a coin type on Sui, elsewhere by an address [C8]', () => {
  const coinType = `0x${'a'.repeat(64)}::usdc::USDC`
  const named = (usdc: string) => createChainNode({ ...outside, tokenAddresses: { sui: { usdc }, base: { usdc } } })
  expect(named(`0x${'1'.repeat(40)}`).token('sui', 'usdc')).toEqual(chainFacts('sui')?.tokens.usdc ?? null)
  expect(named(coinType).token('base', 'usdc')).toEqual(chainFacts('base')!.tokens.usdc)
  expect(isCoinType(coinType)).toBe(true)
  for (const no of [
    '0x2::sui::SUI',
    `0x${'a'.repeat(64)}`,
    `${coinType}<u8>`,
    ` ${coinType}::x`,
    `0x${'a'.repeat(64)}::usdc`,
  ])
    expect(isCoinType(no)).toBe(false)
})

test('a token of a network that has none of that coin stays unknown, because its decimals are [C8]', () => {
  const tokenAddresses = { sepolia: { usdt: `0x${'1'.repeat(40)}` }, tron: { usdc: TRON } }
  const node = createChainNode({ ...outside, tokenAddresses })
  expect([node.token('sepolia', 'usdt'), node.token('tron', 'usdc')]).toEqual([null, null])
})
