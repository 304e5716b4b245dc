import { book } from '../../ledger/ledger-table.ts'
import { recordTransfer } from '../../ledger/simulated-transfers.ts'
import { isStablecoin } from '../../tables/currencies.ts'
import { schedule } from '../../work/timers.ts'
import type { Services } from '../../services.ts'
import { simulatedHash } from '../deposits/deposit-address.ts'
import type { Deposit } from '../deposits/deposit-table.ts'
import { movementOf } from '../lifecycle/movements.ts'
import type { Payout } from '../payout.ts'
import type { ChainSend } from './send-table.ts'
import { insertSend } from './send-table.ts'

/**
 * Tokens are sent in two steps, because a network cannot be called within a transaction. The intent is written first, with a
 * reference of its own and together with its cause. Then a leased timer calls the network, which answers the earlier hash to a
 * known reference. When a process dies in between, the intent remains, and the process that takes over the timer repeats the
 * call without sending twice.
 */
async function intend(services: Services, send: ChainSend): Promise<void> {
  await insertSend(services.db, send, new Date(services.clock.now()))
  await schedule(services, { kind: 'chain.send', subject: send.reference, steps: 0 })
}

type Paid = { readonly hash: string | null } | 'underWay'

/** Pays the destination. An inserted payout may have no recipient address: no network is called for it. */
export async function payOut(services: Services, payout: Payout): Promise<Paid> {
  const { destination, details } = payout
  const { network, currency, amount } = destination
  if (destination.type === 'bankAccount' || !isStablecoin(currency)) return { hash: null }
  const recipient = details.wallets.find(({ id }) => id === destination.id)?.address ?? null
  const reference = `${payout.id}:out`
  if (recipient !== null && services.chains[network]) {
    await intend(services, {
      reference,
      payoutId: payout.id,
      purpose: 'payout',
      network,
      currency,
      recipient,
      amount,
      hash: null,
    })
    return 'underWay'
  }
  const hash = simulatedHash(network, reference)
  await recordTransfer(services.db, { ...from(null, services), hash, network, currency, receiver: recipient, amount })
  return { hash }
}

/** Returns a deposit to its sender. */
export async function sendBack(services: Services, payout: Payout, deposit: Deposit): Promise<void> {
  const { network, currency, amount, sender } = deposit
  const reference = refundReference(payout.id, deposit.id)
  const isToken = isStablecoin(currency)
  const isReal = deposit.isReal && isToken && sender !== null && services.chains[network] !== undefined
  const hash = isToken && !isReal ? simulatedHash(network, reference) : null
  await book(services.db, movementOf(services, payout, { kind: 'refund', deposit, hash }))
  if (isReal)
    await intend(services, {
      reference,
      payoutId: payout.id,
      purpose: 'refund',
      network,
      currency,
      recipient: sender,
      amount,
      hash: null,
    })
  else if (hash)
    await recordTransfer(services.db, { ...from(null, services), hash, network, currency, receiver: sender, amount })
}

const from = (sender: string | null, { clock }: Services) => ({ sender, at: new Date(clock.now()) })

const refundReference = (payoutId: string, depositId: string) => `${payoutId}:refund:${depositId}`
export const refundedDeposit = (reference: string) => reference.split(':refund:')[1] ?? ''
