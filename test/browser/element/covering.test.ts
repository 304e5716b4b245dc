import { equal, isTrue } from '../../support/expect.ts'
import { APPLICATION, button, cleanUp, hasText, mountRamp, until } from '../../support/host.ts'
import { setOnline, visit } from '../../support/visit.ts'

const toastOf = (root: ShadowRoot) => root.querySelector('[part~=toast]')

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

  it('a toast covers nothing: it is under the header, and the view is under it [S14]', async () => {
    for (const width of [360, 900]) {
      const { shadow } = await withToast(width)
      const [header, toast, view] = ['header', 'toast', 'view'].map((part) =>
        shadow.querySelector(`[part~=${part}]`)!.getBoundingClientRect(),
      )
      equal([toast!.top, view!.top], [header!.bottom, toast!.bottom], `${width} px`)
      cleanUp()
    }
  })

  it('no toast is shown behind or over the menu, and it comes back with its time when the menu is closed [S14]', async () => {
    const { shadow } = await withToast(360)
    button(shadow, 'Menu')!.click()
    const menu = await until(() => shadow.querySelector<HTMLElement>('dialog[open]'))
    await until(() => !toastOf(shadow), 'no toast')
    button(menu, 'Close menu')!.click()
    await until(() => toastOf(shadow), 'the toast')
  })

  it('a toast leaves with the screen that it was shown on [S14]', async () => {
    const { shadow, go } = await withToast(360)
    await go('/payouts/new')
    await until(() => shadow.querySelector('[data-question]'))
    equal(toastOf(shadow), null)
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

  it('a scrim covers the part of the widget that is seen, and nothing else [S17]', async () => {
    for (const height of [300, 480]) {
      const { shadow, element } = await visit('/my-accounts')
      const box = document.createElement('div')
      box.style.cssText = `position: relative; inline-size: 360px; block-size: ${height}px; overflow: auto; margin-block: 100px 900px`
      const container = document.createElement('div')
      container.style.cssText = 'block-size: 700px; padding-block-start: 40px'
      element.style.blockSize = '640px'
      container.append(element)
      box.append(container)
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

  it('the header shows no other name before the merchant’s arrives [S10]', async () => {
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
