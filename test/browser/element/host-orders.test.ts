import { equal, isTrue } from '../../support/expect.ts'
import { cleanUp, fakeFetch, hasText, mountRamp, type, until } from '../../support/host.ts'
import { visit } from '../../support/visit.ts'

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

/** The order of the calls depends on the host's framework. */
describe('a call or setting of the host', () => {
  afterEach(cleanUp)

  it('waits until the element is on the page and has its application id', async () => {
    await import('../../../dist/sphere-ramp.js' as string)
    const element = create()
    const going = (element.navigate as Call)(OTP)
    document.body.append(element)
    await settle()
    element.setAttribute('application-id', 'application_sandbox')
    await going
    await until(() => hasText(element.shadowRoot!, 'Check your email'))
  })

  it('ready is kept when ramp-ready has fired, however late it is asked for [S4]', async () => {
    await import('../../../dist/sphere-ramp.js' as string)
    const element = create()
    const order: string[] = []
    element.addEventListener('ramp-ready', () => order.push('event'))
    const early = (element.ready as Promise<void>).then(() => order.push('before'))
    element.setAttribute('application-id', 'application_sandbox')
    document.body.append(element)
    equal(order, [])
    await early
    await element.ready
    equal(order, ['event', 'before'])
  })

  for (const [name, start] of [
    ['has been removed', (element) => (element.remove(), settle().then(() => document.body.append(element)))],
    ['has another application', (element) => (element.applicationId = 'application_other')],
  ] as [string, (element: Awaited<ReturnType<typeof mountRamp>>['element']) => unknown][])
    it(`ready is another promise once the element ${name} [S4]`, async () => {
      const { element, events } = await mountRamp()
      const count = () => events.filter(({ type: name }) => name === 'ramp-ready').length
      await element.ready
      equal(count(), 1)
      await start(element)
      await settle()
      await element.ready
      equal(count(), 2)
    })

  it('ready is kept where the configuration is wrong [S4]', async () => {
    const { element, events } = await mountRamp({ attributes: { 'api-url': '' } })
    await element.ready
    isTrue(
      events.some(({ type }) => type === 'ramp-error'),
      'the error came first',
    )
  })

  it('reports an invalid configuration only once, after any other change', async () => {
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

  it('starts a new session for another application, without forms and screens of the old one [SHELL-02]', async () => {
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

  it('applies late settings at once and keeps the input', async () => {
    const { element, shadow, requests } = await mountRamp()
    type(emailInput(shadow), 'ana@example.com')
    await until(() => requests.length > 0)
    element.config = { fetch: fakeFetch({}), brand: { nickname: 'Altamar' } }
    await until(() => hasText(shadow, 'Altamar'))
    equal(emailInput(shadow).value, 'ana@example.com')
  })

  for (const call of ['signOut', 'reset'])
    it(`${call} ends a restored session that no server has answered so far [SAFE-F6, N11]`, async () => {
      const before = await visit('/my-accounts')
      before.element.remove()
      const element = create()
      const asked: string[] = []
      element.config = {
        fetch: (url: string) => (asked.push(new URL(url).pathname), new Promise(() => {})),
      }
      element.setAttribute('application-id', 'application_sandbox')
      document.body.append(element)
      const left = new Promise((resolve) => element.addEventListener('ramp-signed-out', resolve, { once: true }))
      await until(() => asked.some((path) => path.endsWith('/me')), 'the restored session')
      const ended = (element[call] as () => Promise<void>)()
      await left
      await ended
      await until(() => emailInput(element.shadowRoot!), 'the sign-in screen')
      const reads = asked.filter((path) => path.endsWith('/me'))
      equal([reads.length, asked.some((path) => path.endsWith('/sign-out'))], [1, call === 'signOut'])
    })

  it('uses a one-time token once, in any order and however often it is set', async () => {
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

  it('ignores a theme that cannot be serialised', async () => {
    const { element } = await mountRamp()
    const circle: Record<string, unknown> = { color: 'rose' }
    circle['self'] = circle
    element.theme = circle
    equal(element.getAttribute('theme'), null)
  })

  it('gets a warning about a second copy of the script [SAFE-X4]', async () => {
    await mountRamp()
    const { warn } = console
    const heard: unknown[] = []
    console.warn = (text: unknown) => heard.push(text)
    await import('../../../dist/sphere-ramp.js?copy' as string)
    console.warn = warn
    equal(heard, ['[sphere-ramp] page/defined-twice: The tag is defined. Load one script.'])
  })
})

describe('an element that is moved to another document', () => {
  afterEach(cleanUp)

  it('renders and works as before, in both documents', async () => {
    const { element, shadow } = await mountRamp({ attributes: { theme: 'rose' } })
    await until(() => shadow.adoptedStyleSheets.length === 3)
    const renderedStyles = () => {
      const { backgroundColor, color } = getComputedStyle(shadow.querySelector('[part~=button-primary]')!)
      return [backgroundColor, color]
    }
    const before = renderedStyles()
    type(emailInput(shadow), 'ana@example.com')
    const frame = document.body.appendChild(document.createElement('iframe'))
    frame.width = '480'
    frame.contentDocument!.body.append(element)
    await until(() => String(renderedStyles()) === String(before), 'the styles in the frame')
    equal(emailInput(shadow).value, 'ana@example.com')
    document.body.append(element)
    await until(() => String(renderedStyles()) === String(before), 'the styles back on the page')
    equal(emailInput(shadow).value, 'ana@example.com')
    frame.remove()
  })
})
