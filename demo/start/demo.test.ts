import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { needsAnvil } from '../chains/evm/needs-anvil.fixture.ts'
import { rpc } from '../chains/json-rpc.ts'
import { familyFor } from '../chains/families.ts'
import { NETWORK_NAMES, familyOf, tokensOf, transferName } from '../chains/networks.ts'
import { nodeUrls } from '../sandbox/tables/node-urls.ts'
import { testKey } from '../sandbox/wallets/test-keys.ts'
import { type Demo, openDemo, startDemo } from './demo.ts'

let demo: Demo
let dist: string

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'dist-'))
  await writeFile(join(dist, 'sphere-ramp.js'), 'export {}')
  demo = await startDemo({ dist, settings: { stepMs: 0 } })
})
afterAll(async () => {
  await demo.close()
  await rm(dist, { recursive: true })
})

/** The nodes of a page: those that run, and for each other network the sandbox, so that no public one is asked. */
const namedBy = ({ sandboxUrl }: Pick<Demo, 'sandboxUrl'>, running: Demo['chains']['rpcUrls'] = {}) => ({
  ...nodeUrls(sandboxUrl),
  ...running,
})

const page = async (path: string) => (await fetch(demo.url + path)).text()

test('the shop has another origin than the sandbox, and its tag has the address of the sandbox [SHELL-15]', async () => {
  expect(new URL(demo.url).origin).not.toBe(new URL(demo.sandboxUrl).origin)
  const shop = await page('/')
  expect(shop).toContain(`<sphere-ramp application-id="application_sandbox" api-url="${demo.sandboxUrl}">`)
  expect(shop).toContain('<script type="module" src="/dist/sphere-ramp.js"></script>')
  const [, config] = /(\{"rpcUrls":.*\})/.exec(shop)!
  expect(JSON.parse(config!)).toEqual({ rpcUrls: namedBy(demo, demo.chains.rpcUrls) })
  expect(await page('/dist/sphere-ramp.js')).toBe('export {}')
})

test('pages of other origins may load the widget, and nothing else', async () => {
  const allowed = async (path: string) => (await fetch(demo.url + path)).headers.get('access-control-allow-origin')
  expect(await allowed('/dist/sphere-ramp.js')).toBe('*')
  for (const path of ['/', '/console/', '/playground/']) expect(await allowed(path), path).toBeNull()
})

/** The addresses of a script and of all that it imports, each of which is served. */
async function scriptsOf(path: string): Promise<ReadonlySet<string>> {
  const seen = new Set<string>()
  const follow = async (url: string): Promise<void> => {
    if (seen.has(url)) return
    seen.add(url)
    const script = await fetch(url)
    expect(script.status, url).toBe(200)
    const imports = (await script.text()).matchAll(/from ['"](\.[^'"]+)['"]/g)
    for (const [, path] of imports) await follow(new URL(path!, url).href)
  }
  await follow(demo.url + path)
  return seen
}

test('the console is served with all its imports, under its own CSP', async () => {
  const response = await fetch(`${demo.url}/console/`)
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await response.text()).toContain(`content="${demo.sandboxUrl}"`)
  expect((await scriptsOf('/console/main.ts')).size).toBeGreaterThan(15)
})

test('the playground is served with all its imports', async () => {
  const scripts = await scriptsOf('/playground/main.ts')
  expect(scripts).toContain(`${demo.url}/locales/locales.generated.ts`)
})

test('the shop is served with its Test Wallet, whose keys stay on the server [W11]', async () => {
  const scripts = await scriptsOf('/test-wallet.ts')
  expect(scripts).toContain(`${demo.url}/chains/json-rpc.ts`)
  for (const script of scripts) expect(script).not.toMatch(/start|sandbox/)

  const call = { method: 'POST', body: '{"id":1,"method":"state"}' }
  const headers = { 'Content-Type': 'application/json', Origin: demo.url }
  const { result } = await (await fetch(`${demo.url}/test-wallet`, { ...call, headers })).json()
  expect(result.solana.address).toBe(testKey('solana', 0).address)
  const elsewhere = { ...headers, Origin: demo.sandboxUrl }
  expect((await fetch(`${demo.url}/test-wallet`, { ...call, headers: elsewhere })).status).toBe(403)
})

test('the Test Wallet has 5,000 of each stablecoin on every local network once the demo has started [W11]', async () => {
  const { networks } = demo.chains
  expect(networks).not.toEqual([])
  for (const { network, port } of networks) {
    const { address } = testKey(familyOf(network), 0)
    for (const token of Object.keys(tokensOf(network)) as ('usdc' | 'usdt')[])
      expect(await port.balance({ token, address }), `${token} ${network}`).toBe('5000.00')
  }
})

test('the strict page forbids inline styles and lists the origins of the widget [SHELL-15]', async () => {
  const policy = (await fetch(`${demo.url}/strict-csp/`)).headers.get('content-security-policy')
  expect(policy).toContain("style-src 'none'")
  expect(policy).toContain(`frame-src ${demo.sandboxUrl}`)
  expect(policy).toContain(demo.chains.rpcUrls.solana!)
})

