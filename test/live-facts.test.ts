import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LocalChains, startChains } from '../demo/chains/start-chains.ts'
import { SOLANA_FACTS } from '../demo/chains/solana/facts.ts'
import { runLive } from './live/run.ts'

const FAMILIES = ['solana', 'sui', 'aptos'] as const

let chains: LocalChains
beforeAll(async () => {
  chains = await startChains({ networks: FAMILIES, slotMs: 20, blockMs: 30 })
})
afterAll(() => chains.stop())

const servers: Server[] = []
afterAll(() => servers.forEach((server) => server.close()))

/** A node of Solana whose accounts need another rent, and which says nothing else. */
async function cheaperNode(lamports: number): Promise<string> {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const { method, params } = JSON.parse(body) as { method: string; params: readonly number[] }
    const isRent = method === 'getMinimumBalanceForRentExemption'
    response.end(JSON.stringify(isRent ? { result: (128 + params[0]!) * lamports } : { error: { code: -32_601 } }))
  })
  servers.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const AWAY = 'http://127.0.0.1:1'
const EVERYWHERE = {
  LIVE_SOLANA_FACTS_URL: AWAY,
  LIVE_SUI_FACTS_URL: AWAY,
  LIVE_APTOS_FACTS_URL: AWAY,
  LIVE_TRON_FACTS_URL: AWAY,
}

async function run(env: Readonly<Record<string, string>>) {
  const lines: string[] = []
  const counts = await runLive({ families: ['facts'], env: { ...EVERYWHERE, ...env }, say: (line) => lines.push(line) })
  return { counts, lines }
}

it('the live tool says that the local nodes are what the facts say, and what they do not say [CHAIN-13]', async () => {
  const urls = Object.fromEntries(
    FAMILIES.map((each) => [`LIVE_${each.toUpperCase()}_FACTS_URL`, chains.rpcUrls[each]!]),
  )
  const { counts, lines } = await run(urls)
  expect(lines).toContain(`  passed  lamports for each byte of an account: still ${SOLANA_FACTS.lamportsPerByte}`)
  expect(lines).toContain('  passed  lamports for a signature: still 5000')
  expect(lines).toContain('  passed  blocks for which a blockhash lives: still 150')
  expect(lines).toContain('  passed  the most gas of a transaction in MIST: still 50000000000')
  expect(lines).toContain('  skipped the coins that may pay for gas: the node does not say')
  expect(lines).toContain('  skipped octas for a unit of gas: the node does not say')
  expect(counts).toEqual({ passed: 4, failed: 2, skipped: 3 })
})

it('the live tool prints what a network has changed, and which node is out of reach [CHAIN-13, SAFE-E1]', async () => {
  const { counts, lines } = await run({ LIVE_SOLANA_FACTS_URL: await cheaperNode(2575) })
  expect(lines).toContain(
    `  failed  lamports for each byte of an account: ${SOLANA_FACTS.lamportsPerByte} has become 2575, change facts.ts`,
  )
  expect(lines).toContain(`Facts of tron: ${AWAY}`)
  expect(lines).toContain('  failed  blocks that a search of logs takes: the node is out of reach')
  expect(counts).toEqual({ passed: 0, failed: 9, skipped: 0 })
})
