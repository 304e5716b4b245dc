import { useQueries } from '@tanstack/react-query'
import { waitsForBurn } from '../../domain/payouts/deposit.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import { chainNodeOf } from '../../operations/chain-node.ts'
import { readBurnCheck, type BurnCheck } from '../../operations/off-ramp/burn-check.ts'
import { keys } from '../keys.ts'
import { useServices } from '../services.ts'

const LOOK_EVERY_MS = 15_000

interface ReadState {
  readonly data?: BurnCheck | undefined
  readonly status: string
}

/** A node may answer again, and a recipient may be set up, while the screen is open. The host's contracts are read when it is opened. */
const mayChange = ({ data, status }: ReadState): boolean => data === 'unmintable' || status === 'error'

/** Of each payout that has to be burned, whether this page can do it; the others are not named. */
export function useBurnChecks(payouts: readonly Payout[]): ReadonlyMap<string, BurnCheck> {
  const services = useServices()
  const burned = payouts.filter(waitsForBurn)
  const results = useQueries({
    queries: burned.map((payout) => ({
      queryKey: keys.burn(payout.id),
      queryFn: () => readBurnCheck(payout, chainNodeOf(services)),
      refetchInterval: ({ state }: { readonly state: ReadState }) => (mayChange(state) ? LOOK_EVERY_MS : false),
      staleTime: 0,
      retry: false,
    })),
  })
  return new Map(
    burned.map(({ id }, at) => [id, results[at]!.data ?? (results[at]!.isError ? 'unanswered' : 'unread')]),
  )
}

export const useBurnCheck = (payout: Payout): BurnCheck => useBurnChecks([payout]).get(payout.id) ?? 'none'
