import { setViewport } from '@web/test-runner-commands'
import { equal } from '../support/expect.ts'
import { FORMS, PSEUDO } from '../support/fit/variants.mjs'
import { misfitsIn } from '../support/fit/misfits.mjs'
import { loadFont } from '../support/fonts.ts'
import { cleanUp, type, until } from '../support/host.ts'
import { PAYOUT } from '../support/payouts.ts'
import { visit, type Visitor } from '../support/visit.ts'

const FAILED = { ...PAYOUT, id: 'payout_9', status: 'failed' }

/** One screen of each kind: a form with money, one with fields, a list, a transfer that ended, and a question with two actions. */
const SCREENS: readonly (readonly [path: string, there: string])[] = [
  ['/payouts/new/on-ramp?currency=usd&method=ACH', 'input[inputmode=decimal]'],
  ['/my-accounts/bank-accounts/new', '[role=radiogroup]'],
  ['/my-payouts', '[role=table]'],
  ['/my-payouts/details?id=payout_9', '[part=banner]'],
  ['/my-payouts/details?id=payout_1&view=cancel', '[data-question]'],
]

/** Each screen in each width and height, in one font or two; `npm run measure -- fit` is every screen in every form. */
const formsOf = (screen: number) => FORMS.filter((_, at) => (at + Math.floor(at / 2) + screen) % 2 === 0)

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

async function openIn({ element, shadow, go }: Visitor, [path, there]: (typeof SCREENS)[number]) {
  await go(path)
  await until(() => shadow.querySelector(there), path)
  const amount = shadow.querySelector<HTMLInputElement>('input[inputmode=decimal]')
  if (amount) {
    type(amount, '250000')
    const [, received] = shadow.querySelectorAll<HTMLInputElement>('input[inputmode=decimal]')
    await until(() => received!.value !== '', 'the price')
    amount.blur()
  }
  return element
}

describe('the layout of the screens', () => {
  afterEach(async () => {
    cleanUp()
    document.body.style.margin = ''
    await setViewport({ width: 900, height: 700 })
  })

  for (const [at, screen] of SCREENS.entries())
    it(`the screen ${screen[0]} fits at every width and height, with longer words [FIT-01, FIT-02, FIT-03, FIT-04]`, async () => {
      for (const font of new Set(FORMS.map((form) => form.font))) await loadFont(font)
      document.body.style.margin = '0'
      const visitor = await visit('/settings', { payouts: [PAYOUT, FAILED], attributes: { language: PSEUDO } })
      visitor.element.style.cssText = 'display: block; block-size: 100vh'
      const element = await openIn(visitor, screen)
      for (const { font, width, height } of formsOf(at)) {
        element.style.setProperty('--sphere-font', `'${font}'`)
        await setViewport({ width, height })
        await nextFrame()
        // The figure of an amount follows a frame after its width.
        await nextFrame()
        equal(await misfitsIn(element), [], `${width} × ${height} in ${font}`)
      }
    })
})
