import { equal } from '../../support/expect.ts'
import { cleanUp, mountRamp, type, until } from '../../support/host.ts'
import { visit } from '../../support/visit.ts'

const nextFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** The scrollbars of a desktop take room. Those of this browser are hidden, so a padding takes it. */
function takeRoomForScrollbars({ shadowRoot }: HTMLElement): void {
  const room = new CSSStyleSheet()
  room.replaceSync('[data-scrolls] { padding-inline-end: 15px }')
  shadowRoot!.adoptedStyleSheets.push(room)
}

declare global {
  /** The error that this browser reports when a size changes while sizes are delivered. */
  var resizeLoops: number | undefined
}

describe('a change of size on the merchant’s page', () => {
  beforeEach(() => {
    globalThis.resizeLoops = 0
  })
  afterEach(() => {
    equal(globalThis.resizeLoops, 0)
    cleanUp()
  })

  it('the content of a view grows beyond it, and shrinks, without an error on the window', async () => {
    const { element, shadow } = await mountRamp({})
    await until(() => shadow.querySelector('input'))
    takeRoomForScrollbars(element)
    element.style.cssText = 'display: block; block-size: 900px'
    const view = shadow.querySelector<HTMLElement>('[part~=view]')!
    const content = view.firstElementChild as HTMLElement
    for (const height of [2000, 100, 2000]) {
      content.style.minBlockSize = `${height}px`
      await until(() => view.hasAttribute('data-scrolls') === height > 900)
      await nextFrames()
    }
  })

  it('the figure of an amount takes a line of its own without an error on the window', async () => {
    const { element, shadow } = await visit('/payouts/new/on-ramp?currency=usd&method=ACH')
    const amount = await until(() => shadow.querySelector<HTMLInputElement>('input[inputmode=decimal]'))
    type(amount, '123456789012.34')
    const stacked = () => amount.parentElement!.hasAttribute('data-stacked')
    // Not the window, which some browsers keep wider than a phone.
    for (const [width, isStacked] of [
      ['900px', false],
      ['320px', true],
      ['900px', false],
    ] as const) {
      element.style.inlineSize = width
      await until(() => stacked() === isStacked)
      await nextFrames()
    }
    equal(amount.value, '123456789012.34')
  })
})
