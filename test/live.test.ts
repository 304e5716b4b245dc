import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { bytesToHex } from '@noble/hashes/utils.js'
import { Account } from '@aptos-labs/ts-sdk'
import { Ed25519Keypair } from '@mysten/sui.js/keypairs/ed25519'
import { Keypair } from '@solana/web3.js'
import { TronWeb } from 'tronweb'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { needsAnvil } from '../demo/chains/evm/needs-anvil.fixture.ts'
import { type LocalChains, startChains } from '../demo/chains/start-chains.ts'
import type { EVM_NETWORKS, LocalNetworkName } from '../demo/chains/networks.ts'
import { chainFacts } from '../src/chains/network-table.ts'
import type { Family } from '../src/domain/networks.ts'
import { runLive } from './live/run.ts'

// The simulated nodes are of testnets: they refuse what was signed or simulated for mainnet.
vi.mock('../demo/chains/sui/coins.ts', async (original) => ({
  ...(await original<object>()),
  SUI_CHAIN_ID: '69WiPg3DAQiwdxfncX6wYQ2siKwAe6L9BZthQea3JNMD',
}))
vi.mock('../demo/chains/networks.ts', async (original) => {
  const networks = await original<{ EVM_NETWORKS: typeof EVM_NETWORKS }>()
  const base = { ...networks.EVM_NETWORKS.base, chainId: 84_532 }
  return { ...networks, EVM_NETWORKS: { ...networks.EVM_NETWORKS, base } }
})
vi.mock('../demo/chains/aptos/assets.ts', async (original) => ({ ...(await original<object>()), APTOS_CHAIN_ID: 2 }))

const SUI_TESTNET = '69WiPg3DAQiwdxfncX6wYQ2siKwAe6L9BZthQea3JNMD'

interface Row {
  readonly family: Family
  readonly network: LocalNetworkName
  readonly coin: 'usdc' | 'usdt'
  readonly native: string
  /** What the node calls it, where the product asks. */
  readonly chain: string | null
  /** Whether its nodes list the transfers of others. */
  readonly listsTransfers: boolean
  /** A new key as its variable has it, and its address. */
  account(): readonly [key: string, address: string]
}

const ROWS: readonly Row[] = [
  {
    family: 'evm',
    network: 'base',
    coin: 'usdc',
    native: '1',
    chain: null,
    listsTransfers: true,
    account() {
      const key = generatePrivateKey()
      return [key, privateKeyToAddress(key)]
    },
  },
  {
    family: 'solana',
    network: 'solana',
    coin: 'usdc',
    native: '1',
    chain: null,
    listsTransfers: true,
    account() {
      const keypair = Keypair.generate()
      return [`[${keypair.secretKey.join()}]`, keypair.publicKey.toBase58()]
    },
  },
  {
    family: 'sui',
    network: 'sui',
    coin: 'usdc',
    native: '1',
    chain: SUI_TESTNET,
    listsTransfers: false,
    account() {
      const key = Ed25519Keypair.generate()
      return [key.getSecretKey(), key.toSuiAddress()]
    },
  },
  {
    family: 'aptos',
    network: 'aptos',
    coin: 'usdc',
    native: '1',
    chain: '2',
    listsTransfers: false,
    account() {
      const { privateKey, accountAddress } = Account.generate()
      return [privateKey.toString(), accountAddress.toStringLong()]
    },
  },
  {
    family: 'tron',
    network: 'tron',
    coin: 'usdt',
    native: '100',
    chain: null,
    listsTransfers: true,
    account() {
      const key = bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
      return [key, TronWeb.address.fromPrivateKey(key) as string]
    },
  },
]

let chains: LocalChains
beforeAll(async () => {
  chains = await startChains({ networks: ROWS.map(({ network }) => network), slotMs: 20, blockMs: 30 })
})
afterAll(() => chains.stop())

const PACE = { everyMs: 20, limitMs: 10_000 }

async function run(family: string, env: Readonly<Record<string, string>>, pace = PACE) {
  const lines: string[] = []
  const counts = await runLive({ families: [family], env, pace, say: (line) => lines.push(line) })
  const failures = lines.filter((line) => line.startsWith('  failed'))
  return { counts, lines, failures }
}

async function closedPort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return { url: `http://127.0.0.1:${port}` }
}

const variableOf = (family: string, name: string) => `LIVE_${family.toUpperCase()}_${name}`

const nodeOf = ({ family, network, coin }: Row) => ({
  [variableOf(family, 'RPC_URL')]: chains.rpcUrls[network]!,
  [variableOf(family, 'TOKEN')]: chainFacts(network)!.tokens[coin]!.address,
})

async function customerOf({ network, coin, native, account }: Row) {
  const [key, address] = account()
  await chains.networks.find((each) => each.network === network)!.fund(address, { native, [coin]: '1.00' })
  return { key, address }
}