test('the sandbox sends tokens on the networks that the page reads [C18]', async () => {
  expect((await fetch(`${demo.sandboxUrl}/healthz`)).status).toBe(200)
  const { sol } = demo.chains.ports
  const to = await sol!.depositAddress('demo')
  const transfer = { address: to, token: 'usdc', amount: '5' }
  const response = await fetch(`${demo.sandboxUrl}/sandbox/chains/sol/faucet`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(transfer),
  })
  expect(response.status).toBe(200)
  expect(await sol!.balance({ token: 'usdc', address: to })).toBe('5.00')
})

test('the page reads Base from its own node [C18]', async (context) => {
  needsAnvil(context)
  expect(await rpc(demo.chains.rpcUrls.base!, 'eth_chainId')).toBe('0x2105')
})

/** What the page asks until no other network is coming. */
async function networksOf(url: string) {
  const response = await fetch(`${url}/networks`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: new URL(url).origin },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'read' }),
  })
  return ((await response.json()) as { result: unknown }).result
}

test('the page learns of every network that runs, also one that came after it was opened [C18]', async () => {
  expect(await networksOf(demo.url)).toEqual({ rpcUrls: namedBy(demo, demo.chains.rpcUrls), isSettled: true })
})

test('a Solana that does not run is the sandbox’s simulated one for the page [C18]', async () => {
  const other = await startDemo({ dist, networks: [] })
  try {
    const { rpcUrls } = (await networksOf(other.url)) as { rpcUrls: Record<string, string> }
    expect(rpcUrls).toEqual(namedBy(other))
    expect(await rpc(rpcUrls['solana']!, 'getHealth')).toBe('ok')
  } finally {
    await other.close()
  }
})

const chainsOf = async ({ sandboxUrl }: { readonly sandboxUrl: string }) =>
  (await (await fetch(`${sandboxUrl}/sandbox/chains`)).json()).data as { network: string; rpcUrl: string }[]

test('a network that was not named is idle until its first use, by which the Test Wallet has its money [C18, W11]', async () => {
  const other = await startDemo({ dist, networks: [], others: 'on demand', blockMs: 20 })
  try {
    const { rpcUrls } = (await networksOf(other.url)) as { rpcUrls: Record<string, string> }
    expect(Object.keys(rpcUrls).toSorted()).toEqual([...NETWORK_NAMES].toSorted())
    const idle = NETWORK_NAMES.map((network) => ({
      network: transferName(network),
      rpcUrl: rpcUrls[network],
      state: 'idle',
    }))
    expect(await chainsOf(other)).toEqual(expect.arrayContaining(idle))
    const port = familyFor('aptos').port({ network: 'aptos', rpcUrl: rpcUrls['aptos']! })
    expect(await port.balance({ token: 'usdc', address: testKey('aptos', 0).address })).toBe('5000.00')
    const running = (await chainsOf(other)).filter(({ network }) => network === 'aptos' || network === 'sui')
    expect(running).toMatchObject([{ state: 'idle' }, { state: 'running', rpcUrl: rpcUrls['aptos'] }])
  } finally {
    await other.close()
  }
})

test('a network that cannot start at its use is named with its reason, in the answer and to the console [C18]', async () => {
  const other = await startDemo({ dist, networks: [], others: 'on demand', anvil: { binary: '/nowhere/anvil' } })
  try {
    const response = await fetch(`${other.sandboxUrl}/sandbox/chains/polygon/faucet`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ address: testKey('evm', 0).address, token: 'usdc', amount: '5' }),
    })
    const reason = expect.stringMatching(/^anvil did not start: .*ENOENT/)
    const message = expect.stringMatching(/^The network could not start: anvil did not start: .*ENOENT/)
    expect(await response.json()).toMatchObject({ issues: [{ path: ['network'], message }] })
    expect(await chainsOf(other)).toContainEqual(expect.objectContaining({ network: 'polygon', state: 'idle', reason }))
  } finally {
    await other.close()
  }
})

test('the page and the sandbox answer while a network is starting, and the console shows it', async () => {
  const anvil = join(dist, 'anvil')
  await writeFile(anvil, '#!/bin/sh\nexec sleep 600\n', { mode: 0o755 })
  const other = await openDemo({ dist, networks: ['base'], anvil: { binary: anvil } })
  try {
    const rpcUrls = namedBy(other)
    expect(await (await fetch(other.url)).text()).toContain(JSON.stringify({ rpcUrls }))
    expect(await networksOf(other.url)).toEqual({ rpcUrls, isSettled: false })
    const { data } = await (await fetch(`${other.sandboxUrl}/sandbox/chains`)).json()
    expect(data).toContainEqual({ network: 'base', rpcUrl: null, state: 'starting' })
  } finally {
    await other.close()
  }
})

test('where anvil is missing the demo runs with Solana, and the sandbox says why Base is simulated [C18]', async () => {
  const anvil = { missing: 'anvil is not installed for darwin-arm64' }
  const other = await startDemo({ dist, anvil })
  try {
    expect(Object.keys(other.chains.rpcUrls)).toEqual(['solana'])
    const { data } = await (await fetch(`${other.sandboxUrl}/sandbox/chains`)).json()
    const missing = { rpcUrl: null, state: 'missing' }
    expect(data).toContainEqual({ network: 'sol', rpcUrl: other.chains.rpcUrls.solana, state: 'running' })
    expect(data).toContainEqual({ ...missing, network: 'base', reason: anvil.missing })
    expect(data).toContainEqual({ ...missing, network: 'polygon', reason: expect.stringContaining('--networks all') })
  } finally {
    await other.close()
  }
})
