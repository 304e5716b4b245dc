import { bookHash } from '../../ledger/ledger-table.ts'
import { formatMoney, parseMoney } from '../../quotes/money.ts'
import type { TimerKind } from '../../work/timers.ts'
import type { Services } from '../../services.ts'
import { simulatedHash } from '../deposits/deposit-address.ts'
import { transitionPayout } from '../lifecycle/transition.ts'
import { lockPayout } from '../payout-table.ts'
import { refundedDeposit } from './send.ts'
import { confirmSend, findSend, type ChainSend } from './send-table.ts'

export const sendTimer: TimerKind = {
  kind: 'chain.send',
  leaseMs: 60_000,
  run: async (services, { subject: reference }) => {
    const send = await findSend(services.db, reference)
    if (!send || send.hash !== null) return
    const hash = await askNetwork(services, send)
    await services.db.transaction((db) => settleSend({ ...services, db }, reference, hash))
  },
}

/** A network that stopped after the send was recorded has lost its state, so the send is simulated. */
async function askNetwork({ chains }: Services, { network, currency, recipient, amount, reference }: ChainSend) {
  const port = chains[network]
  if (!port) return simulatedHash(network, reference)
  const transfer = { token: currency, to: recipient, amount: formatMoney(parseMoney(amount)), reference }
  return (await port.send(transfer)).hash
}

async function settleSend(services: Services, reference: string, hash: string): Promise<void> {
  const send = await confirmSend(services.db, reference, hash)
  if (!send) return
  if (send.purpose === 'refund') {
    await bookHash(services.db, { payoutId: send.payoutId, cause: refundedDeposit(reference), hash })
    return
  }
  const payout = await lockPayout(services.db, send.payoutId)
  // The tokens have left, so a status set by a control call is overwritten.
  if (payout) await transitionPayout(services, { ...payout, status: 'processing' }, { type: 'paidOut', hash })
}
