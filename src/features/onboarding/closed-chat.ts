import type { Chat } from '../../domain/host.ts'

interface Customer {
  readonly userId: string
  readHash(): Promise<string>
  /** Whether the session in which the chat was closed is still open. */
  isSessionOpen(): boolean
}

/** The latest closing of each chat. An earlier closing must not open the chat again. */
const closings = new WeakMap<Chat, object>()

/** The host's code may throw, which must not break a screen. */
function attempt(work: () => void) {
  try {
    work()
  } catch {
    // An error in the host's chat is the host's to handle.
  }
}

/** Closes the chat and returns a function that opens it again. */
export function closeChat(chat: Chat, { userId, readHash, isSessionOpen }: Customer): () => Promise<void> {
  const opening = {}
  closings.set(chat, opening)
  attempt(() => chat.shutdown())
  return async () => {
    if (!isSessionOpen()) return
    // Without a proof of the customer's identity the chat stays closed.
    const hash = await readHash().catch(() => null)
    if (hash === null || !isSessionOpen() || closings.get(chat) !== opening) return
    attempt(() => chat.boot({ userId, hash }))
  }
}
