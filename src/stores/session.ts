import { createReducerStore, type ReducerStore } from '../lib/reducer-store.ts'

export interface Tokens {
  readonly idToken: string
  readonly refreshToken: string
  readonly uid: string
}

export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'signedOut' }
  | { readonly status: 'signedIn'; readonly tokens: Tokens }

/** What was asked last of the session, while it is under way. A later wish replaces it, and the answer to an earlier one is dropped. */
export type Wish =
  /** A one-time token is being exchanged. */
  | { readonly kind: 'signIn' }
  /** The server is being told that this session ends. */
  | { readonly kind: 'signOut'; readonly tokens: Tokens }

/** A login that waits for its one-time code. */
export interface PendingSignIn {
  readonly email: string
  readonly customerId: string
  readonly preventSendingEmail: boolean
}

interface SessionState {
  readonly session: Session
  readonly pending: PendingSignIn | null
  readonly wish: Wish | null
}

export type SessionEvent =
  | { readonly type: 'nothingRestored' }
  | { readonly type: 'signedIn'; readonly tokens: Tokens }
  | { readonly type: 'refreshed'; readonly tokens: Tokens }
  | { readonly type: 'loginAccepted'; readonly pending: PendingSignIn }
  | { readonly type: 'signedOut' }
  | { readonly type: 'wished'; readonly wish: Wish }
  | { readonly type: 'wishEnded' }

const initialSession: SessionState = { session: { status: 'loading' }, pending: null, wish: null }

function sessionReducer(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'nothingRestored':
      return state.session.status === 'loading' ? { ...state, session: { status: 'signedOut' } } : state
    case 'signedIn':
      return { session: { status: 'signedIn', tokens: event.tokens }, pending: null, wish: null }
    case 'refreshed':
      // A refresh that is answered after the sign-out must not sign in again.
      return state.session.status === 'signedIn'
        ? { ...state, session: { status: 'signedIn', tokens: event.tokens } }
        : state
    case 'loginAccepted':
      return { ...state, pending: event.pending }
    case 'signedOut':
      return { ...state, session: { status: 'signedOut' }, pending: null }
    case 'wished':
      return { ...state, wish: event.wish }
    case 'wishEnded':
      return { ...sessionReducer(state, { type: 'nothingRestored' }), wish: null }
  }
}

export type SessionStore = ReducerStore<SessionState, SessionEvent>

export const createSessionStore = (): SessionStore => createReducerStore(sessionReducer, initialSession)

export const tokensOf = ({ session }: SessionState): Tokens | null =>
  session.status === 'signedIn' ? session.tokens : null

export const customerIdOf = (state: SessionState): string | null =>
  tokensOf(state)?.uid ?? state.pending?.customerId ?? null
