import { equal, soon } from '../../support/expect.ts'
import { fixDay } from '../../support/fixed-day.ts'
import { loadFont } from '../../support/fonts.ts'
import { cleanUp, until } from '../../support/host.ts'
import { PAYOUT, TO_BANK } from '../../support/payouts.ts'
import { card, line, said } from '../../support/rows.ts'
import { visit } from '../../support/visit.ts'

const DETAILS = '/my-payouts/details?view=details&id='

/** The time of a step. */
const timeOf = (root: ShadowRoot, title: string) => {
  const steps = [...root.querySelectorAll('[aria-label="Progress"] li')]
  const head = steps.map((step) => step.querySelector('p')!).find((one) => said(one).includes(title))
  const time = head?.querySelector('time')
  return time && [said(time), time.getAttribute('datetime')]
}

// The afternoon before Thanksgiving, in New York.
const EVE = '2026-11-25T20:00:00Z'

describe('the day of an arrival', () => {
  let end = () => {}
  beforeEach(() => {
    end = fixDay(EVE)
  })
  afterEach(() => {
    end()
    cleanUp()
    document.body.style.cssText = ''
  })

  for (const [path, arrives] of [
    ['on-ramp?currency=usd&method=ACH', '1 business day By Fri, Nov 27 if you send it now'],
    ['off-ramp?currency=usd&method=WIRE', '1 to 2 business days Should arrive by Mon, Nov 30'],
    ['off-ramp?currency=eur&method=SEPA', 'Instant'],
  ] as const)
    it(`is said on the form of ${path}, over holidays and weekends [F37]`, async () => {
      const { shadow } = await visit(`/payouts/new/${path}`)
      await soon(() => equal(line(card(shadow, 'Summary'), 'Arrives'), arrives))
    })

  it('is whole on its line in the summary next to the form, in wide letters too [F37, FIT-02]', async () => {
    await loadFont('DejaVu Sans')
    document.body.style.margin = '0'
    const { shadow, element } = await visit('/payouts/new/off-ramp?currency=usd&method=WIRE')
    element.style.setProperty('--sphere-font', "'DejaVu Sans'")
    const place = await until(() =>
      [...shadow.querySelectorAll('div')].find(({ textContent }) => textContent === 'Should arrive by Mon, Nov 30'),
    )
    const day = document.createRange()
    const from = place.textContent!.indexOf('Mon')
    day.setStart(place.firstChild!, from)
    day.setEnd(place.firstChild!, place.textContent!.length)
    const lines = new Set([...day.getClientRects()].map(({ top }) => Math.round(top)))
    equal(lines.size, 1)
  })

  it('is shown at the step that is still to come [F37]', async () => {
    const paying = { ...TO_BANK, status: 'processing', updated: EVE }
    const { shadow, go } = await visit(DETAILS + PAYOUT.id, { payouts: [PAYOUT, paying] })
    await soon(() => equal(timeOf(shadow, 'Arrival'), ['By Fri, Nov 27 if you send it now', '2026-11-27']))
    await go(DETAILS + paying.id)
    await soon(() => equal(timeOf(shadow, 'Arrival'), ['Should arrive by Fri, Nov 27', '2026-11-27']))
  })

  it('is not said of a transfer that waits for its tokens [F37]', async () => {
    const { shadow } = await visit(DETAILS + TO_BANK.id, { payouts: [TO_BANK] })
    await soon(() => equal(said(card(shadow, 'Payment details')).length > 0, true))
    equal(timeOf(shadow, 'Arrival'), null)
  })
})
