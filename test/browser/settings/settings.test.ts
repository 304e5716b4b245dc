import { equal, isNull, isTrue, soon } from '../../support/expect.ts'
import { button, cleanUp, failure, hasText, until } from '../../support/host.ts'
import { stateText, toastText } from '../../support/messages.ts'
import { card, ME, visit, type Visitor } from '../../support/onboarding.ts'

async function settings(at: Parameters<typeof visit>[1] = {}): Promise<Visitor> {
  const visitor = await visit('/settings', at)
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
  [...shadow.querySelectorAll('button')].find(({ textContent }) => textContent === 'Verify')

describe('the settings', () => {
  afterEach(cleanUp)

  it('show the login e-mail, the name, the phone and the customer id [SET-01, SET-03, SET-04, SET-05, PROD-14]', async () => {
    const { shadow } = await settings()
    equal(rows(shadow), {
      'Sign-in email': 'maya@example.com',
      Name: 'Maya Chen',
      Phone: '+1 510 555 0188',
      'Customer ID': ME.id,
    })
  })

  it('have Contact support in the menu by default, and not with customerSupport: false [SHELL-16]', async () => {
    for (const [features, isOffered] of [
      [undefined, true],
      [{ customerSupport: true }, true],
      [{ customerSupport: false }, false],
    ] as const) {
      const { shadow } = await settings(features && { config: { features } })
      ;(await until(() => button(shadow, 'Menu'), 'the menu')).click()
      const menu = await until(() => shadow.querySelector('dialog[open]'), 'the open menu')
      await until(() => button(menu, 'Sign out'), 'its items')
      equal(button(menu, 'Contact support') !== undefined, isOffered, JSON.stringify(features))
      cleanUp()
    }
  })

  it('have New transfer in reach at every width [H20]', async () => {
    const { shadow, element, path } = await settings()
    const shown = () =>
      [...shadow.querySelectorAll('button')].filter(
        (one) => one.textContent === 'New transfer' && one.checkVisibility(),
      )
    for (const width of [320, 719, 720, 900]) {
      element.style.inlineSize = `${width}px`
      await until(() => shown().length === 1, `${width} px`)
      const { left, right } = shown()[0]!.getBoundingClientRect()
      const frame = element.getBoundingClientRect()
      isTrue(left >= frame.left && right <= frame.right, `inside the widget at ${width} px`)
    }
    shown()[0]!.click()
    await until(() => path() === '/payouts/new')
  })

  it('say that a name or a phone is not known', async () => {
    const unknown = { firstName: null as never, lastName: null as never, phoneNumber: null as never }
    const { shadow } = await settings({ me: unknown })
    equal([rows(shadow)['Name'], rows(shadow)['Phone']], ['Not provided', 'Not provided'])
  })

  it('copy the full customer id [SET-03]', async () => {
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
    for (const [kycStatus, tone, label, hasVerify, mark = 'neutral'] of [
      ['pending', 'warning', 'Pending', true],
      ['additionalReviewRequired', 'warning', 'Additional review required', true],
      ['incomplete', 'default', 'Incomplete', true],
      ['rejected', 'destructive', 'Rejected', true, 'destructive'],
      ['approved', 'success', 'Approved', false, 'success'],
      ['onHold', 'default', 'onHold', true],
    ] as const) {
      const { shadow } = await settings({ me: { kycStatus } })
      equal([badge(shadow).getAttribute('data-tone'), badge(shadow).textContent], [tone, label])
      const tile = card(shadow, 'Identity').querySelector('[aria-hidden=true][data-tone]')
      equal(tile?.getAttribute('data-tone'), mark, `the mark of ${kycStatus}`)
      equal(Boolean(verify(shadow)), hasVerify, label)
      cleanUp()
    }
  })

  it('open the external verification page, or the widget when the customer type is not known [STATE-SETK-06]', async () => {
    for (const [type, to] of [
      ['individual', '/settings/kyc'],
      ['BUSINESS', '/settings/kyc'],
      [null, '/onboarding/kyc'],
    ] as const) {
      const { shadow, path, calls } = await settings({ me: { kycStatus: 'pending', type } })
      equal(calls('POST', 'kyc/externalUrl').length, 0, 'an address before it is needed')
      verify(shadow)!.click()
      await until(() => path() === to, to)
      cleanUp()
    }
  })

  it('reset a rejected verification in the sandbox only [S5, O17]', async () => {
    let isDown = true
    const rejected = { kycStatus: 'rejected' }
    const live = await settings({ me: rejected })
    isTrue(!button(live.shadow, 'Reset verification'), 'no reset')
    cleanUp()
    const { shadow, calls, server } = await settings({
      me: rejected,
      attributes: { environment: 'sandbox' },
      answers: { 'POST kyc/reset': () => (isDown ? failure(422, { message: 'Not now' }) : reset()) },
    })
    function reset() {
      server.me = { ...server.me, kycStatus: 'incomplete' }
      return server.state
    }
    button(shadow, 'Reset verification')!.click()
    await soon(() => equal(toastText(shadow, 'We couldn’t reset your verification'), 'Not now'))
    isDown = false
    const again = await until(() => button(shadow, 'Reset verification'))
    await until(() => again.getAttribute('aria-busy') !== 'true')
    again.click()
    await until(() => badge(shadow).textContent === 'Incomplete')
    isTrue(!button(shadow, 'Reset verification') && verify(shadow), 'what is left to press')
    equal(calls('POST', 'kyc/reset').length, 2)
  })

  it('sign out', async () => {
    const { shadow, path } = await settings({
      answers: { 'POST identity/sign-out': () => ({ ok: true }) },
    })
    button(shadow, 'Sign out')!.click()
    await until(() => path() === '/sign-in')
  })

  it('link the merchant’s own legal pages in new tabs, and have no such section without them', async () => {
    const legal = { terms: 'https://shop.example/terms', privacy: 'javascript:alert(1)' }
    const { shadow } = await visit('/settings', { config: { legal } })
    await until(() => hasText(shadow, 'Terms of service'))
    const links = [...shadow.querySelectorAll<HTMLAnchorElement>('section a')]
    equal(
      links.map(({ textContent, href, target, rel }) => [textContent, href, target, rel]),
      [['Terms of service', legal.terms, '_blank', 'noopener noreferrer']],
    )
    cleanUp()
    const other = await visit('/settings')
    await until(() => hasText(other.shadow, 'Sign-in email'))
    isTrue(!hasText(other.shadow, 'Legal'), 'a section')
  })

  it('link each of the legal pages by its own address', async () => {
    const legal = { terms: 'https://shop.example/terms', privacy: 'https://shop.example/privacy' }
    const { shadow } = await visit('/settings', { config: { legal } })
    const links = () => [...shadow.querySelectorAll<HTMLAnchorElement>('section a')]
    await soon(() =>
      equal(
        links().map(({ textContent, href }) => [textContent, href]),
        [
          ['Terms of service', legal.terms],
          ['Privacy policy', legal.privacy],
        ],
      ),
    )
  })

  it('show an error with a retry button and a sign-out when they cannot be loaded', async () => {
    let isDown = true
    const { shadow, server } = await visit('/settings', {
      answers: { 'GET me': () => (isDown ? failure(422, { message: 'Not now' }) : server.me) },
    })
    await soon(() => equal(stateText(shadow, 'We couldn’t load your settings'), 'Not now'))
    isTrue(button(shadow, 'Sign out'), 'the way out')
    isNull(card(shadow, 'Identity'), 'a card')
    isDown = false
    button(shadow, 'Try again')!.click()
    await until(() => hasText(shadow, 'Maya Chen'))
  })
})
