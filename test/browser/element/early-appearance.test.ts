import { equal } from '../../support/expect.ts'
import { cleanUp, fakeFetch, until } from '../../support/host.ts'

interface Seen {
  readonly theme: string | undefined
  readonly text: string
  readonly color: string
}

/** How the sign-in form looks whenever it is drawn. */
function watchLooks(shadow: ShadowRoot): Seen[] {
  const seen: Seen[] = []
  const look = () => {
    const root = shadow.querySelector<HTMLElement>('.sr-root')
    const input = root?.querySelector<HTMLInputElement>('input[type=email]')
    const button = root?.querySelector('form button')
    if (!root || !input || !button) return
    const { backgroundColor: color } = getComputedStyle(button)
    seen.push({ theme: root.dataset['theme'], text: input.value, color })
  }
  look()
  new MutationObserver(look).observe(shadow, { childList: true, subtree: true })
  return seen
}

// The widget is downloaded once for a page, so only the first element of this file is drawn before it, unless its file comes at once.
describe('the first element of a page, in colours of its own', () => {
  after(cleanUp)

  it('is drawn in these alone, with the address that the host gave [S18, SHELL-04, SHELL-05, AUTH-04]', async () => {
    await import('../../../dist/sphere-ramp.js' as string)
    const element = document.createElement('sphere-ramp') as unknown as HTMLElement & Record<string, unknown>
    const attributes = {
      'application-id': 'application_sandbox',
      'api-url': 'https://api.test',
      theme: 'violet',
      email: 'ana@example.com',
    }
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.config = { fetch: fakeFetch({}) }
    document.body.append(element)
    const shadow = element.shadowRoot!
    equal(shadow.querySelector('form'), null)
    const seen = watchLooks(shadow)
    await until(() => seen.length > 0, 'the form')
    await until(() => !shadow.querySelector('[data-early]'), 'React')
    const last = { theme: 'violet', text: 'ana@example.com', color: seen.at(-1)!.color }
    equal(
      seen,
      seen.map(() => last),
    )
  })
})
