/** What a `MessageEvent` says about itself; the browser, not the sender, fills in origin and source. */
export interface ReceivedMessage {
  readonly origin: string
  readonly source: unknown
  readonly data: unknown
}

export interface Sender {
  /** An origin, or the word `null` for pages that have none. */
  readonly origin: string
  /** The window of the frame that we opened; null while there is none. */
  readonly window: unknown
}

function ownType(data: object): unknown {
  const keys = Reflect.ownKeys(data)
  if (keys.length !== 1 || keys[0] !== 'type') return null
  return Object.getOwnPropertyDescriptor(data, 'type')?.value
}

/**
 * The type of a message, sent bare or as `{type}` and nothing beside it; null for whatever comes from another place or is not listed. It
 * never throws, because anybody may post anything to a window.
 */
export function readFrameMessage<const Type extends string>(
  { origin, source, data }: ReceivedMessage,
  sender: Sender,
  types: readonly Type[],
): Type | null {
  if (sender.window === null || source !== sender.window || origin !== originOf(sender.origin)) return null
  const word = typeof data === 'object' && data !== null ? ownType(data) : data
  return types.find((type) => type === word) ?? null
}

export type MethodMessage = Readonly<Record<string, unknown>> & { readonly method: string }

/** A message `{method, …}` of our own frame, as a copy of its own fields; null for whatever another window says, and for what is no such message. */
export function readMethodMessage(
  { source, data }: Pick<ReceivedMessage, 'source' | 'data'>,
  window: Sender['window'],
): MethodMessage | null {
  if (window === null || source !== window || typeof data !== 'object' || data === null) return null
  const method: unknown = Object.getOwnPropertyDescriptor(data, 'method')?.value
  return typeof method === 'string' ? { ...data, method } : null
}

/** The origin of an address that may have a path or a slash at its end; what is no web address stays as it is. */
export function originOf(text: string): string {
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text).origin : text
}
