import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands'
import { violationsIn } from '../../support/axe.ts'
import { equal, isNull, isTrue, soon } from '../../support/expect.ts'
import { button, cleanUp, failure, mountRamp, until, type Answers, type Host } from '../../support/host.ts'
import { banner, stateText, toastText, toastTitles } from '../../support/messages.ts'
import { said } from '../../support/rows.ts'
import { forgetSteps, LOGGED, watchSteps } from '../../support/navigation.ts'
import { enter, input, SIGNED_IN, TOKENS } from './signing-in.ts'

const verify = (answer: Answers[string]): Answers => ({ ...SIGNED_IN, 'POST auth/otp/verify': answer })

/** The error at the code, as a screen reader reads it with the field. */
const codeError = (host: Host) => {
  const error = host.shadow.getElementById(input(host).getAttribute('aria-describedby') ?? '')
  return error && said(error)
}
const USED = 'It has expired or was already used. Request a new code, or go back and check your email address.'
const UNKNOWN = 'Something went wrong. Try again.'
const MISMATCH = 'That code doesn’t match. Check the latest email and try again.'
const mismatched = (host: Host) => soon(() => equal(codeError(host), MISMATCH))
/** The paragraph that speaks of another code. */
const resendLine = ({ shadow }: Host) =>
  [...shadow.querySelectorAll('p')].map((one) => said(one)).find((text) => text.startsWith('Didn’t get it?'))
const calls = ({ requests }: Host, path: string) => requests.filter((call) => call.path === path).length

async function openCode(answers: Answers, options: Parameters<typeof mountRamp>[0] = {}): Promise<Host> {
  const host = await mountRamp({ answers, ...options })
  await (host.element.navigate as (path: string) => Promise<void>)('/sign-in/otp?email=maya%40example.com')
  await until(() => input(host), 'the code field')
  return host
}

