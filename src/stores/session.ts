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

/** A login that waits for its one-time code. */
export interface PendingSignIn {
  readonly email: string
  readonly customerId: string
  readonly preventSendingEmail: boolean
}

interface SessionState {
  readonly session: Session
  readonly pending: PendingSignIn | null
}

export type SessionEvent =
  | { readonly type: 'nothingRestored' }
  | { readonly type: 'signedIn'; readonly tokens: Tokens }
  | { readonly type: 'refreshed'; readonly tokens: Tokens }
  | { readonly type: 'loginAccepted'; readonly pending: PendingSignIn }
  | { readonly type: 'signedOut' }

export const initialSession: SessionState = { session: { status: 'loading' }, pending: null }

export function sessionReducer(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'nothingRestored':
      return state.session.status === 'loading' ? { ...state, session: { status: 'signedOut' } } : state
    case 'signedIn':
      return { session: { status: 'signedIn', tokens: event.tokens }, pending: null }
    case 'refreshed':
      // A refresh that is answered after the sign-out must not sign in again.
      return state.session.status === 'signedIn'
        ? { ...state, session: { status: 'signedIn', tokens: event.tokens } }
        : state
    case 'loginAccepted':
      return { ...state, pending: event.pending }
    case 'signedOut':
      return { session: { status: 'signedOut' }, pending: null }
  }
}

export type SessionStore = ReducerStore<SessionState, SessionEvent>

export const createSessionStore = (): SessionStore => createReducerStore(sessionReducer, initialSession)

export const tokensOf = ({ session }: SessionState): Tokens | null =>
  session.status === 'signedIn' ? session.tokens : null

export const customerIdOf = (state: SessionState): string | null =>
  tokensOf(state)?.uid ?? state.pending?.customerId ?? null
