/** The fields of a `MessageEvent` that are read. The browser sets origin and source, so the sender cannot forge them. */
interface ReceivedMessage {
  readonly origin: string
  readonly source: unknown
  readonly data: unknown
}

interface Sender {
  /** An origin, or the string `null` for pages with an opaque origin. */
  readonly origin: string
  /** The window of our own iframe; null while no iframe is open. */
  readonly window: unknown
}

function ownType(data: object): unknown {
  const keys = Reflect.ownKeys(data)
  if (keys.length !== 1 || keys[0] !== 'type') return null
  return Object.getOwnPropertyDescriptor(data, 'type')?.value
}

/**
 * Returns the type of a message, which is sent either as a bare string or as `{type}` with no other key. Returns null for a message from
 * another sender and for an unlisted type. It never throws, because any page can post any value to a window.
 */
export function readFrameMessage<const Type extends string>(
  { origin, source, data }: ReceivedMessage,
  sender: Sender,
  types: readonly Type[],
): Type | null {
  if (sender.window === null || source !== sender.window || origin !== originOf(sender.origin)) return null
  const sent = typeof data === 'object' && data !== null ? ownType(data) : data
  return types.find((type) => type === sent) ?? null
}

type MethodMessage = Readonly<Record<string, unknown>> & { readonly method: string }

/** A message `{method, …}` of our own frame, as a copy of its own fields; null for any other window, and for anything else. */
export function readMethodMessage(
  { source, data }: Pick<ReceivedMessage, 'source' | 'data'>,
  window: Sender['window'],
): MethodMessage | null {
  if (window === null || source !== window || typeof data !== 'object' || data === null) return null
  const method: unknown = Object.getOwnPropertyDescriptor(data, 'method')?.value
  return typeof method === 'string' ? { ...data, method } : null
}

/** Returns the origin of a URL that may have a path or a trailing slash. Text that is not an http(s) URL is returned unchanged. */
export function originOf(text: string): string {
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text).origin : text
}
