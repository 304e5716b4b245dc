import { queryOptions, useQuery } from '@tanstack/react-query'
import { getBalances } from '../../api/chains.ts'
import type { Holding } from '../../chains/adapter.ts'
import { canConnect, loadAdapter } from '../../chains/load-adapter.ts'
import { familyOf, toPayoutNetwork } from '../../domain/networks.ts'
import { parseDecimal, type Decimal } from '../../lib/money.ts'
import { keys } from '../keys.ts'
import { pollAfter } from '../polling.ts'
import { useServices, type Services } from '../services.ts'
import { chainNodeOf } from '../wallets/chain-node.ts'

const BALANCE_EVERY_MS = 30_000

/** From the chain where the host configured its node, else from the server, which serves the other networks. */
async function readBalance(services: Services, holding: Holding): Promise<string> {
  const { network, address, coin } = holding
  if (services.settings.host.rpcUrls?.[network] && canConnect(network)) {
    const adapter = await loadAdapter(familyOf(network))
    return adapter.balance(holding, chainNodeOf(services))
  }
  const balances = await getBalances(services.api, toPayoutNetwork(network), address)
  // A token that is not listed is not held.
  return balances.find(({ currency }) => currency === coin)?.amount ?? '0'
}

export const balanceQuery = (services: Services, holding: Holding) =>
  queryOptions({
    queryKey: keys.balance(holding.network, holding.address, holding.coin),
    queryFn: () => readBalance(services, holding),
    refetchInterval: (query) => pollAfter(BALANCE_EVERY_MS, query),
  })

export interface Balance {
  /** In whole tokens; null while it is unknown. */
  readonly amount: Decimal | null
  readonly isFailed: boolean
}

const NOWHERE: Holding = { network: 'solana', address: '', coin: 'usdc' }

/** Reads the balance of a token while a transfer may start from it; `null` reads nothing. */
export function useBalance(holding: Holding | null): Balance {
  const { data, isError } = useQuery({
    ...balanceQuery(useServices(), holding ?? NOWHERE),
    enabled: holding !== null,
  })
  const amount = holding && data !== undefined ? parseDecimal(data) : null
  return { amount, isFailed: isError && data === undefined }
}
