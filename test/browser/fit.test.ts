import { setViewport } from '@web/test-runner-commands'
import { equal } from '../support/expect.ts'
import { brokenWordsIn } from '../support/fit/broken-words.mjs'
import { FORMS, formsIn, PSEUDO } from '../support/fit/variants.mjs'
import { misfitsIn } from '../support/fit/misfits.mjs'
import { loadFont, type Font } from '../support/fonts.ts'
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

const FONTS: readonly Font[] = [
  'Inter',
  'Arimo',
  'DejaVu Sans',
  'Noto Sans Arabic',
  'Noto Sans Devanagari',
  'Noto Sans Thai',
]

/** Each screen in each width and height, in one of the fonts; `npm run measure -- fit` is every screen in every form and language. */
const formsOf = (screen: number) => FORMS.filter((_, at) => (at + Math.floor(at / 10) + screen) % 3 === 0)

/** The script with the tallest lines, the longest words and the other direction, on the narrowest phone. */
const SAMPLE = ['th', 'hi', 'de', 'ar', 'hi'] as const

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

async function wear(
  element: HTMLElement,
  fonts: readonly string[],
  size: { readonly width: number; readonly height: number },
) {
  element.style.setProperty('--sphere-font', fonts.map((font) => `'${font}'`).join())
  await setViewport(size)
  await nextFrame()
  // The figure of an amount follows a frame after its width.
  await nextFrame()
}

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
    it(`the screen ${screen[0]} fits at every width and height, with longer words, and in a language of another script [FIT-01, FIT-02, FIT-03, FIT-04]`, async () => {
      for (const font of FONTS) await loadFont(font)
      document.body.style.margin = '0'
      const visitor = await visit('/settings', { payouts: [PAYOUT, FAILED], attributes: { language: PSEUDO } })
      visitor.element.style.cssText = 'display: block; block-size: 100vh'
      const element = await openIn(visitor, screen)
      for (const { fonts, width, height } of formsOf(at)) {
        await wear(element, fonts, { width, height })
        equal(await misfitsIn(element), [], `${width} × ${height} in ${fonts}`)
      }
      const language = SAMPLE[at]!
      element.setAttribute('language', language)
      await until(() => visitor.shadow.querySelector(`[lang="${language}"]`), language)
      const [{ fonts, width, height }] = formsIn(language)
      await wear(element, fonts, { width, height })
      equal([...(await misfitsIn(element)), ...brokenWordsIn(element)], [], `${width} × ${height} in ${language}`)
    })
})
