import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/error.ts'
import { loadIdentity } from './load-identity.ts'
import { KEY, ME, REFRESH, SIGN_OUT, TOKEN, fresh, openBrowser, tokens } from './session.fixture.ts'

beforeAll(async () => void (await loadIdentity()))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Browser = ReturnType<typeof openBrowser>
type Tab = ReturnType<Browser['open']>

const sessionOf = (customer: string) => ({ ...fresh, uid: customer, idToken: `id of ${customer}` })
/** Calls follow one another by promises alone. */
async function flush() {
  for (let turns = 0; turns < 20; turns++) await Promise.resolve()
}

/** Answers the calls that wait, and those that follow them, but for `unanswered`. */
async function answerAll({ waiting }: Browser, unanswered: unknown = null) {
  await flush()
  for (let rest = waiting.filter((call) => call !== unanswered); rest.length > 0;) {
    for (const call of rest) {
      waiting.splice(waiting.indexOf(call), 1)
      if (call.path === SIGN_OUT) call.resolve(undefined)
      else if (call.path === REFRESH) call.resolve({ ...fresh, uid: tokens.uid })
      else call.resolve(sessionOf(call.token.replace('one-time of ', '')))
    }
    await flush()
    rest = waiting.filter((call) => call !== unanswered)
  }
}

const EARLIER = {
  'a token': { path: TOKEN, begin: ({ runner }: Tab) => runner.signIn('one-time of customer_earlier') },
  'a sign-out': { path: SIGN_OUT, begin: ({ runner }: Tab) => runner.signOut() },
  'a renewal': { path: REFRESH, begin: ({ runner }: Tab) => runner.refresh() },
} as const

const PHASES = ['in the same moment', 'while the server is asked', 'as the answer comes'] as const

const LATER = {
  token: { begin: ({ runner }: Tab) => runner.signIn('one-time of customer_later'), customer: 'customer_later' },
  'sign-out': { begin: ({ runner }: Tab) => runner.signOut(), customer: null },
  reset: { begin: ({ runner }: Tab) => runner.drop(), customer: null },
} as const

const names = <T extends object>(table: T) => Object.keys(table) as (keyof T)[]
const CASES = names(EARLIER).flatMap((earlier) =>
  names(LATER).flatMap((later) => PHASES.map((phase) => ({ earlier, later, phase }))),
)

/** Begins the earlier wish, and leaves it in the phase. */
async function beginEarlier(browser: Browser, tab: Tab, { earlier, phase }: Omit<(typeof CASES)[number], 'later'>) {
  const { begin, path } = EARLIER[earlier]
  const begun = Promise.resolve(begin(tab)).then(
    () => 'done',
    (error: ApiError) => error.kind,
  )
  if (phase === 'in the same moment') return { begun, answer: () => {} }
  const call = await browser.nextCall(path)
  const value = { [TOKEN]: sessionOf('customer_earlier'), [REFRESH]: fresh, [SIGN_OUT]: undefined }[path]
  const answer = () => call.resolve(value)
  return { begun, answer }
}

describe.each(CASES)('$later after $earlier, $phase', (each) => {
  // An answer is read in several turns of the page, and the later wish may come between any two.
  const turns = each.phase === 'as the answer comes' ? [0, 1, 2, 3, 4, 5, 6] : [0]
  test.each(turns)(
    'the later wish alone decides who is signed in, also after a reload (%s) [SAFE-F6, N11]',
    async (count) => {
      const browser = openBrowser()
      const tab = browser.open('one')
      const { begun, answer } = await beginEarlier(browser, tab, each)
      const { begin, customer } = LATER[each.later]
      if (each.phase === 'as the answer comes') answer()
      for (let passed = 0; passed < count; passed++) await Promise.resolve()
      const later = begin(tab)
      await answerAll(browser)
      answer()
      await answerAll(browser)
      await later
      await begun
      const { session } = tab.session.getState()
      expect(session.status === 'signedIn' ? session.tokens.uid : null).toBe(customer)
      expect(JSON.parse(tab.storage.getItem(KEY) ?? 'null')?.uid ?? null).toBe(customer)
      expect(tab.session.getState().wish).toBeNull()
    },
  )
})

const LATE = PHASES.slice(1).flatMap((phase) =>
  names(LATER).map((later) => ({ earlier: 'a token' as const, later, phase })),
)

test.each(LATE)('what a token has begun is ended on the server when a $later came $phase', async (each) => {
  const browser = openBrowser()
  const tab = browser.open('one')
  const ended: string[] = []
  const { begun, answer } = await beginEarlier(browser, tab, each)
  if (each.phase === 'as the answer comes') answer()
  void Promise.resolve(LATER[each.later].begin(tab)).catch(() => undefined)
  answer()
  for (let turns = 0; turns < 4; turns++) {
    await flush()
    ended.push(...browser.waiting.filter(({ path }) => path === SIGN_OUT).map(({ token }) => token))
    await answerAll(browser)
  }
  expect(await begun).toBe('aborted')
  // A reset makes no call.
  expect(ended.includes('id of customer_earlier')).toBe(each.later !== 'reset')
  expect(browser.log.some((line) => line === 'one ramp-signed-in')).toBe(each.later === 'token')
})

test.each(PHASES)('a removed element hears nothing of a token that was exchanged %s [S13]', async (phase) => {
  const browser = openBrowser()
  const tab = browser.open('one')
  const { begun, answer } = await beginEarlier(browser, tab, { earlier: 'a token', phase })
  if (phase === 'as the answer comes') answer()
  tab.runner.close()
  answer()
  await answerAll(browser)
  expect(await begun).toBe('aborted')
  expect(browser.log).toEqual([])
})

