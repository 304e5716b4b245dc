import { equal, isTrue } from '../../support/expect.ts'
import { cleanUp, fakeFetch, hasText, mountRamp, type, until } from '../../support/host.ts'

type Call = (path: string) => Promise<void>

const TOKENS = { idToken: 'id', refreshToken: 'refresh', expiresIn: 3600, uid: 'customer_a', email: 'a@example.com' }
const OTP = '/sign-in/otp?email=a%40example.com'
const settle = () => new Promise((resolve) => setTimeout(resolve, 50))
const emailInput = (shadow: ShadowRoot) => shadow.querySelector<HTMLInputElement>('input[type=email]')!

function create() {
  const element = document.createElement('sphere-ramp') as unknown as HTMLElement & Record<string, unknown>
  element.setAttribute('api-url', 'https://api.test')
  element.config = { fetch: fakeFetch({}) }
  return element
}

/** A host says things in the order that suits its framework. */
describe('what a host asks of the element', () => {
  afterEach(cleanUp)

  it('waits when it is asked before the element is on the page, or knows its application', async () => {
    await import('../../../dist/sphere-ramp.js' as string)
    const element = create()
    const going = (element.navigate as Call)(OTP)
    document.body.append(element)
    await settle()
    element.setAttribute('application-id', 'application_sandbox')
    await going
    await until(() => hasText(element.shadowRoot!, 'Check your email'))
  })

  it('is told once of a configuration that cannot work, whatever else changes', async () => {
    const { element, events } = await mountRamp({ attributes: { 'application-id': '' } })
    element.setAttribute('theme', 'rose')
    await settle()
    element.setAttribute('debug', 'false')
    await settle()
    equal(
      events.map(({ type }) => type),
      ['ramp-error', 'ramp-ready'],
    )
  })

  it('starts anew with another application: no form and no screen of the one before [SHELL-02]', async () => {
    const { element, shadow } = await mountRamp()
    await (element.navigate as Call)(OTP)
    await until(() => hasText(shadow, 'Check your email'))
    await (element.navigate as Call)('/sign-in')
    await until(() => emailInput(shadow))
    type(emailInput(shadow), 'ana@example.com')
    element.applicationId = 'application_other'
    await until(() => emailInput(shadow)?.value === '')
    await (element.navigate as Call)(OTP)
    await until(() => hasText(shadow, 'Check your email'), 'the words of a screen that the first application drew')
  })

  it('counts at once when it is configured late, and keeps what was typed', async () => {
    const { element, shadow, asked } = await mountRamp()
    type(emailInput(shadow), 'ana@example.com')
    await until(() => asked.length > 0)
    element.config = { fetch: fakeFetch({}), brand: { nickname: 'Altamar' } }
    await until(() => hasText(shadow, 'Altamar'))
    equal(emailInput(shadow).value, 'ana@example.com')
  })

  it('gives a one-time token, which is used once: in whatever order, and however often it is set', async () => {
    await import('../../../dist/sphere-ramp.js' as string)
    let exchanges = 0
    const answers = { 'POST identity/token': () => ((exchanges += 1), TOKENS) }
    const element = create()
    element.config = { fetch: fakeFetch(answers) }
    element.authToken = 'token_1'
    document.body.append(element)
    await settle()
    element.applicationId = 'application_sandbox'
    await until(() => exchanges === 1, 'the token that was there before the application')
    element.authToken = 'token_2'
    element.authToken = 'token_2'
    await until(() => exchanges === 2, 'a later token')
    await settle()

    element.remove()
    await settle()
    document.body.append(element)
    await settle()
    equal(exchanges, 2, 'after it was put back')
    isTrue(!hasText(element.shadowRoot!, 'New to Acme Pay?'), 'still signed in')
  })

  it('ignores a theme that is no JSON', async () => {
    const { element } = await mountRamp()
    const circle: Record<string, unknown> = { color: 'rose' }
    circle['self'] = circle
    element.theme = circle
    equal(element.getAttribute('theme'), null)
  })

  it('hears when there is a second copy of the script [SAFE-X4]', async () => {
    await mountRamp()
    const { warn } = console
    const heard: unknown[] = []
    console.warn = (text: unknown) => heard.push(text)
    await import('../../../dist/sphere-ramp.js?copy' as string)
    console.warn = warn
    equal(heard, ['[sphere-ramp] is on this page already: the first copy is used'])
  })
})

describe('an element that is moved to another document', () => {
  afterEach(cleanUp)

  it('looks and works as before, there and back', async () => {
    const { element, shadow } = await mountRamp({ attributes: { theme: 'rose' } })
    await until(() => shadow.adoptedStyleSheets.length === 3)
    const look = () => {
      const { backgroundColor, color } = getComputedStyle(shadow.querySelector('[part~=button-primary]')!)
      return [backgroundColor, color]
    }
    const before = look()
    type(emailInput(shadow), 'ana@example.com')
    const frame = document.body.appendChild(document.createElement('iframe'))
    frame.width = '480'
    frame.contentDocument!.body.append(element)
    await until(() => String(look()) === String(before), 'its look in the frame')
    equal(emailInput(shadow).value, 'ana@example.com')
    document.body.append(element)
    await until(() => String(look()) === String(before), 'its look back on the page')
    equal(emailInput(shadow).value, 'ana@example.com')
    frame.remove()
  })
})
