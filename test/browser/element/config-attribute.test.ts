import { equal, isTrue, soon } from '../../support/expect.ts'
import { cleanUp, hasText, until } from '../../support/host.ts'

type Host = HTMLElement & { config: Record<string, unknown> }

const logged: string[] = []
const error = console.error
const APP = { 'application-id': 'application_sandbox', 'api-url': 'https://api.test' }

/** A framework sets what it knows no property of as an attribute, before the class is defined. */
async function upgraded(attributes: Record<string, string>, config?: object): Promise<Host> {
  const text = Object.entries(attributes).map(([name, value]) => `${name}='${value}'`)
  const holder = document.createElement('div')
  holder.innerHTML = `<sphere-ramp ${text.join(' ')}></sphere-ramp>`
  const element = holder.firstElementChild as Host
  if (config) element.config = config as Host['config']
  const codes: string[] = []
  element.addEventListener('ramp-error', ({ detail }: Event & { detail?: { code: string } }) =>
    codes.push(detail!.code),
  )
  document.body.append(element)
  await import('../../../dist/sphere-ramp.js' as string)
  await until(() => !element.hasAttribute('config'), 'the attribute is read')
  await until(() => element.shadowRoot?.querySelector('.sr-root') && !element.shadowRoot.querySelector('[data-early]'))
  equal(codes, [])
  return element
}

describe('config as an attribute', () => {
  before(() => {
    console.error = (...words: unknown[]) => void logged.push(words.join(' '))
  })
  after(() => {
    console.error = error
  })
  afterEach(() => {
    logged.length = 0
    cleanUp()
  })

  it('is read where it is JSON, the address of the API too [S4]', async () => {
    const json = { apiUrl: 'https://api.test', brand: { nickname: 'Blue Harbour' } }
    const { shadowRoot, config } = await upgraded({
      'application-id': 'application_sandbox',
      config: JSON.stringify(json),
    })
    equal(config, json)
    await soon(() => isTrue(hasText(shadowRoot!, 'Blue Harbour'), 'the brand'))
    equal(logged, [])
  })

  it('gives way to the property [S4]', async () => {
    const brand = { nickname: 'Blue Harbour' }
    const { config } = await upgraded({ ...APP, config: '{"brand":{"nickname":"Other"},"language":"de"}' }, { brand })
    equal(config, { brand, language: 'de' })
  })

  for (const text of ['[object Object]', '', '[1]', 'null', '"x"', '{'])
    it(`a configuration that says ${JSON.stringify(text)} is named on the console once, and the widget starts [S4, S8]`, async () => {
      const element = await upgraded({ ...APP, config: text })
      await until(() => element.shadowRoot!.querySelector('input[type=email]'), 'the sign-in')
      equal(logged.length, 1)
      isTrue(logged[0]!.includes(`config="${text}"`), logged[0]!)
    })

  it('a configuration that is set later is read as well [S4]', async () => {
    const element = await upgraded({ ...APP, config: '{"language":"en"}' })
    element.setAttribute('config', '{"brand":{"nickname":"Later"}}')
    await soon(() => equal(element.config, { brand: { nickname: 'Later' }, language: 'en' }))
    element.setAttribute('config', '{')
    await soon(() => equal(logged.length, 1))
    // Svelte's server writes this, and its hydration has set the property.
    element.setAttribute('config', '[object Object]')
    await soon(() => equal(element.hasAttribute('config'), false))
    equal(logged.length, 1)
    equal(element.config, { brand: { nickname: 'Later' }, language: 'en' })
  })
})
