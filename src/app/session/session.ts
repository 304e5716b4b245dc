import type { ApiClient } from '../../api/client.ts'
import type { Emit } from '../../domain/ramp-events.ts'
import type { IdentityTokens } from '../../domain/sign-in/sign-in.ts'
import { keepDownload } from '../../lib/timing/retry-download.ts'
import { withTimeout } from '../../lib/timing/with-timeout.ts'
import type { World } from '../../lib/world.ts'
import { tokensOf, type SessionStore, type Tokens } from '../../stores/session.ts'
import { tokenStorage } from './token-storage.ts'

export const loadIdentity = keepDownload(() => import('../../api/identity.ts'))

const SIGN_OUT_WAIT_MS = 3000

interface Parts {
  /** Where the storage keeps this session, and the name under which tabs announce its end. */
  readonly place: string
  readonly world: World
  readonly session: SessionStore
  readonly emit: Emit
  api(): ApiClient
  /** Called after each sign-in, with the data for analytics. */
  identify(tokens: IdentityTokens): void
  /** Drops the customer's data: cached queries, drafts and the navigation stack. */
  forget(): void
  /** Shows that the session expired. */
  explainExpiry(): void
}

export interface SessionRunner {
  /** Restores the tab's stored session, or exchanges the host's one-time token. */
  start(authToken: string | null): Promise<void>
  signIn(token: string): Promise<void>
  refresh(): Promise<string | null>
  expire(): void
  /** Resolves with false when the host cancelled the sign-out. */
  signOut(): Promise<boolean>
  /** Drops the session in this element without a call. */
  drop(): void
  close(): void
}

interface Leaving extends Pick<Parts, 'session' | 'emit' | 'api'> {
  readonly stored: ReturnType<typeof tokenStorage>
  readonly tabs: ReturnType<World['tabs']['channel']>
  end(): void
}

/** Signs out on the server, in this tab and in the others. */
function createLeaving({ session, emit, api, stored, tabs, end }: Leaving) {
  let isLeaving = false
  return {
    isUnderWay: () => isLeaving,
    async signOut() {
      if (!emit('ramp-before-sign-out', null)) return false
      const present = tokensOf(session.getState())
      if (!present) return true
      isLeaving = true
      // A reload while the call is pending must not restore the session.
      stored.clear()
      // The other tabs are notified before their calls fail.
      tabs.post(`signed-out:${present.uid}`)
      // What is loaded too late must not sign out the next customer.
      const request = loadIdentity().then<unknown>(({ signOut }) => isLeaving && signOut(api()))
      await withTimeout(SIGN_OUT_WAIT_MS, request, () => undefined).catch(() => undefined)
      isLeaving = false
      // A customer who has signed in again stays signed in.
      if (tokensOf(session.getState()) === present) end()
      return true
    },
  }
}

interface Restoring {
  readonly session: SessionStore
  readonly stored: ReturnType<typeof tokenStorage>
  signIn(token: string): Promise<void>
}

async function restore({ session, stored, signIn }: Restoring, authToken: string | null): Promise<void> {
  const restored = stored.read()
  if (restored && !authToken) return session.dispatch({ type: 'signedIn', tokens: restored })
  try {
    if (authToken) await signIn(authToken)
  } finally {
    session.dispatch({ type: 'nothingRestored' })
  }
}

export function createSessionRunner(parts: Parts): SessionRunner {
  const { place, world, session, emit } = parts
  const stored = tokenStorage(world.storage.session, place)
  const tabs = world.tabs.channel(`${place}:session`, (message) => {
    const uid = tokensOf(session.getState())?.uid
    if (uid !== undefined && message === `signed-out:${uid}`) end()
  })

  const keep = (tokens: Tokens) => {
    stored.write(tokens)
    return tokens
  }

  function end() {
    if (session.getState().session.status !== 'signedIn') return
    stored.clear()
    session.dispatch({ type: 'signedOut' })
    parts.forget()
    emit('ramp-signed-out', null)
  }

  async function signIn(token: string) {
    const { exchangeToken } = await loadIdentity()
    const tokens = await exchangeToken(parts.api(), token)
    // Data and drafts of another customer must not remain.
    if (tokens.uid !== tokensOf(session.getState())?.uid) end()
    keep(tokens)
    session.dispatch({ type: 'signedIn', tokens })
    parts.identify(tokens)
    emit('ramp-signed-in', { customerId: tokens.uid })
  }

  const leaving = createLeaving({ ...parts, stored, tabs, end })
  return {
    signIn,
    start: (authToken) => restore({ session, stored, signIn }, authToken),
    async refresh() {
      const present = tokensOf(session.getState())
      if (!present || leaving.isUnderWay()) return null
      const { refreshToken } = await loadIdentity()
      const tokens = await refreshToken(parts.api(), present.refreshToken)
      if (leaving.isUnderWay() || tokensOf(session.getState())?.uid !== present.uid) return null
      session.dispatch({ type: 'refreshed', tokens: keep(tokens) })
      return tokens.idToken
    },
    expire() {
      if (tokensOf(session.getState()) === null) return
      end()
      // Pending calls also fail with a 401 during a sign-out.
      if (!leaving.isUnderWay()) parts.explainExpiry()
    },
    signOut: leaving.signOut,
    drop: end,
    close: () => tabs.close(),
  }
}
