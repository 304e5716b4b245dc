import { recordTransfer } from '../../ledger/simulated-transfers.ts'
import { isStablecoin } from '../../tables/currencies.ts'
import { parseMoney } from '../../quotes/money.ts'
import { reference } from '../../ids.ts'
import type { Services } from '../../services.ts'
import { returnDeposit } from '../lifecycle/effects.ts'
import { transitionPayout } from '../lifecycle/transition.ts'
import type { Payout } from '../payout.ts'
import { simulatedHash } from './deposit-address.ts'
import type { Deposit } from './deposit-table.ts'
import { claimDeposit, insertDeposit } from './deposit-table.ts'

/** Credits a deposit to a payout whose row is locked. Repeating it changes nothing. */
export async function receiveMoney(services: Services, payout: Payout, arrival: Deposit): Promise<Payout> {
  const deposit: Deposit = { ...arrival, payoutId: payout.id, state: 'credited' }
  return (await insertDeposit(services.db, deposit)) ? credit(services, payout, deposit) : payout
}

/** Credits a deposit that arrived before the customer registered its transaction. */
export async function receiveWaiting(services: Services, payout: Payout, deposit: Deposit): Promise<Payout> {
  await claimDeposit(services.db, deposit.id, payout.id)
  return credit(services, payout, deposit)
}

function credit(services: Services, payout: Payout, deposit: Deposit): Promise<Payout> {
  // Only a control call can set `pending` on a payout that holds its money or has delivered it.
  const hasItsMoney = parseMoney(payout.held) > 0n || payout.finalAmount !== null
  if (hasItsMoney) return returnDeposit(services, payout, deposit)
  const isExact = parseMoney(deposit.amount) === parseMoney(payout.amount)
  return transitionPayout(services, payout, { type: 'moneyArrived', isExact, deposit })
}

interface Paid {
  /** Default: the amount of the payout. */
  readonly amount?: string | undefined
  readonly hash?: string
  readonly id?: string
}

/** Credits a deposit of the bank simulator or of a simulated network. */
export async function receiveSimulated(services: Services, payout: Payout, paid: Paid = {}): Promise<Payout> {
  const deposit = simulatedDeposit(services, payout, paid)
  await showOnNetwork(services, deposit)
  return receiveMoney(services, payout, deposit)
}

/** Records the transfer on the simulated network. */
export async function showOnNetwork({ db }: Services, deposit: Deposit): Promise<void> {
  const { hash, receiverKey } = deposit
  if (hash !== null) await recordTransfer(db, { ...deposit, hash, receiver: receiverKey })
}

export function simulatedDeposit(services: Services, payout: Payout, { amount, hash, id }: Paid = {}): Deposit {
  const { source } = payout
  const depositId = id ?? `simulated:${reference(services, { purpose: 'deposit', length: 24 })}`
  const isToken = isStablecoin(source.currency)
  return {
    id: depositId,
    payoutId: payout.id,
    network: source.network,
    currency: source.currency,
    amount: amount ?? source.amount,
    sender: payout.details.wallets.find((wallet) => wallet.id === source.id)?.address ?? null,
    receiverKey: payout.depositAddressKey,
    hash: isToken ? (hash ?? simulatedHash(source.network, depositId)) : null,
    isReal: false,
    state: 'credited',
    at: new Date(services.clock.now()),
  }
}
