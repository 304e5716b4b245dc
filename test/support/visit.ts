/** The ramp on a page, for a customer who is signed in already. */
import { CHASE, MAIN_WALLET, ME, STATE, SUI_WALLET } from './customer.ts'
import { APPLICATION, mountRamp, type Answers, type Asked, type Host } from './host.ts'
import { quote } from './quote.ts'

type Fields = Record<string, unknown>

const FROZEN = quote({
  body: { amount: '1000.00', received: false, sourceCurrency: 'usd', destinationCurrency: 'usdc' },
})

/** Transfers that the test may change meanwhile. */
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

/** Mounts the ramp for a customer who is signed in already, at a path. */
export async function visit(
  path: string,
  { answers, transfers = [], attributes = {}, config = {} }: Visit = {},
): Promise<Visitor> {
  const tokens = { idToken: 'id', refreshToken: 'refresh', uid: ME.id, email: 'maya@example.com' }
  sessionStorage.setItem('sphere-ramp:application_sandbox', JSON.stringify(tokens))
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

/** Pages of the test runner lie behind one another: the test says whether somebody looks at its own. */
export function look(visibility: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

// The browser's notice that a size is told of in the next frame only; a runner takes it for a failure.
export function ignoreLateSizes(): void {
  const tell = window.onerror
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the runner's own is this one, and has to be asked after ours
  window.onerror = (message, ...place) => String(message).startsWith('ResizeObserver loop') || tell?.(message, ...place)
}
