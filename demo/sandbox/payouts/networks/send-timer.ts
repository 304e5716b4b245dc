import { bookHash } from '../../ledger/ledger-table.ts'
import { formatMoney, parseMoney } from '../../quotes/money.ts'
import type { TimerKind } from '../../work/timers.ts'
import type { World } from '../../world.ts'
import { simulatedHash } from '../deposits/deposit-address.ts'
import { turnPayout } from '../life/turn.ts'
import { lockPayout } from '../payout-table.ts'
import { refundedDeposit } from './send.ts'
import { confirmSend, findSend, type ChainSend } from './send-table.ts'

export const sendTimer: TimerKind = {
  kind: 'chain.send',
  leaseMs: 60_000,
  run: async (world, { subject: reference }) => {
    const send = await findSend(world.db, reference)
    if (!send || send.hash !== null) return
    const hash = await askNetwork(world, send)
    await world.db.transaction((db) => settleSend({ ...world, db }, reference, hash))
  },
}

/** A network that ran when the intent was written and is gone since took its money with it. */
async function askNetwork({ chains }: World, { network, currency, recipient, amount, reference }: ChainSend) {
  const port = chains[network]
  if (!port) return simulatedHash(network, reference)
  const transfer = { token: currency, to: recipient, amount: formatMoney(parseMoney(amount)), reference }
  return (await port.send(transfer)).hash
}

async function settleSend(world: World, reference: string, hash: string): Promise<void> {
  const send = await confirmSend(world.db, reference, hash)
  if (!send) return
  if (send.purpose === 'refund') {
    await bookHash(world.db, { payoutId: send.payoutId, cause: refundedDeposit(reference), hash })
    return
  }
  const payout = await lockPayout(world.db, send.payoutId)
  // A status that a control call pinned meanwhile gives way: the tokens have left.
  if (payout) await turnPayout(world, { ...payout, status: 'processing' }, { type: 'paidOut', hash })
}
