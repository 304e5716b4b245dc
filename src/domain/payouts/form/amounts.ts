import { fromUnits, toRoundedUnits, toUnits } from '../../../lib/money.ts'
import type { Quote } from '../quotes/quote.ts'

export const QUOTE_DELAY_MS = 100
/** An older quote must be requested again before it is used. */
export const QUOTE_MAX_AGE_MS = 60_000

export type Side = 'source' | 'destination'

/** The quote to request. Each request is a new object, so the answer to an older one is dropped by identity. */
export interface Question {
  readonly amount: string
  /** True when the amount is the one to receive, not the one to pay. */
  readonly received: boolean
}

export interface QuoteFailure {
  /** `amount`: the server refused the amount itself. `price`: there is no price for any amount. */
  readonly about: 'amount' | 'price'
  /** The server's message; null when the server failed, whose text then says nothing to a customer. */
  readonly message: string | null
}

export interface Amounts {
  /** The side that the customer edited; the quote sets the other one. */
  readonly edited: Side
  /** Decimal strings; blank when there is no amount. */
  readonly source: string
  readonly destination: string
  readonly pending: Question | null
  readonly quote: Quote | null
  readonly error: QuoteFailure | null
}

export type AmountsEvent =
  /** The text is blank when it is not a valid amount. */
  | { readonly type: 'amountEdited'; readonly side: Side; readonly amount: string }
  /** The coin, network or account changed, so the same amount has another price. */
  | { readonly type: 'pairChanged' }
  | { readonly type: 'quoteAged' }
  | { readonly type: 'quoteArrived'; readonly question: Question; readonly quote: Quote }
  | { readonly type: 'quoteFailed'; readonly question: Question; readonly error: QuoteFailure }

export const initialAmounts: Amounts = {
  edited: 'source',
  source: '',
  destination: '',
  pending: null,
  quote: null,
  error: null,
}

const isPositive = (amount: string) => (toUnits(amount) ?? 0n) > 0n

const toCents = (amount: string) => fromUnits(toRoundedUnits(amount, 'floor') ?? 0n)

const otherSide = (edited: Side): Side => (edited === 'source' ? 'destination' : 'source')

/** While a quote is pending the other side keeps its old amount; without a request it is cleared. */
function ask(state: Amounts): Amounts {
  const amount = state[state.edited]
  return isPositive(amount)
    ? { ...state, pending: { amount, received: state.edited === 'destination' }, quote: null, error: null }
    : { ...state, [otherSide(state.edited)]: '', pending: null, quote: null, error: null }
}

function edit(state: Amounts, side: Side, amount: string): Amounts {
  return state.edited === side && state[side] === amount ? state : ask({ ...state, edited: side, [side]: amount })
}

const fail = (state: Amounts, error: QuoteFailure): Amounts => ({
  ...state,
  [otherSide(state.edited)]: '',
  pending: null,
  error,
})

const CENT = 10n ** 16n

/** What is to be received may be missed by a cent, or by what the cent is worth by which the payment is rounded. */
function isOf({ amount, received }: Question, { pay, receive, rate }: Quote): boolean {
  const [asked, priced, one] = [amount, (received ? receive : pay).amount, rate].map((text) => toUnits(text, 18))
  if (asked == null || priced == null) return false
  const worth = (one ?? 0n) / 100n + 1n
  const tolerance = received ? (worth > CENT ? worth : CENT) : 0n
  return (asked > priced ? asked - priced : priced - asked) <= tolerance
}

/** The price of an amount that was not asked for: what the customer typed stays. */
const ANOTHER_AMOUNT: QuoteFailure = { about: 'price', message: null }

export function amountsReducer(state: Amounts, event: AmountsEvent): Amounts {
  switch (event.type) {
    case 'amountEdited':
      return edit(state, event.side, event.amount)
    case 'pairChanged':
    case 'quoteAged':
      return ask(state)
    case 'quoteArrived': {
      if (event.question !== state.pending) return state
      const { quote } = event
      const [source, destination] = [toCents(quote.pay.amount), toCents(quote.receive.amount)]
      if (!isOf(event.question, quote)) return fail(state, ANOTHER_AMOUNT)
      return { ...state, source, destination, pending: null, quote }
    }
    case 'quoteFailed':
      return event.question === state.pending ? fail(state, event.error) : state
  }
}
