import { equal, isNull, isTrue } from '../../support/expect.ts'
import { button, cleanUp, failure, hasText, until, type Answers } from '../../support/host.ts'
import { ELSEWHERE, frameIn, names, visit, type Visitor } from '../../support/onboarding.ts'

const TERMS_DONE = { tos: 'complete' }
const application = { verificationBaseUrl: ELSEWHERE }
const SUBMITTED = 'We’re checking your documents'
const inHalfAnHour = () => new Date(Date.now() + 1_800_000).toISOString()

interface Open extends Visitor {
  readonly frame: HTMLIFrameElement
  /** What the vendor's package said to its frame. */
  readonly sent: Record<string, unknown>[]
  /** Posts as the vendor's page does. */
  post(method: string, payload?: object): void
}

/** The vendor's package is real; its page is this test, which knows the frame by the id in its address. */
async function open(at: Parameters<typeof visit>[1] = {}): Promise<Open> {
  let tokens = 0
  const answers: Answers = {
    'POST kyc/sumsub-access-token': () => new Response(JSON.stringify({ token: `token_${(tokens += 1)}` })),
    'POST kyc/externalUrl': () => ({ url: `${ELSEWHERE}/verify`, expiresAt: inHalfAnHour() }),
    ...at.answers,
  }
  const visitor = await visit('/onboarding/kyc', { application, state: TERMS_DONE, ...at, answers })
  const frame = await frameIn(visitor.shadow)
  const frameId = new URL(frame.src).searchParams.get('_')
  const sent: Open['sent'] = []
  const real = frame.contentWindow!
  Object.defineProperty(frame, 'contentWindow', { value: { postMessage: (data: never) => sent.push(data) } })
  const post = (method: string, payload: object = {}) =>
    globalThis.dispatchEvent(
      new MessageEvent('message', {
        origin: ELSEWHERE,
        source: real,
        data: { ...payload, method: `idCheck.${method}`, frameId, sessionId: 'session' },
      }),
    )
  post('onReady')
  post('onInitialized')
  await until(() => getComputedStyle(frame).visibility === 'visible', 'the frame is shown')
  return { ...visitor, frame, sent, post }
}

const toast = (shadow: ShadowRoot) => shadow.querySelector('[part=toast]')?.textContent ?? ''
const link = (shadow: ShadowRoot) =>
  [...shadow.querySelectorAll('a')].find(({ textContent }) => textContent === 'Open in a new tab')
const reviewed = (status: string, result?: object) => ({
  reviewStatus: status,
  ...(result && { reviewResult: result }),
})
/** Its words show when wide; its name is there for screen readers always. */
const back = (shadow: ShadowRoot) =>
  [...shadow.querySelectorAll<HTMLButtonElement>('[part=header] button')].find(
    (one) => one.querySelector('.sr-vh')?.textContent?.trim() === 'Back to Sphere',
  )!
const isSeen = (frame: Element) => getComputedStyle(frame).visibility === 'visible'

