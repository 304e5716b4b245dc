import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NETWORKS } from '../../src/domain/networks.ts'
import { familyFor } from '../chains/families.ts'
import { rpc } from '../chains/json-rpc.ts'
import { familyOf, type LocalNetworkName } from '../chains/networks.ts'
import { nodeUrls } from '../sandbox/tables/node-urls.ts'
import { testKey } from '../sandbox/wallets/test-keys.ts'
import { type Demo, startDemo } from './demo.ts'

// One network of each family, through the port of the API, as a page reads it that was copied once.
const REAL = ['base', 'solana', 'sui', 'aptos', 'tron'] as const satisfies readonly LocalNetworkName[]

let dist: string
let running: Demo
let simulated: Demo

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'dist-'))
  running = await startDemo({ dist, networks: REAL, slotMs: 20, blockMs: 20 })
  simulated = await startDemo({ dist, networks: ['base'], anvil: { missing: 'anvil is not there' } })
})
afterAll(async () => {
  await Promise.all([running.close(), simulated.close()])
  await rm(dist, { recursive: true })
})

test('every network of the widget is named, so that a page that has them asks no public node [C18, PROD-11]', () => {
  expect(Object.keys(nodeUrls(running.sandboxUrl)).toSorted()).toEqual([...NETWORKS].toSorted())
})

test.for(REAL)('the API forwards to the node of %s, in its own protocol [C18]', async (network, context) => {
  const node = running.chains.rpcUrls[network]
  if (!node) return context.skip(running.chains.missing.find((each) => each.network === network)?.reason)
  const rpcUrl = nodeUrls(running.sandboxUrl)[network]!
  const token = network === 'tron' ? 'usdt' : 'usdc'
  const { address } = testKey(familyOf(network), 0)
  expect(await familyFor(network).port({ network, rpcUrl }).balance({ token, address })).toBe('5000.00')
})

const shop = { Origin: 'https://shop.example' }
const asked = (url: string, init: RequestInit = {}) => fetch(url, { ...init, headers: { ...shop, ...init.headers } })

test('a page of any origin may call a node behind the API, and is told that it may [C18]', async () => {
  for (const { sandboxUrl } of [running, simulated])
    for (const [network, url] of Object.entries(nodeUrls(sandboxUrl))) {
      const headers = { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'content-type' }
      const preflight = await asked(url, { method: 'OPTIONS', headers })
      expect(preflight.status, network).toBe(204)
      expect(preflight.headers.get('access-control-allow-headers')?.toLowerCase(), network).toContain('content-type')
      const answer = await asked(url, { method: 'POST', body: '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}' })
      expect(['*', 'https://shop.example'], network).toContain(answer.headers.get('access-control-allow-origin'))
    }
})

test('a network without a node is refused with the reason, and the simulated Solana answers in its place [C18]', async () => {
  const { base, polygon, solana } = nodeUrls(simulated.sandboxUrl)
  const refused = await asked(base!, { method: 'POST', body: '{}' })
  expect(refused.status).toBe(503)
  expect(await refused.json()).toMatchObject({
    error: { message: 'The sandbox has no node of base: anvil is not there.' },
  })
  expect((await (await asked(polygon!)).json()).error.message).toContain('--networks all')
  expect(await rpc(solana!, 'getHealth')).toBe('ok')
  const unknown = await asked(`${simulated.sandboxUrl}/sandbox/rpc/dogecoin`, { method: 'POST', body: '{}' })
  expect(unknown.status).toBe(404)
})

test('the API lists its nodes for a page’s configuration [C18]', async () => {
  const listed = await asked(`${simulated.sandboxUrl}/sandbox/rpc`)
  expect(listed.headers.get('access-control-allow-origin')).toBe('https://shop.example')
  expect(await listed.json()).toEqual({ rpcUrls: nodeUrls(simulated.sandboxUrl) })
})

test('a body that no node takes is refused, and the caller reads it [C18]', async () => {
  const url = nodeUrls(running.sandboxUrl).solana!
  const answer = await asked(url, { method: 'POST', body: 'x'.repeat(1_000_001) })
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([413, 'https://shop.example'])
})
