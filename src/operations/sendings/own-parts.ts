import type { SendingParts } from '../off-ramp/settle-sending.ts'

export type OwnParts = Pick<SendingParts, 'api' | 'journal' | 'node'>

/** What the present customer's work is done with (`customerWork`): no token of a later customer serves it, not even for the relay. */
export function ownParts({ api, journal, node }: OwnParts): OwnParts {
  const own = api.ofSession()
  const relay: typeof node.relay = async (...signed) => (own.isOpen() ? node.relay(...signed) : 'unknown')
  return { api: own, journal: journal.ofCustomer(), node: { ...node, relay } }
}
