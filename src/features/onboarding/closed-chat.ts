import type { Chat } from '../../queries/host.ts'

interface Customer {
  readonly userId: string
  readHash(): Promise<string>
  /** Whether the session that the chat was closed in still lasts. */
  isThere(): boolean
}

/** Of each chat the closing that holds: what an earlier one would open again comes too late. */
const closings = new WeakMap<Chat, object>()

/** The host's code may throw; no screen stops for that. */
function attempt(work: () => void) {
  try {
    work()
  } catch {
    // The host's own matter.
  }
}

/** Returns what opens it again. */
export function closeChat(chat: Chat, { userId, readHash, isThere }: Customer): () => Promise<void> {
  const own = {}
  closings.set(chat, own)
  attempt(() => chat.shutdown())
  return async () => {
    if (!isThere()) return
    // A chat that cannot be proven who it speaks to stays closed.
    const hash = await readHash().catch(() => null)
    if (hash === null || !isThere() || closings.get(chat) !== own) return
    attempt(() => chat.boot({ userId, hash }))
  }
}
