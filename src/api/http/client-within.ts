import type { ApiClient } from '../client.ts'

/** The client for work that ends with a session. */
export function clientWithin(client: ApiClient, within: AbortSignal): ApiClient {
  const own: ApiClient = {
    ...client,
    request: (method, path, options) => client.request(method, path, { ...options, within }),
    ofSession: () => own,
    isOpen: () => !within.aborted && client.isOpen(),
  }
  return own
}
