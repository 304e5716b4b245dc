import { environmentManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { isTried } from '../../../test/support/part.ts'
import { emptyWindow } from '../../lib/host-window.fixture.ts'
import type { World } from '../../lib/world.ts'
import { applicationQuery } from '../../queries/application.ts'
import { meQuery } from '../../queries/customer/me.ts'
import { onboardingQuery } from '../../queries/customer/onboarding.ts'
import { buildPath, splitPath } from '../../router/path.ts'
import { presentEntry } from '../../router/stack.ts'
import { loadWatch } from '../customer/load-watch.ts'
import { CONFIG, TOKENS } from '../ramp.fixture.ts'
import type { Ramp } from '../ramp.ts'
import { createServices } from '../services.ts'
import { loadIdentity } from '../session/load-identity.ts'
import { routeOf, type RouteName } from './route-table.ts'
import { ROWS } from './rows.ts'

// Without a window the library takes this for a server, which repeats no call.
environmentManager.setIsServer(() => false)

const nothing = { keys: () => [], getItem: () => null, setItem: () => {}, removeItem: () => {} }
const ME = {
  id: TOKENS.uid,
  firstName: 'Maya',
  lastName: 'Chen',
  phoneNumber: '+15105550188',
  customerAccount: { email: TOKENS.email },
  type: 'individual',
  kycStatus: 'incomplete',
  verificationLevels: [],
  capabilities: { eur: { reasonCodes: [] } },
  isProhibitedBusinessType: null,
  operatingResidency: 'Approved',
}
const APPLICATION = {
  id: CONFIG.applicationId,
  nickname: 'Acme Pay',
  logo: null,
  access: { allowSuiPayouts: true, allowSourcelessOnRamp: true, kycLevel2: false, balances: true },
}
const stateOf = (sumsub: string, hasCompletedOnboarding: boolean, operatingResidencyStatus = 'approved') => ({
  tos: 'complete',
  msa: null as string | null,
  kyc: { sumsub, kyc_level_1: sumsub },
  hasCompletedOnboarding,
  operatingResidencyStatus,
  isProhibitedBusinessType: null,
  hasChosenCustomerType: true,
})

const ACCOUNTS = '/my-accounts'
const OVERVIEW = '/onboarding'
/** A sign-in that is over has no screen. */
const AFTER_SIGN_IN = { '/sign-in': OVERVIEW }

interface Gate {
  readonly rampOnly?: true
  readonly me?: Partial<typeof ME>
  readonly state: ReturnType<typeof stateOf>
  /** Where a route leads that the customer may not see. */
  readonly elsewhere: Readonly<Record<string, string>>
  readonly emitted: readonly string[]
}

const routes = Object.keys(ROWS) as RouteName[]
const notRejected = routes.filter((route) => !route.startsWith(OVERVIEW))

const GATES: Readonly<Record<string, Gate>> = {
  'a rejected customer': {
    state: stateOf('rejected', false),
    elsewhere: Object.fromEntries(notRejected.map((route) => [route, OVERVIEW])),
    emitted: ['ramp-residency-approved', 'ramp-terms-complete', 'ramp-verification-rejected'],
  },
  'a customer who has steps left': {
    state: stateOf('pending', false),
    elsewhere: AFTER_SIGN_IN,
    emitted: ['ramp-residency-approved', 'ramp-terms-complete', 'ramp-verification-pending'],
  },
  'a customer who is done': {
    state: stateOf('complete', true),
    elsewhere: { '/sign-in': ACCOUNTS, [OVERVIEW]: ACCOUNTS, '/onboarding/kyc': ACCOUNTS },
    emitted: [
      'ramp-residency-approved',
      'ramp-terms-complete',
      'ramp-verification-complete',
      'ramp-onboarding-complete',
    ],
  },
}

const RESIDENCY = '/sign-in/operating-residency'
const RAMP_ONLY: Readonly<Record<string, Gate>> = {
  'a ramp-only customer without a residency': {
    rampOnly: true,
    me: { operatingResidency: 'Incomplete' },
    state: stateOf('pending', false, 'incomplete'),
    elsewhere: { '/sign-in': RESIDENCY, [OVERVIEW]: RESIDENCY },
    emitted: ['ramp-terms-complete', 'ramp-verification-pending'],
  },
  'a ramp-only customer whose residency was rejected': {
    rampOnly: true,
    me: { operatingResidency: 'Rejected' },
    state: stateOf('pending', false, 'rejected'),
    elsewhere: { '/sign-in': RESIDENCY, [OVERVIEW]: RESIDENCY },
    emitted: ['ramp-residency-rejected', 'ramp-terms-complete', 'ramp-verification-pending'],
  },
  'a ramp-only customer who is done': {
    rampOnly: true,
    state: stateOf('complete', true),
    elsewhere: Object.fromEntries(['/sign-in', OVERVIEW, '/onboarding/kyc'].map((route) => [route, '/payouts/new'])),
    emitted: GATES['a customer who is done']!.emitted,
  },
  'a ramp-only business without a category': {
    rampOnly: true,
    me: { type: 'BUSINESS' },
    state: { ...stateOf('pending', false), msa: 'complete' },
    elsewhere: { '/sign-in': '/business-category', [OVERVIEW]: '/business-category' },
    emitted: ['ramp-residency-approved', 'ramp-terms-complete', 'ramp-verification-pending'],
  },
}

const ASKED = ['me', 'onboarding/state', `applications/${CONFIG.applicationId}`] as const
type Asked = (typeof ASKED)[number]

/** When the host calls `navigate()`: after these answers, and before the others are even asked for where there are none. */
const MOMENTS: Readonly<Record<string, readonly Asked[] | null>> = {
  'at the sign-in': null,
  'before any answer': [],
  'after the customer': ['me'],
  'after the onboarding': ['onboarding/state'],
  'after the application': [`applications/${CONFIG.applicationId}`],
  'before the onboarding': ['me', `applications/${CONFIG.applicationId}`],
  'after every answer': ASKED,
}

const pathTo = (route: RouteName) => {
  const { needs = {} } = routeOf(route)
  return buildPath(route, Object.fromEntries(Object.keys(needs).map((name) => [name, 'x'])))
}

const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

const LIMIT_MS = 10_000

async function settled<T>(read: () => T, isIt: (value: T) => boolean): Promise<T> {
  for (const end = Date.now() + LIMIT_MS; Date.now() < end && !isIt(read());)
    await new Promise((resolve) => setTimeout(resolve, 1))
  return read()
}

// What a sign-in downloads, so that the first test does not wait for it.
beforeAll(async () => {
  await Promise.all([loadWatch(), loadIdentity(), import('../../api/client.ts'), import('../../api/application.ts')])
}, 60_000)

/** A server that answers when the test says so. */
function createServer({ me, state }: Gate) {
  const values = { me: { ...ME, ...me }, 'onboarding/state': state, [ASKED[2]]: APPLICATION } as Record<string, unknown>
  const answers = Object.fromEntries(ASKED.map((path) => [path, Promise.withResolvers<void>()]))
  const asked: string[] = []
  const fetch = async (input: unknown, { signal }: RequestInit = {}) => {
    const path = new URL(String(input)).pathname.replace(/^\/v1\/(ramp\/)?/, '')
    asked.push(path)
    if (path === 'identity/token') return Response.json({ data: TOKENS })
    const cut = new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    await Promise.race([answers[path]?.promise, cut])
    return values[path] ? Response.json({ data: values[path] }) : Response.json({ data: {} }, { status: 404 })
  }
  return { fetch: fetch as World['fetch'], asked, answer: (path: string) => answers[path]!.resolve() }
}

/** What a screen or a header does: it looks while it is shown, and with the last observer a query is cancelled. */
function look({ services: { queryClient, api, applicationId } }: Ramp): () => void {
  const leave = [
    new QueryObserver(queryClient, meQuery(api)).subscribe(() => {}),
    new QueryObserver(queryClient, onboardingQuery(api)).subscribe(() => {}),
    new QueryObserver(queryClient, applicationQuery(api, applicationId)).subscribe(() => {}),
  ]
  return () => leave.forEach((stop) => stop())
}

function open(gate: Gate) {
  const server = createServer(gate)
  const emitted: string[] = []
  const world: World = {
    fetch: server.fetch,
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
  const signedIn = Promise.withResolvers<void>()
  let leave = () => {}
  const ramp = createServices({ ...CONFIG, rampOnly: gate.rampOnly ?? false, authToken: 'one-time' }, world, (type) => {
    emitted.push(type)
    if (type !== 'ramp-signed-in') return true
    leave = look(ramp)
    signedIn.resolve()
    return true
  })
  stops.push(ramp.close)
  const path = () => splitPath(presentEntry(ramp.router.store.getState()).path).pathname
  return {
    ...server,
    path,
    signedIn: signedIn.promise,
    emitted: () => emitted.filter((type) => /^ramp-(residency|terms|verification|onboarding)-/.test(type)),
    navigate(to: string) {
      leave()
      ramp.router.open(to)
    },
  }
}

/** One route in five in `npm test`: each customer meets each route and each moment there, and each route each moment. */
const CASES = Object.entries({ ...GATES, ...RAMP_ONLY }).flatMap(([who, gate], at) =>
  Object.entries(MOMENTS).map(([when, before], moment) => ({
    name: `${who}, who is sent on by the host ${when}`,
    gate,
    before,
    tried: routes.filter((_, place) => isTried(5, at, moment, place)),
  })),
)

const isAll = (asked: readonly string[]) => ASKED.every((path) => asked.includes(path))
describe.each(CASES)('$name', ({ gate, before, tried }) => {
  test.each(tried)(
    'comes from %s to where the answers lead, and each is told [STATE-VER-12, STATE-REDIR-02]',
    async (route) => {
      const page = open(gate)
      await page.signedIn
      if (before) await settled(() => page.asked, isAll)
      before?.forEach(page.answer)
      if (before === ASKED) await settled(page.emitted, ({ length }) => length === gate.emitted.length)
      page.navigate(pathTo(route))
      await new Promise((resolve) => setTimeout(resolve, 2))
      ASKED.forEach(page.answer)
      expect(await settled(page.emitted, ({ length }) => length === gate.emitted.length)).toEqual(gate.emitted)
      const expected = gate.elsewhere[route] ?? route
      expect(await settled(page.path, (path) => path === expected)).toBe(expected)
    },
  )
})
