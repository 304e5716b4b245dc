import type { ApiClient } from '../../api/client.ts'
import type { ApiContext } from '../../api/http/context.ts'
import { keepDownload } from '../../lib/timing/retry-download.ts'

/** An API client whose code is downloaded with its first call, so that the first screen is usable before it. */
export function createLazyClient(contextOf: () => Promise<ApiContext>): ApiClient {
  let present: ApiClient | null = null
  let closed = false

  async function make(): Promise<ApiClient> {
    const [{ createApiClient }, context] = await Promise.all([import('../../api/client.ts'), contextOf()])
    present = createApiClient(context)
    if (closed) present.close()
    return present
  }
  const client = keepDownload(make)
  return {
    request: async (method, path, options) => (await client()).request(method, path, options),
    report: (entry) => present?.report(entry),
    abort: () => present?.abort(),
    close() {
      closed = true
      present?.close()
    },
  }
}
