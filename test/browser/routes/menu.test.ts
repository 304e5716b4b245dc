import { equal } from '../../support/expect.ts'
import { button, cleanUp, until } from '../../support/host.ts'
import { visit, type Visitor } from '../../support/visit.ts'

const dialogOf = ({ shadow }: Visitor) => shadow.querySelector<HTMLElement>('dialog[open]')
const namesIn = (host: Visitor) =>
  [...dialogOf(host)!.querySelectorAll('button')]
    .filter((one) => one.checkVisibility())
    .map((one) => one.getAttribute('aria-label') ?? one.textContent)

async function openAt(path: string, width: number, options: Parameters<typeof visit>[1] = {}) {
  const host = await visit(path, options)
  host.element.style.inlineSize = `${width}px`
  ;(await until(() => button(host.shadow, 'Menu'))).click()
  await until(() => dialogOf(host))
  return host
}

describe('the menu', () => {
  afterEach(cleanUp)

  it('does not repeat the navigation of a wide root screen, and is complete elsewhere', async () => {
    const all = ['New transfer', 'Transfers', 'Accounts', 'Settings', 'Contact support', 'Sign out']
    const wide = await openAt('/my-payouts', 900)
    equal(namesIn(wide), ['Contact support', 'Sign out'])
    equal(wide.shadow.activeElement?.textContent, 'Contact support', 'the focus')
    wide.element.style.inlineSize = '360px'
    await until(() => namesIn(wide).length > 3)
    equal(namesIn(wide), ['Close menu', ...all])
    cleanUp()
    equal(namesIn(await openAt('/payouts/new', 900)), all)
  })

  it('reaches accounts and settings in ramp-only mode, unless the host asks for less [STORE-09, S6, A3]', async () => {
    const attributes = { 'ramp-only': '' }
    const all = namesIn(await openAt('/payouts/new', 360, { attributes }))
    equal(all, ['Close menu', 'New transfer', 'Transfers', 'Accounts', 'Settings', 'Contact support', 'Sign out'])
    cleanUp()
    const config = { features: { showRampFunctionalityOnly: true } }
    const some = namesIn(await openAt('/payouts/new', 360, { attributes, config }))
    equal(some, ['Close menu', 'New transfer', 'Transfers', 'Contact support', 'Sign out'])
  })

  it('the menu and the header share the edges of the content, however wide the widget is', async () => {
    for (const width of [900, 1400]) {
      const { shadow, element } = await visit('/my-payouts')
      element.style.inlineSize = `${width}px`
      await until(() => button(shadow, 'Menu'))
      const title = await until(() => shadow.querySelector('h2[part=title]'))
      const name = await until(() => shadow.querySelector('header svg'))
      const leftOf = (node: Element) => node.getBoundingClientRect().left
      // The screen slides in.
      await until(() => Math.abs(leftOf(title) - leftOf(name)) <= 4, `one edge at ${width} px`)
      cleanUp()
    }
  })
})
