import { equal, isTrue, soon } from '../../support/expect.ts'
import { button, cleanUp, mountRamp, type, until } from '../../support/host.ts'
import { SIGNED_IN } from '../sign-in/signing-in.ts'

const errors: string[] = []
const error = console.error

const titleOf = (shadow: ShadowRoot) => shadow.querySelector('[part=title]')?.textContent
const messages = { 'signIn.title': 'Welcome to Altamar', 'signIn.otp.lead': 'Look at <0>{email}</0>' }
const downloads = () => performance.getEntriesByType('resource').filter(({ name }) => /\/chunks\/words-/.test(name))

describe('a merchant’s words', () => {
  before(() => {
    console.error = (...words: unknown[]) => void errors.push(words.join(' '))
  })
  after(() => {
    console.error = error
  })
  afterEach(() => {
    errors.length = 0
    cleanUp()
  })

  it('cost a page without them no download [S19]', async () => {
    const { shadow } = await mountRamp()
    equal([titleOf(shadow), downloads().length], ['Sign in', 0])
  })

  it('come and go with config, and keep what is typed [S19]', async () => {
    const { element, shadow } = await mountRamp()
    const config = element.config as object
    const input = shadow.querySelector<HTMLInputElement>('input[type=email]')!
    type(input, 'ana@example.com')
    element.config = { ...config, messages }
    await soon(() => equal(titleOf(shadow), 'Welcome to Altamar'))
    equal((element.config as { messages: unknown }).messages, messages)
    element.config = { ...config, messages: { 'signIn.title': 'Hello' } }
    await soon(() => equal(titleOf(shadow), 'Hello'))
    element.config = config
    await soon(() => equal(titleOf(shadow), 'Sign in'))
    equal([shadow.querySelector('input'), input.value], [input, 'ana@example.com'])
    equal(errors, [])
  })

  it('are shown in every language, among the words of that language [S19]', async () => {
    const { shadow } = await mountRamp({ attributes: { language: 'en-XA' }, config: { messages } })
    await soon(() => isTrue(!button(shadow, 'Continue'), 'the button is translated'))
    equal(titleOf(shadow), 'Welcome to Altamar')
  })

  it('are on later screens too, with the customer’s own values in bold [S19]', async () => {
    const { shadow } = await mountRamp({ config: { messages }, answers: SIGNED_IN })
    type(shadow.querySelector<HTMLInputElement>('input[type=email]')!, 'ana@example.com')
    button(shadow, 'Continue')!.click()
    const lead = await until(
      () => [...shadow.querySelectorAll('p')].find((one) => one.textContent === 'Look at ana@example.com'),
      'the code screen',
    )
    equal(lead.querySelector('bdi')?.textContent, 'ana@example.com')
  })

  it('that cannot be used are named once, and the widget’s own stay beside those that can [S19]', async () => {
    const wrong = { 'signIn.title': 'Sign in at {shop}', 'signIn.continue': 'Go on', 'app.nav.transfers': 'Payments' }
    const { element, shadow } = await mountRamp({ config: { messages: wrong } })
    isTrue(titleOf(shadow) === 'Sign in' && button(shadow, 'Go on'), 'one of them is used')
    element.config = { ...(element.config as object) }
    element.setAttribute('theme', 'rose')
    await soon(() => equal(shadow.adoptedStyleSheets.length, 3))
    equal(errors.length, 2)
    const faults = errors.map((text) =>
      /message-refused: config\.messages\["(.+?)"\] (.+?)\..*What to do: /.exec(text)?.slice(1),
    )
    equal(faults, [
      ['signIn.title', 'has {shop}, which is no value of this message'],
      ['app.nav.transfers', 'is no id that a page may set'],
    ])
  })

  it('are text: markup in them is shown, and makes no element [S19]', async () => {
    const { shadow } = await mountRamp({ config: { messages: { 'signIn.title': '<img src=x onerror=alert(1)> Hi' } } })
    equal(titleOf(shadow), '<img src=x onerror=alert(1)> Hi')
    isTrue(!shadow.querySelector('[part=title] *'), 'no element')
  })
})
