import { ME } from '../../support/customer.ts'
import { equal, isNull, isTrue } from '../../support/expect.ts'
import { ME as ANYBODY, visit } from '../../support/onboarding.ts'
import {
  button,
  cleanUp,
  failure,
  hasText,
  mountRamp,
  type,
  until,
  type Answers,
  type Host,
} from '../../support/host.ts'

const RESIDENCY = '/sign-in/operating-residency?email=ada%40example.com'
const CODE = '/sign-in/otp?email=ada%40example.com'

const login = (nextStep: string) => ({ customerId: ME.id, nextStep, countryCode: null, stateCode: null })
const boxes = ({ shadow }: Host) => [...shadow.querySelectorAll<HTMLInputElement>('[role=combobox]')]
const shown = (host: Host) => boxes(host).map(({ value }) => value)
const logins = ({ requests }: Host) => requests.filter(({ path }) => path === 'auth/login').length
const emitted = ({ events }: Host, name: string) => events.filter(({ type }) => type === name).length

async function open(path: string, answers: Answers): Promise<Host> {
  const host = await mountRamp({ answers })
  await (host.element.navigate as (to: string) => Promise<void>)(path)
  return host
}

const prefill = ({ element }: Host, countryCode: string, stateCode?: string) =>
  (element.prefill as (values: object) => Promise<void>)({ countryCode, stateCode })

/** Waits for the option and clicks it. */
async function pick(host: Host, box: number, name: string) {
  const input = await until(() => boxes(host)[box], `box ${box}`)
  input.click()
  const find = () => [...host.shadow.querySelectorAll<HTMLElement>('[role=option]')]
  const option = await until(() => find().find(({ textContent }) => textContent?.trim() === name), name)
  option.click()
  await until(() => find().length === 0 && boxes(host)[box]!.value === name, `${name} is picked`)
}

