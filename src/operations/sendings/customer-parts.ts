import type { SendingParts } from '../off-ramp/follow-to-end.ts'

export type CustomerParts = Pick<SendingParts, 'api' | 'journal' | 'node'>

/** What the present customer's work is done with (`customerWork`): no token of a later customer serves it, not even for the relay. */
export function partsOfCustomer({ api, journal, node }: CustomerParts): CustomerParts {
  const session = api.ofSession()
  const relay: typeof node.relay = async (...signed) => (session.isOpen() ? node.relay(...signed) : 'unknown')
  return { api: session, journal: journal.ofCustomer(), node: { ...node, relay } }
}
