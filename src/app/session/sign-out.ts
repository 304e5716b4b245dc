import { withTimeout } from '../../lib/timing/with-timeout.ts'
import type { Tokens } from '../../stores/session.ts'
import { loadIdentity } from './load-identity.ts'
import type { Turns } from './turns.ts'

const SIGN_OUT_WAIT_MS = 3000

/** Signs out on the server, in this tab and in the others. */
export function createSignOut(turns: Turns) {
  const { session, stored, tabs, emit } = turns
  let leaving: Promise<void> = Promise.resolve()

  async function leave(tokens: Tokens): Promise<void> {
    const wish = turns.take({ kind: 'signOut', tokens })
    // A reload while the call is pending must not restore the session.
    stored.clear()
    // The other tabs are notified before their calls fail.
    tabs.post(`signed-out:${tokens.uid}`)
    const request = loadIdentity().then(({ signOut }) => signOut(turns.api(), tokens))
    await withTimeout(SIGN_OUT_WAIT_MS, request, () => undefined).catch(() => undefined)
    // A customer who has signed in again stays signed in.
    if (!turns.isPresent(wish)) return
    session.dispatch({ type: 'wishEnded' })
    turns.end()
  }

  /** Nobody is signed in yet, but somebody may be about to be. */
  function dropSignIn() {
    const { wish, pending } = session.getState()
    if (!wish && !pending) return
    stored.clear()
    session.dispatch({ type: 'wishEnded' })
    session.dispatch({ type: 'signedOut' })
    turns.forget()
  }

  /** Resolves with false when the host cancelled it. */
  return async (): Promise<boolean> => {
    if (!emit('ramp-before-sign-out', null)) return false
    const tokens = turns.present()
    if (!tokens) dropSignIn()
    else if (turns.wish()?.kind !== 'signOut') leaving = leave(tokens)
    await leaving
    return true
  }
}
