import { shownDay, shownMoment } from '../../support/dates.ts'
import { equal, soon } from '../../support/expect.ts'
import { button, cleanUp, type, until } from '../../support/host.ts'
import { PAYOUT, TO_BANK } from '../../support/payouts.ts'
import { pageOf, tableRow, tableRows } from '../../support/rows.ts'
import { visit } from '../../support/visit.ts'

const many = Array.from({ length: 9 }, (_, index) => ({
  ...PAYOUT,
  id: `payout_${index + 1}`,
  status: 'succeeded',
  amount: `${index + 1}00.00`,
}))
const rows = (root: ShadowRoot) => [...root.querySelectorAll<HTMLElement>('tbody tr, [part=card] > ul > li')]
const amounts = (root: ShadowRoot) => tableRows(root).map((cells) => cells['Amount'])

describe('the search of the payouts', () => {
  afterEach(cleanUp)

  it('finds shown words with typing errors, but digits only exactly [HIST-07, HIST-16, H8, A11Y-06]', async () => {
    const { shadow } = await visit('/my-payouts', { payouts: [...many, { ...TO_BANK, status: 'failed' }] })
    const box = await until(() => shadow.querySelector<HTMLInputElement>('[role=tabpanel] input'))
    type(box, 'faild')
    await soon(() => equal(amounts(shadow), ['2,500.00 USDC']))
    type(box, '300.00')
    await soon(() => equal(tableRow(shadow, 'Amount', '300.00 USD')['Status'], 'Succeeded'))
    type(box, 'wallet to bank')
    await soon(() => equal(amounts(shadow), ['2,500.00 USDC']))
    type(box, '2,500')
    await soon(() => equal(amounts(shadow), ['2,500.00 USDC']))
    type(box, 'qqqqqqq')
    await soon(() => equal(pageOf(shadow), '0-0 of 0', 'an empty range'))
    const status = shadow.querySelector('[role=tabpanel] [role=status]')!
    equal(
      [button(shadow, 'Previous page'), button(shadow, 'Next page')],
      [undefined, undefined],
      'arrows that lead nowhere',
    )
    const announced = [...status.children].filter((part) => part.getAttribute('aria-hidden') !== 'true')
    equal(
      announced.map(({ textContent }) => textContent),
      ['No results for “qqqqqqq”'],
    )
    button(shadow, 'Clear search')!.click()
    await until(() => rows(shadow).length === 7)
  })

  it('finds what a row or the details of a transfer say: digits, amounts, hash, message, dates [HIST-07, H8]', async () => {
    const sent = {
      ...TO_BANK,
      status: 'succeeded',
      finalAmount: '2495.75',
      wireMessage: 'Invoice 77/B',
      transactionHash: '5UfDuX7hXbPjGUpTmt9PHRLsNGJe4dEny1pZkQ',
      created: '2026-11-03T08:15:00Z',
      updated: '2026-11-05T17:40:00Z',
    }
    const { shadow } = await visit('/my-payouts', { payouts: [PAYOUT, sent] })
    const box = await until(() => shadow.querySelector<HTMLInputElement>('[role=tabpanel] input'))
    const moments = [shownMoment(sent.created), shownMoment(sent.updated), shownDay(sent.updated)]
    for (const query of ['2,495.75', '2495.75', '5UfDuX7h', 'invoice 77/b', ...moments]) {
      type(box, query)
      await soon(() => equal(amounts(shadow), ['2,500.00 USDC'], query))
    }
    type(box, '4821')
    await soon(() => equal(amounts(shadow).length, 2, 'the last four digits'))
  })
})
