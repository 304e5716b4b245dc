import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CUSTOMER, scriptedNode, UNITS, word } from '../../chains/evm/scripted.fixture.ts'
import type { Holding } from '../../chains/adapter.ts'
import { openServices } from '../services.fixture.ts'
import { keys } from '../keys.ts'
import { chainNodeOf } from '../wallets/chain-node.ts'
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

describe('the balance of a wallet is read [C11, H13]', () => {
  test('from the chain, where the host names a node of that network', async () => {
    const { urls, nodes } = asked()
    const page = openServices({ host: { rpcUrls: { base: 'https://node.test/base' } }, nodes })
    expect(await read(page)).toBe('12.340000')
    expect([urls, page.calls]).toEqual([['https://node.test/base'], []])
  })

  test.each([
    ['no node', {}],
    ['the node of another network', { rpcUrls: { ethereum: 'https://node.test/ethereum' } }],
  ])('from the server, where the host names %s', async (_, host) => {
    const { urls, nodes } = asked()
    const page = openServices({ host, nodes, answers: { [ON_SERVER]: () => BALANCES } })
    expect(await read(page)).toBe('31.25')
    expect([urls, page.pathsOf('GET')]).toEqual([[], [ON_SERVER.replace('GET ', '')]])
  })

  test('from the server for a network whose wallets cannot be connected, under its name in payouts', async () => {
    const { urls, nodes } = asked()
    const host = { rpcUrls: { sui: 'https://node.test/sui', solana: 'https://node.test/solana' } }
    const answers = { 'GET chains/sui/balances?address=0x9a': () => BALANCES }
    const page = openServices({ host, nodes, answers })
    expect(await read(page, { network: 'sui', address: '0x9a', coin: 'usdc' })).toBe('31.25')
    const bySol = openServices({ answers: { 'GET chains/sol/balances?address=9Wz': () => BALANCES } })
    expect(await read(bySol, { network: 'solana', address: '9Wz', coin: 'usdt' })).toBe('7.10')
    expect(urls).toEqual([])
  })

  test('as nothing, where the server lists others alone', async () => {
    const page = openServices({ answers: { [ON_SERVER]: () => ({ balances: BALANCES.balances.slice(0, 1) }) } })
    expect(await read(page)).toBe('0')
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
    const page = openServices({ answers: { [ON_SERVER]: () => BALANCES } })
    const { queryClient } = page.services
    const stop = new QueryObserver(queryClient, balanceQuery(page.services, HOLDING)).subscribe(() => {})
    await vi.advanceTimersByTimeAsync(29_999)
    expect(page.calls).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(20)
    expect(page.calls).toHaveLength(2)
    await queryClient.invalidateQueries({ queryKey: keys.balances })
    expect(page.calls).toHaveLength(3)
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
  test('is the one that the host names by now, and has the tokens that it names', () => {
    const host = { rpcUrls: { base: 'https://node.test/1' }, tokenAddresses: { base: { usdc: CUSTOMER } } }
    const { services } = openServices({ host })
    const node = chainNodeOf(services)
    expect([node.rpcUrl('base'), node.token('base', 'usdc')?.address]).toEqual(['https://node.test/1', CUSTOMER])
    Object.assign(services.settings.host, { rpcUrls: { base: 'https://node.test/2' } })
    expect(node.rpcUrl('base')).toBe('https://node.test/2')
  })

  test.each([true, false])(
    'hands a signed transaction to the relay, its preflight skipped: %s [API-37, C5]',
    async (skips) => {
      const path = `relay/solana?skipPreflight=${skips}`
      const page = openServices({ answers: { [`POST ${path}`]: () => ({ signature: 'signature' }) } })
      expect(await chainNodeOf(page.services).relay('AQ==', skips)).toBe('signature')
      expect(page.calls).toEqual([{ method: 'POST', path, body: { transaction: 'AQ==', maxRetries: 1 }, key: null }])
    },
  )
})
