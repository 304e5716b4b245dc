import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CUSTOMER, scriptedNode, UNITS, word } from '../../chains/evm/scripted.fixture.ts'
import type { Holding } from '../../chains/adapter.ts'
import { openServices, refusal } from '../services.fixture.ts'
import { keys } from '../keys.ts'
import { chainNodeOf } from '../../operations/chain-node.ts'
import { balanceQuery } from './balance.ts'

const HOLDING: Holding = { network: 'base', address: CUSTOMER, coin: 'usdc' }
const ON_SERVER = `GET chains/base/balances?address=${CUSTOMER}`
const BALANCES = {
  balances: [
    { currency: 'usdt', amount: '7.10' },
    { currency: 'usdc', amount: '31.25' },
  ],
}

function asked(urls: string[] = []) {
  const { fetch } = scriptedNode({ eth_call: word(UNITS) })
  const nodes: typeof globalThis.fetch = (input, init) => {
    urls.push(String(input))
    return fetch(input, init)
  }
  return { urls, nodes }
}

const read = ({ services }: ReturnType<typeof openServices>, holding = HOLDING) =>
  services.queryClient.fetchQuery(balanceQuery(services, holding))

const APPLICATION = 'GET applications/application_acme'
const application = (access: object) => ({ [APPLICATION]: () => ({ id: 'application_acme', access }) })
const SERVED = application({ balances: true })
const readsOf = ({ pathsOf }: ReturnType<typeof openServices>) =>
  pathsOf('GET').filter((path) => path.startsWith('chains/'))

describe('the source of a wallet’s balance [C11, E5, H13]', () => {
  test('the balance is read from the chain, where the host names a node of that network', async () => {
    const { urls, nodes } = asked()
    const host = { rpcUrls: { base: 'https://node.test/base' } }
    const page = openServices({ host, nodes, answers: SERVED })
    expect(await read(page)).toBe('12.340000')
    expect([urls, readsOf(page)]).toEqual([['https://node.test/base'], []])
  })

  test.each([
    ['no node', {}],
    ['the node of another network', { rpcUrls: { ethereum: 'https://node.test/ethereum' } }],
  ])('the balance is read from a server that reads balances, where the host names %s', async (_, host) => {
    const { urls, nodes } = asked()
    const page = openServices({ host, nodes, answers: { ...SERVED, [ON_SERVER]: () => BALANCES } })
    expect(await read(page)).toBe('31.25')
    expect([urls, readsOf(page)]).toEqual([[], [ON_SERVER.replace('GET ', '')]])
  })

  test.each([
    ['says nothing of balances', application({})],
    ['says null of them', application({ balances: null })],
    ['does not have them', application({ balances: false })],
    ['is not known', { [APPLICATION]: () => refusal(500, 'down') }],
  ])('the balance is read at a public node, where the application %s', async (_, answers) => {
    const { urls, nodes } = asked()
    const page = openServices({ nodes, answers: { ...answers, [ON_SERVER]: () => BALANCES } })
    expect(await read(page)).toBe('12.340000')
    expect([urls, readsOf(page)]).toEqual([['https://mainnet.base.org'], []])
  })

  test('the balance is read at a public node where the server fails, and from the server where the host’s node fails', async () => {
    const { urls, nodes } = asked()
    const down = openServices({ nodes, answers: { ...SERVED, [ON_SERVER]: () => refusal(404, 'not_found') } })
    expect([await read(down), urls]).toEqual(['12.340000', ['https://mainnet.base.org']])
    const host = { rpcUrls: { base: 'https://node.test/base' } }
    const broken = openServices({
      host,
      nodes: () => Promise.reject(new Error('down')),
      answers: { ...SERVED, [ON_SERVER]: () => BALANCES },
    })
    expect(await read(broken)).toBe('31.25')
  })

  test('the balance is read from the server alone for a network whose wallets cannot be connected, under its name in payouts', async () => {
    const { urls, nodes } = asked()
    const host = { rpcUrls: { sui: 'https://node.test/sui', solana: 'https://node.test/solana' } }
    const answers = { ...SERVED, 'GET chains/sui/balances?address=0x9a': () => BALANCES }
    const page = openServices({ host, nodes, answers })
    const onSui: Holding = { network: 'sui', address: '0x9a', coin: 'usdc' }
    expect(await read(page, onSui)).toBe('31.25')
    await expect(read(openServices({ host, nodes, answers: application({}) }), onSui)).rejects.toThrow()
    const bySol = openServices({ answers: { ...SERVED, 'GET chains/sol/balances?address=9Wz': () => BALANCES } })
    expect(await read(bySol, { network: 'solana', address: '9Wz', coin: 'usdt' })).toBe('7.10')
    expect(urls).toEqual([])
  })

  test('the balance is read as nothing, where the server lists others alone', async () => {
    const others = { balances: BALANCES.balances.slice(0, 1) }
    expect(await read(openServices({ answers: { ...SERVED, [ON_SERVER]: () => others } }))).toBe('0')
  })
})

describe('a balance that is shown', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('is read every 30 seconds, and at once when a sending has changed it [H13]', async () => {
    const page = openServices({ answers: { ...SERVED, [ON_SERVER]: () => BALANCES } })
    const { queryClient } = page.services
    queryClient.setQueryData(keys.application('application_acme'), { access: { balances: true } })
    const stop = new QueryObserver(queryClient, balanceQuery(page.services, HOLDING)).subscribe(() => {})
    await vi.advanceTimersByTimeAsync(29_999)
    expect(readsOf(page)).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(20)
    expect(readsOf(page)).toHaveLength(2)
    await queryClient.invalidateQueries({ queryKey: keys.balances })
    expect(readsOf(page)).toHaveLength(3)
    stop()
  })

  test('is kept by network, address and token', () => {
    const { services } = openServices()
    const others: readonly Holding[] = [
      { ...HOLDING, network: 'ethereum' },
      { ...HOLDING, address: '0x1' },
      { ...HOLDING, coin: 'usdt' },
    ]
    const known = [HOLDING, ...others].map((holding) => JSON.stringify(balanceQuery(services, holding).queryKey))
    expect(new Set(known).size).toBe(4)
  })
})

describe('the node of an element', () => {
  test('has the address, the tokens and the contracts of burns that the host names by now', () => {
    const named = (digit: string) => ({
      rpcUrls: { base: `https://node.test/${digit}` },
      tokenAddresses: { base: { usdc: `0x${digit.repeat(40)}` } },
      cctp: { sui: digit },
    })
    const { services } = openServices({ host: {} })
    const node = chainNodeOf(services)
    for (const digit of ['1', '2']) {
      Object.assign(services, { settings: { ...services.settings, host: named(digit) } })
      expect([node.nodes('base')[0]?.url, node.token('base', 'usdc')?.address, node.cctp('sui')]).toEqual([
        `https://node.test/${digit}`,
        `0x${digit.repeat(40)}`,
        digit,
      ])
    }
  })

  test.each([true, false])(
    'hands a signed transaction to the relay, its preflight skipped: %s [API-37, C5]',
    async (skips) => {
      const path = `relay/solana?skipPreflight=${skips}`
      const page = openServices({ answers: { [`POST ${path}`]: () => ({ signature: 'signature' }) } })
      expect(await chainNodeOf(page.services).relay('AQ==', skips)).toBe('accepted')
      expect(page.calls).toEqual([{ method: 'POST', path, body: { transaction: 'AQ==', maxRetries: 1 }, key: null }])
    },
  )
})
