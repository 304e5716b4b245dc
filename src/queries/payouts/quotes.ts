import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useStore } from 'zustand/react'
import type { ApiClient } from '../../api/client.ts'
import { ApiError } from '../../api/error.ts'
import { getPayoutFees, quotePayout } from '../../api/quotes.ts'
import { hasQuote } from '../../domain/payout-history/amounts.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import type { QuoteRequest } from '../../domain/payouts/quotes/quote.ts'
import type { Amounts, QuoteFailure, Side } from '../../domain/payouts/form/amounts.ts'
import { writeJson } from '../../lib/json.ts'
import { useFailures } from '../failures/failures.ts'
import { isServerFault } from '../failures/outcome.ts'
import { useServices } from '../services.ts'
import { createAmountsStore, runQuotes, type Quotes } from './run-quotes.ts'
import { keys } from '../keys.ts'

const isAboutAmount = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'amount_below_fees' || Object.keys(error.fields ?? {}).some((path) => path.endsWith('amount')))

/** The two ends of a transfer, and for whom it is priced. */
export type Pair = Omit<QuoteRequest, 'amount' | 'received'>

/** The amounts of a form, of which the customer types one and the server says the other; `start` is what was typed before a reload. */
export function useAmounts(pair: Pair | null, start?: Amounts) {
  const { api } = useServices()
  const failures = useFailures()
  const [store] = useState(() => createAmountsStore(start))
  const quotes = useRef<Quotes | null>(null)
  const amounts = useStore(store)
  const explain = useEffectEvent((error: unknown): QuoteFailure => ({
    about: isAboutAmount(error) ? 'amount' : 'price',
    message: isServerFault(error) ? null : failures.explain(error).message,
  }))
  const pairText = writeJson(pair)

  // Another coin, network or account has another price.
  useEffect(() => {
    const ends = JSON.parse(pairText) as Pair | null
    const running = runQuotes({
      store,
      ask: (question, signal) => ends && quotePayout(api, { ...ends, ...question }, signal),
      explain: (error) => explain(error),
    })
    quotes.current = running
    store.dispatch({ type: 'pairChanged' })
    return running.stop
  }, [store, api, pairText])

  return {
    amounts,
    edit: (side: Side, amount: string) => store.dispatch({ type: 'amountEdited', side, amount }),
    /** After a failure, or before an old price is used. */
    refresh: () => store.dispatch({ type: 'quoteAged' }),
    isCurrent: () => quotes.current?.isCurrent() ?? false,
  }
}

const payoutFeesQuery = (api: ApiClient, payoutId: string) =>
  queryOptions({
    queryKey: keys.payoutFees(payoutId),
    queryFn: ({ signal }) => getPayoutFees(api, payoutId, signal),
    staleTime: Infinity,
  })

/** The quote that a payout was created with, for as long as its outcome has one. It never changes. */
export function usePayoutFees(payout: Payout) {
  const { api } = useServices()
  return useQuery({ ...payoutFeesQuery(api, payout.id), enabled: hasQuote(payout) })
}
