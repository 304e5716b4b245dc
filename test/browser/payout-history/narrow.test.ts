import { setViewport } from '@web/test-runner-commands'
import { equal, isTrue } from '../../support/expect.ts'
import { PSEUDO } from '../../support/fit/variants.mjs'
import { misfitsIn } from '../../support/fit/misfits.mjs'
import { CHASE } from '../../support/customer.ts'
import { loadFont } from '../../support/fonts.ts'
import { cleanUp, hasText, until } from '../../support/host.ts'
import { PAYOUT, TO_BANK } from '../../support/payouts.ts'
import { visit, type Visitor } from '../../support/visit.ts'

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
const chosenTab = (root: ShadowRoot) => root.querySelector<HTMLElement>('[role=tab][aria-selected=true]')!

/** Transfers with the widest of each column: a day of another year, a large amount, and the longest type, status and method. */
async function openWidest(language: string): Promise<Visitor> {
  const payouts = ['achSameDay', 'wire', 'fps'].map((network, index) => ({
    ...TO_BANK,
    id: `payout_${index}`,
    updated: '2024-09-28T12:00:00Z',
    amount: '12500000.00',
    status: ['pending', 'processing', 'completed'][index],
    destination: { ...TO_BANK.destination, network },
  }))
  const visitor = await visit('/my-payouts', { payouts, attributes: { language } })
  visitor.element.style.cssText = 'display: block; block-size: 100vh'
  await until(() => visitor.shadow.querySelectorAll('tbody tr').length === payouts.length)
  return visitor
}