describe('the steps of the sign-in', () => {
  afterEach(cleanUp)

  it('leave the focus and the scrolling of the page alone, and Back returns to the button that was pressed', async () => {
    const host = await open('/sign-in', { 'POST auth/login': () => login('otp') })
    const field = await until(() => host.shadow.querySelector<HTMLInputElement>('input[type=email]'), 'the field')
    field.focus()
    type(field, 'ada@example.com')
    // It comes with the first act, and brings the status of a wait.
    await until(() => host.shadow.querySelector('[part~=frame] > .sr-vh[role=status]'), 'what changes screens')
    let focused = 0
    // React would scroll what is around the element after it.
    host.element.focus = () => {
      focused += 1
    }
    const press = (name: string) => {
      button(host.shadow, name)!.focus()
      button(host.shadow, name)!.click()
    }
    press('Continue')
    await until(() => host.shadow.activeElement?.closest('[part~=view] *'), 'the focus of the code screen')
    await until(() => hasText(host.shadow, 'Check your email'))
    isNull(host.shadow.querySelector('[part~=view][tabindex]'), 'a view that takes the focus')
    press('Back')
    await until(() => host.shadow.querySelector('input[type=email]'), 'the sign-in')
    await until(() => host.shadow.activeElement?.textContent === 'Continue', 'the focus of the button')
    equal(focused, 0)
  })

  it('go back from the code to the e-mail for a new customer, and mail no second code [OTP-06, STATE-RES-06]', async () => {
    let approved = false
    const host = await open(RESIDENCY, {
      'POST auth/login': () => login(approved ? 'otp' : 'operating-residency'),
      'POST auth/operating-residency': () => ({ ok: (approved = true) }),
    })
    await until(() => boxes(host)[0], 'the country')
    await prefill(host, 'GIB')
    await until(() => !button(host.shadow, 'Continue')!.disabled, 'what the host filled in')
    button(host.shadow, 'Continue')!.click()
    await until(() => hasText(host.shadow, 'Check your email'))
    button(host.shadow, 'Back')!.click()
    await until(() => host.shadow.querySelector('input[type=email]'), 'the sign-in')
    equal([logins(host), emitted(host, 'ramp-otp-sent')], [1, 1])
  })

  it('apply a late prefill, except to fields that the customer has picked [RES-01, STATE-RES-02]', async () => {
    const host = await open(RESIDENCY, { 'POST auth/login': () => login('operating-residency') })
    const country = await until(() => boxes(host)[0], 'the country')
    await prefill(host, 'USA', 'US-NY')
    await until(() => boxes(host)[1]?.value === 'New York', 'the state')
    equal(shown(host), ['United States', 'New York'])
    isTrue(boxes(host)[0] === country, 'the form stayed')
    await pick(host, 1, 'California')
    await prefill(host, 'FRA')
    await new Promise((resolve) => setTimeout(resolve, 300))
    equal(shown(host), ['United States', 'California'])
  })

  it('open another next step of a resend, without a mail [STATE-OTP-10, STATE-SIGN-02]', async () => {
    const host = await open(CODE, { 'POST auth/login': () => login('operating-residency') })
    ;(await until(() => button(host.shadow, 'send a new code'))).click()
    await until(() => hasText(host.shadow, 'Where are you based?'))
    isTrue(!hasText(host.shadow, 'We sent you a new code'), 'no toast without a mail')
    equal(emitted(host, 'ramp-otp-sent'), 0)
    button(host.shadow, 'Back')!.click()
    await until(() => host.shadow.querySelector('input[type=email]'), 'the sign-in')
  })

  it('keep sadmin through the residency and each new code, without other effects [AUTH-05, AUTH-06, STATE-RES-09]', async () => {
    let approved = false
    const host = await open('/sign-in?sadmin', {
      'POST auth/login': () => login(approved ? 'otp' : 'operating-residency'),
      'POST auth/operating-residency': () => ({ ok: (approved = true) }),
    })
    const emails = () => host.shadow.querySelectorAll<HTMLInputElement>('input[type=email]')
    await until(() => button(host.shadow, 'Back') && emails().length === 1, 'the visit with the flag')
    type(emails()[0]!, 'ada@example.com')
    button(host.shadow, 'Continue')!.click()
    await until(() => boxes(host)[0], 'the country')
    await prefill(host, 'GIB')
    await until(() => !button(host.shadow, 'Continue')!.disabled, 'what the host filled in')
    button(host.shadow, 'Continue')!.click()
    ;(await until(() => button(host.shadow, 'send a new code'))).click()
    await until(() => hasText(host.shadow, 'We sent you a new code'))
    const bodies = host.requests.filter(({ path }) => path === 'auth/login').map(({ body }) => body)
    equal(
      bodies,
      Array.from({ length: 3 }, () => ({ email: 'ada@example.com', preventSendingEmail: true })),
    )
    equal(emitted(host, 'ramp-otp-sent'), 0)
  })

  it('open the code after a repeated sign-in call that mails it, and emit the event [STATE-RES-09]', async () => {
    const host = await open(RESIDENCY, { 'POST auth/login': () => login('otp') })
    await until(() => hasText(host.shadow, 'Check your email'))
    equal([logins(host), emitted(host, 'ramp-otp-sent')], [1, 1])
  })

  it('emit one ramp-error for a failed repeated sign-in call [STATE-RES-09]', async () => {
    const host = await open(RESIDENCY, { 'POST auth/login': () => failure(500) })
    await until(() => hasText(host.shadow, 'We couldn’t look up your sign-in'))
    await until(() => emitted(host, 'ramp-error') > 0, 'ramp-error')
    await until(() => emitted(host, 'ramp-error') > 0, 'ramp-error')
    equal(emitted(host, 'ramp-error'), 1)
  })
})

describe('a ramp-only customer who cannot be loaded', () => {
  afterEach(cleanUp)

  it('is not signed in again, and can be loaded again [STATE-RES-08]', async () => {
    let down = true
    const host = await visit(RESIDENCY, {
      attributes: { 'ramp-only': '' },
      answers: { 'GET me': () => (down ? failure(500) : ANYBODY) },
    })
    await until(() => hasText(host.shadow, 'We couldn’t look up your sign-in'))
    down = false
    button(host.shadow, 'Try again')!.click()
    await until(() => host.path() === '/onboarding')
    equal(logins(host), 0)
  })
})

describe('a refusal that arrives after its form', () => {
  afterEach(cleanUp)

  const refusals = [
    ['/sign-in/operating-residency', { operatingResidency: 'Rejected' }, 'Acme Pay isn’t available there yet'],
    ['/business-category', { isProhibitedBusinessType: true }, 'Acme Pay cannot support businesses in this category.'],
  ] as const
  for (const [path, answer, text] of refusals) {
    it(`is shown at ${path} [STATE-RES-07, STATE-BIZ-03]`, async () => {
      const host = await visit(path, {
        attributes: { 'ramp-only': '' },
        me: { type: 'BUSINESS', operatingResidency: 'Incomplete' },
        state: { operatingResidencyStatus: 'incomplete' },
      })
      await until(() => boxes(host)[0], 'the form')
      isTrue(!hasText(host.shadow, text), 'no refusal yet')
      host.server.me = { ...host.server.me, ...answer }
      // Data is fresh for a second; after that a return to the window refetches it.
      await until(() => {
        window.dispatchEvent(new Event('visibilitychange'))
        return hasText(host.shadow, text)
      }, 'the refusal')
    })
  }
})
