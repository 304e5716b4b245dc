/** A node of the host: its URL, with the headers that its calls carry where it wants a key. */
export type RpcNode = string | { readonly url: string; readonly headers?: Readonly<Record<string, string>> }

/** Where one node is asked. Its query and headers may hold a key, so neither is ever shown, logged or stored. */
export interface Endpoint {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

/** No browser asks a URL with a name and a password in it; its refusal would quote both. */
function readUrl(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : ''
  if (!URL.canParse(text)) return null
  const { protocol, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && !username && !password ? text : null
}

function readHeaders(value: unknown): Readonly<Record<string, string>> {
  const entries = Object.entries(value ?? {}).map(([name, text]) => {
    if (typeof text !== 'string') throw new TypeError('not a header')
    return [name, text] as const
  })
  return Object.fromEntries(new Headers(Object.fromEntries(entries)))
}

function readNode(value: unknown): readonly Endpoint[] {
  try {
    const { url, headers } = typeof value === 'string' ? { url: value } : (value as Readonly<Record<string, unknown>>)
    const known = readUrl(url)
    return known === null ? [] : [{ url: known, headers: readHeaders(headers) }]
  } catch {
    return []
  }
}

/** The nodes that a host names for a network, in its order. A host's value may be anything, so what is no node is left out. */
export function readNodes(rpcUrls: unknown, network: string): readonly Endpoint[] {
  try {
    const value = (rpcUrls as Readonly<Record<string, unknown>> | null | undefined)?.[network]
    const listed: readonly unknown[] = Array.isArray(value) ? Array.from(value as readonly unknown[]) : [value]
    return listed.flatMap(readNode)
  } catch {
    return []
  }
}
