import { sendKeys } from '@web/test-runner-commands'
import { MAIN_WALLET } from '../../support/customer.ts'
import { equal, isNull, isTrue, soon } from '../../support/expect.ts'
import { cleanUp, button, failure, hasText, until, type, type ApiRequest } from '../../support/host.ts'
import { quote } from '../../support/quote.ts'
import { banner as bannerText } from '../../support/messages.ts'
import { card, line, panel } from '../../support/rows.ts'
import { visit, withAccess } from '../../support/visit.ts'
import { FORM, inputs, submitButton, picker, option, asks, posts, created, filled } from './on-ramp-form.ts'

function paste(input: HTMLInputElement, text: string) {
  input.focus()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertFromPaste' }))
}

/** What is said at an amount. */
const reasonOf = (input: HTMLInputElement) =>
  (input.getRootNode() as ShadowRoot)
    .getElementById(input.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
    ?.textContent?.trim()

describe('the on-ramp form', () => {
  afterEach(cleanUp)

  it('has two panels, a rate and the fees in dollars [FORM-01, FORM-02, FORM-03, FORM-04]', async () => {
    const { shadow } = await filled()
    const panels = [...shadow.querySelectorAll('form section[aria-label]')].map((panel) =>
      panel.getAttribute('aria-label'),
    )
    equal(panels, ['You send', 'You receive'])
    equal(line(card(shadow, 'Summary'), 'Rate'), '1.00 USD ≈ 1.00 USDC')
    equal(line(card(shadow, 'Summary'), 'Fees'), '$1.50')
  })

  it('says the least and the most at each amount before anything is entered [FORM-09, F3]', async () => {
    const { shadow } = await visit(FORM)
    await until(() => inputs(shadow).length === 2)
    const limits = (label: string, limit: RegExp) => limit.exec(panel(shadow, label))?.[0]
    equal(limits('You send', /\S+ to \S+ USD/), '1.00 to 1,000,000.00 USD')
    equal(limits('You receive', /At least .*? USDC/), 'At least 1.00 USDC')
  })

  it('fees of another currency are said in dollars [FORM-03, F9]', async () => {
    const answer = ({ body }: ApiRequest) => {
      const { amountAdjustments } = quote({ body })
      return {
        amountAdjustments: amountAdjustments.map((one) => (one.type === 'fxRate' ? { ...one, amount: '1.10' } : one)),
      }
    }
    const { shadow } = await visit('/payouts/new/on-ramp?currency=eur&method=SEPA', {
      answers: { 'POST payouts/amountAdjustments': answer },
    })
    const [source] = await until(() => inputs(shadow).length === 2 && inputs(shadow))
    type(source!, '1000')
    await soon(() => equal(line(card(shadow, 'Summary'), 'Rate'), '1.00 EUR ≈ 1.10 USDC'))
    equal(line(card(shadow, 'Summary'), 'Fees'), '$6.60', 'six euros in dollars')
  })

  it('an amount is entered with the comma of a keypad that has no point, and quoted [F30]', async () => {
    const page = await visit(FORM)
    const [source] = await until(() => inputs(page.shadow).length === 2 && inputs(page.shadow))
    source!.focus()
    await sendKeys({ type: '12,5' })
    await until(() => inputs(page.shadow)[1]!.value === '11.99', 'the quote')
    equal((asks(page).at(-1)!.body as { amount: string }).amount, '12.50')
    await sendKeys({ press: 'Tab' })
    await until(() => source!.value === '12.50', 'the amount in the language')
    equal([source!.getAttribute('aria-invalid'), hasText(page.shadow, 'We can’t tell')], [null, false])
  })

  it('a wallet to choose shows six characters at each end of its address [WAL-18, E16]', async () => {
    const { shadow } = await filled()
    const { address } = MAIN_WALLET
    const wallet = `Main wallet Solana${address.slice(0, 6)}…${address.slice(-6)}`
    await soon(() =>
      equal(panel(shadow, 'You receive'), `You receive Stablecoin: USDC At least 1.00 USDC To wallet: ${wallet}`),
    )
  })

  it('either side gives the other [STATE-DIR-01, STATE-DIR-02]', async () => {
    const page = await filled()
    equal(inputs(page.shadow)[1]!.value, '998.50')
    type(inputs(page.shadow)[1]!, '100')
    await until(() => inputs(page.shadow)[0]!.value === '100.60')
    equal(
      asks(page).map(({ body }) => [(body as { amount: string }).amount, (body as { received: boolean }).received]),
      [
        ['1000.00', false],
        ['100.00', true],
      ],
    )
  })

  it('an answer that comes late says nothing of what is typed now [SAFE-D1, STATE-DIR-03]', async () => {
    let late: (() => void) | null = null
    const slow = (request: ApiRequest) =>
      (request.body as { amount: string }).amount === '1.00'
        ? new Promise((resolve) => (late = () => resolve(quote(request))))
        : quote(request)
    const page = await visit(FORM, { answers: { 'POST payouts/amountAdjustments': slow } })
    const [source] = await until(() => inputs(page.shadow).length === 2 && inputs(page.shadow))
    type(source!, '1')
    await until(() => late)
    type(source!, '200')
    await until(() => inputs(page.shadow)[1]!.value === '199.30')
    late!()
    await new Promise((resolve) => setTimeout(resolve, 50))
    equal(inputs(page.shadow)[1]!.value, '199.30')
  })

  it('takes two decimals: one more is refused in words, and stays where it was typed [FORM-21, F29, SAFE-A7]', async () => {
    const { shadow } = await filled({}, '12.34')
    const [source] = inputs(shadow)
    type(source!, '12.345')
    equal(source!.value, '12.345')
    await until(() => shadow.querySelector('section[data-invalid]'))
    isTrue(submitButton(shadow).disabled, 'a third decimal')
    paste(source!, '99.999')
    equal(source!.value, '12.345')
    type(inputs(shadow)[1]!, '50')
    await until(() => source!.value === '50.55' && !shadow.querySelector('section[data-invalid]'), 'an amount again')
    type(source!, '0')
    await until(() => submitButton(shadow).disabled)
  })

  it('continues only with an amount in its limits, a price, a wallet and a source [FORM-20]', async () => {
    const page = await visit(FORM)
    const { shadow } = page
    const [source] = await until(() => inputs(shadow).length === 2 && inputs(shadow))
    isTrue(submitButton(shadow).disabled, 'nothing typed')
    type(source!, '0.5')
    await soon(() => equal(reasonOf(source!), 'Enter at least 1.00\u00A0USD.'))
    isTrue(submitButton(shadow).disabled, 'too little')
    type(source!, '50')
    await until(() => !submitButton(shadow).disabled)
    type(source!, '60')
    isTrue(submitButton(shadow).disabled, 'the price is on its way')
    cleanUp()
    const none = await visit(FORM, { answers: { 'GET wallets': () => ({ wallets: [] }) } })
    const fields = await until(() => inputs(none.shadow).length === 2 && inputs(none.shadow))
    type(fields[0]!, '50')
    await until(() => fields[1]!.value === '49.45')
    isTrue(submitButton(none.shadow).disabled, 'no wallet')
    cleanUp()
    const bare = await visit(FORM, {
      answers: { ...withAccess({ allowSourcelessOnRamp: false }), 'GET bankAccounts': () => ({ bankAccounts: [] }) },
    })
    const both = await until(() => inputs(bare.shadow).length === 2 && inputs(bare.shadow))
    type(both[0]!, '50')
    await until(() => both[1]!.value === '49.45')
    isTrue(submitButton(bare.shadow).disabled, 'no source')
  })

  it('without an account the source is the currency, where application and network allow it [ONR-01, ONR-02, ONR-03, ONR-04, FORM-20, F15]', async () => {
    const page = await filled({ answers: created })
    isTrue(picker(page.shadow, 'From account')!.textContent!.includes('Any bank account'), 'any account')
    picker(page.shadow, 'To wallet')!.click()
    option(page.shadow, 'Sui wallet').click()
    await until(() => picker(page.shadow, 'From account')!.textContent!.includes('Everyday'))
    isNull(option(page.shadow, 'Any bank account'), 'any account on Sui')
    picker(page.shadow, 'To wallet')!.click()
    option(page.shadow, 'Main wallet').click()
    await until(() => option(page.shadow, 'Any bank account')).then((any) => any.click())
    await until(() => !submitButton(page.shadow).disabled)
    submitButton(page.shadow).click()
    await until(() => posts(page).length)
    equal((posts(page)[0]!.body as { source: unknown }).source, {
      type: 'bankAccount',
      id: 'usd',
      amount: '1000.00',
      currency: 'usd',
      network: 'achPush',
    })
    cleanUp()
    const restricted = await filled({ answers: withAccess({ allowSourcelessOnRamp: false }) })
    isTrue(picker(restricted.shadow, 'From account')!.textContent!.includes('Everyday'), 'an own account')
  })

  it('a price that could not be had is asked for again, and what was typed stays [SAFE-D3, F19]', async () => {
    let isDown = true
    const page = await visit(FORM, {
      answers: {
        'POST payouts/amountAdjustments': (request) =>
          isDown ? failure(400, { error: { code: 'x', message: 'No price now' } }) : quote(request),
      },
    })
    const [source] = await until(() => inputs(page.shadow).length === 2 && inputs(page.shadow))
    type(source!, '70')
    await soon(() => equal(bannerText(page.shadow, 'We couldn’t get a price'), 'No price now'))
    equal([Number(source!.value), inputs(page.shadow)[1]!.value], [70, ''])
    isTrue(submitButton(page.shadow).disabled, 'no price, no transfer')
    isDown = false
    button(page.shadow, 'Try again')!.click()
    await until(() => inputs(page.shadow)[1]!.value === '69.43')
  })

  it('a price that could not be had is not the amount’s fault: the summary says what happened [FORM-23]', async () => {
    const down = { error: { code: 'internal', message: 'Internal server error' } }
    const refused = { error: { code: 'amount_below_fees', message: 'Amount is lower than the fees' } }
    let answer = failure(500, down)
    const page = await visit(FORM, { answers: { 'POST payouts/amountAdjustments': () => answer.clone() } })
    const [source] = await until(() => inputs(page.shadow).length === 2 && inputs(page.shadow))
    type(source!, '70')
    const banner = await until(() => page.shadow.querySelector('[part=banner]'), 'the failure')
    const text = 'The price service didn’t answer. Nothing was sent, and your amount is kept.'
    equal(bannerText(page.shadow, 'We couldn’t get a price'), text)
    isTrue(button(banner, 'Try again'), banner.textContent!)
    isTrue(!hasText(page.shadow, 'Internal server error'), 'the words of the server’s fault')
    equal([page.shadow.querySelector('[aria-invalid=true]'), page.shadow.querySelector('[data-invalid]')], [null, null])
    answer = failure(422, refused)
    type(source!, '71')
    await until(() => source!.getAttribute('aria-invalid') === 'true', 'an amount that is at fault')
    equal(reasonOf(source!), 'The fees are higher than this amount. Enter a larger amount.', 'the reason at the field')
    equal(page.shadow.querySelector('[part=banner]'), null)
  })

  it('keeps what was typed over another language and a way to the wallets, whose new one is chosen', async () => {
    const wallets = [MAIN_WALLET]
    const made = { ...MAIN_WALLET, id: 'wallet_9', nickname: 'New wallet' }
    const page = await filled({
      answers: {
        'GET wallets': () => ({ wallets }),
        'POST wallets': () => {
          wallets.push(made)
          return { wallet: made }
        },
      },
    })
    page.element.setAttribute('language', 'en-XA')
    await until(() => inputs(page.shadow)[1]?.value.includes('998.50'))
    page.element.setAttribute('language', 'en')
    picker(page.shadow, 'To wallet')!.click()
    option(page.shadow, 'Add wallet').click()
    const address = await until(() => page.shadow.querySelector<HTMLInputElement>('input[name=address]'))
    type(address, MAIN_WALLET.address)
    type(page.shadow.querySelector<HTMLInputElement>('input[name=nickname]')!, 'New wallet')
    page.shadow.querySelector<HTMLInputElement>('input[type=checkbox]')!.click()
    const save = await until(() => {
      const found = submitButton(page.shadow)
      return !found.disabled && found
    })
    save.click()
    await until(() => inputs(page.shadow)[0]?.value.replace(',', '') === '1000.00')
    await until(() => picker(page.shadow, 'To wallet')?.textContent?.includes('New wallet'))
  })
})
