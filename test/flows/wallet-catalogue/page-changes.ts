import type { Row, Scene } from './catalogue.ts'
import { sends } from './evm-script.ts'

const SENT = '37.25 USDC sent'
/** What a page shows after its element was away. */
const BEGUN_ANEW = 'Bank accounts'

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The page does this while the wallet asks, which sends a moment later. */
const whileAsked = (change: (ramp: HTMLElement) => unknown) =>
  sends(async (asked, { page, wallet }) => {
    await page.locator('sphere-ramp').evaluate(change)
    await wait(1500)
    return wallet.send(asked)
  })

const changed = (name: string, change: (ramp: HTMLElement) => unknown, says = SENT): Row => ({
  name,
  set: whileAsked(change),
  says,
  end: 'paid',
})

/** The page's node, which is not the wallet's, answers everything in this way for eight seconds after the wallet has sent. */
const nodeAnswers = (name: string, status: number, body: object | string): Row => ({
  name,
  set: sends(async (asked, { page, wallet }: Scene) => {
    const answer = typeof body === 'string' ? body : JSON.stringify({ jsonrpc: '2.0', id: 1, ...body })
    const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/json' }
    await page.route(`${wallet.url}/**`, (route) => route.fulfill({ status, headers, body: answer }))
    setTimeout(() => void page.unrouteAll(), 8000)
    return wallet.send(asked)
  }),
  says: SENT,
  end: 'paid',
})

/** What happens to the page while a wallet asks its customer, or the network is looked at. */
export const PAGE_CHANGES: readonly Row[] = [
  changed('asks while the page changes language and colours', (ramp) => {
    ramp.setAttribute('lang', 'de')
    ramp.setAttribute('color-scheme', 'dark')
    setTimeout(() => ramp.removeAttribute('lang'), 500)
  }),
  changed('asks while the page sets its configuration anew', (ramp) => {
    const element = ramp as HTMLElement & { config: object }
    element.config = { ...element.config }
  }),
  changed('asks while the page moves the element', (ramp) => {
    document.body.append(Object.assign(document.createElement('section'), {}))
    document.querySelector('section')!.append(ramp)
  }),
  changed(
    'answers when the page has taken the element away, which comes back',
    (ramp) => {
      const { parentNode } = ramp
      ramp.remove()
      setTimeout(() => parentNode!.append(ramp), 3000)
    },
    BEGUN_ANEW,
  ),
  changed(
    'answers when the element is that of another application, and then of its own again',
    (ramp) => {
      const applicationId = ramp.getAttribute('application-id')!
      ramp.setAttribute('application-id', 'application_other')
      setTimeout(() => ramp.setAttribute('application-id', applicationId), 3000)
    },
    BEGUN_ANEW,
  ),
  changed('asks while the clock goes on by a day', () => {
    const { now } = Date
    Date.now = () => now() + 24 * 3_600_000
  }),
  changed('asks while the clock goes back by a day', () => {
    const { now } = Date
    Date.now = () => now() - 24 * 3_600_000
  }),
  nodeAnswers('sends while the page’s node takes no more questions', 429, {
    error: { code: 429, message: 'Too many' },
  }),
  nodeAnswers('sends while the page’s node fails in words', 200, {
    error: { code: -32_005, message: 'limit exceeded' },
  }),
  nodeAnswers('sends while the page’s node knows nothing', 200, { result: null }),
  nodeAnswers('sends while a proxy answers for the page’s node', 200, '<!doctype html><title>Sign in</title>'),
]
