import { loadIdentity } from './load-identity.ts'
import { createSignIn } from './sign-in.ts'
import { createSignOut } from './sign-out.ts'
import { createTurns, type SessionParts, type Turns } from './turns.ts'

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

/** Renews the tokens of the present session. Null when there is none, or when the answer is another customer's. */
async function refresh({ present, wish, keep, session, api }: Turns): Promise<string | null> {
  const before = present()
  const isLeaving = () => wish()?.kind === 'signOut'
  if (!before || isLeaving()) return null
  const { refreshToken } = await loadIdentity()
  const isSame = () => present() === before && !isLeaving()
  const tokens = isSame() ? await refreshToken(api(), before.refreshToken) : null
  if (isLeaving()) return null
  // The session was renewed or replaced since.
  if (!tokens || !isSame()) return present()?.uid === before.uid ? present()!.idToken : null
  if (tokens.uid !== before.uid) return null
  // While a token is exchanged, a reload restores nothing.
  if (!wish()) keep(tokens)
  session.dispatch({ type: 'refreshed', tokens })
  return tokens.idToken
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
    refresh: () => refresh(turns),
    expire() {
      const isLeaving = turns.wish()?.kind === 'signOut'
      if (!turns.present()) return
      turns.end()
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
