import type { Application } from '../application/application.ts'
import { refuse } from '../http/refusal.ts'
import { canMove, type Requester } from './capabilities.ts'
import { feeRowOf } from './fee-rows.ts'
import { formatMoney, parseMoney } from './money.ts'
import type { MerchantFee, Quote, Tariff } from './quote.ts'
import { tariffOf } from './quote.ts'
import { breachOf } from './limits.ts'
import { routeBetween, type RouteEndpoints, type Route } from './rails.ts'

type MerchantFeeOf = Pick<Application, 'merchantFee'>

const merchantFeeOf = ({ merchantFee }: MerchantFeeOf): MerchantFee => ({
  bps: BigInt(merchantFee.bps),
  fixed: parseMoney(merchantFee.fixedUsd),
})

export function routeOrRefuse(endpoints: RouteEndpoints): Route {
  const route = routeBetween(endpoints)
  if (!route) throw refuse('network_invalid')
  return route
}

export function refuseMissingCapability(requester: Requester, route: Route): void {
  if (!feeRowOf(route) || !canMove(requester, route.fiat)) throw refuse('capability_missing')
}

/** For routes that passed `refuseMissingCapability`. */
export function tariffFor(route: Route, application: MerchantFeeOf): Tariff {
  const row = feeRowOf(route)
  if (!row) throw refuse('capability_missing')
  return tariffOf(route, row, merchantFeeOf(application))
}

export function refuseBelowFees({ receive }: Quote): void {
  if (receive === 0n) throw refuse('amount_below_fees')
}

/** Checks the limit of the source, then the fees, then the limit of the destination. */
export function refuseOutOfLimits(route: Route, quote: Quote): void {
  const breach = breachOf(route, quote)
  if (breach?.currency !== quote.tariff.sourceCurrency) refuseBelowFees(quote)
  if (!breach) return
  const bound = formatMoney(breach.bound)
  throw refuse(breach.code, { min: bound, max: bound, currency: breach.currency.toUpperCase() })
}
