import { equal, isTrue } from '../../support/expect.ts'
import { cleanUp, hasText, until } from '../../support/host.ts'
import { names, STATE } from '../../support/onboarding.ts'
import {
  isSeen,
  openOther,
  openRealVerification,
  reviewed,
  SUBMITTED,
  TERMS_DONE,
  toast,
} from '../../support/verification.ts'

const UNHEARD = 'We haven’t received your documents yet'
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Collects the page's `error` events while `act` runs. */
async function thrown(act: () => Promise<void>): Promise<string[]> {
  const errors: string[] = []
  const record = (event: ErrorEvent | PromiseRejectionEvent) => {
    errors.push('message' in event ? event.message : String(event.reason))
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  globalThis.addEventListener('error', record, true)
  globalThis.addEventListener('unhandledrejection', record, true)
  const { onerror } = window
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the runner uses this property
  window.onerror = () => true
  try {
    await act()
  } finally {
    globalThis.removeEventListener('error', record, true)
    globalThis.removeEventListener('unhandledrejection', record, true)
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- as above
    window.onerror = onerror
  }
  return errors
}

/** A thousand messages a second for four seconds. */
/** Posts a thousand messages or more, and says for how many seconds. */
async function floodOf(frame: HTMLIFrameElement, posts: readonly unknown[]): Promise<number> {
  const flooded = new Promise<number>((resolve) => {
    globalThis.addEventListener('message', ({ data }) => data?.flooded && resolve(data.flooded / 1000))
  })
  frame.contentWindow!.postMessage({ flood: { posts, atLeast: 1000, forMs: 4000 } }, '*')
  return flooded
}

const ODD = [
  null,
  undefined,
  0,
  '',
  'idCheck.onReady',
  [],
  ['idCheck.onReady'],
  {},
  { method: null },
  { method: 7 },
  { method: { indexOf: 7 } },
  { method: ['idCheck'] },
  { method: 'idCheck' },
  { method: 'idCheck.onResize', height: { px: 1 } },
  { method: 'idCheck.scrollTo', top: null },
  { method: 'idCheck.onError', code: null },
  { method: 'idCheck.onApplicantStatusChanged', reviewStatus: 7, reviewResult: 'x' },
  new Map([['method', 'idCheck.onReady']]),
  new Date(),
  new ArrayBuffer(8),
]

describe('messages to the verification', () => {
  afterEach(() => {
    cleanUp()
    document.body.replaceChildren()
  })

  it('are handled from our own frame only, not from other windows of the vendor’s origin [SAFE-M1]', async () => {
    const { shadow, frame, calls, message, post } = await openRealVerification()
    const beside = await openOther()
    const inShadow = await openOther(shadow)
    const before = calls('GET', 'onboarding/state').length
    for (const say of [beside, inShadow])
      for (const [method, payload] of [
        ['onApplicantStatusChanged', reviewed('pending')],
        ['onApplicantLevelChanged', { levelName: 'individual' }],
        ['onError', { code: 'invalid-token', error: 'expired' }],
        ['onResize', { height: 9000 }],
      ] as const)
        say(message(method, payload))
    await wait(500)
    isTrue(!hasText(shadow, SUBMITTED) && isSeen(frame), 'the frame stays')
    equal(toast(shadow), '')
    equal(calls('GET', 'onboarding/state').length, before)
    equal(calls('POST', 'kyc/sumsub-access-token').length, 1)
    isTrue(frame.style.height !== '9000px', 'its size')
    post('onApplicantStatusChanged', reviewed('pending'))
    await until(() => hasText(shadow, SUBMITTED), 'the message of our own frame')
  })

  it('messages of odd shapes throw no error, and reach the host page’s listeners unchanged [SAFE-M3, SAFE-X5]', async () => {
    const { shadow, frame, say, message, post } = await openRealVerification()
    const received: unknown[] = []
    const record = ({ data, source }: MessageEvent) => source === frame.contentWindow && received.push(data)
    globalThis.addEventListener('message', record)
    const beside = await openOther()
    const errors = await thrown(async () => {
      for (const data of ODD) {
        say(data)
        beside(data)
      }
      await until(() => received.length === ODD.length, 'every message at the host page')
      post('onApplicantLevelChanged', { levelName: 'individual' })
      await until(() => toast(shadow) === 'Your verification was updated')
    })
    globalThis.removeEventListener('message', record)
    equal(errors, [])
    equal(received.at(-1), message('onApplicantLevelChanged', { levelName: 'individual' }))
    isTrue(isSeen(frame) || hasText(shadow, SUBMITTED), 'a screen')
  })

  it('a flood of messages triggers one refetch a second, and starves no request [SAFE-M3]', async () => {
    let state: object = { ...STATE, ...TERMS_DONE }
    const slowly = async () => {
      const read = state
      await wait(300)
      return read
    }
    const { shadow, frame, calls, say, message, path, emitted } = await openRealVerification({
      answers: { 'GET onboarding/state': slowly },
    })
    const count = () => ({
      states: calls('GET', 'onboarding/state').length,
      tokens: calls('POST', 'kyc/sumsub-access-token').length,
      pages: calls('POST', 'kyc/externalUrl').length,
    })
    const before = count()
    const posts = [
      message('onApplicantLevelChanged', { levelName: 'individual' }),
      message('onApplicantStatusChanged', reviewed('init')),
      message('onApplicantStatusChanged', reviewed('pending')),
      message('onError', { code: 'invalid-token' }),
      message('onError', { code: 'other' }),
      message('onResize', { height: 700 }),
      message('onReady'),
      null,
    ]
    const flood = floodOf(frame, posts)
    // An answer of the server must arrive while the flood goes on.
    await wait(500)
    state = { ...state, kyc: { sumsub: 'pending' } }
    await until(() => names(emitted).includes('ramp-verification-pending'), 'read in the middle of it')
    const seconds = await flood
    await wait(200)
    const after = count()
    const most = seconds + 2
    isTrue(after.tokens - before.tokens <= most && after.pages - before.pages <= most, 'one a second of each')
    isTrue(after.states - before.states <= 2 * most + 2, 'the frame’s and the polls’')
    say(message('onApplicantStatusChanged', reviewed('pending')))
    await until(() => hasText(shadow, SUBMITTED))
    equal(path(), '/onboarding/kyc')
  })

  it('about a submission count for 30 seconds without the server’s confirmation [SAFE-M1, STATE-KYC-03]', async () => {
    const { shadow, frame, server, post, calls } = await openRealVerification()
    const { now } = Date
    try {
      post('onApplicantStatusChanged', reviewed('pending'))
      await until(() => hasText(shadow, SUBMITTED))
      isTrue(!hasText(shadow, 'Documents received') && hasText(shadow, 'Documents sent'), 'not said too early')
      const before = calls('GET', 'onboarding/state').length
      await until(() => calls('GET', 'onboarding/state').length > before + 1, 'the server is asked again')
      Date.now = () => now() + 30_000
      await until(() => hasText(shadow, UNHEARD))
      isTrue(isSeen(frame) && !hasText(shadow, SUBMITTED), 'back at the frame')
      Date.now = () => now() + 60_000
      server.state = { ...server.state, kyc: { sumsub: 'pending' } }
      await until(() => hasText(shadow, 'Documents received'), 'the confirmation of the server')
      isTrue(!hasText(shadow, UNHEARD) && !isSeen(frame), 'the view is the server’s word')
    } finally {
      Date.now = now
    }
  })
})
