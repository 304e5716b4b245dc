/** Mounts the ramp with a signed-in customer. */
import { CHASE, MAIN_WALLET, ME, STATE, SUI_WALLET } from './customer.ts'
import { APPLICATION, mountRamp, type Answers, type Asked, type Host } from './host.ts'
import { quote } from './quote.ts'

type Fields = Record<string, unknown>

const FROZEN = quote({
  body: { amount: '1000.00', received: false, sourceCurrency: 'usd', destinationCurrency: 'usdc' },
})

/** Answers with these transfers, which a test may change later. */
export function transferAnswers(transfers: readonly Fields[]): Answers {
  const own = transfers.flatMap((transfer) => [
    [`GET payouts/${transfer['id']}`, () => ({ payout: transfer })],
    [`POST payouts/amountAdjustments/${transfer['id']}`, () => FROZEN],
  ])
  return { 'GET payouts': () => ({ payouts: transfers }), ...Object.fromEntries(own) }
}

const customerAnswers: Answers = {
  'GET me': () => ME,
  'GET onboarding/state': () => STATE,
  'GET bankAccounts': () => ({ bankAccounts: [CHASE] }),
  'GET wallets': () => ({ wallets: [MAIN_WALLET, SUI_WALLET] }),
  'POST payouts/amountAdjustments': quote,
}

export const withAccess = (access: Fields): Answers => ({
  'GET applications/application_sandbox': () => ({ ...APPLICATION, access: { ...APPLICATION.access, ...access } }),
})

interface Visit {
  readonly answers?: Answers
  readonly transfers?: readonly Fields[]
  readonly attributes?: Record<string, string>
  readonly config?: Record<string, unknown>
}

export interface Visitor extends Host {
  go(path: string): Promise<void>
  path(): string | null
  calls(method: string, path: string): Asked[]
  told(type: string): unknown[]
}

/** Mounts the ramp with a signed-in customer and opens a path. */
export async function visit(
  path: string,
  { answers, transfers = [], attributes = {}, config = {} }: Visit = {},
): Promise<Visitor> {
  const tokens = { idToken: 'id', refreshToken: 'refresh', uid: ME.id, email: 'maya@example.com' }
  sessionStorage.setItem('sphere-ramp:https://api.test:application_sandbox', JSON.stringify(tokens))
  const host = await mountRamp({
    answers: { ...customerAnswers, ...transferAnswers(transfers), ...answers },
    attributes,
    config,
  })
  const heard: Host['events'] = []
  const told = (type: string) => heard.filter((event) => event.type === type).map(({ detail }) => detail)
  for (const type of [
    'ramp-navigate',
    'ramp-payout-created',
    'ramp-payout-status',
    'ramp-payout-cancelled',
    'ramp-error',
  ])
    host.element.addEventListener(type, (event) => heard.push({ type, detail: (event as CustomEvent).detail }))
  const go = (to: string) => (host.element['navigate'] as (path: string) => Promise<void>)(to)
  await go(path)
  return {
    ...host,
    go,
    told,
    path: () => (told('ramp-navigate').at(-1) as { path: string } | undefined)?.path ?? null,
    calls: (method, asked) => host.asked.filter((call) => call.method === method && call.path === asked),
  }
}

/** Overrides the visibility of the page, because the test runner's pages are in the background. */
export function setVisibility(visibility: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

// The test runner reports the browser's harmless ResizeObserver loop notice as a failure.
export function ignoreLateSizes(): void {
  const report = window.onerror
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the runner uses this property, and its handler must run after ours
  window.onerror = (message, ...details) =>
    String(message).startsWith('ResizeObserver loop') || report?.(message, ...details)
}
