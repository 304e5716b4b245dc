import { equal, isTrue } from '../../support/expect.ts'
import { cleanUp, mountRamp, until } from '../../support/host.ts'

/** The element in a box of the page, at its first screen. */
async function openIn(box: string, style: string) {
  const container = document.body.appendChild(document.createElement('div'))
  container.style.cssText = box
  const { element, shadow } = await mountRamp({ parent: container })
  element.style.cssText = style
  const view = await until(() => shadow.querySelector<HTMLElement>('[part~=view]'))
  await until(() => shadow.querySelector('input[type=email]'))
  return { container, element, view }
}

describe('the size of the element', () => {
  afterEach(() => {
    cleanUp()
    for (const container of document.body.querySelectorAll(':scope > div')) container.remove()
  })

  it('is the height of a low box, in which only the view scrolls [S17]', async () => {
    for (const height of [480, 300]) {
      const box = `inline-size: 360px; block-size: ${height}px; overflow: hidden`
      const { container, element, view } = await openIn(box, 'block-size: 100%')
      equal([element.offsetHeight, container.scrollHeight], [height, height])
      isTrue(view.scrollHeight > view.clientHeight || height > 400, 'the view scrolls')
    }
  })

  it('is 640 px high where the page gives no height [S17]', async () => {
    const { element } = await openIn('inline-size: 360px', '')
    equal(element.offsetHeight, 640)
  })
})
