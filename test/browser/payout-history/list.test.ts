import { shownDay } from '../../support/dates.ts'
import { forgetSteps, LOGGED, watchSteps } from '../../support/navigation.ts'
import { equal, isNull, isTrue, soon } from '../../support/expect.ts'
import { button, cleanUp, failure, hasText, nameOf, until } from '../../support/host.ts'
import { MICRODEPOSIT, TO_BANK, PAYOUT } from '../../support/payouts.ts'
import { stateText } from '../../support/messages.ts'
import { card, line, pageOf, tableRow, tableRows } from '../../support/rows.ts'
import { pollOften } from '../../support/time.ts'
import { setVisibility, visit } from '../../support/visit.ts'

const day = (date: number) => `2026-11-${String(date).padStart(2, '0')}T09:00:00Z`
const many = Array.from({ length: 9 }, (_, index) => ({
  ...PAYOUT,
  id: `payout_${index + 1}`,
  status: 'succeeded',
  amount: `${index + 1}00.00`,
  updated: day(index + 1),
}))
const rows = (root: ShadowRoot) => [...root.querySelectorAll<HTMLElement>('tbody tr, [part=card] > ul > li')]
const tab = (root: ShadowRoot, name: string) =>
  [...root.querySelectorAll<HTMLElement>('[role=tab]')].find(({ textContent }) => textContent === name)!
const heightOf = (root: ShadowRoot) => root.querySelector('[role=tabpanel] [part=card]')!.getBoundingClientRect().height
const amounts = (root: ShadowRoot) => tableRows(root).map((cells) => cells['Amount'])
const isOff = (root: ShadowRoot, name: string) => button(root, name)!.getAttribute('aria-disabled')

async function wide(width: number) {
  const container = document.body.appendChild(document.createElement('div'))
  container.style.width = `${width}px`
  return container
}

