import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/error.ts'
import { KEY, REFRESH, SIGN_OUT, TOKEN, fresh, openBrowser, tokens } from './session.fixture.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a sign-out clears memory and storage, here after the server’s answer, in other tabs at once [SAFE-F6]', async () => {
  const { open, log, nextCall } = openBrowser()
  const [one, two] = [open('one'), open('two')]
  const done = one.runner.signOut()
  expect([one.status(), two.status()]).toEqual(['signedIn', 'signedOut'])
  ;(await nextCall(SIGN_OUT)).resolve(undefined)
  expect(await done).toBe(true)
  expect([one, two].map(({ storage, status }) => [storage.getItem(KEY), status()])).toEqual([
    [null, 'signedOut'],
    [null, 'signedOut'],
  ])
  expect(log).toEqual([
    'one ramp-before-sign-out',
    'two forgets',
    'two ramp-signed-out',
    'one forgets',
    'one ramp-signed-out',
  ])
})

test('a reload while the sign-out waits for the server restores nothing [SAFE-F6]', () => {
  const { open } = openBrowser()
  const { runner, storage } = open('one')
  expect(storage.getItem(KEY)).not.toBeNull()
  void runner.signOut()
  expect(storage.getItem(KEY)).toBeNull()
})

test('a sign-out that the server does not answer takes effect after three seconds', async () => {
  const { open } = openBrowser()
  const { runner, status } = open('one')
  const done = runner.signOut()
  await vi.advanceTimersByTimeAsync(2999)
  expect(status()).toBe('signedIn')
  await vi.advanceTimersByTimeAsync(1)
  await done
  expect(status()).toBe('signedOut')
})

test('calls that fail with a 401 during the sign-out neither renew the token nor show a toast', async () => {
  const { open, log, nextCall } = openBrowser()
  const { runner, status } = open('one')
  const done = runner.signOut()
  expect(await runner.refresh()).toBeNull()
  runner.expire()
  expect(status()).toBe('signedOut')
  ;(await nextCall(SIGN_OUT)).resolve(undefined)
  await done
  expect(log.filter((line) => line !== 'one ramp-before-sign-out')).toEqual(['one forgets', 'one ramp-signed-out'])
})

test('a renewal that is answered during or after the sign-out starts no session [SAFE-F6]', async () => {
  const { open, nextCall } = openBrowser()
  const { runner, status, storage } = open('one')
  const renewal = runner.refresh()
  const late = await nextCall(REFRESH)
  const done = runner.signOut()
  late.resolve(fresh)
  expect(await renewal).toBeNull()
  ;(await nextCall(SIGN_OUT)).resolve(undefined)
  await done
  expect([status(), storage.getItem(KEY)]).toEqual(['signedOut', null])
})

test('a renewal for one customer is not stored for the next', async () => {
  const { open, nextCall } = openBrowser()
  const { runner, session, storage } = open('one')
  const renewal = runner.refresh()
  const late = await nextCall(REFRESH)
  runner.drop()
  session.dispatch({ type: 'signedIn', tokens: { ...tokens, uid: 'customer_b' } })
  late.resolve(fresh)
  expect(await renewal).toBeNull()
  expect([session.getState().session, storage.getItem(KEY)]).toEqual([
    { status: 'signedIn', tokens: { ...tokens, uid: 'customer_b' } },
    null,
  ])
})

test('a customer who signs in again while a sign-out is pending stays signed in', async () => {
  const { open, nextCall } = openBrowser()
  const { runner, session, status } = open('one')
  const done = runner.signOut()
  runner.expire()
  session.dispatch({ type: 'signedIn', tokens: { ...tokens } })
  const refused = new ApiError({ kind: 'unauthorized', outcome: 'definite' } as never)
  ;(await nextCall(SIGN_OUT)).reject(refused)
  ;(await nextCall(REFRESH)).reject(refused)
  await done
  expect(status()).toBe('signedIn')
})

test('an expired session is explained, in this tab only', async () => {
  const { open, log } = openBrowser()
  const [one, two] = [open('one'), open('two')]
  one.runner.expire()
  expect(log).toEqual(['one forgets', 'one ramp-signed-out', 'one expired'])
  expect(two.status()).toBe('signedIn')
})

test('a host that signs in another customer leaves no data of the previous one [SAFE-F6]', async () => {
  const { open, log, nextCall } = openBrowser()
  const { runner, session, storage } = open('one')
  const other = { ...fresh, uid: 'customer_b', email: 'b@example.com' }
  const done = runner.signIn('one-time')
  const exchange = await nextCall(TOKEN)
  expect(log).toEqual([])
  exchange.resolve(other)
  await done
  expect(log).toEqual(['one forgets', 'one ramp-signed-out', 'one ramp-signed-in'])
  expect(session.getState().session).toMatchObject({ status: 'signedIn', tokens: { uid: 'customer_b' } })
  expect(JSON.parse(storage.getItem(KEY) ?? '')).toMatchObject({ uid: 'customer_b' })
})

test('a signed-in customer is identified to the analytics once, before ramp-signed-in [AUTH-12]', async () => {
  const { open, nextCall, log, identified } = openBrowser()
  const { runner } = open('a')
  expect(identified).toEqual([])
  const handing = runner.signIn('one-time token')
  const exchange = await nextCall(TOKEN)
  exchange.resolve(fresh)
  await handing
  expect(identified).toEqual([fresh])
  expect(log).toEqual(['a ramp-signed-in'])
})

test('signing in the same customer again keeps the session’s data', async () => {
  const { open, log, nextCall } = openBrowser()
  const { runner, storage } = open('one')
  const done = runner.signIn('one-time')
  ;(await nextCall(TOKEN)).resolve(fresh)
  await done
  expect(log).toEqual(['one ramp-signed-in'])
  expect(JSON.parse(storage.getItem(KEY) ?? '')).toMatchObject({ idToken: 'id_2' })
})

test('the tab stores the tokens and the uid, but no e-mail, after a sign-in and after a renewal [SAFE-F6]', async () => {
  const { open, nextCall } = openBrowser()
  const { runner, storage } = open('one')
  const names = () => Object.keys(JSON.parse(storage.getItem(KEY) ?? '') as object)
  const done = runner.signIn('one-time')
  ;(await nextCall(TOKEN)).resolve(fresh)
  await done
  expect(names()).toEqual(['idToken', 'refreshToken', 'uid'])
  const renewal = runner.refresh()
  ;(await nextCall(REFRESH)).resolve(fresh)
  await renewal
  expect(names()).toEqual(['idToken', 'refreshToken', 'uid'])
})
