import { setViewport } from '@web/test-runner-commands'
import { isTrue } from '../../support/expect.ts'
import { cleanUp, until } from '../../support/host.ts'
import { PAYOUT } from '../../support/payouts.ts'
import { visit } from '../../support/visit.ts'

const boxOf = (element: Element) => element.getBoundingClientRect()

/** The line with that label of the instructions. */
const lineOf = (root: ShadowRoot, label: string) =>
  [...root.querySelectorAll('[part=row]')].find(({ firstChild }) => firstChild?.textContent === label)

describe('the details of a transfer that waits for money', () => {
  afterEach(async () => {
    cleanUp()
    document.body.style.cssText = ''
    await setViewport({ width: 900, height: 700 })
  })

  for (const [width, height] of [
    [400, 480],
    [900, 720],
  ] as const)
    it(`begin with the amount and the memo at ${width} × ${height}, before the steps [DET-04, H21, FIT-01]`, async () => {
      document.body.style.margin = '0'
      await setViewport({ width, height })
      const { shadow, element } = await visit(`/my-payouts/details?view=details&id=${PAYOUT.id}`, { payouts: [PAYOUT] })
      element.style.cssText = 'display: block; block-size: 100vh'
      const memo = await until(() => lineOf(shadow, 'Memo'), 'the memo')
      const amount = lineOf(shadow, 'Amount')!
      const footer = shadow.querySelector('footer')
      const floor = footer ? boxOf(footer).top : height
      for (const line of [amount, memo])
        isTrue(boxOf(line).bottom <= floor, `${line.textContent} ends at ${boxOf(line).bottom} of ${floor} px`)
      const [step] = [...shadow.querySelectorAll('ol li')]
      isTrue(boxOf(step!).top >= boxOf(memo).bottom, 'the steps are after it')
    })
})
