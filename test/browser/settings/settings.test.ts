import { equal, isNull, isTrue } from '../../support/expect.ts'
import { button, cleanUp, failure, hasText, until, type Answers } from '../../support/host.ts'
import { card, ME, names, visit, type Visitor } from '../../support/onboarding.ts'

const PAGE = 'https://verify.test/page'
const externalUrl: Answers = {
  'POST kyc/externalUrl': () => ({ url: PAGE, expiresAt: new Date(Date.now() + 1_800_000).toISOString() }),
}

async function settings(at: Parameters<typeof visit>[1] = {}): Promise<Visitor> {
  const visitor = await visit('/settings', { answers: externalUrl, ...at })
  await until(() => card(visitor.shadow, 'Identity')?.querySelector('[part=badge]'), 'the card')
  return visitor
}

const rows = (shadow: ShadowRoot) =>
  Object.fromEntries(
    [...shadow.querySelectorAll('dl > [part=row]')].map((row) => [
      row.querySelector('dt')!.textContent,
      row.querySelector('dd')!.textContent,
    ]),
  )
const badge = (shadow: ShadowRoot) => card(shadow, 'Identity').querySelector('[part=badge]')!
const verify = (shadow: ShadowRoot) =>
  [...shadow.querySelectorAll<HTMLElement>('a, button')].find(({ textContent }) => textContent === 'Verify')

describe('the settings', () => {
  afterEach(cleanUp)

  it('show the login e-mail, the name, the phone and the customer id [SET-01, SET-03, SET-04, SET-05]', async () => {
    const { shadow } = await settings()
    equal(rows(shadow), {
      'Sign-in email': 'maya@example.com',
      Name: 'Maya Chen',
      Phone: '+15105550188',
      'Customer ID': ME.id,
    })
  })

  it('say so where a name or a phone is not known', async () => {
    const unknown = { firstName: null as never, lastName: null as never, phoneNumber: null as never }
    const { shadow } = await settings({ me: unknown })
    equal([rows(shadow)['Name'], rows(shadow)['Phone']], ['Not given', 'Not given'])
  })

  it('copy the whole customer id [SET-03]', async () => {
    const { shadow } = await settings()
    const copied: string[] = []
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void copied.push(text) },
    })
    button(shadow, 'Copy Customer ID')!.click()
    await until(() => copied.length > 0)
    equal(copied, [ME.id])
    delete (navigator as { clipboard?: unknown }).clipboard
  })

  it('show the card with its badge, and Verify unless it is approved [SET-02, STATE-SETK-01, STATE-SETK-02, STATE-SETK-03, STATE-SETK-04, STATE-SETK-05, STATE-SETK-06]', async () => {
    for (const [kycStatus, tone, label, hasVerify] of [
      ['pending', 'warning', 'Pending', true],
      ['additionalReviewRequired', 'warning', 'Additional review required', true],
      ['incomplete', 'default', 'Incomplete', true],
      ['rejected', 'destructive', 'Rejected', true],
      ['approved', 'success', 'Approved', false],
      ['onHold', 'default', 'onHold', false],
    ] as const) {
      const { shadow, calls } = await settings({ me: { kycStatus } })
      equal([badge(shadow).getAttribute('data-tone'), badge(shadow).textContent], [tone, label])
      equal(Boolean(verify(shadow)), hasVerify, label)
      if (!hasVerify) equal(calls('POST', 'kyc/externalUrl').length, 0, 'addresses that nobody needs')
      cleanUp()
    }
  })

  it('verify on the verification’s own page, in a new tab', async () => {
    const { shadow, calls } = await settings({ me: { kycStatus: 'pending' } })
    const link = await until(() => shadow.querySelector<HTMLAnchorElement>(`a[href="${PAGE}"]`))
    equal([link.target, link.rel, link.textContent], ['_blank', 'noopener noreferrer', 'Verify'])
    equal(calls('POST', 'kyc/externalUrl')[0]!.body, { customerType: 'individual' })
  })

  it('verify in the widget where the customer type is not known yet', async () => {
    const { shadow, path, calls } = await settings({ me: { type: null } })
    verify(shadow)!.click()
    await until(() => path() === '/onboarding/kyc')
    equal(calls('POST', 'kyc/externalUrl').length, 0)
  })

  it('say that the page of the verification could not be had, and try again at a press', async () => {
    let isDown = true
    const { shadow, told } = await settings({
      answers: { 'POST kyc/externalUrl': () => (isDown ? failure(422, { message: 'Not now' }) : { url: PAGE }) },
    })
    await until(() => verify(shadow)?.getAttribute('aria-busy') !== 'true')
    verify(shadow)!.click()
    await until(() => hasText(shadow, 'We couldn’t open the verification page'))
    isTrue(names(told).includes('ramp-error'), 'ramp-error')
    const opened: unknown[] = []
    const { open } = globalThis
    globalThis.open = ((url: unknown) => opened.push(url)) as never
    try {
      isDown = false
      verify(shadow)!.click()
      await until(() => opened.length === 1)
      equal(opened, [PAGE])
    } finally {
      globalThis.open = open
    }
  })

  it('sign out', async () => {
    const { shadow, path } = await settings({
      answers: { ...externalUrl, 'POST identity/sign-out': () => ({ ok: true }) },
    })
    button(shadow, 'Sign out')!.click()
    await until(() => path() === '/sign-in')
  })

  it('that could not be loaded say so, still let out, and are loaded again at a press', async () => {
    let isDown = true
    const { shadow, server } = await visit('/settings', {
      answers: { ...externalUrl, 'GET me': () => (isDown ? failure(422, { message: 'Not now' }) : server.me) },
    })
    await until(() => hasText(shadow, 'We couldn’t load your settings'))
    isTrue(hasText(shadow, 'Not now No money moved.'), 'what happened')
    isTrue(button(shadow, 'Sign out'), 'the way out')
    isNull(card(shadow, 'Identity'), 'a card')
    isDown = false
    button(shadow, 'Try again')!.click()
    await until(() => hasText(shadow, 'Maya Chen'))
  })
})
