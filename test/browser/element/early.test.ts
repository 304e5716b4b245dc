import { equal, isTrue } from '../../support/expect.ts'
import { cleanUp, fakeFetch, hasText, until } from '../../support/host.ts'

// The widget is downloaded once for a page, so only the first element of this file is there before it.
describe('the first element of a page', () => {
  after(cleanUp)

  it('takes input at once, and React hydrates the very field with its text and its focus [S18]', async () => {
    await import('../../../dist/sphere-ramp.js' as string)
    const element = document.createElement('sphere-ramp') as unknown as HTMLElement & Record<string, unknown>
    element.setAttribute('application-id', 'application_sandbox')
    element.setAttribute('api-url', 'https://api.test')
    element.config = { fetch: fakeFetch({}), brand: { nickname: 'Altamar' } }
    let ready = 0
    document.body.append(element)
    element.addEventListener('ramp-ready', () => (ready += 1))
    const shadow = element.shadowRoot!
    const input = shadow.querySelector<HTMLInputElement>('input[type=email]')!
    isTrue(hasText(shadow, 'Payments by Altamar'), 'the brand of the config')
    input.focus()
    input.value = 'ana@example.com'
    await until(() => ready === 1, 'ramp-ready')
    await until(() => !shadow.querySelector('[data-early]'), 'React')
    equal([...shadow.querySelectorAll('input')], [input])
    equal([input.value, shadow.activeElement === input], ['ana@example.com', true])
    await until(() => hasText(shadow, 'New to Acme Pay?'), 'the name of the merchant')
    equal([input.value, ready], ['ana@example.com', 1])
  })
})
