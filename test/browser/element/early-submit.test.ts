import { equal } from '../../support/expect.ts'
import { cleanUp, fakeFetch, hasText, until, type ApiRequest } from '../../support/host.ts'

// The widget is downloaded once for a page, so only the first element of this file is there before it.
describe('the first element of a page, pressed before React', () => {
  after(cleanUp)

  it('shows the work at once, and signs in once with what was pasted, without invisible marks [S18, AUTH-01, AUTH-08, B25]', async () => {
    await import('../../../dist/sphere-ramp.js' as string)
    const requests: ApiRequest[] = []
    const answers = { 'POST auth/login': () => ({ customerId: 'customer_1', nextStep: 'otp' }) }
    const element = document.createElement('sphere-ramp') as unknown as HTMLElement & Record<string, unknown>
    element.setAttribute('application-id', 'application_sandbox')
    element.setAttribute('api-url', 'https://api.test')
    element.config = { fetch: fakeFetch(answers, requests) }
    document.body.append(element)
    const shadow = element.shadowRoot!
    const form = shadow.querySelector('[data-early] form') as HTMLFormElement
    form.querySelector('input')!.value = '\ufeffana\u200b@example.com\u00ad\u200e'
    form.requestSubmit()
    equal([form.querySelector('button')!.getAttribute('aria-busy'), requests.length], ['true', 0])
    const logins = () => requests.filter(({ path }) => path === 'auth/login')
    await until(() => hasText(shadow, 'ana@example.com') && logins().length > 0, 'the code that was sent')
    await new Promise((resolve) => setTimeout(resolve, 300))
    equal(
      logins().map(({ body }) => (body as { email: string }).email),
      ['ana@example.com'],
    )
  })
})
