import { equal, isTrue, soon } from '../../support/expect.ts'
import { button, cleanUp, hasText, type, until } from '../../support/host.ts'
import { stateText } from '../../support/messages.ts'
import { TO_BANK } from '../../support/payouts.ts'

import { days, filterButton, open, openPanel, panel, payouts, pressed, rows } from './mixed-payouts.ts'

describe('the filter of the payouts', () => {
  afterEach(cleanUp)

  it('combines groups with AND and choices of one group with OR, and counts what is chosen [HIST-08, HIST-17, HIST-18, HIST-19, H4, H5]', async () => {
    const visitor = await open()
    const { shadow } = visitor
    equal(rows(shadow).length, 6)
    await openPanel(visitor)
    button(shadow, 'ACH')!.click()
    await until(() => rows(shadow).length === 3)
    button(shadow, 'Failed')!.click()
    await until(() => rows(shadow).length === 2)
    button(shadow, 'Optimism')!.click()
    await soon(() => equal(days(shadow), ['Nov 4']))
    await until(() => button(shadow, 'Show 1 transfer'))
    button(shadow, 'Solana')!.click()
    await soon(() => equal(days(shadow), ['Nov 4', 'Nov 3']))
    await until(() => button(shadow, 'Show 2 transfers'))
    const chips = ['ACH', 'Wire', 'Failed', 'Pending', 'Optimism', 'Solana', 'Base']
    equal(
      chips.filter((name) => pressed(shadow, name) === 'true'),
      ['ACH', 'Failed', 'Optimism', 'Solana'],
    )
    button(shadow, 'Show 2 transfers')!.click()
    await until(() => !panel(shadow))
    isTrue(filterButton(shadow).textContent.includes('4'), 'the number of choices')
    await openPanel(visitor)
    button(shadow, 'Clear')!.click()
    await until(() => rows(shadow).length === 6)
    equal(pressed(shadow, 'ACH'), 'false')
  })

  it('keeps its panel open when the widget gets another width, as on a tablet that is turned', async () => {
    const visitor = await open()
    const { shadow, element } = visitor
    for (const [width, next] of [
      [900, 360],
      [360, 900],
    ] as const) {
      element.style.inlineSize = `${width}px`
      await until(() => !!shadow.querySelector('[popover][role=dialog]') === (width === 900), 'the width is known')
      const opened = await openPanel(visitor)
      const trigger = filterButton(shadow)
      if (width === 900) await until(() => trigger.ariaExpanded === 'true', 'React knows that it is open')
      element.style.inlineSize = `${next}px`
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      isTrue(panel(shadow) === opened, `${width} px to ${next} px`)
      button(shadow, 'Show 6 transfers')!.click()
      await until(() => !panel(shadow))
      isTrue(filterButton(shadow) === trigger && shadow.activeElement === trigger, 'the focus is back at the button')
    }
  })

  it('offers every method, network and status that the transfers have, and begins with its first group [HIST-17, HIST-18, HIST-19, H4]', async () => {
    const [first] = payouts
    const pix = { ...first, id: 'payout_g', source: { ...first!.source, network: 'pix' } }
    const visitor = await open('/my-payouts', { payouts: [...payouts, pix] })
    const { shadow } = visitor
    const shown = await openPanel(visitor)
    const chips = [...shown.querySelectorAll<HTMLElement>('[aria-pressed]')]
    const named = (label: string) =>
      chips
        .filter((chip) => chip.closest('fieldset, [role=group]')!.textContent.startsWith(label))
        .map(({ textContent }) => textContent)
    equal(named('Method'), ['Wire', 'ACH', 'SEPA', 'Pix'])
    equal(named('Network'), ['Ethereum', 'Solana', 'Optimism', 'Base'])
    equal(named('Status'), ['Succeeded', 'Pending', 'Failed', 'Cancelled', 'Refunded', 'Money received'])
    await soon(() => equal(shadow.activeElement?.textContent, 'Succeeded', 'the focus'))
    button(shadow, 'Base')!.click()
    await until(() => rows(shadow).length === 2)
    button(shadow, 'Base')!.click()
    await until(() => rows(shadow).length === payouts.length + 1)
    button(shadow, 'Pix')!.click()
    await until(() => rows(shadow).length === 1)
  })

  it('takes whole days between the earliest and the latest payout [HIST-20, HIST-21, H6]', async () => {
    const visitor = await open()
    const { shadow } = visitor
    await openPanel(visitor)
    const [from, to] = [...shadow.querySelectorAll<HTMLInputElement>('input[type=date]')] as [
      HTMLInputElement,
      HTMLInputElement,
    ]
    equal([from.min, from.max, to.min, to.max], ['2026-11-02', '2026-11-07', '2026-11-02', '2026-11-07'])
    type(from, '2026-11-03')
    await until(() => rows(shadow).length === 5)
    type(to, '2026-11-05')
    await until(() => rows(shadow).length === 3)
    equal([from.max, to.min], ['2026-11-05', '2026-11-03'], 'the first day is never after the second')
  })

  it('keeps the filter while a year is corrected key by key, and a date that was left half typed is the last whole one [HIST-20]', async () => {
    const visitor = await open()
    const { shadow } = visitor
    await openPanel(visitor)
    const from = shadow.querySelector<HTMLInputElement>('input[type=date]')!
    type(from, '2026-11-03')
    await until(() => rows(shadow).length === 5)
    for (const day of ['0002-11-03', '0020-11-03', '0202-11-03']) {
      type(from, day)
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 50)))
      equal([from.value, rows(shadow).length], [day, 5])
    }
    from.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    equal(from.value, '2026-11-03')
    type(from, '2026-11-05')
    await until(() => rows(shadow).length < 5)
  })

  it('says which era its years are of, and refuses one of another era with a sentence [S9, HIST-20]', async () => {
    const visitor = await open('/my-payouts', { attributes: { language: 'en-TH' } })
    const { shadow } = visitor
    const opened = await openPanel(visitor)
    const from = shadow.querySelector<HTMLInputElement>('input[type=date]')!
    const described = () =>
      (from.getAttribute('aria-describedby') ?? '').split(' ').map((id) => shadow.getElementById(id)?.textContent)
    equal(described(), ['Years are AD, such as 2026.'])
    type(from, '2569-11-03')
    const refusal = '2569 is too far from this year. Enter a year of the Gregorian calendar, such as 2026.'
    await until(() => hasText(opened, refusal))
    equal(described(), [refusal, 'Years are AD, such as 2026.'])
    from.dispatchEvent(new FocusEvent('blur'))
    from.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    equal([from.value, from.ariaInvalid], ['2569-11-03', 'true'])
    equal(rows(shadow).length, 6, 'the list is as it was')
    type(from, '2026-11-03')
    await until(() => rows(shadow).length === 5)
    equal(from.ariaInvalid, null)
    isTrue(!hasText(opened, refusal), 'no refusal')
  })

  it('says what leaves nothing, and takes each of both back by itself', async () => {
    const visitor = await open()
    const { shadow } = visitor
    await openPanel(visitor)
    button(shadow, 'Refunded')!.click()
    await until(() => rows(shadow).length === 1)
    button(shadow, 'Optimism')!.click()
    await soon(() => equal(stateText(shadow, 'No results for the filter'), ''))
    button(shadow, 'No transfers')!.click()
    await until(() => !panel(shadow))
    type(shadow.querySelector<HTMLInputElement>('[role=tabpanel] input')!, 'chase')
    await soon(() => equal(stateText(shadow, 'No results for “chase” and the filter'), ''))
    button(shadow, 'Clear filter')!.click()
    await until(() => rows(shadow).length === 6)
    isTrue(filterButton(shadow).textContent === 'Filter', 'no number')
  })

  it('is kept when the customer comes back from a payout, and is empty in another tab [HIST-13]', async () => {
    const visitor = await open('/my-payouts', {
      payouts: [...payouts, { ...TO_BANK, id: 'payout_g', status: 'failed' }],
    })
    const { shadow } = visitor
    await openPanel(visitor)
    button(shadow, 'Refunded')!.click()
    await until(() => rows(shadow).length === 1)
    button(shadow, 'Show 1 transfer')!.click()
    await until(() => !panel(shadow))
    rows(shadow)[0]!.querySelector<HTMLElement>('button, a')!.click()
    await until(() => hasText(shadow, 'Payment details'))
    button(shadow, 'Back')!.click()
    await until(() => rows(shadow).length === 1)
    const tab = [...shadow.querySelectorAll<HTMLElement>('[role=tab]')].find(
      ({ textContent }) => textContent === 'Bank to wallet',
    )!
    tab.click()
    await until(() => rows(shadow).length === 6)
  })
})
