import { setViewport } from '@web/test-runner-commands'
import { equal, isTrue } from '../../support/expect.ts'
import { cleanUp, until } from '../../support/host.ts'
import { EURO_PAYOUT, TO_BANK } from '../../support/payouts.ts'
import { visit } from '../../support/visit.ts'

const STATUSES = [
  'pending',
  'processing',
  'succeeded',
  'funded',
  'failed',
  'failedPrecondition',
  'refunded',
  'cancelled',
]

const columnsOf = (shadow: ShadowRoot) =>
  [...shadow.querySelectorAll('[role=columnheader]')].map((one) => Math.round(one.getBoundingClientRect().left))

/** The columns of a list of one transfer. */
async function open(status: string, language: string) {
  const { shadow } = await visit('/my-payouts', { payouts: [{ ...TO_BANK, status }], attributes: { language } })
  const badge = await until(() => shadow.querySelector('td[data-kind=status] [part=badge]'), status)
  const columns = columnsOf(shadow)
  cleanUp()
  return { columns, words: badge.textContent }
}

describe('the columns of the list', () => {
  afterEach(async () => {
    cleanUp()
    document.body.style.margin = ''
    await setViewport({ width: 900, height: 700 })
  })

  for (const language of ['en', 'ar'])
    it(`stay where they are when a status changes, in ${language} [HIST-07, FIT-02]`, async () => {
      document.body.style.margin = '0'
      for (const width of [900, 1000, 1300]) {
        await setViewport({ width, height: 700 })
        const [first] = [await open('pending', language)]
        for (const status of STATUSES) {
          const { columns, words } = await open(status, language)
          equal(columns, first!.columns, `${words} at ${width} px`)
        }
      }
    })

  it('leave a bank its name beside the longest badge [FIT-02]', async () => {
    document.body.style.margin = '0'
    const toBank = { ...TO_BANK, status: 'funded' }
    const { shadow } = await visit('/my-payouts', {
      payouts: [toBank, { ...EURO_PAYOUT, status: 'failedPrecondition' }],
    })
    await until(() => shadow.querySelectorAll('tbody tr').length === 2, 'the rows')
    const names = [...shadow.querySelectorAll<HTMLElement>('td[data-kind=party] bdi > :first-child')]
    isTrue(names.length > 0, 'the names')
    for (const name of names) equal(name.scrollWidth - name.clientWidth, 0, name.textContent ?? '')
  })
})
