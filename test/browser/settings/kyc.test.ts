import { equal, isNull, isTrue, soon } from '../../support/expect.ts'
import { button, cleanUp, failure, until, type Answers } from '../../support/host.ts'
import { stateText } from '../../support/messages.ts'
import { ELSEWHERE, frameIn, names, visit, type Visitor } from '../../support/onboarding.ts'

const PAGE = `${ELSEWHERE}/test/support/pages/terms.html`

interface Open extends Visitor {
  readonly frame: HTMLIFrameElement
}

/** Each request creates another address. */
function addresses(expiresInMs = 1_800_000): Answers {
  let made = 0
  return {
    'POST kyc/externalUrl': () => ({
      url: `${PAGE}?page=${(made += 1)}`,
      expiresAt: new Date(Date.now() + expiresInMs).toISOString(),
    }),
  }
}

async function open(at: Parameters<typeof visit>[1] = {}): Promise<Open> {
  const visitor = await visit('/settings/kyc', { answers: addresses(), ...at })
  const frame = await frameIn(visitor.shadow)
  await until(() => !frame.hasAttribute('data-hidden'), 'the page is there')
  return { ...visitor, frame }
}

const link = (shadow: ShadowRoot) =>
  [...shadow.querySelectorAll('a')].find(({ textContent }) => textContent === 'Open in a new tab')

describe('the verification in the settings', () => {
  afterEach(cleanUp)

  it('is the external page in a frame, with exactly these attributes and the interface language [SET-06, NAV-34, SAFE-M7]', async () => {
    const { frame, calls, urls, shadow } = await open()
    equal(
      Object.fromEntries(
        [...frame.attributes].filter(({ name }) => name !== 'class').map(({ name, value }) => [name, value]),
      ),
      {
        src: `${PAGE}?page=1`,
        title: 'Identity verification',
        allow: `camera ${ELSEWHERE}; microphone ${ELSEWHERE}; fullscreen ${ELSEWHERE}`,
        referrerpolicy: 'strict-origin',
      },
    )
    equal(calls('POST', 'kyc/externalUrl')[0]!.body, { customerType: 'individual' })
    isTrue(
      urls.some((url) => url.endsWith('/kyc/externalUrl?lang=en')),
      'the language',
    )
    equal(shadow.querySelector('[part=header] [part=title]')!.textContent, 'Verification')
    const { href, target, rel } = link(shadow)!
    equal([href, target, rel], [`${PAGE}?page=1`, '_blank', 'noopener noreferrer'])
  })

  it('opens from the settings, which are refetched when the customer comes back, however soon [SET-06]', async () => {
    const { shadow, server, path } = await visit('/settings', {
      me: { kycStatus: 'pending' },
      answers: addresses(),
    })
    const verify = await until(() => button(shadow, 'Verify'))
    verify.click()
    await frameIn(shadow)
    equal(path(), '/settings/kyc')
    server.me = { ...server.me, kycStatus: 'approved' }
    button(shadow, 'Back')!.click()
    await until(() => shadow.querySelector('[part=badge]')?.textContent === 'Approved')
  })

  it('keeps its address when the link next to it gets a new one', async () => {
    const { shadow, frame, calls } = await open({ answers: addresses(-1) })
    const opened: unknown[] = []
    const { open: real } = globalThis
    globalThis.open = ((url: unknown) => opened.push(url)) as never
    try {
      link(shadow)!.click()
      await until(() => opened.length === 1)
      equal(opened, [`${PAGE}?page=2`])
      equal(calls('POST', 'kyc/externalUrl').length, 2)
      isTrue(frame.isConnected && frame.src === `${PAGE}?page=1`, 'the frame')
    } finally {
      globalThis.open = real
    }
  })

  it('asks for the customer type first when it is not known', async () => {
    const { shadow, calls, path } = await visit('/settings/kyc', { me: { type: null }, answers: addresses() })
    const start = 'Start the verification and select whether you’re an individual or a business.'
    await soon(() => equal(stateText(shadow, 'First, tell us who you are'), start))
    isNull(shadow.querySelector('iframe'), 'a frame')
    equal(calls('POST', 'kyc/externalUrl').length, 0)
    button(shadow, 'Start')!.click()
    await until(() => path() === '/onboarding/kyc')
  })

  it('shows an error and retries when it has no address', async () => {
    let isDown = true
    const { shadow, emitted } = await visit('/settings/kyc', {
      answers: { 'POST kyc/externalUrl': () => (isDown ? failure(422, { message: 'Not now' }) : { url: PAGE }) },
    })
    const failed = 'Not now. Nothing was sent, and no money moved.'
    await soon(() => equal(stateText(shadow, 'We couldn’t load the verification'), failed))
    await until(() => names(emitted).includes('ramp-error'), 'ramp-error')
    isDown = false
    button(shadow, 'Try again')!.click()
    await frameIn(shadow)
  })

  it('is not framed from the page’s own origin [SAFE-M7]', async () => {
    const { shadow } = await visit('/settings/kyc', {
      answers: { 'POST kyc/externalUrl': () => ({ url: `${location.origin}/verify` }) },
    })
    const unsafe =
      'We didn’t open the verification page because its address isn’t trusted on this site. Nothing was sent. Contact support.'
    await soon(() => equal(stateText(shadow, 'We couldn’t load the verification'), unsafe))
    isNull(shadow.querySelector('iframe'), 'a frame')
  })
})
