import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query'
import { keys } from '../keys.ts'

export type ReadList = 'payouts' | 'bankAccounts' | 'wallets'

/** Keeps how many rows of a list could not be read, with the list. */
export const storeUnreadableCount = (client: QueryClient, list: ReadList) => (count: number) =>
  void client.setQueryData<number>(keys.unreadable(list), count)

/** How many rows of a list could not be read, and are not shown. */
export function useUnreadable(list: ReadList): number {
  return useQuery<number>({ queryKey: keys.unreadable(list), queryFn: skipToken }).data ?? 0
}
