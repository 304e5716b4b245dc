import { expect, test } from 'vitest'
import { createSessionStore, customerIdOf, tokensOf, type SessionEvent } from './session.ts'

const tokens = { idToken: 'id', refreshToken: 'refresh', uid: 'customer_abc', email: 'a@example.com' }
const newer = { ...tokens, idToken: 'id2' }
const pending = { email: 'a@example.com', customerId: 'customer_abc', preventSendingEmail: false }
function after(...events: SessionEvent[]) {
  const store = createSessionStore()
  for (const event of events) store.dispatch(event)
  return store.getState()
}

test('a session starts as loading, and is signed out when no tokens are stored [NAV-11]', () => {
  expect(after().session.status).toBe('loading')
  expect(after({ type: 'nothingRestored' }).session.status).toBe('signedOut')
})

test('the store holds the customer id of the login, and that of the token after the sign-in [STORE-02]', () => {
  expect(customerIdOf(after({ type: 'loginAccepted', pending }))).toBe('customer_abc')
  expect(customerIdOf(after({ type: 'signedIn', tokens }))).toBe('customer_abc')
  expect(customerIdOf(after({ type: 'signedIn', tokens }, { type: 'signedOut' }))).toBeNull()
})

test('a refresh that is answered after the sign-out does not sign in again [SAFE-F6]', () => {
  expect(tokensOf(after({ type: 'signedIn', tokens }, { type: 'refreshed', tokens: newer }))).toEqual(newer)
  expect(
    tokensOf(after({ type: 'signedIn', tokens }, { type: 'signedOut' }, { type: 'refreshed', tokens: newer })),
  ).toBeNull()
})

test('a late result of the restore does not undo a sign-in [SAFE-F6]', () => {
  expect(tokensOf(after({ type: 'signedIn', tokens }, { type: 'nothingRestored' }))).toEqual(tokens)
})
