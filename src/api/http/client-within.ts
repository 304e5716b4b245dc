import type { Method, RequestOptions } from './context.ts'

interface Calls<Client> {
  request<T>(method: Method, path: string, options: RequestOptions<T>): Promise<T>
  ofSession(): Client
  isOpen(): boolean
}

/** The client for work that ends with a session. */
export function clientWithin<Client extends Calls<Client>>(client: Client, within: AbortSignal): Client {
  const bounded: Client = {
    ...client,
    request: <T>(method: Method, path: string, options: RequestOptions<T>) =>
      client.request(method, path, { ...options, within }),
    ofSession: () => bounded,
    isOpen: () => !within.aborted && client.isOpen(),
  }
  return bounded
}
