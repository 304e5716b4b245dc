import { isDeepStrictEqual } from 'node:util'
import { createApiClient } from '../../api/client.ts'
import { quotePayout } from '../../api/quotes.ts'
import type { Side } from '../../domain/payouts/form/amounts.ts'
import type { QuoteRequest } from '../../domain/payouts/quotes/quote.ts'
import type { Pair } from './quotes.ts'
import { createAmountsStore, runQuotes } from './run-quotes.ts'

const pair: Pair = {
  customerId: 'customer_abc',
  sourceCurrency: 'usdc',
  destinationCurrency: 'usd',
  sourceNetwork: 'base',
  destinationNetwork: 'achSameDay',
}

/** A dollar costs two tokens, and a transfer thirty cents of a token. */
function answerTo({ amount, received, ...ends }: QuoteRequest) {
  if (!isDeepStrictEqual(ends, pair)) throw new Error(`no price for ${JSON.stringify(ends)}`)
  const cents = Math.round(Number(amount) * 100)
  const [pay, receive] = received ? [2 * cents + 30, cents] : [cents, Math.floor((cents - 30) / 2)]
  const money = (value: number, currency: string) => ({ amount: (value / 100).toFixed(2), currency })
  return {
    data: {
      amountAdjustments: [
        { type: 'totalFee', ...money(30, 'usdc') },
        { type: 'fxRate', amount: '0.5', currency: 'usd', pay: money(pay, 'usdc'), receive: money(receive, 'usd') },
      ],
    },
  }
}

/** A form over a server that answers after the given time. */
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
      if (request.method !== 'POST' || new URL(request.url).pathname !== '/v1/ramp/payouts/amountAdjustments')
        throw new Error(`no ${request.method} ${request.url}`)
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
    type: (amount: string, side: Side = 'source') => store.dispatch({ type: 'amountEdited', side, amount }),
  }
}
