import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { serverDate } from '../../../lib/server-clock.ts'
import { chainNodeOf } from '../../../operations/chain-node.ts'
import { journalOf } from '../../../operations/journal/journal-of.ts'
import { lookForSurplus, countedDepositOf, type Surplus } from '../../../operations/off-ramp/look/surplus.ts'
import { offRampEntry } from '../../../operations/off-ramp/send-payout.ts'
import { lazyAdapter } from '../../../operations/sendings/lazy-adapter.ts'
import { freshFor } from '../../fresh-for.ts'
import { keys } from '../../keys.ts'
import { useServices, type Services } from '../../services.ts'
import { inTurn, LOOK_EVERY_MS } from './late-tokens.ts'

export type { Surplus }

/** As long as the journal keeps what this browser knows of it. */
const LOOKED_FOR_MS = 7 * 24 * 3_600_000

const isRecent = ({ clock }: Services, { created }: Payout): boolean =>
  serverDate(clock).getTime() - created.getTime() <= LOOKED_FOR_MS

const surplusQuery = (services: Services, payout: Payout) =>
  queryOptions({
    queryKey: keys.surplus(payout.id),
    queryFn: () =>
      inTurn(services, ({ journal }) => {
        const { network } = countedDepositOf(payout)!
        const parts = { journal, node: chainNodeOf(services), adapter: lazyAdapter(network) }
        return lookForSurplus(parts, payout)
      }),
    enabled: countedDepositOf(payout) !== null && isRecent(services, payout),
    staleTime: freshFor(LOOK_EVERY_MS),
  })

/** Looks when the payout is opened, and each minute while it is: a second transfer may come after the payout has ended. */
export function useSurplus(payout: Payout): Surplus | null {
  const services = useServices()
  const { data = null } = useQuery({ ...surplusQuery(services, payout), refetchInterval: LOOK_EVERY_MS })
  return data
}

interface Found {
  readonly payout: Payout
  readonly surplus: Surplus
}

/** Looks once a page of the list for those that this browser knows. */
export function useSurpluses(visible: readonly Payout[]): readonly Found[] {
  const services = useServices()
  const known = visible.filter(
    (payout) => countedDepositOf(payout) && offRampEntry(journalOf(services), payout.id) !== undefined,
  )
  const looks = useQueries({ queries: known.map((payout) => surplusQuery(services, payout)) })
  return known.flatMap((payout, at) => {
    const surplus = looks[at]?.data
    return surplus ? [{ payout, surplus }] : []
  })
}
