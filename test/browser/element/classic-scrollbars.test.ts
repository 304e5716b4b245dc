import { equal } from '../../support/expect.ts'
import { cleanUp, until } from '../../support/host.ts'
import { visit } from '../../support/visit.ts'

const gutterOf = (footer: HTMLElement) => getComputedStyle(footer).scrollbarGutter

describe('a footer below a view that scrolls', () => {
  afterEach(cleanUp)

  it('keeps the room that a classic scrollbar takes from the view, so that both have the same edges', async () => {
    const { element, shadow } = await visit('/payouts/new/off-ramp?currency=usd&method=ACH')
    element.style.cssText = 'display: block; block-size: 500px'
    const view = shadow.querySelector<HTMLElement>('[part=view]')!
    await until(() => view.hasAttribute('data-scrolls'), 'a view that scrolls')
    // The scrollbars of this browser are hidden.
    const footer = await until(() => shadow.querySelector<HTMLElement>('[part=footer]'))
    equal(gutterOf(footer), 'stable')
    element.style.cssText = 'display: block; block-size: 3000px'
    await until(() => !view.hasAttribute('data-scrolls'), 'a view with room')
    equal(gutterOf(footer), 'auto')
  })
})