describe('the verification', () => {
  afterEach(cleanUp)

  it('is the vendor’s own widget, with the token of the API and the interface language [KYC-01, KYC-04, M7]', async () => {
    const head = document.head.innerHTML
    const { frame, sent, calls } = await open()
    equal(calls('POST', 'kyc/sumsub-access-token').length, 1)
    equal(frame.src, `${ELSEWHERE}/websdk/websdk.html?_=id_${btoa('token_1')}`)
    equal([sent[0]!['method'], sent[0]!['accessToken'], sent[0]!['lang']], ['idCheck.init', 'token_1', 'en'])
    equal(frame.title, 'Identity verification')
    equal(
      frame.allow,
      `camera ${ELSEWHERE}; microphone ${ELSEWHERE}; fullscreen ${ELSEWHERE}; geolocation; clipboard-write; hid`,
    )
    isNull(frame.getAttribute('sandbox'), 'a sandbox that the vendor does not support')
    equal(document.head.innerHTML, head, 'the page’s head')
  })

  it('leaves nothing behind [KYC-01]', async () => {
    const { shadow, post, calls } = await open()
    back(shadow).click()
    await until(() => hasText(shadow, 'Set up your account'))
    isNull(shadow.querySelector('iframe'), 'a frame')
    const before = calls('GET', 'onboarding/state').length
    post('onApplicantStatusChanged', reviewed('pending'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    equal(calls('GET', 'onboarding/state').length, before)
  })

  it('has a back control that names where it leads, also without a history [KYC-03, NAV-15]', async () => {
    const { shadow, path } = await open()
    isTrue(back(shadow), 'a control of this name')
    back(shadow).click()
    await until(() => path() === '/onboarding')
  })

  it('reads the state again when the status changes, and individuals wait on a view of ours [STATE-KYC-02, STATE-KYC-03]', async () => {
    const { shadow, post, frame, server, calls, told } = await open()
    const before = calls('GET', 'onboarding/state').length
    server.state = { ...server.state, kyc: { sumsub: 'pending' } }
    post('onApplicantStatusChanged', reviewed('pending'))
    await until(() => hasText(shadow, SUBMITTED))
    await until(() => calls('GET', 'onboarding/state').length > before)
    await until(() => names(told).includes('ramp-verification-pending'))
    equal(shadow.querySelectorAll('h1').length, 2, 'the header and the view have their titles')
    isTrue(frame.isConnected && !isSeen(frame), 'the frame stays, out of sight')
    isTrue(!link(shadow), 'no bar')
    button(shadow, 'Back to Sphere')!.click()
    await until(() => hasText(shadow, 'Set up your account'))
  })

  it('still hears the frame behind the view, and shows it again when something must be sent anew', async () => {
    const { shadow, post, frame } = await open()
    post('onApplicantStatusChanged', reviewed('pending'))
    await until(() => hasText(shadow, SUBMITTED))
    post('onApplicantStatusChanged', reviewed('completed', { reviewAnswer: 'RED', reviewRejectType: 'RETRY' }))
    await until(() => isSeen(frame))
    isTrue(!hasText(shadow, SUBMITTED), 'no waiting view')
  })

  it('shows it again as well when only the state says so', async () => {
    const { shadow, post, frame, server } = await open()
    server.state = { ...server.state, kyc: { sumsub: 'pending' } }
    post('onApplicantStatusChanged', reviewed('pending'))
    await until(() => hasText(shadow, SUBMITTED))
    server.state = { ...server.state, kyc: { sumsub: 'softRejected' } }
    await until(() => isSeen(frame), 'the state is polled')
  })

  it('businesses, and everybody in the sandbox, keep the widget [STATE-KYC-06, STATE-KYC-07]', async () => {
    for (const at of [{ me: { type: 'BUSINESS' } }, { attributes: { environment: 'sandbox' } }]) {
      const { shadow, post, frame, calls } = await open(at)
      const before = calls('GET', 'onboarding/state').length
      post('onApplicantStatusChanged', reviewed('pending'))
      await until(() => calls('GET', 'onboarding/state').length > before)
      isTrue(isSeen(frame) && !hasText(shadow, SUBMITTED), 'the widget')
      cleanUp()
    }
  })

  it('a changed level makes the state be read again, and a toast says so [STATE-KYC-04, STATE-KYC-05]', async () => {
    const { shadow, post, calls } = await open()
    const before = calls('GET', 'me').length
    post('onApplicantLevelChanged', { levelName: 'individual' })
    await until(() => toast(shadow) === 'Your verification was updated')
    await until(() => calls('GET', 'me').length > before && calls('GET', 'onboarding/state').length > 1)
    equal(shadow.querySelector('[part=toast]')!.closest('[role]')!.getAttribute('role'), 'status')
  })

  it('asks for a new token when the widget says that its own has expired, and goes on [STATE-KYC-08]', async () => {
    const { post, sent, calls, frame } = await open()
    post('onError', { code: 'invalid-token', error: 'expired' })
    await until(() => sent.some(({ method }) => method === 'idCheck.updateAccessToken'))
    equal(sent.at(-1), { method: 'idCheck.updateAccessToken', accessToken: 'token_2' })
    equal(calls('POST', 'kyc/sumsub-access-token').length, 2)
    isTrue(frame.isConnected && isSeen(frame), 'the same frame')
  })

  it('without a new token it says so, keeps what was sent, and starts anew at a press', async () => {
    let isDown = false
    let tokens = 0
    const { shadow, post, frame, told } = await open({
      answers: {
        'POST kyc/sumsub-access-token': () =>
          isDown ? failure(422, { message: 'Not now' }) : new Response(JSON.stringify({ token: `t${(tokens += 1)}` })),
      },
    })
    isDown = true
    post('onError', { code: 'invalid-token', error: 'expired' })
    await until(() => hasText(shadow, 'The verification was interrupted'))
    isTrue(hasText(shadow, 'Not now What you sent is kept.'), 'what happened')
    isTrue(names(told).includes('ramp-error'), 'ramp-error')
    isDown = false
    button(shadow, 'Try again')!.click()
    await until(() => shadow.querySelector('iframe') !== frame && shadow.querySelector('iframe'))
    equal(new URL(shadow.querySelector('iframe')!.src).searchParams.get('_'), `id_${btoa('t2')}`)
  })

  it('links to the page of its own in a new tab, once the customer type is known [KYC-02, KYC-05, STATE-KYC-09]', async () => {
    const { shadow, calls, urls, post, server } = await open({
      me: { type: null },
      state: { ...TERMS_DONE, hasChosenCustomerType: false },
    })
    equal([link(shadow)!.getAttribute('href'), link(shadow)!.getAttribute('aria-disabled')], [null, 'true'])
    equal(calls('POST', 'kyc/externalUrl').length, 0)
    server.me = { ...server.me, type: 'individual' }
    post('onApplicantLevelChanged', {})
    await until(() => link(shadow)?.href)
    const { href, target, rel } = link(shadow)!
    equal([href, target, rel], [`${ELSEWHERE}/verify`, '_blank', 'noopener noreferrer'])
    equal(calls('POST', 'kyc/externalUrl')[0]!.body, { customerType: 'individual' })
    isTrue(
      urls.some((url) => url.endsWith('/kyc/externalUrl?lang=en')),
      'the language',
    )
  })

  it('has the address of that page made anew when the level changes [STATE-KYC-10]', async () => {
    const { shadow, post, calls } = await open()
    await until(() => link(shadow)?.href)
    post('onApplicantLevelChanged', {})
    await until(() => calls('POST', 'kyc/externalUrl').length === 2)
  })

  it('opens a fresh address when the one that it has is older than half an hour', async () => {
    let made = 0
    const { shadow, calls } = await open({
      answers: {
        'POST kyc/externalUrl': () => ({
          url: `${ELSEWHERE}/verify/${(made += 1)}`,
          expiresAt: new Date(Date.now() - 1).toISOString(),
        }),
      },
    })
    await until(() => link(shadow)?.href)
    const opened: unknown[] = []
    const { open: real } = globalThis
    globalThis.open = ((...place: unknown[]) => opened.push(place)) as never
    try {
      link(shadow)!.click()
      await until(() => opened.length === 1)
      equal(opened[0], [`${ELSEWHERE}/verify/2`, '_blank', 'noopener,noreferrer'])
      equal(calls('POST', 'kyc/externalUrl').length, 2)
    } finally {
      globalThis.open = real
    }
  })

  it('goes back by itself once level 1 is complete [STATE-KYC-01]', async () => {
    const { path, server, post } = await open()
    server.state = { ...server.state, kyc: { sumsub: 'complete', kyc_level_1: 'complete' } }
    post('onApplicantStatusChanged', reviewed('completed', { reviewAnswer: 'GREEN' }))
    await until(() => path() === '/onboarding')
  })

  it('is told in a text, beside the link, why the camera cannot be used [M8]', async () => {
    const { permissions, mediaDevices } = navigator
    const stub = (allowed: boolean, state: string, devices: object[]) => {
      Object.defineProperty(document, 'featurePolicy', { configurable: true, value: { allowsFeature: () => allowed } })
      Object.defineProperty(navigator, 'permissions', { configurable: true, value: { query: async () => ({ state }) } })
      Object.defineProperty(navigator, 'mediaDevices', {
        configurable: true,
        value: Object.assign(new EventTarget(), { enumerateDevices: async () => devices }),
      })
    }
    const camera = { kind: 'videoinput' }
    try {
      for (const [allowed, state, devices, words] of [
        [false, 'denied', [], 'The site around it doesn’t allow it.'],
        [true, 'denied', [camera], 'Your browser was told not to.'],
        [true, 'prompt', [{ kind: 'audioinput' }], 'We found none on this device.'],
        [true, 'prompt', [camera], null],
      ] as const) {
        stub(allowed, state, [...devices])
        const { shadow } = await open()
        await until(() => link(shadow)?.href)
        if (words) await until(() => hasText(shadow, words), words)
        else isTrue(!hasText(shadow, 'This page can’t use your camera'), 'no notice')
        cleanUp()
      }
    } finally {
      for (const [name, value] of Object.entries({ permissions, mediaDevices }))
        Object.defineProperty(navigator, name, { configurable: true, value })
      delete (document as { featurePolicy?: unknown }).featurePolicy
    }
  })

  it('that does not come in 15 seconds says so, and is started anew', async () => {
    const { setTimeout: real } = globalThis
    const short = (run: () => void, ms?: number) => real(run, ms === 15_000 ? 200 : ms)
    globalThis.setTimeout = short as unknown as typeof globalThis.setTimeout
    const { shadow, told, calls } = await visit('/onboarding/kyc', {
      application,
      state: TERMS_DONE,
      answers: { 'POST kyc/sumsub-access-token': () => new Response(JSON.stringify({ token: 't' })) },
    })
    await until(() => hasText(shadow, 'The verification partner took too long to answer.'))
    isTrue(names(told).includes('ramp-error'), 'ramp-error')
    globalThis.setTimeout = real
    button(shadow, 'Try again')!.click()
    await until(() => calls('POST', 'kyc/sumsub-access-token').length === 2)
    await until(() => shadow.querySelector('iframe') && !hasText(shadow, 'took too long'))
  })

  it('without a token says so, and tries again', async () => {
    let isDown = true
    const { shadow } = await visit('/onboarding/kyc', {
      application,
      state: TERMS_DONE,
      answers: {
        'POST kyc/sumsub-access-token': () => (isDown ? failure(422, { message: 'Not now' }) : { token: 't' }),
      },
    })
    await until(() => hasText(shadow, 'Not now Nothing was sent, and no money moved.'))
    isDown = false
    button(shadow, 'Try again')!.click()
    await frameIn(shadow)
  })

  it('is not framed from the page’s own origin, nor from what is no web page [M7]', async () => {
    for (const verificationBaseUrl of [location.origin, 'javascript:alert(1)//', 'nowhere']) {
      const { shadow } = await visit('/onboarding/kyc', {
        application: { verificationBaseUrl },
        state: TERMS_DONE,
        answers: { 'POST kyc/sumsub-access-token': () => ({ token: 't' }) },
      })
      await until(() => hasText(shadow, 'We couldn’t load the verification'))
      isNull(shadow.querySelector('iframe'), 'a frame')
      cleanUp()
    }
  })
})
