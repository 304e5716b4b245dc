import { equal, isTrue, soon } from '../../support/expect.ts'
import { button, cleanUp, until } from '../../support/host.ts'
import { visit } from '../../support/onboarding.ts'

describe('the overview in a small box', () => {
  afterEach(() => {
    cleanUp()
    document.body.removeAttribute('style')
  })

  it('shows the next step after the terms, and moves nothing of the page [ONB-02, FIT-02]', async () => {
    document.body.style.paddingBlockStart = '400px'
    const { element, shadow } = await visit('/onboarding', {
      state: { tos: 'complete' },
      attributes: { style: 'display: block; inline-size: 400px; block-size: 480px' },
    })
    const start = await until(() => button(shadow, 'Start'), 'the next step')
    await soon(() => {
      const [below, end] = [start, element].map((one) => one.getBoundingClientRect().bottom) as [number, number]
      isTrue(below <= end, `${below} of ${end}`)
    })
    equal(document.scrollingElement!.scrollTop, 0)
  })
})
