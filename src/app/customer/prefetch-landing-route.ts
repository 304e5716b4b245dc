import { bankAccountsQuery } from '../../queries/bank-accounts/bank-accounts.ts'
import { walletsQuery } from '../../queries/wallets/wallets.ts'
import { payoutsQuery } from '../../queries/payouts/payouts.ts'
import type { Services } from '../../queries/services.ts'

/**
 * Asks for what the screen shows that the last visit of the session led to, because a reload most likely leads there again: its lists
 * arrive together with the answers by which the customer gets there.
 */
export function prefetchLandingRoute(
  { api, queryClient }: Pick<Services, 'api' | 'queryClient'>,
  landingRoute: string | null,
): void {
  if (landingRoute !== '/my-accounts') return
  void queryClient.prefetchQuery(bankAccountsQuery(api))
  void queryClient.prefetchQuery(walletsQuery(api))
  void queryClient.prefetchQuery(payoutsQuery({ api }))
}
