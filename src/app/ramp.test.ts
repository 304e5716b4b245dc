import { afterEach, expect, test, vi } from 'vitest'
import { emptyWindow } from '../lib/host-window.fixture.ts'
import type { World } from '../lib/world.ts'
import { presentEntry } from '../router/stack.ts'
import type { RampConfig } from './ramp-config.ts'
import { CONFIG, TOKENS } from './ramp.fixture.ts'
import { createServices } from './services.ts'

const nothing = { keys: () => [], getItem: () => null, setItem: () => {}, removeItem: () => {} }
const WORLD: World = {
  fetch: async () =>
    Response.json({ error: { code: 'token_used', message: 'Used' }, request: 'request_1' }, { status: 400 }),
  storage: { local: nothing, session: nothing },
  tabs: {
    lock: (_name, work) => work(),
    caughtUp: async () => {},
    channel: () => ({ post: () => {}, close: () => {} }),
  },
  uuid: () => crypto.randomUUID(),
  pageQuery: () => '',
  window: emptyWindow(),
}

const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

function start(change: Partial<RampConfig> = {}) {
  const waiting = new Map<string, (detail: unknown) => void>()
  const heard: string[] = []
  const emitted = (type: string) => new Promise((resolve) => waiting.set(type, resolve))
  const ramp = createServices({ ...CONFIG, ...change }, WORLD, (type, detail) => {
    waiting.get(type)?.(detail)
    heard.push(type)
    return true
  })
  stops.push(ramp.close)
  return { ramp, emitted, heard }
}

test('a refused one-time token is reported to the customer and to the host with its reference [E19]', async () => {
  const { ramp, emitted } = start({ authToken: 'used' })
  expect(await emitted('ramp-error')).toMatchObject({ code: 'token_used', reference: 'request_1' })
  expect(ramp.services.toasts.getState().current).toMatchObject({ reference: 'request_1' })
  expect(ramp.services.session.getState().session.status).toBe('signedOut')
})

test('a token that the host sets later signs in, with the fetch that the host set last', async () => {
  const { ramp, emitted } = start()
  const signedIn = emitted('ramp-signed-in')
  // The browser's own refuses to be the method of another object.
  const fetch = vi.fn(async function answer(this: unknown) {
    if (this !== undefined) throw new TypeError('Illegal invocation')
    return Response.json({ data: TOKENS })
  })
  ramp.configure({ ...CONFIG, authToken: 'fresh', host: { fetch } })
  expect(await signedIn).toEqual({ customerId: 'customer_a' })
  expect(fetch).toHaveBeenCalledOnce()
})

/** A token whose exchange the test answers. */
function beingExchanged() {
  const { ramp, heard } = start()
  const answer = Promise.withResolvers<Response>()
  const calls: [string, string | null][] = []
  const asked = Object.assign(calls, { answers: answer.promise })
  let ended = 0
  const fetch: typeof globalThis.fetch = (url, init) => {
    const { pathname } = new URL(String(url))
    if (!pathname.startsWith('/v1/identity')) return asked.answers.then((response) => response.clone())
    asked.push([pathname, new Headers(init?.headers).get('Authorization')])
    init?.signal?.addEventListener('abort', () => (ended += 1))
    return asked.answers.then((response) => response.clone())
  }
  ramp.configure({ ...CONFIG, authToken: 'fresh', host: { fetch } })
  const path = () => presentEntry(ramp.router.store.getState()).path
  const aborted = () => ended
  return { ramp, heard, path, asked, aborted, answer: () => answer.resolve(Response.json({ data: TOKENS })) }
}

test('a path that the host opens while its token is exchanged is opened as the signed-in customer', async () => {
  const { ramp, path, answer } = beingExchanged()
  const opened = ramp.open('/settings')
  await Promise.resolve()
  expect(path()).toBe('/sign-in')
  answer()
  await opened
  expect(path()).toBe('/settings')
})

test('a sign-out while a token is exchanged ends that exchange, here and on the server [SAFE-F6]', async () => {
  const { ramp, asked, answer, heard } = beingExchanged()
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  await ramp.signOut()
  answer()
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[1]).toEqual(['/v1/identity/sign-out', `Bearer ${TOKENS.idToken}`])
  expect(ramp.services.session.getState().session.status).toBe('signedOut')
  expect(heard).toEqual(['ramp-before-sign-out'])
})

test('a sign-out on a slow link still reaches the server after the page has forgotten the customer [SAFE-F6]', async () => {
  const { ramp, answer, asked, aborted } = beingExchanged()
  answer()
  await vi.waitFor(() => expect(ramp.services.session.getState().session.status).toBe('signedIn'))
  const slow = Promise.withResolvers<Response>()
  asked.answers = slow.promise
  await ramp.signOut()
  expect(ramp.services.session.getState().session.status).toBe('signedOut')
  expect([asked.at(-1)?.[0], aborted()]).toEqual(['/v1/identity/sign-out', 0])
  slow.resolve(Response.json({ data: { ok: true } }))
})

