import { setViewport } from '@web/test-runner-commands'
import { equal, isTrue } from '../../support/expect.ts'
import { PSEUDO } from '../../support/fit/looks.mjs'
import { misfitsIn } from '../../support/fit/misfits.mjs'
import { loadFont } from '../../support/fonts.ts'
import { cleanUp, until } from '../../support/host.ts'
import { PAYOUT, TO_BANK } from '../../support/payouts.ts'
import { ignoreLateSizes, visit } from '../../support/visit.ts'

const chosenTab = (root: ShadowRoot) => root.querySelector<HTMLElement>('[role=tab][aria-selected=true]')!

describe('the list of payouts in little room', () => {
  before(ignoreLateSizes)

  afterEach(async () => {
    cleanUp()
    document.body.style.cssText = ''
    scrollTo(0, 0)
    await setViewport({ width: 900, height: 700 })
  })

  it('shows the whole method under a bank at 900 px in the widest font, with longer words [FIT-02, FIT-03]', async () => {
    await loadFont('DejaVu Sans')
    document.body.style.margin = '0'
    const payouts = ['achSameDay', 'wire', 'sepa'].map((network, index) => ({
      ...TO_BANK,
      id: `payout_${index}`,
      destination: { ...TO_BANK.destination, network },
    }))
    const { shadow, element } = await visit('/my-payouts', { payouts, attributes: { language: PSEUDO } })
    element.style.cssText = 'display: block; block-size: 100vh'
    element.style.setProperty('--sphere-font', "'DejaVu Sans'")
    await until(() => shadow.querySelectorAll('tbody tr').length === payouts.length)
    equal(misfitsIn(element), [])
  })

  it('has the selected tab in sight at 320 px, and scrolls its strip but not the page [FIT-02]', async () => {
    const { shadow, element, go } = await visit('/settings', { payouts: [PAYOUT] })
    document.body.style.cssText = 'margin: 0; padding-block: 3000px'
    element.style.inlineSize = '320px'
    scrollTo(0, 10)
    await go('/my-payouts?type=offRamps')
    const tab = await until(() => shadow.querySelector('[role=tab]') && chosenTab(shadow))
    equal(tab.textContent, 'Wallet to bank')
    const strip = tab.parentElement!
    isTrue(strip.scrollWidth > strip.clientWidth, 'too many tabs for the strip')
    const isInSight = () => tab.getBoundingClientRect().right <= strip.getBoundingClientRect().right + 1
    await until(isInSight, 'the tab in sight')
    equal(scrollY, 10, 'the page')
    element.style.inlineSize = '900px'
    await until(() => strip.scrollWidth === strip.clientWidth, 'room for all')
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    element.style.inlineSize = '320px'
    await until(isInSight, 'the tab in sight again')
    equal(scrollY, 10, 'the page')
  })
})
