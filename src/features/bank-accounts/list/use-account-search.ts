import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { BankAccount } from '../../../domain/bank-accounts/bank-account.ts'
import { searchTextOf } from '../../../domain/bank-accounts/account-list.ts'
import { searchQuery } from '../../../queries/search.ts'

/** Returns all accounts until the customer types and the search module is loaded. */
export function useAccountSearch(accounts: readonly BankAccount[], query: string): readonly BankAccount[] {
  const isAsked = query.trim() !== ''
  const { data: search } = useQuery(searchQuery(isAsked))
  return useMemo(
    () => (isAsked && search ? search(accounts, searchTextOf, query) : accounts),
    [isAsked, search, accounts, query],
  )
}
