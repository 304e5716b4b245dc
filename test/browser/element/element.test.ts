import { equal, isNull, isTrue } from '../../support/expect.ts'
import { APPLICATION, cleanUp, failure, fakeFetch, hasText, mountRamp, until, type } from '../../support/host.ts'

const emailInput = (shadow: ShadowRoot) => shadow.querySelector<HTMLInputElement>('input[type=email]')!
const rootOf = (shadow: ShadowRoot) => shadow.querySelector<HTMLElement>('.sr-root')!
const LOGO =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='80' height='20'><rect width='80' height='20'/></svg>"
const settle = () => new Promise((resolve) => setTimeout(resolve, 50))

describe('<sphere-ramp>', () => {
  afterEach(cleanUp)

  it('renders the widget in an open shadow root wherever the tag is placed [SHELL-01, SHELL-06, SHELL-15, NAV-13]', async () => {
    const { element, shadow } = await mountRamp()
    equal(shadow.mode, 'open', 'mode')
    isTrue(emailInput(shadow), 'the sign-in form')
    equal(element.children.length, 0, 'nothing in the light tree')
  })

  it('reads the application id from both attributes and from the property [SHELL-02]', async () => {
    const { element, requests } = await mountRamp({ attributes: { 'application-id': 'application_other' } })
    await until(() => requests.some(({ path }) => path === 'applications/application_other'))
    equal(requests[0]!.headers.get('X-Application-Id'), 'application_other')
    element.applicationId = 'application_third'
    await until(() => requests.some(({ path }) => path === 'applications/application_third'))
    equal(element.getAttribute('application-id'), 'application_third')
  })

  it('shows a clear error without an application id or an API and reports it to the host', async () => {
    for (const [attributes, code, remedy] of [
      [{ 'application-id': '' }, 'configuration/application-id-missing', 'Add the attribute application-id'],
      [{ 'api-url': '' }, 'configuration/api-url-missing', 'Add the attribute api-url'],
    ] as const) {
      const { shadow, events } = await mountRamp({ attributes })
      await until(() => hasText(shadow, 'This page isn’t set up yet'))
      const { detail } = await until(() => events.find((event) => event.type === 'ramp-error'), 'ramp-error')
      const told = detail as { code: string; message: string; remedy: string }
      equal([told.code, told.remedy.startsWith(remedy), told.message.includes(remedy)], [code, true, false])
      isTrue(hasText(shadow, `${told.message} ${told.remedy}`), 'the screen says both')
      cleanUp()
    }
  })

  it('shows a clear error for an application that the server does not know', async () => {
    const unknown = () => failure(404, { error: { code: 'application_not_found', message: 'Application not found' } })
    const { shadow, events } = await mountRamp({ answers: { 'GET applications/application_sandbox': unknown } })
    await until(() => hasText(shadow, 'There is no application with this ID'))
    await until(
      () =>
        events.some(({ detail }) => (detail as { code?: string } | null)?.code === 'configuration/application-unknown'),
      'ramp-error',
    )
  })

  it('says that the page isn’t set up where another server answers, and tells the host what was asked [N18]', async () => {
    const headers = { 'Content-Type': 'text/html' }
    const said: unknown[] = []
    const { error } = console
    console.error = (text: unknown) => said.push(text)
    const another = () => new Response('<!doctype html><title>Acme</title>', { status: 404, headers })
    const { shadow, events } = await mountRamp({ answers: { 'GET applications/application_sandbox': another } })
    await until(() => hasText(shadow, 'This page isn’t set up yet'))
    const { detail } = await until(() => events.find((event) => event.type === 'ramp-error'), 'ramp-error')
    const { code, message, remedy } = detail as Record<'code' | 'message' | 'remedy', string>
    equal(code, 'configuration/api-url-wrong')
    equal(remedy, 'Check the attribute api-url of the tag: the address of the API, without /v1/ramp.')
    console.error = error
    equal(said, [`[sphere-ramp] ${code}: ${message} What to do: ${remedy}`])
    isTrue(/GET .*\/v1\/ramp\/applications\/application_sandbox answered 404 \(text\/html\)/.test(message), message)
    isTrue(!emailInput(shadow), 'no field to fill in for nothing')
  })

  it('enters and leaves ramp-only mode with its attribute [SHELL-03, MODE-06]', async () => {
    const { element, shadow } = await mountRamp({ attributes: { 'ramp-only': '' } })
    await until(() => hasText(shadow, 'Please sign into Sphere Dashboard'))
    element.removeAttribute('ramp-only')
    await until(() => !hasText(shadow, 'Please sign into Sphere Dashboard'))
    element.setAttribute('ramp-only', 'false')
    await settle()
    isTrue(!hasText(shadow, 'Please sign into Sphere Dashboard'), 'off')
  })

  it('applies a theme given as a preset or as JSON at once [SHELL-04, THEME-03]', async () => {
    const { element, shadow } = await mountRamp({ attributes: { theme: 'rose' } })
    const primary = () => getComputedStyle(rootOf(shadow)).getPropertyValue('--sr-primary')
    await until(() => shadow.adoptedStyleSheets.length === 3)
    const rose = primary()
    element.theme = { color: 'green', radius: 'none', logo: LOGO }
    await until(() => rootOf(shadow).dataset['theme'] === 'green' && primary() !== rose)
    equal(rootOf(shadow).dataset['radius'], 'none')
    const logo = await until(() => shadow.querySelector<HTMLImageElement>('[part~=header] img'), 'the logo')
    equal(logo.getAttribute('src'), LOGO)
    await until(() => logo.alt === 'Acme Pay', 'the name of the merchant')
    await until(() => logo.naturalWidth > 0)
    element.setAttribute('theme', '{broken')
    await until(() => rootOf(shadow).dataset['theme'] === 'default' && !shadow.querySelector('[part~=header] img'))
  })

  it('gives the title the level of the attribute, and what is below it the next [A11Y-08]', async () => {
    const { element, shadow } = await mountRamp({ config: { headingLevel: 4 } })
    const tagOfTitle = () => shadow.querySelector('[part=title]')?.tagName
    await until(() => tagOfTitle() === 'H4', 'the level of config')
    element['headingLevel'] = 3
    await until(() => tagOfTitle() === 'H3' && element.getAttribute('heading-level') === '3', 'the attribute')
    equal(element['headingLevel'], 3)
    element.setAttribute('heading-level', '9')
    await until(() => tagOfTitle() === 'H4', 'config, since there is no level 9')
    element['config'] = {}
    await until(() => tagOfTitle() === 'H2', 'the default')
    equal([element['headingLevel'], shadow.querySelector('h1')], [null, null])
  })

  it('prefills the e-mail and keeps what the customer typed [SHELL-05, AUTH-04]', async () => {
    const { element, shadow } = await mountRamp({ attributes: { email: 'ana@example.com' } })
    equal(emailInput(shadow).value, 'ana@example.com')
    element.email = 'bo@example.com'
    await until(() => emailInput(shadow).value === 'bo@example.com')
    type(emailInput(shadow), 'cy@example.com')
    element.setAttribute('email', 'dee@example.com')
    await settle()
    equal(emailInput(shadow).value, 'cy@example.com')
  })

  it('keeps the input when it is moved in the page and discards it when it is removed', async () => {
    const { element, shadow } = await mountRamp()
    type(emailInput(shadow), 'ana@example.com')
    const elsewhere = document.body.appendChild(document.createElement('div'))
    elsewhere.append(element)
    await settle()
    equal(emailInput(element.shadowRoot!).value, 'ana@example.com')
    element.remove()
    await settle()
    isNull(element.shadowRoot!.querySelector('.sr-root'), 'the widget of a removed element')
    const ready = new Promise((resolve) => element.addEventListener('ramp-ready', resolve, { once: true }))
    document.body.append(element)
    await ready
    equal(emailInput(element.shadowRoot!).value, '')
    elsewhere.remove()
  })

  it('fires ramp-ready once, however many screens follow', async () => {
    const unknown = { customerId: 'customer_abc', nextStep: 'operating-residency', countryCode: null, stateCode: null }
    const { element, events, shadow } = await mountRamp({ answers: { 'POST auth/login': () => unknown } })
    await (element.navigate as (path: string) => Promise<void>)('/sign-in/operating-residency?email=a%40example.com')
    await until(() => shadow.textContent?.includes('Where are you based?'))
    await settle()
    equal(events.filter(({ type }) => type === 'ramp-ready').length, 1)
  })

  it('reads properties that were set before the class was defined', async () => {
    await mountRamp()
    const early = document.createElement('x-early') as HTMLElement & Record<string, unknown>
    early.email = 'early@example.com'
    early.config = { fetch: fakeFetch({}) }
    const Late = class extends (customElements.get('sphere-ramp') as CustomElementConstructor) {}
    early.setAttribute('application-id', APPLICATION.id)
    early.setAttribute('api-url', 'https://api.test')
    document.body.append(early)
    customElements.define('x-early', Late)
    await until(() => emailInput(early.shadowRoot!)?.value === 'early@example.com')
    early.remove()
  })

  it('shares no session, form or theme with a second element', async () => {
    const one = await mountRamp({ attributes: { theme: 'rose' } })
    const two = await mountRamp()
    type(emailInput(one.shadow), 'one@example.com')
    await settle()
    equal(emailInput(two.shadow).value, '')
    equal(rootOf(two.shadow).dataset['theme'], 'default')
    one.element.remove()
    await settle()
    isTrue(emailInput(two.shadow), 'the other is unaffected')
  })

  it('changes the language and the direction without losing the input [I18N-01]', async () => {
    const { element, shadow } = await mountRamp()
    equal(rootOf(shadow).lang, 'en')
    isTrue(hasText(shadow, 'Sign in'), 'English')
    type(emailInput(shadow), 'ana@example.com')
    const turned: boolean[] = []
    const observer = new MutationObserver(() => turned.push(hasText(shadow, 'Continue')))
    observer.observe(rootOf(shadow), { attributeFilter: ['dir', 'lang'] })
    element.language = 'ar-XB'
    await until(() => !hasText(shadow, 'Continue'))
    equal(rootOf(shadow).dir, 'rtl')
    equal(turned, [false], 'the direction and the words change together')
    observer.disconnect()
    equal(emailInput(shadow).value, 'ana@example.com')
    element.language = 'en'
    await until(() => hasText(shadow, 'Continue'))
    equal(rootOf(shadow).dir, 'ltr')
  })

  it('takes the language and the direction from config, which the attribute overrides [I18N-01]', async () => {
    const { element, shadow } = await mountRamp()
    element.config = { language: 'ar-XB' }
    await until(() => !hasText(shadow, 'Continue'))
    equal(rootOf(shadow).dir, 'rtl')
    element.language = 'en'
    await until(() => hasText(shadow, 'Continue'))
    equal(rootOf(shadow).dir, 'ltr')
    equal(rootOf(shadow).lang, 'en')
  })

  it('stops input events at the shadow root, before the host’s hot keys and scripts [SAFE-X6]', async () => {
    let heard = 0
    const count = () => (heard += 1)
    const texts = ['beforeinput', 'compositionupdate', 'compositionend', 'paste', 'copy', 'cut']
    const kinds = ['keydown', 'keyup', 'keypress', 'input', ...texts]
    for (const kind of kinds) document.addEventListener(kind, count)
    const { shadow } = await mountRamp()
    for (const kind of ['keydown', 'keypress', 'keyup']) {
      for (const key of 'a/b?')
        emailInput(shadow).dispatchEvent(new KeyboardEvent(kind, { key, bubbles: true, composed: true }))
    }
    type(emailInput(shadow), 'ana@example.com')
    for (const kind of texts) emailInput(shadow).dispatchEvent(new Event(kind, { bubbles: true, composed: true }))
    for (const kind of kinds) document.removeEventListener(kind, count)
    equal(heard, 0, 'events that left the widget')
    equal(emailInput(shadow).value, 'ana@example.com')
  })

  it('queues a navigation until it is ready and applies the guards', async () => {
    const { element, events } = await mountRamp()
    await (element.navigate as (path: string) => Promise<void>)('/sign-in/otp?email=a%40example.com')
    await until(() => hasText(element.shadowRoot!, 'Check your email'))
    isTrue(
      events.some(
        ({ type: kind, detail }) => kind === 'ramp-navigate' && (detail as { path: string }).path === '/sign-in/otp',
      ),
      'ramp-navigate without a query',
    )
    await (element.navigate as (path: string) => Promise<void>)('/settings')
    await until(() => emailInput(element.shadowRoot!))
  })

  it('works when the script is loaded twice [SAFE-X4]', async () => {
    await mountRamp()
    await import('../../../dist/sphere-ramp.js?again' as string)
    isTrue(customElements.get('sphere-ramp'), 'still defined')
  })
})
