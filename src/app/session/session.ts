import { loadIdentity } from './load-identity.ts'
import { createSignIn } from './sign-in.ts'
import { createSignOut } from './sign-out.ts'
import { createTurns, EXPIRED, type SessionParts } from './turns.ts'

export interface SessionRunner {
  /** Restores the tab's stored session, or exchanges the host's one-time token. */
  start(authToken: string | null): Promise<void>
  /** Rejects with the kind `aborted` when a later wish has taken the turn. */
  signIn(token: string): Promise<void>
  refresh(): Promise<string | null>
  expire(): void
  /** Resolves with false when the host cancelled the sign-out. */
  signOut(): Promise<boolean>
  /** Drops the session in this element without a call. */
  drop(): void
  close(): void
}

export function createSessionRunner(parts: SessionParts): SessionRunner {
  const turns = createTurns(parts)
  const { session, stored, tabs } = turns
  const { signIn, drop } = createSignIn(turns)
  return {
    signIn,
    async start(authToken) {
      if (authToken) return signIn(authToken)
      const restored = stored.read()
      session.dispatch(restored ? { type: 'signedIn', tokens: restored } : { type: 'nothingRestored' })
    },
    async refresh() {
      const before = turns.present()
      return (await loadIdentity()).renew(turns, before)
    },
    expire() {
      const isLeaving = turns.wish()?.kind === 'signOut'
      // Another element of this tab may have renewed the tokens.
      if (!turns.present() || turns.follow()) return
      turns.end()
      tabs.post(EXPIRED)
      // Pending calls also fail with a 401 during a sign-out.
      if (!isLeaving) parts.explainExpiry()
    },
    signOut: createSignOut(turns),
    drop() {
      drop()
      stored.clear()
      turns.end()
    },
    close() {
      drop()
      tabs.close()
    },
  }
}
