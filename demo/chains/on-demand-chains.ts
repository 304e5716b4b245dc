import type { ChainPort, Chains, OnDemand } from '../sandbox/payouts/chain-port.ts'
import { familyFor } from './families.ts'
import { reservePort } from './reserved-port.ts'
import type { LocalNetwork } from './local-network.ts'
import type { LocalNetworkName } from './networks.ts'
import { type ChainOptions, type MissingNetwork, machineOf, reasonOf } from './start-chains.ts'

export interface OnDemandChains {
  /** By transfer name. */
  readonly ports: Chains
  /** By wallet name. They are there before the networks, and never change. */
  readonly rpcUrls: Readonly<Partial<Record<LocalNetworkName, string>>>
  /** Cannot run here. */
  readonly missing: readonly MissingNetwork[]
  /** Ends also what is starting. Nothing starts afterwards. */
  stop(): Promise<void>
}

export interface FirstUse {
  /** Before the first user of a network sees it. */
  prepare?(network: LocalNetwork): Promise<void>
  running?(network: LocalNetworkName): void
  /** The next use starts it again. */
  failed?(network: MissingNetwork): void
}

/** Networks that start at their first use: a call of their port, or a connection to their RPC URL. */
export async function openOnDemandChains(options: ChainOptions, course: FirstUse = {}): Promise<OnDemandChains> {
  const { networks, anvil: _, ...nodeOptions } = options
  const machine = machineOf(options)
  const missing = networks.flatMap((network): MissingNetwork[] =>
    familyFor(network).needsAnvil && machine.missing !== null ? [{ network, reason: machine.missing }] : [],
  )
  const possible = networks.filter((network) => !missing.some((each) => each.network === network))
  const start = async (network: LocalNetworkName): Promise<LocalNetwork> => {
    const local = await familyFor(network).start(network, { ...nodeOptions, machine })
    try {
      await course.prepare?.(local)
      return local
    } catch (error) {
      await local.stop?.()
      throw error
    }
  }
  const opened = await Promise.all(possible.map((network) => openOnDemand(network, () => start(network), course)))
  return {
    ports: Object.fromEntries(opened.map(({ port }) => [port.network, port])),
    rpcUrls: Object.fromEntries(opened.map(({ network, rpcUrl }) => [network, rpcUrl])),
    missing,
    async stop() {
      await Promise.all([machine.stop(), ...opened.map(({ stop }) => stop())])
    },
  }
}

type Start = () => Promise<LocalNetwork>

async function openOnDemand(network: LocalNetworkName, start: Start, course: FirstUse) {
  let status: OnDemand = { state: 'idle' }
  let starting: Promise<LocalNetwork> | null = null
  let isStopped = false
  const tryToStart = async () => {
    status = { state: 'starting' }
    try {
      const local = await start()
      status = { state: 'running' }
      if (!isStopped) course.running?.(network)
      return local
    } catch (error) {
      starting = null
      const reason = reasonOf(error)
      status = { state: 'idle', reason }
      if (!isStopped) course.failed?.({ network, reason })
      throw new Error(`The network ${network} could not start: ${reason}`, { cause: error })
    }
  }
  const begin: Start = () => {
    if (isStopped) return Promise.reject(new Error('The networks have ended.'))
    starting ??= tryToStart()
    return starting
  }
  const { url, close } = await reservePort(begin)
  const rpcUrl = url + (familyFor(network).path ?? '')
  const port = onDemandPort(familyFor(network).port({ network, rpcUrl }), begin, () => status)
  const stop = async () => {
    isStopped = true
    await close()
    await (await starting?.catch(() => null))?.stop?.()
  }
  return { network, rpcUrl, port, stop }
}

/** Money and balances wait for the node. An address is the same without it, and there are no deposits before it runs. */
const onDemandPort = (port: ChainPort, begin: Start, status: () => OnDemand): ChainPort => ({
  network: port.network,
  rpcUrl: port.rpcUrl,
  get onDemand() {
    return status()
  },
  send: async (transfer) => begin().then(() => port.send(transfer)),
  balance: async (request) => begin().then(() => port.balance(request)),
  depositAddress(reference) {
    // Who asks for an address is about to pay. A failure has its reason in the status.
    begin().catch(() => {})
    return port.depositAddress(reference)
  },
  ...(port.mintAddress && { mintAddress: async (reference) => begin().then(() => port.mintAddress!(reference)) }),
  deposits: (cursor) =>
    status().state === 'running' ? port.deposits(cursor) : Promise.resolve({ deposits: [], cursor }),
})
