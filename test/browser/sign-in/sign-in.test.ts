import { ME } from '../../support/customer.ts'
import { equal, isNull, isTrue, soon } from '../../support/expect.ts'
import { button, cleanUp, failure, hasText, mountRamp, type, until, type Answers } from '../../support/host.ts'
import { lines } from '../../support/rows.ts'

const LOGIN = { customerId: ME.id, nextStep: 'otp', countryCode: null, stateCode: null }
const email = (shadow: ShadowRoot) => shadow.querySelector<HTMLInputElement>('input[type=email]')!
const login = (nextStep = 'otp'): Answers => ({ 'POST auth/login': () => ({ ...LOGIN, nextStep }) })
const alertIn = (shadow: ShadowRoot) => shadow.querySelector<HTMLElement>('[part=view] [role=alert]')

async function submit(shadow: ShadowRoot, address: string, name = 'Continue') {
  type(email(shadow), address)
  button(shadow, name)!.click()
}

describe('sign-in', () => {
  afterEach(cleanUp)

  it('has an e-mail form with a continue and a sign-up button [AUTH-01, AUTH-02]', async () => {
    const { shadow } = await mountRamp()
    isTrue(email(shadow).closest('form'), 'a form')
    isTrue(button(shadow, 'Continue'), 'Continue')
    isTrue(button(shadow, 'Sign up'), 'Sign up')
  })

  it('names a sandbox once the words of later screens are there, and never by an id [CONST-20, S9]', async () => {
    const { shadow } = await mountRamp({ attributes: { environment: 'sandbox' } })
    const seen = new Set<string | null>()
    const look = () => shadow.querySelectorAll('[part~=badge]').forEach(({ textContent }) => seen.add(textContent))
    const watching = new MutationObserver(look)
    watching.observe(shadow, { childList: true, subtree: true, characterData: true })
    await new Promise((resolve) => setTimeout(resolve, 500))
    type(email(shadow), 'maya@example.com')
    await until(() => seen.has('Sandbox'), 'the badge')
    watching.disconnect()
    equal([...seen], ['Sandbox'])
  })

  it('says beside a wide form what a sample transfer costs', async () => {
    const { element, shadow } = await mountRamp()
    element.style.inlineSize = '1100px'
    await soon(() =>
      equal(lines(shadow), {
        'You send': '1,000.00 USD',
        Fees: '1.50 USD',
        Rate: '1.00 USD ≈ 1.00 USDC',
        'You receive': '998.50 USDC',
      }),
    )
  })

  it('sends the e-mail trimmed and in lower case, and opens the code [STATE-SIGN-01, AUTH-07, AUTH-08, API-04]', async () => {
    const { shadow, requests } = await mountRamp({ answers: login() })
    await submit(shadow, ' Maya@Example.COM ')
    await until(() => hasText(shadow, 'Check your email'))
    equal(requests.find(({ path }) => path === 'auth/login')!.body, {
      email: 'maya@example.com',
      preventSendingEmail: false,
    })
    isTrue(hasText(shadow, 'maya@example.com'), 'names the address')
  })

  it('opens the residency for any other next step [STATE-SIGN-02, NAV-14]', async () => {
    const { shadow } = await mountRamp({ answers: login('operating-residency') })
    await submit(shadow, 'new@example.com', 'Sign up')
    await until(() => hasText(shadow, 'Where are you based?'))
  })

  it('shows the error at the field, and sends no request [AUTH-09, AUTH-10]', async () => {
    const { shadow, requests } = await mountRamp({ answers: login() })
    button(shadow, 'Continue')!.click()
    await until(() => hasText(shadow, 'Enter your email.'))
    equal(email(shadow).getAttribute('aria-invalid'), 'true')
    await submit(shadow, 'maya@')
    await until(() => hasText(shadow, 'Enter a full email address'))
    equal(email(shadow).value, 'maya@')
    isTrue(!requests.some(({ path }) => path === 'auth/login'), 'no call')
  })

  const limited = (retryAfter?: string) => () => {
    const { body } = failure(429, { error: { code: 'too_many_requests', message: 'Too many attempts' } })
    return new Response(body, { status: 429, headers: retryAfter ? { 'Retry-After': retryAfter } : {} })
  }
  const offline = () => Promise.reject(new TypeError('Failed to fetch'))

  for (const [what, refusal, text] of [
    ['a refused address', () => failure(422, { message: 'Unknown address' }), 'Check the address and try again.'],
    ['no connection', offline, 'We couldn’t reach the server. Check your internet connection'],
    ['too many attempts', limited(), 'Too many attempts. Try again in a few minutes.'],
    ['too many attempts, with the seconds to wait', limited('45'), 'Too many attempts. Wait 45 sec, then try again.'],
    ['too many attempts, with the minutes to wait', limited('600'), 'Too many attempts. Wait 10 min, then try again.'],
    ['a failing server', () => failure(500), 'Something went wrong on our side.'],
  ] as const)
    it(`shows a banner that says what failed, stays open, and keeps the e-mail: ${what} [AUTH-03, STATE-SIGN-03]`, async () => {
      const { shadow, events } = await mountRamp({ answers: { 'POST auth/login': refusal } })
      await submit(shadow, 'maya@example.com')
      await until(() => alertIn(shadow)?.textContent?.includes('We couldn’t sign you in'))
      await soon(() => isTrue(hasText(shadow, text), `${text} in ${alertIn(shadow)!.textContent}`))
      equal(hasText(shadow, 'Check the address'), what === 'a refused address', 'a word about the address')
      equal(email(shadow).value, 'maya@example.com')
      await until(() => events.some((event) => event.type === 'ramp-error'), 'ramp-error')
    })

  it('prevents only the e-mail, of each new code as well, with sadmin in the page’s address [AUTH-05, AUTH-06, OTP-11, N6]', async () => {
    const { element, shadow, requests, events } = await mountRamp({ answers: login() })
    await (element.navigate as (path: string) => Promise<void>)('/sign-in?sadmin=1')
    // The form of the previous visit is still unmounting.
    await until(() => button(shadow, 'Back'), 'the new visit')
    await until(() => shadow.querySelectorAll('input[type=email]').length === 1, 'its form')
    await submit(shadow, 'maya@example.com')
    ;(await until(() => button(shadow, 'send a new code'), 'the code')).click()
    await until(() => hasText(shadow, 'We sent you a new code'), 'the new code')
    const call = { email: 'maya@example.com', preventSendingEmail: true }
    equal(
      requests.filter(({ path }) => path === 'auth/login').map(({ body }) => body),
      [call, call],
    )
    equal(
      events.filter((event) => event.type === 'ramp-otp-sent'),
      [],
      'a mail that the host is told of',
    )
  })

  it('shows a back link only when there is a history [NAV-09]', async () => {
    const { shadow } = await mountRamp({ answers: login() })
    isNull(button(shadow, 'Back'), 'a back link at the start')
    await submit(shadow, 'maya@example.com')
    const back = await until(() => button(shadow, 'Back'))
    back.click()
    await until(() => email(shadow))
    equal(email(shadow).value, 'maya@example.com')
  })

  it('makes one call for fifty clicks in a second [SAFE-B1]', async () => {
    const { shadow, requests } = await mountRamp({
      answers: { 'POST auth/login': () => new Promise((resolve) => setTimeout(() => resolve(LOGIN), 100)) },
    })
    type(email(shadow), 'maya@example.com')
    for (let i = 0; i < 50; i += 1) button(shadow, 'Continue')?.click()
    await until(() => hasText(shadow, 'Check your email'))
    equal(requests.filter(({ path }) => path === 'auth/login').length, 1)
  })
})
