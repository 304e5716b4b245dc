import { violationsIn } from '../../support/axe.ts'
import { equal } from '../../support/expect.ts'
import { cleanUp, hasText, until } from '../../support/host.ts'
import { MICRODEPOSIT, PAYOUT } from '../../support/payouts.ts'
import { visit } from '../../support/visit.ts'

const SCREENS = [
  ['/payouts/new', 'How do you want'],
  ['/payouts/new/on-ramp/currencies?rampType=on-ramp', 'US dollar'],
  ['/payouts/new/off-ramp/methods?rampType=off-ramp&currency=php', 'InstaPay'],
  ['/payouts/new/on-ramp?currency=usd&method=ACH', 'Any bank account'],
  ['/payouts/new/on-ramp/instructions?id=payout_1', 'The memo is required'],
  ['/my-payouts/details?id=payout_1', 'How to pay'],
  ['/my-payouts/details?id=payout_3', 'Virtual account'],
  ['/my-payouts/details?id=payout_1&view=cancel', 'Cancel this transfer?'],
  ['/my-payouts', '1-2 of 2'],
] as const

describe('the screens of transfers', () => {
  afterEach(cleanUp)

  for (const scheme of ['light', 'dark']) {
    it(`axe finds nothing on any of them, ${scheme}`, async () => {
      const attributes = { 'color-scheme': scheme }
      const { shadow, element, go } = await visit('/payouts/new', { payouts: [PAYOUT, MICRODEPOSIT], attributes })
      for (const [path, text] of SCREENS) {
        await go(path)
        await until(() => hasText(shadow, text), path)
        equal(await violationsIn(element), [], path)
      }
    })
  }
})
