import { violationsIn } from '../../support/axe.ts'
import { equal, isNull, isTrue } from '../../support/expect.ts'
import { button, cleanUp, hasText, mountRamp, type, until } from '../../support/host.ts'

const field = (shadow: ShadowRoot, name: string) => shadow.querySelector<HTMLInputElement>(`input[name=${name}]`)!
const email = (shadow: ShadowRoot) => shadow.querySelector<HTMLInputElement>('input[type=email]')!

async function openSignUp(query = '', attributes: Record<string, string> = {}) {
  const host = await mountRamp({ attributes })
  await (host.element.navigate as (path: string) => Promise<void>)(`/sign-up${query}`)
  await until(() => field(host.shadow, 'password'), 'the password')
  await until(() => host.requests.length > 0, 'the call for the application')
  return host
}

describe('the sign-up placeholder', () => {
  afterEach(cleanUp)

  it('shows the e-mail read-only, and asks for a password twice [NAV-16, SUP-01, N12]', async () => {
    const { shadow, element } = await openSignUp('?email=ada%40example.com')
    isTrue(hasText(shadow, 'Create an account'), 'the title')
    equal([email(shadow).value, email(shadow).disabled], ['ada@example.com', true])
    equal(
      ['password', 'confirmPassword'].map((name) => [field(shadow, name).type, field(shadow, name).value]),
      [
        ['password', ''],
        ['password', ''],
      ],
    )
    equal(await violationsIn(element), [])
    cleanUp()
    const prefilled = await openSignUp('', { email: 'grace@example.com' })
    equal(email(prefilled.shadow).value, 'grace@example.com')
  })

  it('shows missing and different values, and does nothing else on submit [SUP-02, SUP-03, SUP-04, SUP-05]', async () => {
    const { shadow, requests, events } = await openSignUp('?email=ada%40example.com')
    const before = [requests.length, events.length]
    button(shadow, 'Create account')!.click()
    await until(
      () => hasText(shadow, 'Enter a password.') && hasText(shadow, 'Enter your password again.'),
      'both are missing',
    )
    type(field(shadow, 'password'), 'correct horse')
    type(field(shadow, 'confirmPassword'), 'correct house')
    await until(() => hasText(shadow, 'The two passwords don’t match.'))
    equal(field(shadow, 'confirmPassword').getAttribute('aria-invalid'), 'true')
    isNull(field(shadow, 'password').getAttribute('aria-invalid'), 'an error at the first')
    type(field(shadow, 'confirmPassword'), 'correct horse')
    await until(() => !shadow.querySelector('[aria-invalid]'), 'no error')
    button(shadow, 'Create account')!.click()
    await new Promise((resolve) => setTimeout(resolve, 100))
    equal([requests.length, events.length], before)
    isTrue(hasText(shadow, 'Create an account'), 'still there')
    button(shadow, 'Sign in')!.click()
    await until(() => hasText(shadow, 'There’s no password to remember.'))
  })
})
