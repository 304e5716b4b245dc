import type { ApiClient } from '../../api/client.ts'
import type { Emit } from '../../domain/ramp-events.ts'
import type { IdentityTokens } from '../../domain/sign-in/sign-in.ts'
import type { World } from '../../lib/world.ts'
import { tokensOf, type SessionStore, type Tokens, type Wish } from '../../stores/session.ts'
import { loadIdentity } from './load-identity.ts'
import { tokenStorage } from './token-storage.ts'

export interface SessionParts {
  /** The key of this session in the tab's storage. The channel by which elements and tabs hear of its end has the same name. */
  readonly storageKey: string
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

/** What each wish about the session acts with. A wish takes the turn of the one before it. */
export interface Turns extends SessionParts {
  readonly stored: ReturnType<typeof tokenStorage>
  readonly tabs: ReturnType<World['tabs']['channel']>
  present(): Tokens | null
  wish(): Wish | null
  take<Next extends Wish>(next: Next): Next
  /** Whether no later wish has taken the turn. */
  isPresent(wish: Wish): boolean
  end(): void
  /** Takes over the tokens that another element has stored in this tab. False if there are none that are newer. */
  follow(): boolean
  /** Stores what the other elements of this tab follow. */
  keep(tokens: Tokens): void
  begin(tokens: Tokens): void
}

type Listening = Pick<Turns, 'storageKey' | 'world' | 'api' | 'stored' | 'present' | 'end' | 'follow'>

/** Says that the tab's storage has newer tokens: none goes over the channel. */
const CHANGED = 'changed'

/** Says that the server has refused the tokens of this tab. */
export const EXPIRED = 'expired'

/** What follows another element of the application, which has signed in in this tab, has renewed or has expired, and another tab's sign-out. */
function listen({ storageKey, world, api, stored, present, end, follow }: Listening) {
  return world.tabs.channel(`${storageKey}:session`, (message) => {
    const uid = present()?.uid
    if (message === CHANGED) follow()
    // This element may have renewed them meanwhile.
    else if (message === EXPIRED && uid !== undefined && !stored.read())
      void loadIdentity().then(
        ({ check }) => check({ api }),
        () => {},
      )
    else if (uid !== undefined && message === `signed-out:${uid}`) end()
  })
}

export function createTurns(parts: SessionParts): Turns {
  const { storageKey, world, session, emit } = parts
  const stored = tokenStorage(world.storage.session, storageKey)
  const present = () => tokensOf(session.getState())
  const wish = () => session.getState().wish

  function end() {
    if (!present()) return
    stored.clear()
    session.dispatch({ type: 'signedOut' })
    parts.forget()
    emit('ramp-signed-out', null)
  }

  /** What another customer read and typed is dropped first. */
  function signInWith(tokens: Tokens) {
    if (tokens.uid !== present()?.uid) end()
    stored.write(tokens)
    session.dispatch({ type: 'signedIn', tokens })
  }

  function follow(): boolean {
    const kept = stored.read()
    // Another tab's storage is its own, so it finds nothing new here.
    if (!kept || wish() || kept.idToken === present()?.idToken) return false
    const isOther = kept.uid !== present()?.uid
    signInWith(kept)
    if (isOther) emit('ramp-signed-in', { customerId: kept.uid })
    return true
  }

  const acting = { ...parts, stored, present, wish, end, follow }
  const tabs = listen(acting)
  return {
    ...acting,
    tabs,
    isPresent: (one) => wish() === one,
    take(next) {
      // The customer has asked to be signed out, and only the server's answer is outstanding.
      if (wish()?.kind === 'signOut') end()
      session.dispatch({ type: 'wished', wish: next })
      return next
    },
    keep(tokens) {
      stored.write(tokens)
      tabs.post(CHANGED)
    },
    begin(tokens) {
      signInWith(tokens)
      tabs.post(CHANGED)
    },
  }
}
