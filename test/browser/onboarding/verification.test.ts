import { equal, isNull, isTrue, soon } from '../../support/expect.ts'
import { button, cleanUp, hasText, until } from '../../support/host.ts'
import { stateText } from '../../support/messages.ts'
import { ELSEWHERE, names } from '../../support/onboarding.ts'
import { stepsOf } from '../../support/rows.ts'
import { back, isSeen, link, openVerification, reviewed, SUBMITTED, toast } from '../../support/verification.ts'

describe('the verification', () => {
  afterEach(cleanUp)

  it('mounts the vendor’s widget with the API’s token and the interface language [KYC-01, KYC-04, SAFE-M7]', async () => {
    const head = document.head.innerHTML
    const { frame, sent, calls } = await openVerification()
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

  it('leaves nothing behind when it unmounts [KYC-01]', async () => {
    const { shadow, post, calls } = await openVerification()
    back(shadow).click()
    await until(() => hasText(shadow, 'Set up your account'))
    isNull(shadow.querySelector('iframe'), 'a frame')
    const before = calls('GET', 'onboarding/state').length
    post('onApplicantStatusChanged', reviewed('pending'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    equal(calls('GET', 'onboarding/state').length, before)
  })

  it('has a labelled back button, even without history [KYC-03, NAV-15]', async () => {
    const { shadow, path } = await openVerification()
    isTrue(back(shadow), 'a control of this name')
    back(shadow).click()
    await until(() => path() === '/onboarding')
  })

  it('refetches the state when the status changes, and shows individuals a waiting view [STATE-KYC-02, STATE-KYC-03, O15]', async () => {
    const { shadow, post, frame, server, calls, emitted } = await openVerification()
    const before = calls('GET', 'onboarding/state').length
    server.state = { ...server.state, kyc: { sumsub: 'pending' } }
    post('onApplicantStatusChanged', reviewed('pending'))
    await until(() => hasText(shadow, SUBMITTED))
    equal(stateText(shadow, SUBMITTED), 'This page updates automatically. You can also close it and come back later.')
    await soon(() =>
      equal(
        stepsOf(shadow).map(([title, sentence]) => [title, sentence]),
        [
          ['Documents received', ''],
          ['Checks in progress', 'This usually takes a few minutes, sometimes up to a day.'],
          ['Result', ''],
        ],
      ),
    )
    await until(() => calls('GET', 'onboarding/state').length > before)
    await until(() => names(emitted).includes('ramp-verification-pending'))
    equal(shadow.querySelectorAll('[part=title]').length, 2, 'the header and the view have their titles')
    isTrue(frame.isConnected && !isSeen(frame), 'the frame stays, out of sight')
    isTrue(!link(shadow), 'no bar')
    button(shadow, 'Back to Acme Pay')!.click()
    await until(() => hasText(shadow, 'Set up your account'))
  })

  it('handles messages of the covered frame, and shows it again when another submission is required', async () => {
    const { shadow, post, frame } = await openVerification()
    post('onApplicantStatusChanged', reviewed('pending'))
    await until(() => hasText(shadow, SUBMITTED))
    post('onApplicantStatusChanged', reviewed('completed', { reviewAnswer: 'RED', reviewRejectType: 'RETRY' }))
    await until(() => isSeen(frame))
    isTrue(!hasText(shadow, SUBMITTED), 'no waiting view')
  })

  it('shows the frame again when only the onboarding state requires it', async () => {
    const { shadow, post, frame, server } = await openVerification()
    server.state = { ...server.state, kyc: { sumsub: 'pending' } }
    post('onApplicantStatusChanged', reviewed('pending'))
    await until(() => hasText(shadow, SUBMITTED))
    server.state = { ...server.state, kyc: { sumsub: 'softRejected' } }
    await until(() => isSeen(frame), 'the state is polled')
  })

  it('moves the focus to the waiting view from the frame, and from nowhere else', async () => {
    for (const isInFrame of [true, false]) {
      const { shadow, post, frame } = await openVerification()
      ;(isInFrame ? frame : back(shadow)).focus()
      post('onApplicantStatusChanged', reviewed('pending'))
      await until(() => hasText(shadow, SUBMITTED))
      equal(shadow.activeElement?.tagName, isInFrame ? 'H2' : 'BUTTON')
      cleanUp()
    }
  })

  it('keeps the widget for businesses and in the sandbox [STATE-KYC-06, STATE-KYC-07]', async () => {
    for (const at of [{ me: { type: 'BUSINESS' } }, { attributes: { environment: 'sandbox' } }]) {
      const { shadow, post, frame, calls } = await openVerification(at)
      const before = calls('GET', 'onboarding/state').length
      post('onApplicantStatusChanged', reviewed('pending'))
      await until(() => calls('GET', 'onboarding/state').length > before)
      isTrue(isSeen(frame) && !hasText(shadow, SUBMITTED), 'the widget')
      cleanUp()
    }
  })

  it('refetches the state and shows a toast when the level changes [STATE-KYC-04, STATE-KYC-05]', async () => {
    const { shadow, post, calls } = await openVerification()
    const before = calls('GET', 'me').length
    post('onApplicantLevelChanged', { levelName: 'individual' })
    await until(() => toast(shadow) === 'Your verification was updated')
    await until(() => calls('GET', 'me').length > before && calls('GET', 'onboarding/state').length > 1)
    const shown = shadow.querySelector('[part=toast]')!
    equal(
      [shown.querySelector('[data-tone]')?.getAttribute('data-tone'), shown.closest('[role]')!.getAttribute('role')],
      ['info', 'status'],
    )
  })

  it('shows toasts above the widget, outside the element that the vendor empties, until the page is left [S14]', async () => {
    const { shadow, post, frame, go, path } = await openVerification()
    post('onApplicantLevelChanged', { levelName: 'individual' })
    await until(() => toast(shadow) !== '')
    const shown = shadow.querySelector('[part=toast]')!
    isTrue(!frame.parentElement!.contains(shown), 'outside of the place of the vendor')
    isTrue(shown.getBoundingClientRect().bottom <= frame.getBoundingClientRect().top, 'above the frame')
    await go('/settings')
    await until(() => path() === '/settings' && !frame.isConnected && hasText(shadow, 'Settings'))
    equal(toast(shadow), '')
  })

  it('renews the token when the widget reports that it has expired, and continues [STATE-KYC-08]', async () => {
    const { post, sent, calls, frame } = await openVerification()
    post('onError', { code: 'invalid-token', error: 'expired' })
    await until(() => sent.some(({ method }) => method === 'idCheck.updateAccessToken'))
    equal(sent.at(-1), { method: 'idCheck.updateAccessToken', accessToken: 'token_2' })
    equal(calls('POST', 'kyc/sumsub-access-token').length, 2)
    isTrue(frame.isConnected && isSeen(frame), 'the same frame')
  })

  it('goes back automatically once level 1 is complete [STATE-KYC-01]', async () => {
    const { path, server, post } = await openVerification()
    server.state = { ...server.state, kyc: { sumsub: 'complete', kyc_level_1: 'complete' } }
    post('onApplicantStatusChanged', reviewed('completed', { reviewAnswer: 'GREEN' }))
    await until(() => path() === '/onboarding')
  })
})