describe('the code screen', () => {
  afterEach(async () => {
    cleanUp()
    forgetSteps()
    await resetMouse()
  })

  it('has six slots over one input, submit, resend and a back button [NAV-15, OTP-01, OTP-04, OTP-05, OTP-06]', async () => {
    const host = await openCode(verify(() => ({ result: 'mismatch' })))
    equal(host.shadow.querySelectorAll('[data-slot]').length, 6)
    isTrue(button(host.shadow, 'Sign in'), 'submit')
    isTrue(button(host.shadow, 'send a new code'), 'resend')
    equal(stateText(host.shadow, 'Check your email'), 'We sent a 6-digit code to maya@example.com.', 'where it went')
    button(host.shadow, 'Use a different email')!.click()
    await until(() => host.shadow.querySelector('input[type=email]'))
  })

  it('accepts a pasted code, submits it once, signs in and clears the history [SAFE-F4, STATE-OTP-01, STATE-OTP-03, OTP-10]', async () => {
    const host = await openCode(verify(() => ({ result: 'success', token: 'one-time' })))
    enter(host, '12 34-56')
    await soon(() => equal(toastTitles(host.shadow), ['You’re signed in']))
    equal(calls(host, 'auth/otp/verify'), 1)
    equal(host.requests.find(({ path }) => path === 'auth/otp/verify')!.body, { code: '123456' })
    equal(host.requests.find(({ path }) => path === 'identity/token')!.body, { token: 'one-time' })
    await until(() => !button(host.shadow, 'Back'), 'no way back to the code')
  })

  it('replaces the whole history with the overview, and identifies the customer to the host once [STATE-OTP-04, AUTH-12]', async () => {
    const identified: unknown[] = []
    const steps = watchSteps()
    const host = await openCode(
      verify(() => ({ result: 'success', token: 'one-time' })),
      { attributes: LOGGED, config: { analytics: { identify: (...who: unknown[]) => void identified.push(who) } } },
    )
    equal(steps.at(-1)?.behind, 1, 'the sign-in is behind the code')
    enter(host, '123456')
    await until(() => steps.at(-1)?.path === '/onboarding', 'the overview')
    equal(steps.at(-1), { navigation: 'replace', path: '/onboarding', params: {}, behind: 0 })
    await until(() => identified.length > 0, 'the analytics')
    equal(identified, [[TOKENS.uid, { email: TOKENS.email }]])
  })

  it('shows a mismatch, keeps the focus and stays editable [STATE-OTP-05, STATE-OTP-06, STATE-OTP-07, OTP-09]', async () => {
    const host = await openCode(verify(() => ({ result: 'mismatch' })))
    enter(host, '654321')
    await mismatched(host)
    equal(input(host).disabled, false)
    equal(input(host).value, '654321')
    await until(() => host.shadow.activeElement === input(host), 'focus')
    equal(await violationsIn(host.element), [])
  })

  for (const gap of [30, 250, 700])
    it(`replaces a wrong code by the right one, typed with ${gap} ms between keys, in two calls [P4, STATE-OTP-01, STATE-OTP-07]`, async () => {
      const RIGHT = '691416'
      const host = await openCode(
        verify(({ body }) =>
          (body as { code: string }).code === RIGHT ? { result: 'success', token: 'one-time' } : { result: 'mismatch' },
        ),
      )
      const typeKeys = async (code: string) => {
        for (const key of code) {
          await sendKeys({ press: key })
          await new Promise((resolve) => setTimeout(resolve, gap))
        }
      }
      input(host).focus()
      await typeKeys('541275')
      await mismatched(host)
      await typeKeys(RIGHT)
      await soon(() => equal(toastTitles(host.shadow), ['You’re signed in']))
      const sent = host.requests.filter(({ path }) => path === 'auth/otp/verify').map(({ body }) => body)
      equal(sent, [{ code: '541275' }, { code: RIGHT }])
    })

  it('shows the mismatch again when the same wrong code is typed again, without a call [P4]', async () => {
    const host = await openCode(verify(() => ({ result: 'mismatch' })))
    input(host).focus()
    await sendKeys({ type: '541275' })
    await mismatched(host)
    await sendKeys({ type: '54127' })
    await soon(() => equal(codeError(host), null, 'a new entry'))
    await sendKeys({ type: '5' })
    await mismatched(host)
    equal([calls(host, 'auth/otp/verify'), input(host).selectionStart, input(host).selectionEnd], [1, 0, 6])
  })

  it('selects the whole code after a mismatch, also where a slot was clicked while it was verified [P4, STATE-OTP-07]', async () => {
    let answer: (value: unknown) => void = () => {}
    const host = await openCode(verify(() => new Promise((resolve) => (answer = resolve))))
    enter(host, '541275')
    await until(() => calls(host, 'auth/otp/verify') === 1, 'the check')
    const { left, top } = host.shadow.querySelector('[data-slot="2"]')!.getBoundingClientRect()
    await sendMouse({ type: 'click', position: [Math.round(left) + 4, Math.round(top) + 4] })
    await until(() => input(host).selectionStart === 2, 'the click')
    answer({ result: 'mismatch' })
    await mismatched(host)
    await until(() => input(host).selectionStart === 0 && input(host).selectionEnd === 6, 'the selection')
  })

  it('masks and disables an invalid code, and offers a new code and the way back [STATE-OTP-08, STATE-OTP-09, OTP-08]', async () => {
    for (const result of ['invalid', 'expired']) {
      const host = await openCode(verify(() => ({ result })))
      enter(host, '111111')
      await soon(() => equal(banner(host.shadow, 'This code can’t be used'), USED))
      equal([input(host).disabled, input(host).value], [true, '••••••'])
      isTrue(button(host.shadow, 'Send a new code'), 'resend')
      equal(await violationsIn(host.element), [])
      button(host.shadow, 'Back to sign in')!.click()
      await until(() => host.shadow.querySelector('input[type=email]'))
      cleanUp()
    }
  })

  for (const pressed of [false, true])
    it(`moves the focus to the title when the code is locked, from ${pressed ? 'the button' : 'the field'} [STATE-OTP-08]`, async () => {
      const results = pressed ? ['mismatch', 'expired'] : ['expired']
      const host = await openCode(verify(() => ({ result: results.shift() })))
      enter(host, '111111')
      if (pressed) {
        await mismatched(host)
        const submit = button(host.shadow, 'Sign in')!
        submit.focus()
        submit.click()
      }
      await until(() => input(host).disabled)
      await soon(() => equal(host.shadow.activeElement?.textContent, 'Check your email'))
    })

  it('repeats the sign-in call on resend and shows the result [STATE-OTP-10, OTP-11, OTP-12]', async () => {
    const answers = verify(() => ({ result: 'invalid' }))
    const host = await openCode(answers)
    enter(host, '111111')
    ;(await until(() => button(host.shadow, 'Send a new code'))).click()
    await soon(() => equal(toastTitles(host.shadow), ['We sent you a new code']))
    equal(calls(host, 'auth/login'), 1)
    equal([input(host).disabled, input(host).value], [false, ''])
    cleanUp()
    const failing = await openCode({ ...answers, 'POST auth/login': () => failure(500) })
    enter(failing, '111111')
    ;(await until(() => button(failing.shadow, 'Send a new code'))).click()
    await soon(() => equal(toastText(failing.shadow, 'We couldn’t send a new code'), UNKNOWN))
    equal(input(failing).disabled, true)
  })

  it('delays the next resend after a new code, even when that code is used up [STATE-OTP-09, STATE-OTP-10]', async () => {
    const host = await openCode(verify(() => ({ result: 'invalid' })))
    button(host.shadow, 'send a new code')!.click()
    await soon(() => equal(resendLine(host), 'Didn’t get it? Check spam. You can request a new code in 30 sec.'))
    isNull(button(host.shadow, 'send a new code'), 'a second code at once')
    await until(() => host.shadow.activeElement === input(host), 'focus')
    enter(host, '111111')
    const wait = await until(() =>
      [...host.shadow.querySelectorAll('button')].find((one) => /^Send a new code in \d+ sec$/.test(one.textContent)),
    )
    equal(wait.disabled, true)
    cleanUp()

    const limited = () => failure(429, { error: { code: 'too_many_requests', message: 'Too many attempts' } })
    const busy = await openCode({
      ...verify(() => ({ result: 'mismatch' })),
      'POST auth/login': () => new Response(limited().body, { status: 429, headers: { 'Retry-After': '600' } }),
    })
    button(busy.shadow, 'send a new code')!.click()
    await soon(() => equal(resendLine(busy), 'Didn’t get it? Check spam. You can request a new code in 10 min.'))
  })

  it('does not sign in a customer who changes the e-mail while the code is verified', async () => {
    let answer: (value: unknown) => void = () => {}
    const host = await openCode(verify(() => new Promise((resolve) => (answer = resolve))))
    enter(host, '123456')
    await until(() => calls(host, 'auth/otp/verify') === 1, 'the check')
    button(host.shadow, 'Use a different email')!.click()
    await until(() => host.shadow.querySelector('input[type=email]'))
    answer({ result: 'success', token: 'one-time' })
    await new Promise((resolve) => setTimeout(resolve, 100))
    equal(calls(host, 'identity/token'), 0)
    isTrue(host.shadow.querySelector('input[type=email]'), 'still at the sign-in')
  })

  it('offers neither a new code nor another e-mail once the code is accepted', async () => {
    let answer: (value: unknown) => void = () => {}
    const host = await openCode({
      ...verify(() => ({ result: 'success', token: 'one-time' })),
      'POST identity/token': () => new Promise((resolve) => (answer = resolve)),
    })
    enter(host, '123456')
    await until(() => calls(host, 'identity/token') === 1, 'the exchange')
    for (const name of ['send a new code', 'Use a different email'])
      await soon(() => equal(button(host.shadow, name)?.disabled, true, name))
    answer(failure(500))
  })

  it('keeps the code after a failed call, so that it can be sent again [P2]', async () => {
    let turn = 0
    const host = await openCode(verify(() => ((turn += 1) === 1 ? failure(500) : { result: 'mismatch' })))
    enter(host, '333333')
    await soon(() => equal(toastText(host.shadow, 'We couldn’t check the code'), UNKNOWN))
    equal([input(host).disabled, input(host).value], [false, '333333'])
    button(host.shadow, 'Sign in')!.click()
    await mismatched(host)
  })
})
