import type { ChainTransfer } from '../sandbox/payouts/chain-port.ts'

type Send = (transfer: ChainTransfer) => Promise<{ hash: string }>

/**
 * Runs one transfer at a time. A repeated reference gets the result of the call in progress. Finished transfers are not
 * remembered here: `send` finds them on the chain, also after a restart.
 */
export function oncePerReference(send: Send): Send {
  const underWay = new Map<string, Promise<{ hash: string }>>()
  let last: Promise<unknown> = Promise.resolve()

  return (transfer) => {
    const earlier = underWay.get(transfer.reference)
    if (earlier) return earlier

    const sending = last.then(() => send(transfer)).finally(() => underWay.delete(transfer.reference))
    underWay.set(transfer.reference, sending)
    last = sending.catch(() => {})
    return sending
  }
}
