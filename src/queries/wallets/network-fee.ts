import { queryOptions, useQuery } from '@tanstack/react-query'
import type { FeePayer } from '../../chains/adapter.ts'
import { loadAdapter } from '../../chains/load-adapter.ts'
import { DEFAULT_NETWORK, familyOf } from '../../domain/networks.ts'
import { keys } from '../keys.ts'
import { mayAskNetwork } from '../payouts/balance.ts'
import { pollAfter } from '../polling.ts'
import { useServices, type Services } from '../services.ts'
import { chainNodeOf } from '../../operations/chain-node.ts'

const READ_EVERY_MS = 30_000

/** At the node that also answers balances; where the server answers them (decisions.md E5), the fee's coin is unknown. */
async function readMissing(services: Services, payer: FeePayer): Promise<string | null> {
  if (!(await mayAskNetwork(services, payer.network))) return null
  const adapter = await loadAdapter(familyOf(payer.network))
  return (await adapter.missingFeeCoin?.(payer, chainNodeOf(services))) ?? null
}

export const missingFeeQuery = (services: Services, payer: FeePayer) =>
  queryOptions({
    queryKey: keys.missingFeeCoin(payer.network, payer.address, payer.session?.wallet.id ?? null),
    queryFn: () => readMissing(services, payer),
    refetchInterval: (query) => pollAfter(READ_EVERY_MS, query),
  })

const NO_PAYER: FeePayer = { network: DEFAULT_NETWORK, address: '', session: null }

/** The coin that is missing for the network's fee, as a symbol; null while nothing is known to be missing. `null` reads nothing. */
export function useMissingFeeCoin(payer: FeePayer | null): string | null {
  return useQuery({ ...missingFeeQuery(useServices(), payer ?? NO_PAYER), enabled: payer !== null }).data ?? null
}
