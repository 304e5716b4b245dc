import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ApiClient } from '../../api/client.ts'
import { ApiError } from '../../api/error.ts'
import type { KeyValueStore, World } from '../../lib/world.ts'
import { createSessionStore, type Tokens } from '../../stores/session.ts'
import { createSessionRunner } from './session.ts'

const tokens: Tokens = { idToken: 'id', refreshToken: 'refresh', uid: 'customer_a' }
const fresh = { ...tokens, idToken: 'id_2', refreshToken: 'refresh_2', email: 'a@example.com', expiresIn: 3600 }
const KEY = 'sphere-ramp:https://api.example.com:application_acme'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function memory(): KeyValueStore {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

interface Call {
  readonly path: string
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

/** Removes and returns the first item with this path. */
const taken = <Item extends { readonly path: string }>(list: Item[], path: string): Item | undefined => {
  const index = list.findIndex((each) => each.path === path)
  return index < 0 ? undefined : list.splice(index, 1)[0]
}

/** A browser whose tabs receive each other's messages at once, and a server whose answers the test gives. */
function browser() {
  const listeners = new Set<{ name: string; onMessage: (message: unknown) => void }>()
  const identified: unknown[] = []
  const log: string[] = []
  const waiting: Call[] = []
  const wanted: { path: string; give: (call: Call) => void }[] = []

  function open(name: string) {
    const session = createSessionStore()
    const storage = memory()
    const tabs: World['tabs'] = {
      lock: (_name, work) => work(),
      channel(topic, onMessage) {
        const listener = { name: topic, onMessage }
        listeners.add(listener)
        return {
          post: (message) =>
            [...listeners]
              .filter((each) => each !== listener && each.name === topic)
              .forEach((each) => each.onMessage(message)),
          close: () => listeners.delete(listener),
        }
      },
    }
    const api = {
      request: (_method: string, path: string) =>
        new Promise((resolve, reject) => {
          const call = { path, resolve, reject }
          const want = taken(wanted, path)
          if (want) want.give(call)
          else waiting.push(call)
        }),
    } as unknown as ApiClient
    const runner = createSessionRunner({
      origin: 'https://api.example.com',
      applicationId: 'application_acme',
      world: { storage: { session: storage, local: memory() }, tabs } as unknown as World,
      session,
      emit: (type) => {
        log.push(`${name} ${type}`)
        return true
      },
      api: () => api,
      identify: (who) => void identified.push(who),
      forget: () => log.push(`${name} forgets`),
      explainExpiry: () => log.push(`${name} expired`),
    })
    storage.setItem(KEY, JSON.stringify(tokens))
    void runner.start(null)
    return { runner, storage, status: () => session.getState().session.status, session }
  }
  /** Resolves with the next call of this path. */
  const nextCall = (path: string): Promise<Call> =>
    new Promise((give) => {
      const call = taken(waiting, path)
      if (call) give(call)
      else wanted.push({ path, give })
    })
  return { open, log, identified, nextCall }
}

const SIGN_OUT = '/v1/identity/sign-out'
const REFRESH = '/v1/identity/refresh'

test('a sign-out clears memory and storage, here after the server’s answer, in other tabs at once [SAFE-F6]', async () => {
  const { open, log, nextCall } = browser()
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
  const { open } = browser()
  const { runner, storage } = open('one')
  expect(storage.getItem(KEY)).not.toBeNull()
  void runner.signOut()
  expect(storage.getItem(KEY)).toBeNull()
})

test('a sign-out that the server does not answer takes effect after three seconds', async () => {
  const { open } = browser()
  const { runner, status } = open('one')
  const done = runner.signOut()
  await vi.advanceTimersByTimeAsync(2999)
  expect(status()).toBe('signedIn')
  await vi.advanceTimersByTimeAsync(1)
  await done
  expect(status()).toBe('signedOut')
})

test('calls that fail with a 401 during the sign-out neither renew the token nor show a toast', async () => {
  const { open, log, nextCall } = browser()
  const { runner, status } = open('one')
  const done = runner.signOut()
  expect(await runner.refresh()).toBeNull()
  runner.expire()
  expect(status()).toBe('signedOut')
  ;(await nextCall(SIGN_OUT)).resolve(undefined)
  await done
  expect(log.filter((line) => line !== 'one ramp-before-sign-out')).toEqual(['one forgets', 'one ramp-signed-out'])
})

test('a renewal that is answered during or after the sign-out signs nobody in [SAFE-F6]', async () => {
  const { open, nextCall } = browser()
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
  const { open, nextCall } = browser()
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
  const { open, nextCall } = browser()
  const { runner, session, status } = open('one')
  const done = runner.signOut()
  runner.expire()
  session.dispatch({ type: 'signedIn', tokens: { ...tokens } })
  ;(await nextCall(SIGN_OUT)).reject(new ApiError({ kind: 'unauthorized', outcome: 'definite' } as never))
  await done
  expect(status()).toBe('signedIn')
})

test('an expired session is explained, in this tab only', async () => {
  const { open, log } = browser()
  const [one, two] = [open('one'), open('two')]
  one.runner.expire()
  expect(log).toEqual(['one forgets', 'one ramp-signed-out', 'one expired'])
  expect(two.status()).toBe('signedIn')
})

const TOKEN = '/v1/identity/token'

test('a host that signs in another customer leaves no data of the previous one [SAFE-F6]', async () => {
  const { open, log, nextCall } = browser()
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
  const { open, nextCall, log, identified } = browser()
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
  const { open, log, nextCall } = browser()
  const { runner, storage } = open('one')
  const done = runner.signIn('one-time')
  ;(await nextCall(TOKEN)).resolve(fresh)
  await done
  expect(log).toEqual(['one ramp-signed-in'])
  expect(JSON.parse(storage.getItem(KEY) ?? '')).toMatchObject({ idToken: 'id_2' })
})

test('the tab stores the tokens and the uid, but no e-mail, after a sign-in and after a renewal [SAFE-F6]', async () => {
  const { open, nextCall } = browser()
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