describe('the list of payouts', () => {
  afterEach(() => {
    cleanUp()
    forgetSteps()
    document.body.replaceChildren()
  })

  it('has three tabs; an unknown type opens the history [HIST-01, HIST-02, H1]', async () => {
    const { shadow } = await visit('/my-payouts?type=nonsense', {
      payouts: [{ ...PAYOUT, status: 'failed' }, { ...TO_BANK, status: 'failed' }, MICRODEPOSIT],
    })
    await until(() => rows(shadow).length === 3)
    equal(
      [...shadow.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent),
      ['History', 'Bank to wallet', 'Wallet to bank'],
    )
    equal(tab(shadow, 'History').getAttribute('aria-selected'), 'true')
    tab(shadow, 'Bank to wallet').click()
    await soon(() => equal(amounts(shadow), ['1,000.00 USD']))
    tab(shadow, 'Wallet to bank').click()
    await soon(() => equal(amounts(shadow), ['2,500.00 USDC']))
  })

  it('keeps the focus on its title when the list turns out to be empty', async () => {
    let answer: (value: unknown) => void = () => {}
    const { shadow, go } = await visit('/settings', {
      answers: { 'GET payouts': () => new Promise((resolve) => (answer = resolve)) },
    })
    ;(await until(() => button(shadow, 'Menu'))).focus()
    await go('/my-payouts')
    await until(() => shadow.activeElement?.textContent === 'Transfers', 'the focus')
    answer({ payouts: [] })
    await until(() => hasText(shadow, 'No transfers yet'))
    equal(shadow.activeElement?.textContent, 'Transfers', 'the focus')
  })

  it('offers a new payout of its own type in an empty tab [HIST-04, HIST-05, HIST-06, HIST-10]', async () => {
    const toBank = 'Send stablecoins (USDC or USDT) and receive money in your bank account.'
    const toWallet = 'Send a bank transfer and receive stablecoins (USDC or USDT) in your wallet.'
    const any = 'Your first transfer will show up here, with its status and fees.'
    for (const [tabName, title, sentence, next, question] of [
      ['history', 'No transfers yet', any, '/payouts/new', 'How do you want'],
      ['offRamps', 'No transfers to a bank yet', toBank, '/payouts/new/off-ramp/currencies', 'Select a currency'],
      ['onRamps', 'No transfers to a wallet yet', toWallet, '/payouts/new/on-ramp/currencies', 'Select a currency'],
    ] as const) {
      const { shadow, path } = await visit(`/my-payouts?type=${tabName}`)
      await soon(() => equal(stateText(shadow, title), sentence))
      equal(
        [...shadow.querySelectorAll('button')].filter(({ textContent }) => textContent === 'New transfer').length,
        1,
      )
      button(shadow, 'New transfer')!.click()
      await until(() => hasText(shadow, question))
      equal(path(), next)
      cleanUp()
    }
  })

  it('has the button for a new payout of the tab’s type next to the title when it has rows [HIST-10]', async () => {
    const parent = await wide(900)
    const { shadow, element, path } = await visit('/my-payouts?type=onRamps', { payouts: many })
    parent.append(element)
    await until(() => rows(shadow).length === 7)
    const shown = () =>
      [...shadow.querySelectorAll('button')].filter(
        (one) => one.textContent === 'New transfer' && one.checkVisibility({ visibilityProperty: true }),
      )
    await until(() => shown().length === 1, 'one button')
    isTrue(!shown()[0]!.closest('[role=tabpanel]'), 'outside of the table')
    shown()[0]!.click()
    await until(() => path() === '/payouts/new/on-ramp/currencies')
  })

  it('shows seven rows a page, the newest first, with the range and the paging buttons [HIST-11, HIST-14, HIST-15, H15]', async () => {
    const { shadow } = await visit('/my-payouts', { payouts: many })
    await until(() => rows(shadow).length === 7)
    equal(
      amounts(shadow),
      [9, 8, 7, 6, 5, 4, 3].map((hundreds) => `${hundreds}00.00 USD`),
      'the newest first',
    )
    equal(pageOf(shadow), '1-7 of 9', 'the range')
    equal(isOff(shadow, 'Previous page'), 'true')
    button(shadow, 'Next page')!.click()
    await soon(() => equal([rows(shadow).length, pageOf(shadow)], [2, '8-9 of 9']))
    equal(isOff(shadow, 'Next page'), 'true')
    button(shadow, 'Previous page')!.click()
    await until(() => rows(shadow).length === 7)
  })

  it('opens the payout of a row by a button with its amount, date and status [HIST-12, HIST-13, A11Y-05]', async () => {
    const steps = watchSteps()
    const { shadow, path } = await visit('/my-payouts', { payouts: many, attributes: LOGGED })
    const { behind } = steps.at(-1)!
    await until(() => rows(shadow).length === 7)
    const opener = rows(shadow)[0]!.querySelector<HTMLElement>('button, a')!
    const summary = `, 900.00 USD, ${shownDay(day(9))}, Succeeded`
    isTrue(nameOf(opener).endsWith(summary), nameOf(opener))
    opener.click()
    await until(() => hasText(shadow, 'Payment details'))
    equal(path(), '/my-payouts/details')
    equal(line(card(shadow, 'References'), 'Transfer ID'), 'payout_9', 'the transfer of the row')
    const { params, ...step } = steps.at(-1)!
    equal(step, { navigation: 'push', path: '/my-payouts/details', behind: behind + 1 })
    equal([params['id'], params['view']], ['payout_9', 'details'])
  })

  it('keeps its search and page when the customer comes back from a payout [HIST-13]', async () => {
    const other = { ...TO_BANK, id: 'payout_10', status: 'failed' }
    const { shadow } = await visit('/my-payouts', { payouts: [...many, other] })
    await soon(() => equal(pageOf(shadow), '1-7 of 10'))
    tab(shadow, 'Bank to wallet').click()
    await soon(() => equal(pageOf(shadow), '1-7 of 9'))
    button(shadow, 'Next page')!.click()
    await until(() => rows(shadow).length === 2)
    rows(shadow)[0]!.querySelector<HTMLElement>('button, a')!.click()
    await until(() => hasText(shadow, 'Payment details'))
    button(shadow, 'Back')!.click()
    await soon(() => equal(pageOf(shadow), '8-9 of 9'))
    equal(tab(shadow, 'Bank to wallet').getAttribute('aria-selected'), 'true')
    tab(shadow, 'History').click()
    await soon(() => equal(pageOf(shadow), '1-7 of 10'))
  })

  it('is at least 450 px high on a large screen [HIST-22]', async () => {
    const parent = await wide(1100)
    const { shadow, element } = await visit('/my-payouts', { payouts: many.slice(0, 1) })
    parent.append(element)
    await until(() => rows(shadow).length === 1)
    await until(() => heightOf(shadow) >= 450)
    parent.style.width = '800px'
    await until(() => heightOf(shadow) < 450)
  })

  it('shows an unknown status and type as the server’s text, without a colour [SAFE-E8, STATE-PAY-02, STATE-PAY-07]', async () => {
    const { shadow } = await visit('/my-payouts', {
      payouts: [{ ...PAYOUT, status: 'levitating', type: 'teleport' }],
    })
    await until(() => rows(shadow).length === 1)
    const badge = [...shadow.querySelectorAll('[part=badge]')].find(({ textContent }) => textContent === 'levitating')
    equal(badge?.getAttribute('data-tone'), 'default')
    equal(tableRow(shadow, 'Status', 'levitating')['Direction'], 'teleport', 'the type')
  })

  it('polls changing payouts, shows each change, and emits it once [H13]', async () => {
    setVisibility('visible')
    const restore = pollOften()
    const moving = { ...PAYOUT }
    const page = await visit('/my-payouts', { payouts: [moving] })
    await soon(() => equal(tableRows(page.shadow)[0]?.['Status'], 'Pending'))
    Object.assign(moving, { status: 'funded', updated: day(14) })
    await soon(() => equal(tableRows(page.shadow)[0]?.['Status'], 'Money received'))
    equal(page.emitted('ramp-payout-status'), [{ id: 'payout_1', status: 'funded' }])
    page.element.remove()
    const before = await new Promise<number>((done) => setTimeout(() => done(page.requests.length), 50))
    await new Promise((resolve) => setTimeout(resolve, 1100))
    equal(page.requests.length, before, 'calls after the element is gone')
    restore()
  })

  it('shows an error and retries when it cannot be loaded [E22]', async () => {
    let isDown = true
    const { shadow } = await visit('/my-payouts', {
      answers: { 'GET payouts': () => (isDown ? failure(500) : { payouts: many }) },
    })
    const sentence = 'Something went wrong. Try again.'
    await soon(() => equal(stateText(shadow, 'We couldn’t load your transfers'), sentence))
    isDown = false
    button(shadow, 'Try again')!.click()
    await until(() => rows(shadow).length === 7)
    isNull(button(shadow, 'Try again'), 'the failure')
  })
})
