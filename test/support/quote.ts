import { adjustmentsOf } from '../../demo/sandbox/quotes/adjustments.ts'
import { feeRowOf } from '../../demo/sandbox/quotes/fee-rows.ts'
import { parseMoney } from '../../demo/sandbox/quotes/money.ts'
import { NO_MERCHANT_FEE, quoteFor, quoteToReceive, tariffOf } from '../../demo/sandbox/quotes/quote.ts'
import { routeBetween, type RouteEndpoints } from '../../demo/sandbox/quotes/rails.ts'
import type { ApiRequest } from './host.ts'

type Asked = RouteEndpoints & { readonly amount: string; readonly received: boolean }

/** Quotes a rate of one and the sandbox's own fees, so that a screen that promises others is seen. */
export function quote({ body }: Pick<ApiRequest, 'body'>) {
  const { amount, received, ...endpoints } = body as Asked
  const route = routeBetween(endpoints)
  const row = route && feeRowOf(route)
  if (!row) throw new Error(`The sandbox has no fee for ${JSON.stringify(endpoints)}`)
  const tariff = { ...tariffOf(route, row, NO_MERCHANT_FEE), rate: { numerator: 1n, denominator: 1n } }
  const price = (received ? quoteToReceive : quoteFor)(tariff, parseMoney(amount))
  return { amountAdjustments: adjustmentsOf(price) }
}
