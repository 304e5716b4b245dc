import { ME } from '../../support/customer.ts'
import { equal, isTrue, soon } from '../../support/expect.ts'
import { cleanUp, button, failure, hasText, until, type } from '../../support/host.ts'
import { banner, footnote, toastText } from '../../support/messages.ts'
import { visit } from '../../support/visit.ts'
import {
  FORM,
  inputs,
  MADE,
  OPEN,
  OPEN_TEXT,
  submitButton,
  asks,
  posts,
  created,
  filled,
  saysOpen,
} from './on-ramp-form.ts'

describe('what is filled in for an on-ramp', () => {
  afterEach(cleanUp)

  it('goes from the tab with a sign-out, and is no other customer’s [N11]', async () => {
    const key = 'sphere-ramp:https://api.test:application_sandbox:form'
    const page = await filled()
    const kept = await until(() => sessionStorage.getItem(key), 'what is kept')
    await (page.element['signOut'] as () => Promise<void>)()
    equal(sessionStorage.getItem(key), null)
    cleanUp()
    sessionStorage.setItem(key, kept.replace(ME.id, 'customer_other'))
    const { shadow } = await visit(FORM)
    await until(() => inputs(shadow).length === 2, 'the form')
    equal(
      inputs(shadow).map(({ value }) => value),
      ['', ''],
    )
  })
})

describe('an on-ramp that is sent', () => {
  afterEach(cleanUp)

  it('fifty clicks ask the host once and make one transfer [SAFE-B1, F25]', async () => {
    const page = await filled({
      answers: {
        'POST payouts': () => new Promise((done) => setTimeout(() => done({ payout: MADE }), 150)),
        'GET payouts/payout_1': () => ({ payout: MADE }),
      },
    })
    let asked = 0
    page.element.addEventListener('ramp-before-payout', () => (asked += 1))
    for (let i = 0; i < 50; i += 1) submitButton(page.shadow).click()
    await until(() => hasText(page.shadow, 'Make this transfer from your bank'))
    equal([posts(page).length, asked], [1, 1])
    equal(page.emitted('ramp-payout-created'), [{ id: 'payout_1', type: 'onRamp' }])
    button(page.shadow, 'Back')!.click()
    await soon(() => equal(banner(page.shadow, 'A transfer of 1,000.00 USD is waiting for payment.'), ''))
    await soon(() => equal(footnote(page.shadow), 'Opens the instructions of the waiting transfer.'))
  })

  it('a host that says no makes no call and loses nothing', async () => {
    const page = await filled({ answers: created })
    let detail: unknown
    const refuse = (event: Event) => {
      detail = (event as CustomEvent).detail
      event.preventDefault()
    }
    page.element.addEventListener('ramp-before-payout', refuse, { once: true })
    submitButton(page.shadow).click()
    equal(detail, { type: 'onRamp', amount: '1000.00', currency: 'usd' })
    equal(inputs(page.shadow)[1]!.value, '998.50')
    isTrue(posts(page).length === 0, 'no call')
    submitButton(page.shadow).click()
    await until(() => hasText(page.shadow, 'Make this transfer from your bank'))
  })

  it('shows a refusal in a toast with the type and the message, and keeps the form [ONR-09]', async () => {
    const page = await filled({
      answers: { 'POST payouts': () => failure(400, { error: { code: 'limit', message: 'Daily limit reached' } }) },
    })
    submitButton(page.shadow).click()
    await soon(() => equal(toastText(page.shadow, 'Transfer failed'), 'Bank to wallet: Daily limit reached'))
    equal(inputs(page.shadow)[1]!.value, '998.50')
    await until(() => !submitButton(page.shadow).disabled, 'may be tried again')
  })

  it('an answer that was lost is said to be open, and asked for again with the same key [SAFE-B1]', async () => {
    let isLost = true
    const page = await filled({
      payouts: [],
      answers: {
        'POST payouts': () => (isLost ? failure(503) : { payout: MADE }),
        'GET payouts/payout_1': () => ({ payout: MADE }),
      },
    })
    submitButton(page.shadow).click()
    const check = await until(() => button(page.shadow, 'Check again'))
    await saysOpen(page.shadow)
    isLost = false
    check.click()
    await until(() => hasText(page.shadow, 'Make this transfer from your bank'))
    equal(new Set(posts(page).map(({ headers }) => headers.get('Idempotency-Key'))).size, 1, 'keys')
  })

  it('whoever left while it was made hears that it was, or why not [ONR-09]', async () => {
    for (const [answer, title, words] of [
      [() => ({ payout: MADE }), 'Transfer created', 'Your transfer is saved. You’ll find it under Transfers.'],
      [
        () => failure(400, { error: { code: 'limit', message: 'No more today' } }),
        'Transfer failed',
        'Bank to wallet: No more today',
      ],
      [() => failure(503), OPEN, OPEN_TEXT],
    ] as const) {
      let end = () => {}
      const page = await filled({
        payouts: [],
        answers: { 'POST payouts': () => new Promise((resolve) => (end = () => resolve(answer()))) },
      })
      submitButton(page.shadow).click()
      await until(() => posts(page).length)
      await page.go('/settings')
      await until(() => page.path() === '/settings')
      end()
      await soon(() => {
        end()
        equal(toastText(page.shadow, title), words)
      })
      cleanUp()
    }
  })

  it('asks again for a price older than 60 s, and says so to the customer [SAFE-D3]', async () => {
    const page = await filled({ answers: created })
    const now = Date.now
    Date.now = () => now() + 61_000
    try {
      submitButton(page.shadow).click()
      await until(() => hasText(page.shadow, 'The price was out of date.'))
      equal(posts(page).length, 0, 'calls')
      await until(() => asks(page).length === 2 && !submitButton(page.shadow).disabled)
    } finally {
      Date.now = now
    }
  })

  it('tells a customer whose browser keeps nothing [E18]', async () => {
    const setItem = Storage.prototype.setItem
    const page = await visit('/payouts/new')
    Storage.prototype.setItem = function refuse(key: string, value: string) {
      if (this === localStorage) throw new DOMException('no', 'QuotaExceededError')
      setItem.call(this, key, value)
    }
    try {
      await page.go(FORM)
      const [source] = await until(() => inputs(page.shadow).length === 2 && inputs(page.shadow))
      type(source!, '10')
      await until(() => !submitButton(page.shadow).disabled)
      submitButton(page.shadow).click()
      await until(() => hasText(page.shadow, 'Your browser is blocking storage'))
    } finally {
      Storage.prototype.setItem = setItem
    }
  })
})
