import { bankAccountOnWire } from '../../bank-accounts/bank-account-answer.ts'
import { newId } from '../../ids.ts'
import { parseMoney } from '../../quotes/money.ts'
import { routeBetween, type Route } from '../../quotes/rails.ts'
import { familyOf, isWalletNetwork, walletNameOf } from '../../wallets/networks.ts'
import type { Wallet } from '../../wallets/wallet-table.ts'
import type { Services } from '../../services.ts'
import { payoutOf } from '../creation/create-payout.ts'
import { bankInstructions, walletInstructions } from '../creation/instructions.ts'
import type { Payout } from '../payout.ts'
import { unrestrictedQuote } from './unrestricted-quote.ts'
import { timesOf } from './seed-times.ts'
import { currencyOf, networkOf, type CustomerAssets, type RampSeed } from './payout-seeds.ts'

export async function rampPayout(services: Services, assets: CustomerAssets, ramp: RampSeed): Promise<Payout> {
  const endpoints = {
    sourceCurrency: currencyOf(ramp.from),
    sourceNetwork: networkOf(ramp.from),
    destinationCurrency: currencyOf(ramp.to),
    destinationNetwork: networkOf(ramp.to),
  }
  const route = routeBetween(endpoints)
  if (!route) throw new Error(`No route from ${ramp.from} to ${ramp.to}`)
  const quote = unrestrictedQuote(endpoints, parseMoney(ramp.amount))
  const { account, wallet } = sidesOf(assets, route)
  const id = newId(services, 'payout')
  const isOnRamp = route.direction === 'onRamp'
  const bank = { type: 'bankAccount', id: account.id } as const
  const walletEnd = { type: 'wallet', id: wallet.id } as const
  const draft = {
    customerId: assets.customerId,
    route,
    quote,
    request: {
      source: isOnRamp ? bank : walletEnd,
      destination: isOnRamp ? walletEnd : bank,
      wireMessage: ramp.wireMessage,
    },
    endpoints: { bankAccountOnWire: bankAccountOnWire(account, []), wallet },
    idempotencyKey: null,
  }
  const instructions = isOnRamp ? bankInstructions(services, route) : await walletInstructions(services, route, id)
  const { createdAt, updatedAt } = timesOf(services, ramp)
  return { ...payoutOf(draft, { id, instructions, now: createdAt }), status: ramp.status, updatedAt }
}

function sidesOf({ accounts, wallets }: CustomerAssets, { fiat, network }: Route) {
  const account = accounts.find(({ currency, deletedAt }) => currency === fiat && deletedAt === null)
  const wallet = walletOn(wallets, network)
  if (!account) throw new Error(`No account in ${fiat}`)
  return { account, wallet }
}

function walletOn(wallets: readonly Wallet[], network: string): Wallet {
  const name = walletNameOf(network)
  const family = isWalletNetwork(name) ? familyOf(name) : null
  const wallet =
    wallets.find((each) => each.network === name) ?? wallets.find((each) => familyOf(each.network) === family)
  if (!wallet) throw new Error(`No wallet for ${network}`)
  return wallet
}
