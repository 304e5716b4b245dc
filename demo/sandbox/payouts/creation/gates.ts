import type { Application } from '../../application/application.ts'
import { termsComplete, type Customer } from '../../customers/customer.ts'
import { refuse, refuseFields } from '../../http/refusal.ts'
import { CENT, divideUp, parseMoney } from '../../quotes/money.ts'
import { refuseOutOfLimits, refuseMissingCapability, tariffFor } from '../../quotes/price.ts'
import { quoteFor, type Quote } from '../../quotes/quote.ts'
import type { Route } from '../../quotes/rails.ts'
import { familyOf, isWalletNetwork, transferRulesOf, walletNameOf } from '../../wallets/networks.ts'
import type { Wallet } from '../../wallets/wallet-table.ts'
import type { PayoutRequest } from '../payout-request.ts'
import { isSourceless } from './endpoints.ts'

interface Requester {
  readonly customer: Customer
  readonly application: Application
}

/** An EVM wallet can be used on every EVM network, any other wallet only on its own. */
export function refuseUnusableWallet({ network }: Route, wallet: Wallet): void {
  const name = walletNameOf(network)
  if (!isWalletNetwork(name) || familyOf(name) !== familyOf(wallet.network)) throw refuse('network_invalid')
}

/** The 403s, in their order. */
export function refuseIneligible({ customer, application }: Requester, request: PayoutRequest, route: Route): void {
  if (!termsComplete(customer)) throw refuse('terms_required')
  if (customer.kyc.sumsub !== 'complete') throw refuse('verification_required')
  const rules = transferRulesOf(route.network)
  if (rules?.needs === 'allowSuiPayouts' && !application.allowSuiPayouts) throw refuse('sui_not_allowed')
  refuseMissingCapability({ customer, application }, route)
  if (!isSourceless(request)) return
  const isAllowed = application.allowSourcelessOnRamp && rules?.takesSourceless
  if (!isAllowed) throw refuse('source_account_required')
}

/** The 422s that need a price. */
export function priceOrRefuse(application: Application, request: PayoutRequest, route: Route): Quote {
  const quote = quoteFor(tariffFor(route, application), parseMoney(request.source.amount))
  refuseOutOfLimits(route, quote)
  refuseChangedQuote(quote, request)
  return quote
}

function refuseChangedQuote({ tariff, receive }: Quote, { destination }: PayoutRequest): void {
  const { numerator, denominator } = tariff.rate
  const worthOfCent = divideUp(CENT * numerator, denominator)
  const tolerance = worthOfCent > CENT ? worthOfCent : CENT
  const asked = parseMoney(destination.amount)
  const distance = asked > receive ? asked - receive : receive - asked
  if (distance > tolerance) throw refuseFields([{ path: ['destination', 'amount'], message: 'Quote has changed' }])
}
