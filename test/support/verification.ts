/** A customer at the verification, whose vendor's page is the test itself. */
import { until, type Answers } from './host.ts'
import { ELSEWHERE, frameIn, visit, type Visitor } from './onboarding.ts'

export const TERMS_DONE = { tos: 'complete' }
export const application = { verificationBaseUrl: ELSEWHERE }
export const SUBMITTED = 'We’re checking your documents'
const inHalfAnHour = () => new Date(Date.now() + 1_800_000).toISOString()

export interface OpenVerification extends Visitor {
  readonly frame: HTMLIFrameElement
  /** What the vendor's package said to its frame. */
  readonly sent: Record<string, unknown>[]
  /** Posts as the vendor's page does. */
  post(method: string, payload?: object): void
}

/** The vendor's package is real; its page is this test, which knows the frame by the id in its address. */
export async function openVerification(at: Parameters<typeof visit>[1] = {}): Promise<OpenVerification> {
  let tokens = 0
  const answers: Answers = {
    'POST kyc/sumsub-access-token': () => new Response(JSON.stringify({ token: `token_${(tokens += 1)}` })),
    'POST kyc/externalUrl': () => ({ url: `${ELSEWHERE}/verify`, expiresAt: inHalfAnHour() }),
    ...at.answers,
  }
  const visitor = await visit('/onboarding/kyc', { application, state: TERMS_DONE, ...at, answers })
  const frame = await frameIn(visitor.shadow)
  const frameId = new URL(frame.src).searchParams.get('_')
  const sent: OpenVerification['sent'] = []
  Object.defineProperty(frame, 'contentWindow', { value: { postMessage: (data: never) => sent.push(data) } })
  const post = (method: string, payload: object = {}) => {
    const data = { ...payload, method: `idCheck.${method}`, frameId, sessionId: 'session' }
    const event = new MessageEvent('message', { origin: ELSEWHERE, data })
    Object.defineProperty(event, 'source', { value: frame.contentWindow })
    globalThis.dispatchEvent(event)
  }
  post('onReady')
  post('onInitialized')
  await until(() => getComputedStyle(frame).visibility === 'visible', 'the frame is shown')
  return { ...visitor, frame, sent, post }
}

/** The same, but its page is a real one of the other origin, which says what the test tells it to. */
export interface RealVerification extends Visitor {
  readonly frame: HTMLIFrameElement
  /** What the frame’s page says, raw. */
  say(data: unknown): void
  /** What the vendor’s page says, with the names that its package knows it by. */
  post(method: string, payload?: object): void
  message(method: string, payload?: object): object
}

const VENDOR_PAGE = `${ELSEWHERE}/test/support/pages/vendor.html`

const NAVIGATION_MS = 3000

/** The address that the frame had before may still come and take its place: the page itself says when it is there. */
function loadIn(frame: HTMLIFrameElement): Promise<void> {
  return new Promise((resolve) => {
    const navigate = () => {
      frame.src = VENDOR_PAGE
    }
    const again = setInterval(navigate, NAVIGATION_MS)
    const hear = ({ source, data }: MessageEvent<{ readonly loaded?: boolean } | null>) => {
      if (source !== frame.contentWindow || !data?.loaded) return
      globalThis.removeEventListener('message', hear)
      clearInterval(again)
      resolve()
    }
    globalThis.addEventListener('message', hear)
    navigate()
  })
}

/** Another window of the vendor’s origin on the page of the host. */
export async function openOther(parent: ParentNode = document.body): Promise<(data: unknown) => void> {
  const frame = document.createElement('iframe')
  const loaded = loadIn(frame)
  parent.append(frame)
  await loaded
  return (post) => frame.contentWindow!.postMessage({ post }, '*')
}

export async function openRealVerification(at: Parameters<typeof visit>[1] = {}): Promise<RealVerification> {
  let tokens = 0
  const answers: Answers = {
    'POST kyc/sumsub-access-token': () => new Response(JSON.stringify({ token: `token_${(tokens += 1)}` })),
    'POST kyc/externalUrl': () => ({ url: `${ELSEWHERE}/verify`, expiresAt: inHalfAnHour() }),
    ...at.answers,
  }
  const visitor = await visit('/onboarding/kyc', { application, state: TERMS_DONE, ...at, answers })
  const frame = await frameIn(visitor.shadow)
  const frameId = new URL(frame.src).searchParams.get('_')
  await loadIn(frame)
  const say = (post: unknown) => frame.contentWindow!.postMessage({ post }, '*')
  const message = (method: string, payload: object = {}) => ({
    ...payload,
    method: `idCheck.${method}`,
    frameId,
    sessionId: 'session',
  })
  const post = (method: string, payload?: object) => say(message(method, payload))
  post('onReady')
  post('onInitialized')
  await until(() => isSeen(frame), 'the frame is shown')
  return { ...visitor, frame, say, post, message }
}

export const toast = (shadow: ShadowRoot) => shadow.querySelector('[part=toast]')?.textContent ?? ''
export const link = (shadow: ShadowRoot) =>
  [...shadow.querySelectorAll('a')].find(({ textContent }) => textContent === 'Open in a new tab')
export const reviewed = (status: string, result?: object) => ({
  reviewStatus: status,
  ...(result && { reviewResult: result }),
})
/** Its words show when wide; its name is there for screen readers always. */
export const back = (shadow: ShadowRoot) =>
  [...shadow.querySelectorAll<HTMLButtonElement>('[part=header] button')].find(
    (one) => one.querySelector('.sr-vh')?.textContent?.trim() === 'Back to Acme Pay',
  )!
export const isSeen = (frame: Element) => getComputedStyle(frame).visibility === 'visible'
