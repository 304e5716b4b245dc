import { queryOptions, useQuery } from '@tanstack/react-query'
import { getBalances } from '../../api/chains.ts'
import type { Holding } from '../../chains/adapter.ts'
import { ChainError } from '../../chains/chain-error.ts'
import { readNodes } from '../../chains/http/rpc-node.ts'
import { loadAdapter } from '../../chains/load-adapter.ts'
import { DEFAULT_NETWORK, familyOf, toPayoutNetwork, type Network } from '../../domain/networks.ts'
import { parseDecimal, type Decimal } from '../../lib/money.ts'
import { applicationQuery } from '../application.ts'
import { keys } from '../keys.ts'
import { pollAfter } from '../polling.ts'
import { useServices, type Services } from '../services.ts'
import { chainNodeOf } from '../../operations/chain-node.ts'

const BALANCE_EVERY_MS = 30_000

async function readFromChain(services: Services, holding: Holding): Promise<string> {
  const adapter = await loadAdapter(familyOf(holding.network))
  return adapter.balance(holding, chainNodeOf(services))
}

async function readFromServer({ api }: Services, { network, address, coin }: Holding): Promise<string> {
  const balances = await getBalances(api, toPayoutNetwork(network), address)
  // A token that is not listed is not held.
  return balances.find(({ currency }) => currency === coin)?.amount ?? '0'
}

/** Whether the network itself is asked, and not the server in its place. */
export async function mayAskNetwork(services: Services, network: Network): Promise<boolean> {
  return hasNode(services, network) || !(await isServed(services))
}

async function isServed({ api, queryClient, applicationId }: Services): Promise<boolean> {
  const application = await queryClient.ensureQueryData(applicationQuery(api, applicationId)).catch(() => null)
  return application?.access.balances ?? false
}

const hasNode = ({ settings }: Services, network: Network): boolean =>
  readNodes(settings.host.rpcUrls, network).length > 0

/**
 * From the chain: at the host's node, else at a public one (decisions.md E5). A server that reads balances is asked before the public
 * node, because it knows the network on which the transfer is paid, and where the host's node fails.
 */
async function readBalance(services: Services, holding: Holding): Promise<string> {
  const isNodeGiven = hasNode(services, holding.network)
  const sources = [
    isNodeGiven && readFromChain,
    (await isServed(services)) && readFromServer,
    !isNodeGiven && readFromChain,
  ].filter((source) => source !== false)
  let failure: unknown = new ChainError('network/refused')
  for (const source of sources) {
    try {
      return await source(services, holding)
    } catch (error) {
      failure = error
    }
  }
  throw failure
}

export const balanceQuery = (services: Services, holding: Holding) =>
  queryOptions({
    queryKey: keys.balance(holding.network, holding.address, holding.coin),
    queryFn: () => readBalance(services, holding),
    refetchInterval: (query) => pollAfter(BALANCE_EVERY_MS, query),
  })

export interface Balance {
  /** In whole tokens; null while it is unknown, which stops nothing. */
  readonly amount: Decimal | null
  readonly isFailed: boolean
}

const NOWHERE: Holding = { network: DEFAULT_NETWORK, address: '', coin: 'usdc' }

/** Reads the balance of a token while a transfer may start from it; `null` reads nothing. */
export function useBalance(holding: Holding | null): Balance {
  const { data, isError } = useQuery({
    ...balanceQuery(useServices(), holding ?? NOWHERE),
    enabled: holding !== null,
  })
  const amount = holding && data !== undefined ? parseDecimal(data) : null
  return { amount, isFailed: isError && data === undefined }
}
