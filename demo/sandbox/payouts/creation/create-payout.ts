import { scheduleAutoFund } from '../lifecycle/lifecycle-timers.ts'
import { newId } from '../../ids.ts'
import { adjustmentsOf } from '../../quotes/adjustments.ts'
import { formatMoney } from '../../quotes/money.ts'
import type { Quote } from '../../quotes/quote.ts'
import type { Route } from '../../quotes/rails.ts'
import { addressKey } from '../../wallets/address.ts'
import type { Services } from '../../services.ts'
import { watchNetworks } from '../deposits/watch-timer.ts'
import { outcomeOf } from '../lifecycle/magic-amounts.ts'
import type { Instructions, Payout, PayoutDetails } from '../payout.ts'
import type { PayoutRequest } from '../payout-request.ts'
import { insertPayout } from '../payout-table.ts'
import type { Endpoints } from './endpoints.ts'
import { bankInstructions, fundingAccountFor, walletInstructions } from './instructions.ts'

type Side = Pick<PayoutRequest['source'], 'type' | 'id'>

interface PayoutDraft {
  readonly customerId: string
  readonly request: { readonly source: Side; readonly destination: Side; readonly wireMessage?: string | undefined }
  readonly route: Route
  readonly quote: Quote
  readonly endpoints: Pick<Endpoints, 'bankAccountOnWire' | 'wallet'>
  readonly idempotencyKey: string | null
}

export async function createPayout(services: Services, draft: PayoutDraft): Promise<Payout> {
  const { route } = draft
  const id = newId(services, 'payout')
  const isOnRamp = route.direction === 'onRamp'
  if (!isOnRamp) await watchNetworks(services)
  const instructions = isOnRamp ? bankInstructions(services, route) : await walletInstructions(services, route, id)
  const payout = payoutOf(draft, { id, instructions, now: new Date(services.clock.now()) })
  await insertPayout(services.db, payout)
  await scheduleAutoFund(services, payout)
  return payout
}

interface NewPayout {
  readonly id: string
  readonly instructions: Instructions
  readonly now: Date
}

export function payoutOf(draft: PayoutDraft, { id, instructions, now }: NewPayout): Payout {
  const { customerId, request, route, quote } = draft
  const pay = formatMoney(quote.pay)
  const { tariff } = quote
  const isOnRamp = route.direction === 'onRamp'
  const { resource } = instructions
  return {
    id,
    customerId,
    type: route.direction,
    status: 'pending',
    outcome: outcomeOf(pay),
    revision: 0,
    source: {
      type: request.source.type,
      id: request.source.id,
      amount: pay,
      currency: tariff.sourceCurrency,
      network: isOnRamp ? route.rail : route.network,
    },
    destination: {
      type: request.destination.type,
      id: request.destination.id,
      amount: formatMoney(quote.receive),
      currency: tariff.destinationCurrency,
      network: isOnRamp ? route.network : route.rail,
    },
    amount: pay,
    finalAmount: null,
    totalFee: formatMoney(quote.totalFee),
    adjustments: adjustmentsOf(quote),
    wireMessage: request.wireMessage || null,
    details: detailsOf(draft, instructions),
    refund: null,
    held: '0',
    heldDeposit: null,
    depositNetwork: resource.type === 'wallet' ? route.network : null,
    depositAddressKey: resource.type === 'wallet' ? addressKey(resource.address) : null,
    redemptionHash: null,
    idempotencyKey: draft.idempotencyKey,
    createdAt: now,
    updatedAt: now,
  }
}

function detailsOf({ route, endpoints }: PayoutDraft, instructions: Instructions): PayoutDetails {
  const isOnRamp = route.direction === 'onRamp'
  const { id, address, nickname } = endpoints.wallet
  return {
    sourceBankAccount: isOnRamp ? endpoints.bankAccountOnWire : null,
    destinationBankAccount: isOnRamp ? null : endpoints.bankAccountOnWire,
    fundingBankAccount: isOnRamp ? fundingAccountFor(route) : null,
    funding: { network: isOnRamp ? route.rail : route.network, offloaderWallet: null },
    instructions,
    usageType: null,
    fundingVirtualAccount: null,
    wallets: [{ id, address, nickname }],
  }
}
