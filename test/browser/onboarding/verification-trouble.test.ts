import { equal, isNull, isTrue, soon } from '../../support/expect.ts'
import { button, cleanUp, failure, until } from '../../support/host.ts'
import { banner, stateText } from '../../support/messages.ts'
import { ELSEWHERE, frameIn, names, visit } from '../../support/onboarding.ts'
import { application, link, openVerification, TERMS_DONE, toast } from '../../support/verification.ts'
import { shorten } from '../../support/time.ts'

const NOT_LOADED = 'We couldn’t load the verification'
const NO_CAMERA = 'This page can’t use your camera'
const DENIED =
  'Camera access is blocked in your browser. Allow it in the browser’s settings, or open the verification in a new tab.'
const UNSAFE =
  'We didn’t open the verification page because its address isn’t trusted on this site. Nothing was sent. Contact support.'

describe('the verification, in an exceptional case,', () => {
  afterEach(cleanUp)

  it('links to the external page in a new tab once the customer type is known [KYC-02, KYC-05, STATE-KYC-09]', async () => {
    const { shadow, calls, urls, post, server, emitted } = await openVerification({
      me: { type: null },
      state: { ...TERMS_DONE, hasChosenCustomerType: false },
    })
    equal([link(shadow)!.getAttribute('href'), link(shadow)!.getAttribute('aria-disabled')], [null, 'true'])
    link(shadow)!.click()
    await new Promise((resolve) => setTimeout(resolve, 50))
    isTrue(toast(shadow) === '' && !names(emitted).includes('ramp-error'), 'a link that is off does nothing')
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

  it('detects a customer type that was chosen in another window, and enables the link [STATE-KYC-09]', async () => {
    const { shadow, server } = await openVerification({
      me: { type: null },
      state: { ...TERMS_DONE, kyc: { sumsub: 'pending' }, hasChosenCustomerType: false },
    })
    isTrue(!link(shadow)!.href, 'no type, no address')
    server.me = { ...server.me, type: 'individual' }
    server.state = { ...server.state, hasChosenCustomerType: true }
    await until(() => link(shadow)?.href, 'the state is polled')
  })

  it('requests a new address of the external page when the level changes [STATE-KYC-10]', async () => {
    const { shadow, post, calls } = await openVerification()
    await until(() => link(shadow)?.href)
    post('onApplicantLevelChanged', {})
    await until(() => calls('POST', 'kyc/externalUrl').length === 2)
  })

  it('repeats a failed request for the address when the customer returns to the page', async () => {
    let isDown = true
    const { shadow, calls } = await openVerification({
      answers: {
        'POST kyc/externalUrl': () => (isDown ? failure(422, { message: 'Not now' }) : { url: `${ELSEWHERE}/verify` }),
      },
    })
    await until(() => calls('POST', 'kyc/externalUrl').length === 1)
    await until(() => link(shadow)?.getAttribute('aria-busy') !== 'true')
    isDown = false
    globalThis.dispatchEvent(new Event('visibilitychange'))
    await until(() => link(shadow)?.href)
    globalThis.dispatchEvent(new Event('visibilitychange'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    equal(calls('POST', 'kyc/externalUrl').length, 2)
  })

  it('opens a new address when the present one is older than half an hour', async () => {
    let made = 0
    const { shadow, calls } = await openVerification({
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
    globalThis.open = ((...args: unknown[]) => opened.push(args)) as never
    try {
      link(shadow)!.click()
      await until(() => opened.length === 1)
      equal(opened[0], [`${ELSEWHERE}/verify/2`, '_blank', 'noopener,noreferrer'])
      equal(calls('POST', 'kyc/externalUrl').length, 2)
    } finally {
      globalThis.open = real
    }
  })

  it('shows an error without a new token, keeps the submission, and restarts only with a new token [STATE-KYC-08]', async () => {
    let isDown = false
    let tokens = 0
    const { shadow, post, frame, emitted } = await openVerification({
      answers: {
        'POST kyc/sumsub-access-token': () =>
          isDown ? failure(422, { message: 'Not now' }) : new Response(JSON.stringify({ token: `t${(tokens += 1)}` })),
      },
    })
    isDown = true
    post('onError', { code: 'invalid-token', error: 'expired' })
    const saved = 'Not now. What you’ve sent is saved. Load the verification again to continue.'
    await soon(() => equal(stateText(shadow, 'The verification was interrupted'), saved))
    await until(() => names(emitted).includes('ramp-error'), 'ramp-error')
    button(shadow, 'Try again')!.click()
    await soon(() => equal(stateText(shadow, NOT_LOADED), 'Not now. Nothing was sent, and no money moved.'))
    isNull(shadow.querySelector('iframe'), 'a widget with the token that was refused')
    isDown = false
    const again = await until(() => button(shadow, 'Try again'))
    await until(() => again.getAttribute('aria-busy') !== 'true')
    again.click()
    await until(() => shadow.querySelector('iframe') !== frame && shadow.querySelector('iframe'))
    equal(new URL(shadow.querySelector('iframe')!.src).searchParams.get('_'), `id_${btoa('t2')}`)
  })

  it('does not suggest a phone on a phone', async () => {
    const { mediaDevices } = navigator
    const { matchMedia: real } = window
    const none = Object.assign(new EventTarget(), { enumerateDevices: async () => [] })
    try {
      Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: none })
      for (const isPhone of [false, true]) {
        window.matchMedia = (query) =>
          query.includes('coarse') ? ({ matches: isPhone } as MediaQueryList) : real.call(window, query)
        const { shadow } = await openVerification()
        const phone = isPhone ? '.' : ', or continue on your phone.'
        const words = `We couldn’t find a camera on this device. Open the verification in a new tab${phone}`
        await soon(() => equal(banner(shadow, NO_CAMERA), words))
        cleanUp()
      }
    } finally {
      window.matchMedia = real
      Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices })
    }
  })

  it('explains next to the link why the camera cannot be used [SAFE-M8]', async () => {
    const { permissions, mediaDevices } = navigator
    const stub = (allowed: boolean, state: string, devices: object[]) => {
      const permission = Object.assign(new EventTarget(), { state })
      Object.defineProperty(document, 'featurePolicy', { configurable: true, value: { allowsFeature: () => allowed } })
      Object.defineProperty(navigator, 'permissions', { configurable: true, value: { query: async () => permission } })
      Object.defineProperty(navigator, 'mediaDevices', {
        configurable: true,
        value: Object.assign(new EventTarget(), { enumerateDevices: async () => devices }),
      })
      return permission
    }
    const camera = { kind: 'videoinput' }
    try {
      for (const [allowed, state, devices, words] of [
        [false, 'denied', [], 'This site doesn’t allow camera access. Open the verification in a new tab instead.'],
        [true, 'denied', [camera], DENIED],
        [
          true,
          'prompt',
          [{ kind: 'audioinput' }],
          'We couldn’t find a camera on this device. Open the verification in a new tab, or continue on your phone.',
        ],
        [true, 'prompt', [camera], null],
      ] as const) {
        const permission = stub(allowed, state, [...devices])
        const { shadow } = await openVerification()
        await until(() => link(shadow)?.href)
        if (words) await soon(() => equal(banner(shadow, NO_CAMERA), words))
        else {
          isNull(shadow.querySelector('[part~=banner]'), 'a notice')
          permission.state = 'denied'
          permission.dispatchEvent(new Event('change'))
          await soon(() => equal(banner(shadow, NO_CAMERA), DENIED, 'a refusal while the frame is open'))
        }
        cleanUp()
      }
    } finally {
      for (const [name, value] of Object.entries({ permissions, mediaDevices }))
        Object.defineProperty(navigator, name, { configurable: true, value })
      delete (document as { featurePolicy?: unknown }).featurePolicy
    }
  })

  it('shows an error and restarts when the widget does not load within 15 seconds', async () => {
    const restore = shorten(15_000, 200)
    const { shadow, emitted, calls } = await visit('/onboarding/kyc', {
      application,
      state: TERMS_DONE,
      answers: { 'POST kyc/sumsub-access-token': () => new Response(JSON.stringify({ token: 't' })) },
    })
    const slow =
      'Our verification partner took too long to respond. What you’ve already sent is saved, and no money moved.'
    await soon(() => equal(stateText(shadow, NOT_LOADED), slow))
    await until(() => names(emitted).includes('ramp-error'), 'ramp-error')
    restore()
    button(shadow, 'Try again')!.click()
    await until(() => calls('POST', 'kyc/sumsub-access-token').length === 2)
    await until(() => shadow.querySelector('iframe') && !shadow.querySelector('[role=alert] h2'))
  })

  it('shows an error and retries when it has no token', async () => {
    let isDown = true
    const { shadow } = await visit('/onboarding/kyc', {
      application,
      state: TERMS_DONE,
      answers: {
        'POST kyc/sumsub-access-token': () => (isDown ? failure(422, { message: 'Not now' }) : { token: 't' }),
      },
    })
    await soon(() => equal(stateText(shadow, NOT_LOADED), 'Not now. Nothing was sent, and no money moved.'))
    isDown = false
    button(shadow, 'Try again')!.click()
    await frameIn(shadow)
  })

  it('is not framed from the page’s own origin, nor from an address that is not a web page [SAFE-M7]', async () => {
    for (const verificationBaseUrl of [location.origin, 'javascript:alert(1)//', 'nowhere']) {
      const { shadow } = await visit('/onboarding/kyc', {
        application: { verificationBaseUrl },
        state: TERMS_DONE,
        answers: { 'POST kyc/sumsub-access-token': () => ({ token: 't' }) },
      })
      await soon(() => equal(stateText(shadow, NOT_LOADED), UNSAFE))
      isNull(shadow.querySelector('iframe'), 'a frame')
      cleanUp()
    }
  })
})
