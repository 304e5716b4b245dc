import { violationsIn } from '../../support/axe.ts'
import { equal, isNull, isTrue, soon } from '../../support/expect.ts'
import { cleanUp, hasText, until } from '../../support/host.ts'
import { EURO_PAYOUT, PAYOUT } from '../../support/payouts.ts'
import { card, line } from '../../support/rows.ts'
import { scan } from '../../support/scan.ts'
import { visit } from '../../support/visit.ts'

const INSTRUCTIONS = '/payouts/new/on-ramp/instructions?id='
const DETAILS = '/my-payouts/details?view=details&id='
const FILLED_IN = [
  'BCD',
  '002',
  '1',
  'SCT',
  'AGRIFRPP',
  'Sphere Client Account',
  'FR7630006000011234567890189',
  'EUR250.00',
  '',
  '',
  'SPH-EUR',
]
const code = (root: ParentNode) => root.querySelector<HTMLElement>('[role=img][aria-label^="Payment code"]')

describe('the payment code of a SEPA transfer', () => {
  afterEach(cleanUp)

  for (const [name, path] of [
    ['the instructions', INSTRUCTIONS],
    ['the details of a pending transfer', DETAILS],
  ] as const)
    it(`fills in the account, the amount and the memo of ${name}, in light and dark [ONR-05, ONR-08]`, async () => {
      for (const scheme of ['light', 'dark']) {
        const { shadow } = await visit(path + EURO_PAYOUT.id, {
          payouts: [EURO_PAYOUT],
          attributes: { 'color-scheme': scheme },
        })
        equal((await scan(await until(() => code(shadow)))).split('\n'), FILLED_IN, scheme)
        equal(await violationsIn(shadow.host as HTMLElement), [])
        cleanUp()
      }
    })

  it('is not there for a wire or an ACH transfer, or without a memo', async () => {
    const without = { ...EURO_PAYOUT, id: 'payout_bare', instructions: { ...EURO_PAYOUT.instructions, memo: null } }
    const { shadow, go } = await visit(INSTRUCTIONS + PAYOUT.id, { payouts: [PAYOUT, without] })
    await soon(() => equal(line(card(shadow, 'Summary'), 'You send'), '$1,000.00'))
    isNull(code(shadow), 'a code')
    await go(INSTRUCTIONS + without.id)
    await soon(() => equal(line(card(shadow, 'Summary'), 'You send'), '€250.00'))
    isNull(code(shadow), 'a code')
    isTrue(!hasText(shadow, 'Pay with your banking app'), 'no words about it')
  })
})
