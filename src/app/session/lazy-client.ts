import type { ApiClient } from '../../api/client.ts'
import type { ApiContext } from '../../api/http/context.ts'
import { clientWithin } from '../../api/http/client-within.ts'
import { keepDownload } from '../../lib/timing/retry-download.ts'

/** An API client whose code is downloaded with its first call, so that the first screen is usable before it. */
export function createLazyClient(contextOf: () => Promise<ApiContext>): ApiClient {
  let present: ApiClient | null = null
  let closed = false
  let session = new AbortController()

  async function make(): Promise<ApiClient> {
    const [{ createApiClient }, context] = await Promise.all([import('../../api/client.ts'), contextOf()])
    present = createApiClient(context)
    if (closed) present.close()
    return present
  }
  const loaded = keepDownload(make)
  function abort() {
    session.abort()
    session = new AbortController()
    present?.abort()
  }
  const client: ApiClient = {
    async request(method, path, options) {
      // The session may end while the code is downloaded.
      const within = options.within ?? (options.outlivesSession ? undefined : session.signal)
      return (await loaded()).request(method, path, { ...options, ...(within && { within }) })
    },
    report: (entry) => present?.report(entry),
    abort,
    close() {
      closed = true
      abort()
      present?.close()
    },
    ofSession: () => clientWithin(client, session.signal),
    isOpen: () => !closed,
  }
  return client
}
