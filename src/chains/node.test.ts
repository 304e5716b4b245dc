import { expect, test } from 'vitest'
import { NETWORKS, type Network } from '../domain/networks.ts'
import { isCoinType } from '../domain/wallets/addresses/move.ts'
import { chainFacts } from './network-table.ts'
import { createChainNode } from './node.ts'

const outside = { fetch, relay: async () => 'unknown' as const }
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const publicNode = (network: Network) => ({ url: chainFacts(network)?.rpcUrl ?? '', headers: {} })
const MINT = 'So11111111111111111111111111111111111111112'

test('a host that names no node and no token gets those of the table [C7]', () => {
  const node = createChainNode(outside)
  for (const network of NETWORKS) {
    expect(node.nodes(network)).toEqual([publicNode(network)])
    expect(node.token(network, 'usdc')).toEqual(chainFacts(network)?.tokens.usdc ?? null)
  }
  expect(node.token('sepolia', 'usdt')).toBeNull()
})

test('a host’s node and token are used for their network alone, with the decimals of the coin [C8]', () => {
  const rpcUrls = { base: ' http://127.0.0.1:8545 ', solana: 'https://node.test/key' }
  const tokenAddresses = { bsc: { usdc: `0x${'1'.repeat(40)}` }, solana: { usdt: MINT } }
  const node = createChainNode({ ...outside, rpcUrls, tokenAddresses })
  expect(node.nodes('base')).toEqual([{ url: 'http://127.0.0.1:8545', headers: {} }])
  expect(node.nodes('solana')).toEqual([{ url: 'https://node.test/key', headers: {} }])
  expect(node.nodes('ethereum')).toEqual([publicNode('ethereum')])
  expect(node.token('bsc', 'usdc')).toMatchObject({ address: `0x${'1'.repeat(40)}`, decimals: 18 })
  expect(node.token('bsc', 'usdt')).toEqual(chainFacts('bsc')!.tokens.usdt)
  expect(node.token('solana', 'usdt')).toMatchObject({ address: MINT, decimals: 6 })
})

test.each(['', '  ', 'node.test', '/rpc', 'ftp://node.test', 'javascript:alert(1)', null, 42, {}])(
  'a host’s node and token that are %j are ignored [SAFE-X10]',
  (value) => {
    const settings = { rpcUrls: { base: value }, tokenAddresses: { base: { usdc: value } } } as never
    const node = createChainNode({ ...outside, ...(settings as object) })
    expect(node.nodes('base')).toEqual([publicNode('base')])
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

const URL = 'https://node.test/v1?apikey=K'
const nodesOf = (value: unknown) => createChainNode({ ...outside, rpcUrls: { tron: value } as never }).nodes('tron')

test('a host’s node is a URL, one with the headers of its key, or a list of both in its order [C7]', () => {
  const keyed = { url: URL, headers: { 'TRON-PRO-API-KEY': 'K' } }
  const read = { url: URL, headers: { 'tron-pro-api-key': 'K' } }
  expect(nodesOf({ url: ` ${URL} ` })).toEqual([{ url: URL, headers: {} }])
  expect(nodesOf(keyed)).toEqual([read])
  expect(nodesOf([keyed, 'http://second.test'])).toEqual([read, { url: 'http://second.test', headers: {} }])
})

const throwing = {
  get url(): string {
    throw new Error('K')
  },
}

test.each<[string, unknown]>([
  ['a header that no request can have', { url: URL, headers: { 'a key': 'K' } }],
  ['a header that is no text', { url: URL, headers: { key: 7 } }],
  ['a URL that throws', throwing],
  ['a name and a password in its URL', 'https://name:K@node.test'],
  ['an object without a URL', { headers: { key: 'K' } }],
  ['a list in a list', [URL]],
  ['nothing', null],
])(
  'a node with %s is left out of a host’s list, and where nothing is left the public one is asked [SAFE-X10]',
  (_, no) => {
    expect(nodesOf([no, 'http://second.test'])).toEqual([{ url: 'http://second.test', headers: {} }])
    expect(nodesOf([no])).toEqual([publicNode('tron')])
    expect(nodesOf([])).toEqual([publicNode('tron')])
  },
)

test('host settings that throw name no node [SAFE-X10]', () => {
  const rpcUrls = new Proxy({}, { get: () => throwing.url })
  expect(createChainNode({ ...outside, rpcUrls }).nodes('tron')).toEqual([publicNode('tron')])
})
