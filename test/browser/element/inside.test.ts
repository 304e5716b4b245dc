import { equal, isTrue } from '../../support/expect.ts'
import { button, cleanUp, failure, hasText, until } from '../../support/host.ts'
import { CHASE } from '../../support/customer.ts'
import { visit } from '../../support/visit.ts'

/** Records nodes and attribute changes of the host page outside the element. */
function watchHost() {
  const changes: string[] = []
  const observer = new MutationObserver((records) => {
    for (const { target, type, addedNodes, attributeName } of records)
      changes.push(
        `${target.nodeName} ${type} ${attributeName ?? [...addedNodes].map(({ nodeName }) => nodeName).join()}`,
      )
  })
  observer.observe(document.documentElement, { subtree: true, childList: true, attributes: true })
  return { changes, stop: () => observer.disconnect() }
}

const shown = (shadow: ShadowRoot, selector: string) =>
  until(() => {
    const found = shadow.querySelector<HTMLElement>(selector)
    return found && found.getClientRects().length > 0 ? found : null
  }, selector)

/** A node outside the shadow root would not get the colours of the element's sheet. */
const isStyled = (part: HTMLElement) => getComputedStyle(part).getPropertyValue('--sr-surface') !== ''

describe('an overlay', () => {
  afterEach(cleanUp)

  it('is rendered and styled inside the element: dropdown, tooltip, modal and toast [SHELL-17]', async () => {
    const { shadow } = await visit('/my-accounts', {
      answers: { [`DELETE bankAccounts/${CHASE.id}`]: () => failure(409, { error: { code: 'x', message: 'In use' } }) },
    })
    const actions = await until(() => shadow.querySelector<HTMLElement>('[aria-label^="Actions for"]'))
    const host = watchHost()

    actions.click()
    isTrue(isStyled(await shown(shadow, '[role=menu]:popover-open')), 'the dropdown')
    const item = [...shadow.querySelectorAll<HTMLElement>('[role=menuitem]')].find((one) =>
      one.textContent?.includes('Delete'),
    )
    item!.click()
    isTrue(isStyled(await shown(shadow, 'dialog[open] [part=dialog], dialog[open][part=dialog]')), 'the modal')
    button(shadow, 'Delete account')!.click()
    isTrue(isStyled(await shown(shadow, '[part=toast]')), 'the toast')
    await until(() => hasText(shadow, 'In use'))
    equal(host.changes, [])
    host.stop()
  })

  it('is inside the element as a tooltip too [SHELL-17]', async () => {
    const { shadow } = await visit('/payouts/new/on-ramp?currency=usd&method=ACH')
    const hasTooltip = (described: Element) =>
      shadow.getElementById(described.getAttribute('aria-describedby')!)?.role === 'tooltip'
    const help = () => [...shadow.querySelectorAll<HTMLElement>('button[aria-describedby]')].find(hasTooltip)
    await until(help, 'a help button')
    const host = watchHost()
    // Focused again, because the button may have been re-created.
    await until(() => {
      help()?.focus()
      return shadow.querySelector('[role=tooltip]:popover-open')
    }, 'the tooltip')
    isTrue(isStyled(await shown(shadow, '[role=tooltip]:popover-open')), 'the tooltip')
    equal(host.changes, [])
    host.stop()
  })
})