describe.each(ROWS.map((row) => [row.family, row] as const))('the live tool on %s', (family, row) => {
  beforeEach((context) => {
    if (family === 'evm' || family === 'tron') needsAnvil(context)
  })

  it('holds the adapter against a testnet’s node, and sends with a key [CHAIN-13, CHAIN-14, CHAIN-15, C6, C10, C13, C20]', async () => {
    const { key } = await customerOf(row)
    const { counts, lines, failures } = await run(family, { ...nodeOf(row), [variableOf(family, 'KEY')]: key })
    expect(failures).toEqual([])
    const skipped = row.listsTransfers ? 0 : 1
    expect(counts).toEqual({ passed: 13 - skipped, failed: 0, skipped })
    expect(lines.at(-1)).toBe(`${counts.passed} passed, 0 failed, ${skipped} skipped`)
    expect(lines.join()).not.toContain(key)
    expect(lines.filter((line) => line.includes(`its chain is ${row.chain},`))).toHaveLength(row.chain ? 1 : 0)
  })

  it('reads without a key, and says what it therefore skips [CHAIN-13, C6, C21]', async () => {
    const { address } = await customerOf(row)
    const { counts, lines, failures } = await run(family, { ...nodeOf(row), [variableOf(family, 'HOLDER')]: address })
    expect(failures).toEqual([])
    expect(counts).toEqual({ passed: row.listsTransfers ? 8 : 7, failed: 0, skipped: row.listsTransfers ? 1 : 2 })
    expect(lines).toContain(`  skipped sends nothing: set ${variableOf(family, 'KEY')}`)
    expect(lines.filter((line) => line.includes(`1.000000 at ${address}`))).toHaveLength(1)
  })

  it('fails for a node out of reach, with its address, and for a malformed key, which it does not show', async () => {
    const { url } = await closedPort()
    const away = await run(family, { [variableOf(family, 'RPC_URL')]: `${url}/v1?key=secret` })
    expect(away.failures).toEqual([`  failed  unreachable: ${url} (ECONNREFUSED)`])
    expect(away.counts).toEqual({ passed: 0, failed: 1, skipped: 0 })
    const { lines, failures } = await run(family, { ...nodeOf(row), [variableOf(family, 'KEY')]: 'wrong-secret' })
    expect(failures).toEqual([`  failed  the key is none of ${family}`])
    expect(lines.join()).not.toContain('wrong-secret')
  })
})

it.each([
  ['a token of another family', { LIVE_SUI_TOKEN: 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf' }, 'no token of sui: TXYZ'],
  ['no URL', { LIVE_SUI_RPC_URL: 'fullnode' }, 'no URL of a node: fullnode'],
  [
    'mainnet’s token, in small letters',
    { LIVE_EVM_TOKEN: chainFacts('base')!.tokens.usdc!.address.toLowerCase() },
    'the token is that of mainnet: 0x',
  ],
  ['mainnet’s token', { LIVE_SUI_TOKEN: chainFacts('sui')!.tokens.usdc!.address }, 'the token is that of mainnet: 0x'],
])('the live tool asks no node with %s, because the product would take mainnet’s', async (_, env, reason) => {
  const { counts, failures } = await run('LIVE_EVM_TOKEN' in env ? 'evm' : 'sui', env)
  expect(failures[0]).toContain(`  failed  ${reason}`)
  expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

it.each(['sui', 'aptos'])('the live tool fails for a server that is not a node of %s', async (family) => {
  const url = chains.rpcUrls.solana!
  const { failures } = await run(family, { [variableOf(family, 'RPC_URL')]: url })
  expect(failures).toEqual([expect.stringContaining(`no node of ${family}: ${url} (`)])
})

it('the live tool fails where a transfer does not land, and checks nothing after it [C6]', async () => {
  const row = ROWS.find(({ family }) => family === 'sui')!
  const { key } = await customerOf(row)
  chains.nodes.sui!.faults.loseNext(1000)
  const env = { ...nodeOf(row), LIVE_SUI_KEY: key }
  const { counts, failures } = await run('sui', env, { everyMs: 20, limitMs: 300 })
  chains.nodes.sui!.faults.loseNext(0)
  expect(failures).toEqual([
    expect.stringMatching(/^  failed  follows it until it is confirmed: after 0.3 s: unseen; the last answer: 200 to /),
  ])
  expect(counts.failed).toBe(1)
})

it('the live tool says that a wallet on Sui has no coin for its gas, whose signature no testnet takes', async () => {
  const row = ROWS.find(({ family }) => family === 'sui')!
  const { key, address } = await customerOf({ ...row, native: '0' })
  await chains.nodes.sui!.fundAddressBalance(address, { native: '1' })
  const { failures } = await run('sui', { ...nodeOf(row), LIVE_SUI_KEY: key })
  expect(failures).toEqual([expect.stringContaining('the wallet has no coin of SUI for the gas')])
})

it('the live tool refuses an unknown family', async () => {
  const { counts, lines } = await run('ton', {})
  expect(lines).toEqual([
    '  failed  no family: ton (evm, solana, sui, aptos, tron, facts)',
    '0 passed, 1 failed, 0 skipped',
  ])
  expect(counts.failed).toBe(1)
})
