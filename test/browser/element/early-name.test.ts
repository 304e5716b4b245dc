import { equal, soon } from '../../support/expect.ts'
import { cleanUp, fakeFetch, until } from '../../support/host.ts'
import { visit } from '../../support/visit.ts'

const KEPT = 'sphere-ramp:https://api.test:application_sandbox:merchant'

const nameIn = (shadow: ShadowRoot) => shadow.querySelector('[part~=header] bdi')?.textContent

// The widget is downloaded once for a page, so only the first element of this file is drawn before it.
describe('the first element of a page whose host says the merchant’s name', () => {
  after(cleanUp)

  it('has the name in its first picture, and while the application is read [S10, S18]', async () => {
    await import('../../../dist/sphere-ramp.js' as string)
    const element = document.createElement('sphere-ramp') as unknown as HTMLElement & Record<string, unknown>
    element.setAttribute('application-id', 'application_sandbox')
    element.setAttribute('api-url', 'https://api.test')
    let answer = () => {}
    const read = new Promise<void>((resolve) => (answer = resolve))
    const application = () => read.then(() => ({ id: 'application_sandbox', nickname: 'Wren Pay', access: {} }))
    element.config = {
      brand: { nickname: 'Acme Pay' },
      fetch: fakeFetch({ 'GET applications/application_sandbox': application }),
    }
    document.body.append(element)
    const shadow = element.shadowRoot!
    equal([nameIn(shadow), shadow.querySelector('[data-early]') !== null], ['Acme Pay', true], 'before React')
    await until(() => !shadow.querySelector('[data-early]'), 'React')
    equal(nameIn(shadow), 'Acme Pay')
    answer()
    await soon(() => equal(nameIn(shadow), 'Wren Pay'))
  })
})

describe('a session that has read the merchant’s name', () => {
  afterEach(cleanUp)

  it('shows it after a reload, before it is read again, and keeps it no longer than the session [S10, S18, N11]', async () => {
    const { element, shadow } = await visit('/my-accounts')
    await soon(() => equal([sessionStorage.getItem(KEPT), nameIn(shadow)], ['Acme Pay', 'Acme Pay']))
    element.remove()
    const again = document.createElement('sphere-ramp') as unknown as HTMLElement & Record<string, unknown>
    again.setAttribute('application-id', 'application_sandbox')
    again.setAttribute('api-url', 'https://api.test')
    again.config = { fetch: () => new Promise(() => {}) }
    document.body.append(again)
    await soon(() => equal(nameIn(again.shadowRoot!), 'Acme Pay'))
    await (again as unknown as { signOut(): Promise<void> }).signOut()
    await soon(() => equal(sessionStorage.getItem(KEPT), null))
  })
})
