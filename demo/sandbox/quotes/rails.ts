import type { Fiat, Stablecoin } from './currencies.ts'
import { isFiat, isStablecoin } from './currencies.ts'

/** Transfer names: a wallet's `solana` is `sol` here. */
const COIN_NETWORKS = {
  usdc: ['sol', 'ethereum', 'base', 'polygon', 'arbitrum', 'avalanche', 'sui', 'aptos', 'sei'],
  usdt: ['sol', 'ethereum', 'polygon', 'arbitrum', 'avalanche', 'tron'],
} satisfies Record<Stablecoin, readonly string[]>

export const OFFLOADER_NETWORKS = ['sol', 'ethereum', 'optimism'] as const

const RAIL_CURRENCIES: Readonly<Record<string, readonly Fiat[]>> = {
  ach: ['usd'],
  achPush: ['usd'],
  achPull: ['usd'],
  achSameDay: ['usd'],
  wire: ['usd'],
  sepa: ['eur'],
  spei: ['mxn'],
  pix: ['brl'],
  instapay: ['php'],
  swiftpay_pesonet: ['php'],
  pse: ['cop'],
  neft: ['inr'],
  eft: ['cad'],
  fps: ['gbp'],
  fast: ['sgd'],
  bank_transfer: ['idr', 'vnd', 'thb'],
}

const ON_RAMP_FIATS: readonly Fiat[] = ['usd', 'eur']

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

const serves = (fiat: Fiat, rail: string) => RAIL_CURRENCIES[rail]?.includes(fiat) ?? false
const carries = (coin: Stablecoin, network: string) => (COIN_NETWORKS[coin] as readonly string[]).includes(network)

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
  const exists = ON_RAMP_FIATS.includes(fiat) && serves(fiat, rail) && carries(coin, network)
  const barred = fiat === 'eur' && coin === 'usdt'
  return exists && !barred ? { direction: 'onRamp', fiat, rail, coin, network } : null
}

function offRampRoute(coin: Stablecoin, fiat: Fiat, endpoints: RouteEndpoints): Route | null {
  const { sourceNetwork: network, destinationNetwork } = endpoints
  const rail = bankRail(destinationNetwork)
  const exists = serves(fiat, rail) && carries(coin, network)
  return exists && network !== 'sei' ? { direction: 'offRamp', fiat, rail, coin, network } : null
}

/** Outgoing ACH is same-day ACH, and a CLABE is paid by SPEI. */
export function bankRail(destinationNetwork: string): string {
  if (destinationNetwork === 'ach') return 'achSameDay'
  return destinationNetwork === 'clabe' ? 'spei' : destinationNetwork
}