test('a token that is set after another one is waited for by what the host opens', async () => {
  const { ramp, path, answer } = beingExchanged()
  const opened = ramp.open('/settings')
  const later = Promise.withResolvers<Response>()
  ramp.configure({ ...CONFIG, authToken: 'later', host: { fetch: () => later.promise.then((each) => each.clone()) } })
  answer()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(path()).toBe('/sign-in')
  later.resolve(Response.json({ data: { ...TOKENS, uid: 'customer_b' } }))
  await opened
  expect(path()).toBe('/settings')
})

test('a message about one customer is not shown to the next [SAFE-F6]', async () => {
  const { ramp } = await visited()
  ramp.services.toasts.show({ tone: 'success', title: '50.00 USD to Chase', follows: true })
  await ramp.signOut()
  expect(ramp.services.toasts.getState().current).toBeNull()
})

test('a path that the host opens after a refused token is judged as signed out', async () => {
  const { ramp } = start({ authToken: 'used' })
  await ramp.open('/settings')
  expect(presentEntry(ramp.router.store.getState()).path).toBe('/sign-in')
})

test('a path that no screen has is refused, and opens nothing [SAFE-R6]', async () => {
  const { ramp } = start()
  await ramp.open('/sign-in/operating-residency')
  for (const path of ['/new-payout', 'payouts/new', '/payouts/new/', '', '/constructor'])
    await expect(ramp.open(path)).rejects.toThrow(`sphere-ramp has no path ${path}`)
  // The query may have personal data in it.
  await expect(ramp.open('/signin?email=a@example.com')).rejects.toThrow(/has no path \/signin$/)
  expect(presentEntry(ramp.router.store.getState()).path).toBe('/sign-in/operating-residency')
})

test('a later configuration replaces the earlier one completely', () => {
  const { ramp } = start({ host: { brand: { nickname: 'Altamar' }, excludedTabs: ['bank'] } })
  const { services } = ramp
  expect(services.settings).toMatchObject({ brand: { nickname: 'Altamar' }, excludedTabs: ['bank'] })
  const chat = { boot: () => {}, open: () => {}, shutdown: () => {} }
  ramp.configure({ ...CONFIG, host: { chat, frontendOrigin: 'https://app.example' } })
  expect(services.settings).toMatchObject({
    brand: { nickname: 'Sphere' },
    excludedTabs: [],
    chat,
    frontendOrigin: 'https://app.example',
  })
})

test('prefilled values survive other changes of the host, and an invalid e-mail is ignored [STORE-07]', async () => {
  const { ramp } = start()
  const email = () => ramp.services.preferences.getState().prefilledEmail
  await ramp.prefill({ email: 'ana@example.com' })
  ramp.configure({ ...CONFIG, rampOnly: true })
  await ramp.prefill({ email: 'no e-mail' })
  expect(email()).toBe('ana@example.com')
  ramp.configure({ ...CONFIG, email: 'bo@example.com' })
  expect(email()).toBe('bo@example.com')
})

test('a reset drops a login that waits for its code', () => {
  const { ramp } = start()
  const { session } = ramp.services
  const pending = { email: 'ana@example.com', customerId: 'customer_a', preventSendingEmail: true }
  session.dispatch({ type: 'loginAccepted', pending })
  ramp.reset()
  expect(session.getState().pending).toBeNull()
})

/** A customer who is signed in, has read something and typed something. */
async function visited() {
  const { ramp, emitted } = start()
  const signedIn = emitted('ramp-signed-in')
  const fetch = vi.fn(async () => Response.json({ data: TOKENS }))
  ramp.configure({ ...CONFIG, authToken: 'fresh', host: { fetch } })
  await signedIn
  const { queryClient, drafts } = ramp.services
  queryClient.setQueryData(['bankAccounts'], [{ id: 'bankAccount_1' }])
  queryClient.getMutationCache().build(queryClient, { mutationKey: ['created'] })
  drafts.set('bank-account', { accountNumber: '000123456789' })
  const answered = () => queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.data !== undefined })
  const kept = () => [answered().length, queryClient.getMutationCache().getAll().length, drafts.size]
  expect(kept()).toEqual([1, 1, 1])
  return { ramp, emitted, kept }
}

test('a sign-out drops what was read, sent and typed [SAFE-F6]', async () => {
  const { ramp, kept } = await visited()
  await ramp.services.signOut()
  expect(ramp.services.session.getState().session.status).toBe('signedOut')
  expect(kept()).toEqual([0, 0, 0])
})

test('another customer finds nothing of what the one before read, sent and typed [SAFE-F6]', async () => {
  const { ramp, emitted, kept } = await visited()
  const signedIn = emitted('ramp-signed-in')
  const fetch = async () => Response.json({ data: { ...TOKENS, uid: 'customer_b' } })
  ramp.configure({ ...CONFIG, authToken: 'of another', host: { fetch } })
  expect(await signedIn).toEqual({ customerId: 'customer_b' })
  expect(kept()).toEqual([0, 0, 0])
})

test('a reset drops what was read, sent and typed [SAFE-F6]', async () => {
  const { ramp, kept } = await visited()
  ramp.reset()
  expect(kept()).toEqual([0, 0, 0])
})
