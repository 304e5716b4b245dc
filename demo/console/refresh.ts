import type { ChainTransaction } from '../chains/chain-reader.ts'
import { type Balance, readBalance, readTransaction } from './chain.ts'
import { holdersOf } from './holders.ts'
import type { Call, Customer, Mail, Movement, Network, Sandbox, SandboxClock, Transfer } from './sandbox.ts'
import type { ConsoleState, Tab } from './state.ts'

type Part = Partial<ConsoleState>
type Read = (sandbox: Sandbox, state: ConsoleState) => Promise<Part>

/** The data of each tab, in addition to what every tab needs. */
const READS = {
  mail: async (sandbox) => ({ mail: await sandbox.get<Mail[]>('outbox') }),
  transfers: readLedger,
  customers: async () => ({}),
  networks: readNetworks,
  requests: async (sandbox) => ({ calls: (await sandbox.get<Call[]>('requests?newest=300')).toReversed() }),
  controls: async () => ({}),
} satisfies Record<Tab, Read>

export async function refresh(sandbox: Sandbox, state: ConsoleState): Promise<Part> {
  const [clock, transfers, customers, networks] = await Promise.all([
    sandbox.get<SandboxClock>('clock'),
    sandbox.get<Transfer[]>('payouts'),
    sandbox.get<Customer[]>('customers'),
    sandbox.get<Network[]>('chains'),
  ])
  const shared = { clock, transfers, customers, networks, connection: 'connected' as const }
  return { ...shared, ...(await READS[state.tab](sandbox, { ...state, ...shared })) }
}

async function readLedger(sandbox: Sandbox, state: ConsoleState): Promise<Part> {
  const movements = await sandbox.get<Movement[]>('ledger')
  return { movements, transactions: await lookUp(movements, state) }
}

/** Each hash is looked up until its network knows it. */
async function lookUp(movements: readonly Movement[], { networks, transactions }: ConsoleState) {
  const missing = movements.flatMap(({ hash, network }) => {
    const rpcUrl = rpcUrlOf(networks, network)
    return hash && rpcUrl && !transactions[hash]?.block ? [{ hash, network, rpcUrl }] : []
  })
  const found = missing.map(async ({ hash, network, rpcUrl }): Promise<[string, ChainTransaction]> => {
    return [hash, await readTransaction(rpcUrl, network, hash)]
  })
  return { ...transactions, ...Object.fromEntries(await Promise.all(found)) }
}

async function readNetworks(_: Sandbox, { networks, transfers }: ConsoleState): Promise<Part> {
  const balances = holdersOf(transfers ?? []).map(async (holder): Promise<Balance[]> => {
    const rpcUrl = rpcUrlOf(networks, holder.network)
    return rpcUrl ? [await readBalance(rpcUrl, holder)] : []
  })
  return { balances: (await Promise.all(balances)).flat() }
}

/** The URL of a network that runs: polling by the console must not start one. */
const rpcUrlOf = (networks: readonly Network[] | null, wanted: string): string | null =>
  networks?.find(({ network, state }) => network === wanted && state === 'running')?.rpcUrl ?? null
