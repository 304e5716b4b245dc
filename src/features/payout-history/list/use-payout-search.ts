import { useQuery } from '@tanstack/react-query'
import type { Payout } from '../../../domain/payout.ts'
import { payoutSearchText } from '../../../domain/payouts/search.ts'
import { searchQuery } from '../../../queries/search.ts'

/** With an empty box all of them; words may be misspelt, digits not. The order stays. */
export function usePayoutSearch(payouts: readonly Payout[], query: string): readonly Payout[] {
  const { data: search } = useQuery(searchQuery(query !== ''))
  return search && query.trim() !== '' ? search(payouts, payoutSearchText, query) : payouts
}