describe('the list of payouts in little room', () => {
  afterEach(async () => {
    cleanUp()
    document.body.style.cssText = ''
    scrollTo(0, 0)
    await setViewport({ width: 900, height: 700 })
  })

  for (const font of ['Inter', 'DejaVu Sans'] as const)
    it(`cuts no number, type or method in a column, with longer words in ${font} [FIT-02, FIT-03]`, async () => {
      await loadFont(font)
      document.body.style.margin = '0'
      const { shadow, element } = await openWidest(PSEUDO)
      element.style.setProperty('--sphere-font', `'${font}'`)
      for (const width of [840, 842, 870, 900, 960, 1200]) {
        await setViewport({ width, height: 700 })
        await nextFrame()
        equal(await misfitsIn(element), [], `${width} px`)
        equal(getComputedStyle(shadow.querySelector('thead')!).display, 'table-header-group', 'the columns')
      }
    })

  for (const language of ['en', PSEUDO, 'ar-XB'])
    it(`shows what arrives in two lines a row, the amount unbroken, where the columns begin in ${language} [FIT-02, HIST-07]`, async () => {
      document.body.style.margin = '0'
      const { shadow } = await visit('/my-payouts', {
        payouts: [{ ...TO_BANK, status: 'processing', destination: { ...TO_BANK.destination, amount: '2477.50' } }],
        attributes: { language },
      })
      await until(() => shadow.querySelector('tbody tr'))
      for (const width of [840, 900]) {
        await setViewport({ width, height: 700 })
        await nextFrame()
        const [arriving] = [...shadow.querySelectorAll<HTMLElement>('td .sr-num')].filter(
          (one) => one.checkVisibility() && one.textContent === '2,477.50 USD',
        )
        isTrue(arriving!.getBoundingClientRect().height < 24, `one line at ${width} px`)
        isTrue(shadow.querySelector('tbody tr')!.getBoundingClientRect().height <= 61, `two lines at ${width} px`)
      }
    })

  it('has the type on one line in English, where the columns begin [FIT-02]', async () => {
    document.body.style.margin = '0'
    const { shadow } = await openWidest('en')
    await setViewport({ width: 840, height: 700 })
    await nextFrame()
    const [type] = [...shadow.querySelectorAll<HTMLElement>('td')].filter((cell) => cell.innerText === 'Wallet to bank')
    const text = document.createRange()
    text.selectNodeContents(type!)
    isTrue(text.getBoundingClientRect().height < 30, `one line, not ${text.getBoundingClientRect().height} px`)
  })

  it('has rows instead of columns where text alone is twice as large [FIT-02]', async () => {
    document.body.style.margin = '0'
    const { shadow } = await openWidest('en')
    const display = () => getComputedStyle(shadow.querySelector('thead')!).display
    equal(display(), 'table-header-group')
    shadow.querySelector<HTMLElement>('.sr-root')!.style.fontSize = '28px'
    equal(display(), 'none')
  })

  for (const language of [PSEUDO, 'ar-XB'])
    it(`keeps the heads of the columns apart in ${language} [FIT-02, FIT-03]`, async () => {
      document.body.style.margin = '0'
      const { shadow } = await visit('/my-payouts', {
        payouts: [{ ...TO_BANK, amount: '5.00' }],
        attributes: { language },
      })
      await until(() => shadow.querySelector('tbody tr'))
      await setViewport({ width: 840, height: 700 })
      await nextFrame()
      const words = [...shadow.querySelectorAll('thead th')].map((head) => {
        const text = document.createRange()
        text.selectNodeContents(head)
        return text.getBoundingClientRect()
      })
      const inOrder = words.toSorted((one, other) => one.left - other.left)
      const gaps = inOrder.slice(1).map((word, at) => word.left - inOrder[at]!.right)
      isTrue(
        gaps.every((gap) => gap >= 8),
        `gaps of ${gaps.map(Math.round).join(', ')} px`,
      )
    })

  it('has room at 360 px for the name of a bank next to an amount of thousands, in wide letters too [FIT-02, HIST-07]', async () => {
    await loadFont('DejaVu Sans')
    document.body.style.margin = '0'
    // A scroll bar takes room here, and none on a phone.
    await setViewport({ width: 360, height: 1600 })
    const destinationBankAccount = { ...CHASE, bankName: 'Commerzbank', last4: '3000' }
    const { shadow, element } = await visit('/my-payouts', {
      payouts: [{ ...TO_BANK, amount: '1000.00', destinationBankAccount }],
    })
    element.style.setProperty('--sphere-font', "'DejaVu Sans'")
    const row = await until(() => shadow.querySelector('tbody tr'))
    await nextFrame()
    const name = row.querySelector<HTMLElement>('[data-cell=title] bdi > span')!
    equal(name.textContent!.trim(), 'Commerzbank')
    isTrue(name.scrollWidth <= name.clientWidth, `${name.scrollWidth} px of it in ${name.clientWidth} px`)
  })

  it('cuts no amount at 320 px beside a badge that is longer than in English [FIT-02, HIST-07]', async () => {
    await loadFont('Inter')
    document.body.style.margin = '0'
    await setViewport({ width: 320, height: 700 })
    const { shadow, element } = await visit('/my-payouts', {
      payouts: [{ ...TO_BANK, status: 'funded' }],
      attributes: { language: 'de' },
    })
    element.style.setProperty('--sphere-font', 'Inter')
    await until(() => hasText(shadow, 'USDC bei uns eingegangen'), 'the badge')
    // The row has its final width a frame later.
    await nextFrame()
    await nextFrame()
    equal(await misfitsIn(element), [])
  })

  it('has a short badge on one line at 900 px in a script without spaces [FIT-02]', async () => {
    await loadFont('Noto Sans Thai')
    document.body.style.margin = '0'
    const { shadow, element } = await visit('/my-payouts', {
      payouts: [{ ...TO_BANK, status: 'pending' }],
      attributes: { language: 'th' },
    })
    element.style.setProperty('--sphere-font', "'Noto Sans Thai'")
    await setViewport({ width: 900, height: 700 })
    await until(() => hasText(shadow, 'รอดำเนินการ'), 'the badge')
    await nextFrame()
    const [badge] = [...shadow.querySelectorAll('tbody [part=badge]')].filter((one) => one.checkVisibility())
    isTrue(badge!.getBoundingClientRect().height < 30, `${badge!.getBoundingClientRect().height} px`)
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
