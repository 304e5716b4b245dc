import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { findAnvil } from './evm/anvil.ts'
import { needsAnvil } from './evm/needs-anvil.fixture.ts'
import { rpc } from './json-rpc.ts'
import type { LocalNetwork } from './local-network.ts'
import type { LocalNetworkName } from './networks.ts'
import { type FirstUse, type OnDemandChains, openOnDemandChains } from './on-demand-chains.ts'
import type { ChainOptions } from './start-chains.ts'

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

async function openChains(options: ChainOptions, course: FirstUse = {}) {
  const prepared: LocalNetwork[] = []
  const said: string[] = []
  const chains = await openOnDemandChains(options, {
    prepare: async (network) => void prepared.push(network),
    running: (network) => said.push(network),
    failed: ({ network, reason }) => said.push(`${network}: ${reason}`),
    ...course,
  })
  ends.push(chains.stop)
  return { chains, prepared, said }
}

const stateOf = ({ ports }: OnDemandChains) =>
  Object.fromEntries(Object.values(ports).map(({ network, onDemand }) => [network, onDemand!.state]))

const reaches = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  )

test('a network starts once for many first uses of its RPC URL, and no other with it [C18]', async () => {
  const { chains, prepared, said } = await openChains({ networks: ['solana', 'sui', 'aptos'] })
  expect(Object.keys(chains.rpcUrls)).toEqual(['solana', 'sui', 'aptos'])
  expect(stateOf(chains)).toEqual({ sol: 'idle', sui: 'idle', aptos: 'idle' })
  const answers = await Promise.all([1, 2, 3, 4].map(() => fetch(chains.rpcUrls.aptos!)))
  for (const answer of answers) expect(await answer.json()).toMatchObject({ chain_id: 1 })
  expect([prepared.map(({ network }) => network), said]).toEqual([['aptos'], ['aptos']])
  expect(stateOf(chains)).toEqual({ sol: 'idle', sui: 'idle', aptos: 'running' })
  expect(await rpc(chains.rpcUrls.solana!, 'getHealth')).toBe('ok')
  expect(stateOf(chains)).toMatchObject({ sol: 'running', sui: 'idle' })
})

const someone = `0x${'7'.repeat(64)}`

test('a first user waits until the network is prepared [C18, W11]', async () => {
  const { chains } = await openChains(
    { networks: ['aptos'], blockMs: 20 },
    { prepare: ({ fund }) => fund(someone, { usdc: '3.00' }) },
  )
  expect(await chains.ports['aptos']!.balance({ token: 'usdc', address: someone })).toBe('3.00')
})

test('the sandbox’s port starts a network for money, a balance and a deposit address, and not for a look at deposits [C18]', async () => {
  const { chains } = await openChains({ networks: ['aptos'], blockMs: 20 })
  const port = chains.ports['aptos']!
  expect(await port.deposits('at 1')).toEqual({ deposits: [], cursor: 'at 1' })
  expect(stateOf(chains)).toEqual({ aptos: 'idle' })
  const to = await port.depositAddress('payout_a')
  expect(stateOf(chains)).toEqual({ aptos: 'starting' })
  const { hash } = await port.send({ token: 'usdc', to, amount: '5.00', reference: 'one' })
  expect(await port.depositAddress('payout_a')).toBe(to)
  await expect.poll(async () => (await port.deposits(null)).deposits).toMatchObject([{ hash, to, amount: '5.00' }])
})

test('an account for burned tokens waits for its network, and only Solana has one [C3, C18]', async () => {
  const { chains } = await openChains({ networks: ['solana', 'aptos'], blockMs: 20 })
  const { sol, aptos } = chains.ports
  expect([aptos!.mintAddress, stateOf(chains)]).toEqual([undefined, { sol: 'idle', aptos: 'idle' }])
  const address = await sol!.mintAddress!('payout_a')
  const asked = [address, { encoding: 'base64' }]
  const { value } = await rpc<{ value: object | null }>(sol!.rpcUrl!, 'getAccountInfo', asked)
  expect(value).toMatchObject({ space: 165 })
})

test('a start that fails is named with its reason to each who asked, and the next use tries again [C18]', async (context) => {
  needsAnvil(context)
  const folder = await mkdtemp(join(tmpdir(), 'anvil-'))
  ends.push(() => rm(folder, { recursive: true }))
  const [binary, mended] = [join(folder, 'anvil'), join(folder, 'mended')]
  const { binary: real } = findAnvil() as { readonly binary: string }
  const script = `#!/bin/sh\n[ -e '${mended}' ] || { echo 'no room' >&2; exit 1; }\nexec '${real}' "$@"\n`
  await writeFile(binary, script, { mode: 0o755 })
  const { chains, said } = await openChains({ networks: ['polygon'], anvil: { binary } })
  const port = chains.ports['polygon']!
  const reason = 'anvil did not start: no room'
  const sentence = `The network polygon could not start: ${reason}`

  const headers = { Origin: 'https://shop.example', 'Content-Type': 'application/json' }
  const answer = await fetch(chains.rpcUrls.polygon!, { method: 'POST', headers, body: '{}' })
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([503, headers.Origin])
  expect(await answer.json()).toMatchObject({ message: sentence, error: { message: sentence } })
  const preflight = await fetch(chains.rpcUrls.polygon!, { method: 'OPTIONS', headers })
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, headers.Origin])
  await expect(port.balance({ token: 'usdc', address: `0x${'1'.repeat(40)}` })).rejects.toThrow(sentence)
  expect(port.onDemand).toEqual({ state: 'idle', reason })
  expect(said).toEqual(said.map(() => `polygon: ${reason}`))

  await writeFile(mended, '')
  expect(await rpc(chains.rpcUrls.polygon!, 'eth_chainId')).toBe('0x89')
  expect([port.onDemand, said.at(-1)]).toEqual([{ state: 'running' }, 'polygon'])
})

test('what the end meets in its start is ended too, and nothing starts afterwards [C18]', async () => {
  const { chains, prepared, said } = await openChains({ networks: ['sui', 'aptos'] })
  const { sui, aptos } = chains.ports
  await aptos!.balance({ token: 'usdc', address: someone })
  const address = sui!.depositAddress('payout_b')
  expect(sui!.onDemand!.state).toBe('starting')
  const waiting = fetch(chains.rpcUrls.sui!).catch(() => 'ended')
  await chains.stop()
  await address
  expect(await waiting).toBe('ended')
  expect(prepared.map(({ network }) => network).toSorted()).toEqual(['aptos', 'sui'])
  const urls = [...prepared.map(({ rpcUrl }) => rpcUrl), ...Object.values(chains.rpcUrls)]
  for (const url of urls) expect(await reaches(url), url).toBe(false)
  for (const port of [sui!, aptos!]) await expect(port.balance({ token: 'usdc', address: someone })).rejects.toThrow()
  expect(said).toEqual(['aptos'])
})

test('where anvil is missing its networks are missing at once, with the reason [C18]', async () => {
  const anvil = { missing: 'anvil is not installed for darwin-arm64' }
  const { chains } = await openChains({ networks: ['polygon', 'sui', 'tron'], anvil })
  const rows = (['polygon', 'tron'] satisfies LocalNetworkName[]).map((network) => ({ network, reason: anvil.missing }))
  expect([chains.missing, Object.keys(chains.ports)]).toEqual([rows, ['sui']])
})
