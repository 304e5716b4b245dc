import { equal, isTrue } from '../../support/expect.ts'
import { APPLICATION, button, cleanUp, hasText, mountRamp, until } from '../../support/host.ts'
import { setOnline, visit } from '../../support/visit.ts'

const meets = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top

/** The names of what the toast lies on. */
function covered(root: ParentNode, toast: Element): string[] {
  const place = toast.getBoundingClientRect()
  return [...root.querySelectorAll('button, input, [role=tab], [part~=title], [data-question], [data-title]')]
    .filter((one) => !toast.contains(one) && one.checkVisibility() && meets(one.getBoundingClientRect(), place))
    .map((one) => one.getAttribute('aria-label') ?? one.textContent ?? '')
}
const toastOf = (root: ShadowRoot) => root.querySelector('[part~=toast]')

/** The toast takes its place in a frame after what it gives way to has come. */
async function someFrames() {
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame)
}

async function withToast(width: number, attributes = {}) {
  const { shadow, element, go } = await visit('/my-accounts', { attributes })
  element.style.inlineSize = `${width}px`
  ;(await until(() => button(shadow, 'Actions for Everyday'))).click()
  const items = () => [...shadow.querySelectorAll<HTMLElement>('[role=menuitem]')]
  const copy = await until(() => items().find(({ textContent }) => textContent === 'Copy account details'))
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: async () => {} } })
  copy.click()
  await until(() => toastOf(shadow))
  return { shadow, element, go }
}

describe('what lies on top', () => {
  afterEach(() => {
    setOnline(true)
    cleanUp()
    document.body.replaceChildren()
    Reflect.deleteProperty(navigator, 'clipboard')
  })

  it('a toast covers no button, field or heading of the screen, and neither title nor items of the menu [S14]', async () => {
    for (const width of [360, 900]) {
      const { shadow } = await withToast(width)
      await until(() => covered(shadow, toastOf(shadow)!).length === 0, `a free place at ${width} px`)
      button(shadow, 'Menu')!.click()
      const menu = await until(() => shadow.querySelector<HTMLElement>('dialog[open]'))
      await until(() => menu.contains(toastOf(shadow)))
      await until(() => covered(menu, toastOf(shadow)!).length === 0, `a free place beside the menu at ${width} px`)
      cleanUp()
    }
  })

  it('a toast in a very low frame is in sight, wherever the frame is scrolled to [S14, S17]', async () => {
    for (const width of [360, 900]) {
      const { shadow, element } = await withToast(width)
      const frame = shadow.querySelector('[part~=frame]')!
      const around = () => [frame, toastOf(shadow)!].map((one) => one.getBoundingClientRect())
      element.style.blockSize = '180px'
      await until(() => frame.hasAttribute('data-low'), 'a low frame')
      for (const scrolled of [0, frame.scrollHeight / 2, frame.scrollHeight]) {
        frame.scrollTop = scrolled
        await someFrames()
        const [box, toast] = around()
        isTrue(toast!.top >= box!.top && toast!.bottom <= box!.bottom, `${width} px, scrolled to ${scrolled}`)
      }
      cleanUp()
    }
  })

  it('the header of a very low frame scrolls away, with and without the offline bar above it [S17]', async () => {
    const { shadow, element } = await visit('/settings')
    const frame = shadow.querySelector('[part~=frame]')!
    element.style.cssText += 'inline-size: 360px; block-size: 180px'
    await until(() => frame.hasAttribute('data-low'), 'a low frame')
    const bottomOfHeader = () => shadow.querySelector('[part~=header]')!.getBoundingClientRect().bottom
    for (const isOnline of [true, false]) {
      setOnline(isOnline)
      await until(() => hasText(shadow, 'You’re offline.') !== isOnline, 'the offline bar')
      frame.scrollTop = frame.scrollHeight
      await someFrames()
      isTrue(bottomOfHeader() <= frame.getBoundingClientRect().top, isOnline ? 'online' : 'offline')
    }
  })

  it('a toast that stays for the next step does not cover its question, whatever its level [S14]', async () => {
    for (const level of ['1', '2', '3']) {
      const { shadow, go } = await withToast(360, { 'heading-level': level })
      await go('/payouts/new')
      const question = await until(() => shadow.querySelector('[data-question]'))
      await someFrames()
      const isCovered = meets(question.getBoundingClientRect(), toastOf(shadow)!.getBoundingClientRect())
      equal(isCovered, false, `level ${level}`)
      cleanUp()
    }
  })

  it('a toast finds another place when the widget gets another size, even while it has the focus [S14]', async () => {
    const { shadow, element } = await withToast(900)
    await until(() => covered(shadow, toastOf(shadow)!).length === 0, 'a free place at 900 px')
    // Another size is another layout too, and what comes and goes with it moves a toast that has no focus.
    toastOf(shadow)!.querySelector('button')!.focus()
    await someFrames()
    element.style.inlineSize = '360px'
    await until(() => covered(shadow, toastOf(shadow)!).length === 0, 'a free place at 360 px')
  })

  it('a scrim covers the part of the widget that is seen, and nothing else [S17]', async () => {
    for (const height of [300, 480]) {
      const { shadow, element } = await visit('/my-accounts')
      const box = document.createElement('div')
      box.style.cssText = `position: relative; inline-size: 360px; block-size: ${height}px; overflow: auto; margin-block: 100px 900px`
      const place = document.createElement('div')
      place.style.cssText = 'block-size: 700px; padding-block-start: 40px'
      element.style.blockSize = '640px'
      place.append(element)
      box.append(place)
      document.body.append(box)
      ;(await until(() => button(shadow, 'Menu'))).click()
      const menu = await until(() => shadow.querySelector<HTMLElement>('dialog[open]'))
      const seen = { top: element.getBoundingClientRect().top, bottom: box.getBoundingClientRect().bottom }
      const scrim = () => {
        const { top, bottom } = menu.getBoundingClientRect()
        const style = getComputedStyle(menu, '::before')
        return [top + Number.parseFloat(style.top), bottom - Number.parseFloat(style.bottom)].map(Math.round)
      }
      await until(
        () => scrim().join(' ') === [seen.top, seen.bottom].map(Math.round).join(' '),
        `a box of ${height} px`,
      )
      equal(getComputedStyle(menu).backgroundColor, 'rgba(0, 0, 0, 0)')
      cleanUp()
      box.remove()
    }
  })

  it('no other name stands in the widget before the merchant’s arrives [S10]', async () => {
    let arrive: (() => void) | null = null
    const { shadow } = await mountRamp({
      answers: {
        'GET applications/application_sandbox': () => new Promise((done) => (arrive = () => done(APPLICATION))),
      },
    })
    const frame = shadow.querySelector('[part~=frame]')!
    const answer = await until(() => arrive, 'the call for the name')
    equal([frame.getAttribute('aria-label'), /New to/.test(shadow.textContent!)], [null, false])
    answer()
    await until(() => frame.getAttribute('aria-label') === 'Acme Pay' && hasText(shadow, 'New to Acme Pay?'))
    isTrue(hasText(shadow, 'Acme Pay'), 'the logo')
  })
})
