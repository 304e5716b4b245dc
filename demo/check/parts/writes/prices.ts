import { quotePayout } from '../../../../src/api/quotes.ts'
import { currencyCode, type Money } from '../../../../src/domain/currency.ts'
import type { Quote, QuoteRequest } from '../../../../src/domain/payouts/quotes/quote.ts'
import { compareAmounts } from '../../../../src/lib/money.ts'
import { type Direction, quoteRequest } from '../../payloads.ts'
import { ask, type Run } from '../../run.ts'

const QUOTE = 'POST /v1/ramp/payouts/amountAdjustments'

/** Asks for the price of an amount to pay, which it returns, and of an amount to receive. */
export async function checkPrices(run: Run, customerId: string, direction: Direction): Promise<Quote | undefined> {
  const request = quoteRequest(customerId, direction)
  await checkPrice(run, { ...request, received: true })
  return checkPrice(run, request)
}

async function checkPrice(run: Run, request: QuoteRequest): Promise<Quote | undefined> {
  const quote = await ask(run, QUOTE, (api) => quotePayout(api, request))
  if (!quote) return undefined
  const { amount, received, sourceCurrency, destinationCurrency } = request
  const side = received ? 'receive' : 'pay'
  const asked = `${amount} ${currencyCode(received ? destinationCurrency : sourceCurrency)}`
  if (compareAmounts(quote[side].amount, amount) !== 0 || !asked.endsWith(` ${currencyCode(quote[side].currency)}`))
    run.findings.deviates(QUOTE, 'price', `${side} is ${written(quote[side])}, and ${asked} was asked for.`)
  return quote
}

const written = ({ amount, currency }: Money) => `${amount} ${currencyCode(currency)}`
