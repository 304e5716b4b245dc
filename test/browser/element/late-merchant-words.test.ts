import { equal, isTrue } from '../../support/expect.ts'
import { cleanUp, fakeFetch, hasText, until } from '../../support/host.ts'

// The widget is downloaded once for a page, so only the first element of this file is there before it.
describe('a merchant’s words, set when the first screen is drawn', () => {
  after(cleanUp)

  it('take the place of our own before React, while the field keeps its text and its focus [S19, S18]', async () => {
    await import('../../../dist/sphere-ramp.js' as string)
    const element = document.createElement('sphere-ramp') as unknown as HTMLElement & Record<string, unknown>
    element.setAttribute('application-id', 'application_sandbox')
    element.setAttribute('api-url', 'https://api.test')
    const config = { fetch: fakeFetch({}) }
    element.config = config
    document.body.append(element)
    const shadow = element.shadowRoot!
    const field = () => shadow.querySelector<HTMLInputElement>('input[type=email]')!
    isTrue(hasText(shadow, 'Sign in'), 'our own title')
    field().focus()
    field().value = 'ana@example.com'

    const titles: string[] = []
    const note = () => {
      const title = shadow.querySelector('[part=title]')?.textContent ?? 'none'
      if (title !== titles.at(-1)) titles.push(title)
    }
    new MutationObserver(note).observe(shadow, { childList: true, subtree: true, characterData: true })
    element.config = { ...config, messages: { 'signIn.title': 'Welcome to Altamar' } }
    await until(() => !shadow.querySelector('[data-early]'), 'React')
    await until(() => hasText(shadow, 'New to Acme Pay?'), 'the name of the merchant')
    equal(titles, ['Welcome to Altamar'])
    equal([field().value, shadow.activeElement === field()], ['ana@example.com', true])
  })
})
