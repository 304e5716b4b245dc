import { focusManager, onlineManager } from '@tanstack/react-query'
import {
  QUOTE_DELAY_MS,
  QUOTE_MAX_AGE_MS,
  amountsReducer,
  initialAmounts,
  type Amounts,
  type AmountsEvent,
  type Question,
  type QuoteFailure,
} from '../../domain/payouts/form/amounts.ts'
import type { Quote } from '../../domain/payouts/quotes/quote.ts'
import { createReducerStore, type ReducerStore } from '../../lib/reducer-store.ts'
import { deviceMoment, longestSince } from '../../lib/timing/clock.ts'

type AmountsStore = ReducerStore<Amounts, AmountsEvent>

export const createAmountsStore = (start: Amounts = initialAmounts): AmountsStore =>
  createReducerStore(amountsReducer, start)

/** Resolves at once with a connection, otherwise when it is back or the wait was ended. */
const untilOnline = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (onlineManager.isOnline()) return resolve()
    const stop = onlineManager.subscribe(() => end())
    const end = () => {
      if (!onlineManager.isOnline() && !signal.aborted) return
      stop()
      resolve()
    }
    signal.addEventListener('abort', end, { once: true })
  })

interface Runner {
  readonly store: AmountsStore
  /** Null while it cannot be asked: the form does not know its two ends yet. */
  ask(question: Question, signal: AbortSignal): Promise<Quote> | null
  explain(error: unknown): QuoteFailure
}

export interface Quotes {
  /** Asked at the submit: a tab that slept may hold an old price. */
  isCurrent(): boolean
  stop(): void
}

/** Calls `onOld` when a quote has grown old, and again at each check. */
function watchAge(onOld: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let quotedAt = deviceMoment()
  const isOld = () => longestSince(quotedAt) > QUOTE_MAX_AGE_MS
  const check = () => {
    if (isOld()) onOld()
  }
  const stop = () => clearTimeout(timer)
  return {
    isOld,
    check,
    stop,
    begin(quote: Quote | null) {
      stop()
      quotedAt = deviceMoment()
      if (quote) timer = setTimeout(check, QUOTE_MAX_AGE_MS + 1)
    },
  }
}

/** Asks for the price of what the form says, a moment after the last change and again when it has grown old. */
export function runQuotes({ store, ask, explain }: Runner): Quotes {
  let asking: AbortController | null = null
  const age = watchAge(() => {
    // No screen shows the price: it is asked for when one does.
    if (store.getState().quote && focusManager.isFocused()) store.dispatch({ type: 'quoteAged' })
  })
  const drop = () => {
    asking?.abort()
    asking = null
  }
  const begin = (question: Question) => {
    asking = new AbortController()
    void answer(question, asking.signal)
  }

  async function answer(question: Question, signal: AbortSignal) {
    await new Promise((resolve) => setTimeout(resolve, QUOTE_DELAY_MS))
    await untilOnline(signal)
    if (signal.aborted) return
    try {
      const quote = await ask(question, signal)
      if (quote && !signal.aborted) store.dispatch({ type: 'quoteArrived', question, quote })
    } catch (error) {
      if (signal.aborted) return
      if (!onlineManager.isOnline()) return answer(question, signal)
      store.dispatch({ type: 'quoteFailed', question, error: explain(error) })
    }
  }

  const unsubscribe = store.subscribe((state, previous) => {
    if (state.pending !== previous.pending) {
      drop()
      if (state.pending) begin(state.pending)
    }
    if (state.quote !== previous.quote) age.begin(state.quote)
  })
  const unfocus = focusManager.subscribe(age.check)
  return {
    isCurrent: () => store.getState().quote !== null && !age.isOld(),
    stop() {
      unsubscribe()
      unfocus()
      drop()
      age.stop()
    },
  }
}
