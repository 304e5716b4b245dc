import { equal } from '../../support/expect.ts'
import { cleanUp, fakeFetch, hasText, type, until } from '../../support/host.ts'

const READER = /\/chunks\/words-/

// The widget is downloaded once for a page, so only the first element of this file is there before it.
describe('a merchant’s words, set before the first element of a page is defined', () => {
  after(cleanUp)

  it('are there from the first paint on, and React adopts them with the very field [S19, S18]', async () => {
    const element = document.createElement('sphere-ramp') as unknown as HTMLElement & Record<string, unknown>
    element.setAttribute('application-id', 'application_sandbox')
    element.setAttribute('api-url', 'https://api.test')
    const messages = { 'signIn.title': 'Welcome to Altamar', 'signIn.placeholder': 'you@altamar.example' }
    element.config = { fetch: fakeFetch({}), messages }
    document.body.append(element)
    await import('../../../dist/sphere-ramp.js' as string)

    const shadow = element.shadowRoot!
    const titles = new Set<string>()
    const fields = new Set<HTMLInputElement>()
    const note = () => {
      titles.add(shadow.querySelector('[part=title]')?.textContent ?? '')
      const field = shadow.querySelector<HTMLInputElement>('input[type=email]')
      if (field) fields.add(field)
    }
    new MutationObserver(note).observe(shadow, { childList: true, subtree: true, characterData: true })
    const field = await until(() => [...fields][0], 'the field')
    equal(field.placeholder, 'you@altamar.example')
    // As a customer does, on a busy machine after React has the field.
    type(field, 'ana@example.com')

    await until(() => !shadow.querySelector('[data-early]'), 'React')
    await until(() => hasText(shadow, 'New to Acme Pay?'), 'the name of the merchant')
    equal([...titles], ['Welcome to Altamar'])
    // A busy machine may have the widget before its early screen.
    equal(fields.size, 1, 'the fields')
    equal([shadow.querySelector('input'), field.value], [field, 'ana@example.com'])
    equal(field.placeholder, 'you@altamar.example')
    equal(performance.getEntriesByType('resource').filter(({ name }) => READER.test(name)).length, 1)
  })
})
