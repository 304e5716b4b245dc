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
  const real = frame.contentWindow!
  Object.defineProperty(frame, 'contentWindow', { value: { postMessage: (data: never) => sent.push(data) } })
  const post = (method: string, payload: object = {}) =>
    globalThis.dispatchEvent(
      new MessageEvent('message', {
        origin: ELSEWHERE,
        // Safari makes no event whose source is a window that is gone.
        source: frame.isConnected ? real : window,
        data: { ...payload, method: `idCheck.${method}`, frameId, sessionId: 'session' },
      }),
    )
  post('onReady')
  post('onInitialized')
  await until(() => getComputedStyle(frame).visibility === 'visible', 'the frame is shown')
  return { ...visitor, frame, sent, post }
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
    (one) => one.querySelector('.sr-vh')?.textContent?.trim() === 'Back to Sphere',
  )!
export const isSeen = (frame: Element) => getComputedStyle(frame).visibility === 'visible'
