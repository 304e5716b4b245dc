import type { ChainTransfer } from '../sandbox/payouts/chain-port.ts'

type Send = (transfer: ChainTransfer) => Promise<{ hash: string }>

/**
 * One transfer at a time, and a repeated reference gets the answer of the call under way. It remembers no longer than the
 * call takes: what was sent before is on the chain, where `send` looks first, and that also survives this process.
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
