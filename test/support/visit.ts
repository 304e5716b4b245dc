/** Mounts the ramp with a signed-in customer. */
import { CHASE, MAIN_WALLET, ME, STATE, SUI_WALLET } from './customer.ts'
import { APPLICATION, mountRamp, type Answers, type ApiRequest, type Host } from './host.ts'
import { quote } from './quote.ts'

type Fields = Record<string, unknown>

const FROZEN = quote({
  body: {
    amount: '1000.00',
    received: false,
    sourceCurrency: 'usd',
    sourceNetwork: 'achPush',
    destinationCurrency: 'usdc',
    destinationNetwork: 'sol',
  },
})

/** Answers with these payouts, which a test may change later. */
export function payoutAnswers(payouts: readonly Fields[]): Answers {
  const single = payouts.flatMap((payout) => [
    [`GET payouts/${payout['id']}`, () => ({ payout })],
    [`POST payouts/amountAdjustments/${payout['id']}`, () => FROZEN],
  ])
  return { 'GET payouts': () => ({ payouts }), ...Object.fromEntries(single) }
}

const customerAnswers: Answers = {
  'GET me': () => ME,
  'GET onboarding/state': () => STATE,
  'GET bankAccounts': () => ({ bankAccounts: [CHASE] }),
  'GET wallets': () => ({ wallets: [MAIN_WALLET, SUI_WALLET] }),
  [`GET wallets/${MAIN_WALLET.id}`]: () => ({ wallet: MAIN_WALLET }),
  'POST payouts/amountAdjustments': quote,
}

export const withAccess = (access: Fields): Answers => ({
  'GET applications/application_sandbox': () => ({ ...APPLICATION, access: { ...APPLICATION.access, ...access } }),
})

interface Visit {
  readonly answers?: Answers
  readonly payouts?: readonly Fields[]
  readonly attributes?: Record<string, string>
  readonly config?: Record<string, unknown>
}

export interface Visitor extends Host {
  go(path: string): Promise<void>
  path(): string | null
  calls(method: string, path: string): ApiRequest[]
  emitted(type: string): unknown[]
}

/** Mounts the ramp with a signed-in customer and opens a path; null stays where the session leads. */
export async function visit(
  path: string | null,
  { answers, payouts = [], attributes = {}, config = {} }: Visit = {},
): Promise<Visitor> {
  const tokens = { idToken: 'id', refreshToken: 'refresh', uid: ME.id, email: 'maya@example.com' }
  sessionStorage.setItem('sphere-ramp:https://api.test:application_sandbox', JSON.stringify(tokens))
  const host = await mountRamp({
    answers: { ...customerAnswers, ...payoutAnswers(payouts), ...answers },
    attributes,
    config,
  })
  const received: Host['events'] = []
  const emitted = (type: string) => received.filter((event) => event.type === type).map(({ detail }) => detail)
  for (const type of [
    'ramp-navigate',
    'ramp-before-payout',
    'ramp-payout-created',
    'ramp-wallet-linked',
    'ramp-wallet-updated',
    'ramp-payout-status',
    'ramp-payout-cancelled',
    'ramp-payout-sent',
    'ramp-csv-exported',
    'ramp-error',
  ])
    host.element.addEventListener(type, (event) => received.push({ type, detail: (event as CustomEvent).detail }))
  const go = (to: string) => (host.element['navigate'] as (path: string) => Promise<void>)(to)
  if (path !== null) await go(path)
  return {
    ...host,
    go,
    emitted,
    path: () => (emitted('ramp-navigate').at(-1) as { path: string } | undefined)?.path ?? null,
    calls: (method, to) => host.requests.filter((call) => call.method === method && call.path === to),
  }
}

/** Overrides the visibility of the page, because the test runner's pages are in the background. */
export function setVisibility(visibility: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

/** Takes the connection from the page, or gives it back, as the browser tells it. */
export function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline })
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}
