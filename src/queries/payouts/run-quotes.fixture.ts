import { createApiClient } from '../../api/client.ts'
import { quotePayout } from '../../api/quotes.ts'
import type { QuoteRequest } from '../../domain/payouts/quote.ts'
import type { Pair } from './quotes.ts'
import { createAmountsStore, runQuotes } from './run-quotes.ts'

const pair: Pair = {
  customerId: 'customer_abc',
  sourceCurrency: 'usdc',
  destinationCurrency: 'usd',
  sourceNetwork: 'base',
  destinationNetwork: 'achSameDay',
}

const answerTo = ({ amount }: { amount: string }) => {
  const money = { amount, currency: 'usdc' }
  return {
    data: {
      amountAdjustments: [
        { type: 'totalFee', amount: '0.10', currency: 'usdc' },
        { type: 'fxRate', amount: '1', currency: 'usdc', pay: money, receive: { ...money, currency: 'usd' } },
      ],
    },
  }
}

/** A form over a server that answers as late as it is told. */
export function openForm(delayMs: (call: number) => number, fails: (call: number) => boolean = () => false) {
  const calls: { amount: string; at: number; signal: AbortSignal }[] = []
  const api = createApiClient({
    apiUrl: 'https://api.example',
    applicationId: 'application_sandbox',
    rampOnly: () => false,
    language: () => 'en',
    uuid: () => crypto.randomUUID(),
    session: { idToken: () => 'token', customerId: () => 'c', refresh: async () => null, expired: () => {} },
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const body = (await request.json()) as QuoteRequest
      const call = calls.push({ amount: body.amount, at: Date.now(), signal: request.signal })
      await new Promise((resolve) => setTimeout(resolve, delayMs(call)))
      return fails(call) ? new Response('', { status: 500 }) : Response.json(answerTo(body))
    },
  })
  const store = createAmountsStore()
  const quotes = runQuotes({
    store,
    ask: (question, signal) => quotePayout(api, { ...pair, ...question }, signal),
    explain: (error) => ({ about: 'price', message: String(error) }),
  })
  const state = () => {
    const { pending, quote, error } = store.getState()
    return { status: pending ? 'pending' : error ? 'failed' : quote ? 'ready' : 'idle', quote } as const
  }
  return {
    calls,
    store,
    state,
    ...quotes,
    type: (amount: string) => store.dispatch({ type: 'amountEdited', side: 'source', amount }),
  }
}
