import { areExchanged, fiatRow, isFiat, isStablecoin, type Fiat, type Stablecoin } from '../tables/currencies.ts'
import { railRow } from '../tables/rails.ts'
import { transferRulesOf } from '../wallets/networks.ts'

/** One way of turning one currency into another: a bank side and a wallet side. */
export interface Route {
  readonly direction: 'onRamp' | 'offRamp'
  readonly fiat: Fiat
  readonly rail: string
  readonly coin: Stablecoin
  readonly network: string
}

export interface RouteEndpoints {
  readonly sourceCurrency: string
  readonly sourceNetwork: string
  readonly destinationCurrency: string
  readonly destinationNetwork: string
}

const serves = (fiat: Fiat, rail: string) => railRow(rail)?.currencies.includes(fiat) ?? false
const carries = (coin: Stablecoin, network: string) => transferRulesOf(network)?.coins[coin] !== undefined

/** The route between two endpoints, or null where none can exist. */
export function routeBetween(endpoints: RouteEndpoints): Route | null {
  const { sourceCurrency, destinationCurrency } = endpoints
  if (isFiat(sourceCurrency) && isStablecoin(destinationCurrency))
    return onRampRoute(sourceCurrency, destinationCurrency, endpoints)
  if (isStablecoin(sourceCurrency) && isFiat(destinationCurrency))
    return offRampRoute(sourceCurrency, destinationCurrency, endpoints)
  return null
}

function onRampRoute(fiat: Fiat, coin: Stablecoin, endpoints: RouteEndpoints): Route | null {
  const { sourceNetwork: rail, destinationNetwork: network } = endpoints
  const exists = fiatRow(fiat).paidInto !== null && serves(fiat, rail) && carries(coin, network)
  return exists && areExchanged('onRamp', coin, fiat) ? { direction: 'onRamp', fiat, rail, coin, network } : null
}

function offRampRoute(coin: Stablecoin, fiat: Fiat, endpoints: RouteEndpoints): Route | null {
  const { sourceNetwork: network, destinationNetwork } = endpoints
  const rail = bankRail(destinationNetwork)
  const exists = serves(fiat, rail) && carries(coin, network) && areExchanged('offRamp', coin, fiat)
  return exists && transferRulesOf(network)?.paysOut ? { direction: 'offRamp', fiat, rail, coin, network } : null
}

/** The rail that pays out: outgoing ACH is same-day ACH, and a CLABE is paid by SPEI. */
export const bankRail = (destinationNetwork: string): string =>
  railRow(destinationNetwork)?.paysOutBy ?? destinationNetwork
