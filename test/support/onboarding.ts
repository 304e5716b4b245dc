/** A signed-in customer in the state of onboarding that a test names, and a server that changes during the test. */
import { APPLICATION, fakeFetch, mountRamp, until, type Answers, type ApiRequest, type Host } from './host.ts'

export const ME = {
  // A sign-out is received by the other tabs of the customer, and pages of tests that run side by side are tabs of one origin.
  id: `customer_${Math.random().toString(36).slice(2, 12)}`,
  firstName: 'Maya',
  lastName: 'Chen',
  phoneNumber: '+15105550188',
  customerAccount: { email: 'maya@example.com' },
  type: 'individual' as string | null,
  kycStatus: 'incomplete',
  verificationLevels: [],
  capabilities: { eur: { reasonCodes: [] } },
  isProhibitedBusinessType: null as boolean | null,
  operatingResidency: 'Approved',
}

export const STATE = {
  tos: 'incomplete',
  msa: null as string | null,
  kyc: { sumsub: 'incomplete' } as Record<string, string>,
  hasCompletedOnboarding: false,
  operatingResidencyStatus: 'approved',
  isProhibitedBusinessType: null,
  hasChosenCustomerType: true,
}

/** Another origin than the test's own page, and the same server. */
export const ELSEWHERE = `http://127.0.0.1:${location.port}`

// Only one of the pages that run side by side is in front; the others would not poll.
Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'visible' })

const TOKENS = { idToken: 'id', refreshToken: 'refresh', uid: ME.id, email: 'maya@example.com' }

const EVENTS = [
  'ramp-navigate',
  'ramp-error',
  'ramp-signed-out',
  'ramp-residency-approved',
  'ramp-residency-rejected',
  'ramp-terms-pending',
  'ramp-terms-complete',
  'ramp-verification-pending',
  'ramp-verification-complete',
  'ramp-verification-rejected',
  'ramp-onboarding-complete',
]

interface Visit {
  readonly me?: Partial<typeof ME>
  readonly state?: Partial<typeof STATE>
  readonly application?: object
  readonly answers?: Answers
  readonly attributes?: Record<string, string>
  readonly config?: Record<string, unknown>
}

export interface Visitor extends Host {
  /** What the server says; a test changes it. */
  readonly server: { me: typeof ME; state: typeof STATE }
  readonly emitted: { type: string; detail: unknown }[]
  /** Addresses with their queries. */
  readonly urls: string[]
  go(path: string): Promise<void>
  calls(method: string, path: string): ApiRequest[]
  /** The path that the customer is at. */
  path(): string
}

export async function visit(path: string, visit: Visit = {}): Promise<Visitor> {
  const { application = {}, answers = {}, attributes = {}, config = {} } = visit
  const server = { me: { ...ME, ...visit.me }, state: { ...STATE, ...visit.state } }
  const table: Answers = {
    'GET me': () => server.me,
    'GET onboarding/state': () => server.state,
    'GET kyc/providers': () => ({ providers: [] }),
    'GET applications/application_sandbox': () => ({ ...APPLICATION, ...application }),
    ...answers,
  }
  const requests: ApiRequest[] = []
  const urls: string[] = []
  const emitted: Visitor['emitted'] = []
  const answer = fakeFetch(table, requests)
  const record = (event: Event) => emitted.push({ type: event.type, detail: (event as CustomEvent).detail })
  const stage = document.body.appendChild(document.createElement('div'))
  for (const type of EVENTS) stage.addEventListener(type, record)

  sessionStorage.setItem('sphere-ramp:https://api.test:application_sandbox', JSON.stringify(TOKENS))
  const counted: typeof fetch = (input, init) => {
    urls.push(String(input))
    return answer(input, init)
  }
  const host = await mountRamp({ attributes, parent: stage, config: { fetch: counted, ...config } })
  const go = (to: string) => (host.element['navigate'] as (path: string) => Promise<void>)(to)
  if (path !== '/onboarding') await go(path)
  return {
    ...host,
    requests,
    urls,
    emitted,
    server,
    go,
    calls: (method, to) => requests.filter((call) => call.method === method && call.path === to),
    path: () => (emitted.findLast(({ type }) => type === 'ramp-navigate')?.detail as { path: string })?.path ?? '',
  }
}

export const names = (emitted: Visitor['emitted']): string[] => emitted.map(({ type }) => type)

export const card = (shadow: ShadowRoot, title: string): HTMLElement =>
  [...shadow.querySelectorAll<HTMLElement>('section[part=card]')].find((one) =>
    one.querySelector('h3, h4')?.textContent?.includes(title),
  )!

export const frameIn = (shadow: ShadowRoot): Promise<HTMLIFrameElement> =>
  until(() => shadow.querySelector('iframe'), 'a frame')
