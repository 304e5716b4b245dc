import { afterEach, expect, test, vi } from 'vitest'
import { code, sources } from '../../test/support/imports.ts'
import type { Family, Network } from '../domain/networks.ts'
import type { Deposit } from '../domain/payouts/deposit.ts'
import { ChainError } from './chain-error.ts'
import { FAMILIES } from './family-table.ts'
import { createChainNode } from './node.ts'

const KEY = 'secret-key-of-the-host'

const EVM = { from: `0x${'1'.repeat(40)}`, to: `0x${'2'.repeat(40)}` }
const MOVE = { from: `0x${'1'.repeat(64)}`, to: `0x${'2'.repeat(64)}` }
const DEPOSITS: Readonly<Record<Family, Pick<Deposit, 'network' | 'coin' | 'from' | 'to'>>> = {
  evm: { network: 'base', coin: 'usdc', ...EVM },
  solana: {
    network: 'solana',
    coin: 'usdc',
    from: 'So11111111111111111111111111111111111111112',
    to: '4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU',
  },
  sui: { network: 'sui', coin: 'usdc', ...MOVE },
  aptos: { network: 'aptos', coin: 'usdc', ...MOVE },
  tron: {
    network: 'tron',
    coin: 'usdt',
    from: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    to: 'TUjx6w55Nx9G4GjjRNEB4e7w5BUH3WmJTZ',
  },
}

/** What a browser, a gateway or a node may say of a call, and quote what it was asked. */
const FAILURES: Readonly<Record<string, (asked: string) => Response>> = {
  'a browser that refuses the URL': (asked) => {
    throw new TypeError(`Failed to fetch ${asked}`)
  },
  'a gateway that does not know the key': (asked) => Response.json({ error: `no key: ${asked}` }, { status: 401 }),
  'a node that refuses the call': (asked) => Response.json({ error: { code: -32_000, message: asked } }),
  'a page of text': (asked) => new Response(asked, { status: 500 }),
}

function keyedNode(network: Network, failure: (asked: string) => Response) {
  const asked: { readonly url: string; readonly headers: Headers }[] = []
  const fetch = async (url: unknown, init?: RequestInit) => {
    asked.push({ url: String(url), headers: new Headers(init?.headers) })
    return failure(`${String(url)} ${KEY}`)
  }
  const keyed = { url: `https://node.test/${KEY}/v1?apikey=${KEY}`, headers: { Authorization: `Bearer ${KEY}` } }
  return { asked, node: createChainNode({ fetch, relay: async () => 'unknown', rpcUrls: { [network]: keyed } }) }
}

/** All that a page could print of an error. */
const shown = (error: unknown): string =>
  error instanceof Error ? [error.message, error.stack, JSON.stringify(error)].join() : String(error)

afterEach(() => void vi.restoreAllMocks())

const families = Object.keys(DEPOSITS) as Family[]

test.each(families.flatMap((family) => Object.keys(FAILURES).map((failure) => [family, failure] as const)))(
  'each call of %s carries the host’s key, and %s puts it into no error and on no console [SAFE-X10]',
  async (family, failure) => {
    const printed = (['debug', 'log', 'info', 'warn', 'error'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation(() => {}),
    )
    const deposit = { ...DEPOSITS[family], amount: '1', memo: null }
    const { asked, node } = keyedNode(deposit.network, FAILURES[failure]!)
    const adapter = await FAMILIES[family].load()
    const failed = await Promise.allSettled([
      adapter.balance({ network: deposit.network, coin: deposit.coin, address: deposit.from }, node),
      adapter.findSent(deposit, 1, node),
      adapter.follow(deposit, `0x${'1'.repeat(64)}`, node).look(),
    ])
    expect(asked.length).toBeGreaterThanOrEqual(3)
    for (const { url, headers } of asked) {
      expect(url).toMatch(new RegExp(`^https://node\\.test/${KEY}/v1[^?]*\\?(?:[^?]*&)?apikey=${KEY}$`))
      expect(headers.get('authorization')).toBe(`Bearer ${KEY}`)
    }
    for (const each of failed) {
      const error: unknown = each.status === 'rejected' ? each.reason : null
      expect(error).toBeInstanceOf(ChainError)
      expect(shown(error)).not.toContain(KEY)
    }
    expect(JSON.stringify(printed.map(({ mock }) => mock.calls))).not.toContain(KEY)
  },
)

test('no other code reads a host’s nodes, and a wallet that is told of a network gets the public one [C17, SAFE-X10]', () => {
  const reading = sources.filter((file) => /^(?:src|element)\//.test(file) && /\brpcUrls\b|\.nodes\(/.test(code(file)))
  // Such code might print or keep a key, so it is looked at before it is added here.
  expect(reading.toSorted()).toEqual([
    'src/app/host-config.ts',
    'src/chains/evm/switch-network.ts',
    'src/chains/http/pool.ts',
    'src/chains/http/rpc-node.ts',
    'src/chains/node.ts',
    'src/operations/chain-node.ts',
    'src/queries/payouts/balance.ts',
    'src/queries/services.ts',
    'src/queries/wallets/explorer.ts',
  ])
  expect(code('src/chains/evm/switch-network.ts')).toContain('rpcUrls: [facts.rpcUrl]')
})