test('a refused token of the host leaves the earlier customer neither here nor to a reload [SAFE-F6]', async () => {
  const { open, nextCall, log } = openBrowser()
  const { runner, storage, status } = open('one')
  const begun = runner.signIn('one-time of customer_later')
  const call = await nextCall(TOKEN)
  expect(storage.getItem(KEY)).toBeNull()
  call.reject(new ApiError({ kind: 'unauthorized', reference: 'ref_1', status: 401, outcome: 'definite' }))
  await expect(begun).rejects.toMatchObject({ kind: 'unauthorized' })
  expect([status(), storage.getItem(KEY)]).toEqual(['signedOut', null])
  expect(log).toEqual(['one forgets', 'one ramp-signed-out'])
})

test('a token that replaces the first one of an element shows no sign-in screen between them [SHELL-04]', async () => {
  const browser = openBrowser()
  const { session, runner } = browser.open('one', undefined, 'one-time of customer_earlier')
  const seen: string[] = []
  session.subscribe((state) => void seen.push(state.session.status))
  const second = runner.signIn('one-time of customer_later')
  await answerAll(browser)
  await second
  expect(new Set(seen)).toEqual(new Set(['loading', 'signedIn']))
})

test('a renewal that answers another customer’s session ends this one, and stores nothing of it', async () => {
  const { open, nextCall } = openBrowser()
  const { runner, storage, session } = open('one')
  const renewal = runner.refresh()
  ;(await nextCall(REFRESH)).resolve(sessionOf('customer_other'))
  expect(await renewal).toBeNull()
  expect(JSON.parse(storage.getItem(KEY) ?? 'null')).toEqual(tokens)
  expect(session.getState().session).toEqual({ status: 'signedIn', tokens })
})

test('an older renewal of the same customer does not replace the tokens of a newer sign-in', async () => {
  const browser = openBrowser()
  const { runner, session } = browser.open('one')
  const renewal = runner.refresh()
  const late = await browser.nextCall(REFRESH)
  const signedIn = runner.signIn('one-time of customer_a')
  await answerAll(browser)
  await signedIn
  late.resolve(fresh)
  expect(await renewal).toBe('id of customer_a')
  expect(session.getState().session).toMatchObject({ tokens: { idToken: 'id of customer_a' } })
})

describe('two elements of one application in one tab', () => {
  const openTwo = () => {
    const browser = openBrowser()
    const one = browser.open('one')
    return { browser, one, two: browser.open('two', one.storage), other: browser.open('other tab') }
  }
  const customers = (...tabs: readonly Tab[]) =>
    tabs.map(({ session }) => {
      const { session: present } = session.getState()
      return present.status === 'signedIn' ? present.tokens.uid : null
    })

  test('have one customer: another sign-in, and a sign-out, are followed, in this tab alone [S13, N11]', async () => {
    const { browser, one, two, other } = openTwo()
    const begun = one.runner.signIn('one-time of customer_b')
    await answerAll(browser)
    await begun
    expect(customers(one, two, other)).toEqual(['customer_b', 'customer_b', 'customer_a'])
    expect(browser.log.filter((line) => line.startsWith('two'))).toEqual([
      'two forgets',
      'two ramp-signed-out',
      'two ramp-signed-in',
    ])
    expect(browser.identified).toHaveLength(1)
    const left = two.runner.signOut()
    await answerAll(browser)
    await left
    expect(customers(one, two, other)).toEqual([null, null, 'customer_a'])
    expect(one.storage.getItem(KEY)).toBeNull()
  })

  test('share a renewed token, because the server may take the older one no more [N11]', async () => {
    const { browser, one, two } = openTwo()
    const renewed = one.runner.refresh()
    await answerAll(browser)
    expect(await renewed).toBe(fresh.idToken)
    expect(two.session.getState().session).toMatchObject({ tokens: { refreshToken: fresh.refreshToken } })
    expect(browser.log).toEqual([])
  })

  test('ask the server whether their tokens have expired, too, once one of them has; another tab has its own [S13, N11]', async () => {
    const { browser, one, two, other } = openTwo()
    one.runner.expire()
    expect(browser.log).toEqual(['one forgets', 'one ramp-signed-out', 'one expired'])
    expect(customers(one, two, other)).toEqual([null, 'customer_a', 'customer_a'])
    await flush()
    expect(browser.waiting.map(({ path }) => path)).toEqual([ME])
    browser.waiting[0]?.reject(new Error('the client has ended the session'))
    two.runner.expire()
    expect(customers(one, two, other)).toEqual([null, null, 'customer_a'])
    expect([browser.log.at(-1), browser.waiting.length]).toEqual(['two expired', 1])
  })

  test('take over what another one has renewed, and expire not, where they have not heard of it [N11]', async () => {
    const { browser, one, two, other } = openTwo()
    one.storage.setItem(KEY, JSON.stringify({ ...tokens, idToken: fresh.idToken }))
    two.runner.expire()
    expect(customers(one, two, other)).toEqual(['customer_a', 'customer_a', 'customer_a'])
    expect(two.session.getState().session).toMatchObject({ tokens: { idToken: fresh.idToken } })
    expect(browser.log).toEqual([])
  })

  test('the wish of an element is not replaced by what it hears of another one', async () => {
    const { browser, one, two } = openTwo()
    const second = two.runner.signIn('one-time of customer_c')
    const unanswered = await browser.nextCall(TOKEN)
    const begun = one.runner.signIn('one-time of customer_b')
    await answerAll(browser)
    await begun
    expect(customers(two)).toEqual(['customer_a'])
    unanswered.resolve(sessionOf('customer_c'))
    await second
    expect(customers(one, two)).toEqual(['customer_c', 'customer_c'])
  })
})
