import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { BankAccount } from '../../../domain/bank-accounts/bank-account.ts'
import { searchTextOf } from '../../../domain/bank-accounts/account-list.ts'
import { searchQuery } from '../../../queries/search.ts'

/** Returns all accounts until the customer types and the search module is loaded. */
export function useAccountSearch(accounts: readonly BankAccount[], query: string): readonly BankAccount[] {
  const isAsked = query.trim() !== ''
  const { data: createSearch } = useQuery(searchQuery(isAsked))
  const search = useMemo(
    () => (isAsked && createSearch ? createSearch(accounts, searchTextOf) : null),
    [isAsked, createSearch, accounts],
  )
  return useMemo(() => search?.(query) ?? accounts, [search, accounts, query])
}
