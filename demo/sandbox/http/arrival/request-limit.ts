import type { ServerOptions } from 'node:http'

/** A megabyte, the longest body, arrives in that time at 280 kbit/s. */
const REQUEST_MS = 30_000

/** A request that is not complete by then is answered with 408, and its connection is closed. */
export const requestLimit = (requestMs = REQUEST_MS): ServerOptions => ({
  requestTimeout: requestMs,
  headersTimeout: requestMs,
  connectionsCheckingInterval: Math.min(requestMs, 5000),
})
