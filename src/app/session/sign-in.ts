import { superseded } from '../../api/error.ts'
import type { IdentityTokens } from '../../domain/sign-in/sign-in.ts'
import type { Wish } from '../../stores/session.ts'
import { loadIdentity } from './load-identity.ts'
import type { Turns } from './turns.ts'

/** Exchanges one-time tokens for sessions, as long as no later wish takes the turn. */
export function createSignIn(turns: Turns) {
  const { session, stored, isPresent, emit } = turns
  let running = new AbortController()

  async function exchange(token: string, wish: Wish): Promise<void> {
    const { signal } = running
    const { exchangeToken, signOut } = await loadIdentity()
    if (!isPresent(wish)) throw superseded()
    const tokens = await exchangeToken(turns.api(), token, signal)
    if (isPresent(wish)) return begin(tokens)
    // The server has begun a session that nobody wants any more.
    if (!signal.aborted) void signOut(turns.api(), tokens).catch(() => undefined)
    throw superseded()
  }

  function begin(tokens: IdentityTokens) {
    turns.begin(tokens)
    turns.identify(tokens)
    emit('ramp-signed-in', { customerId: tokens.uid })
  }

  return {
    /** Rejects with the kind `aborted` when a later wish has taken the turn. */
    async signIn(token: string): Promise<void> {
      const wish = turns.take({ kind: 'signIn' })
      // It may be another customer's token: a reload must not restore the earlier one.
      stored.forgetTokens()
      try {
        await exchange(token, wish)
      } catch (error) {
        if (!isPresent(wish)) throw superseded()
        session.dispatch({ type: 'wishEnded' })
        turns.end()
        throw error
      }
    },
    /** Ends an exchange without a call. */
    drop() {
      running.abort()
      running = new AbortController()
      session.dispatch({ type: 'wishEnded' })
    },
  }
}
