import { CHASE, MAIN_WALLET } from '../../support/customer.ts'
import { equal, isNull, isTrue, soon } from '../../support/expect.ts'
import { button, cleanUp, failure, hasText, type, until, type Answers } from '../../support/host.ts'
import { fieldWords, footnote } from '../../support/messages.ts'
import { card, line, panel, said } from '../../support/rows.ts'
import { visit } from '../../support/visit.ts'
import { asks, inputs, option, picker, submitButton } from './on-ramp-form.ts'

const FORM = '/payouts/new/off-ramp?currency=usd&method=ACH'
const WIRE = '/payouts/new/off-ramp?currency=usd&method=WIRE'
const BASE_WALLET = {
  id: 'wallet_3',
  network: 'base',
  address: '0x8ba1f109551bD432803012645Ac136ddd64DBA72',
  nickname: 'Studio',
  signed: true,
}
const SEI_WALLET = { ...BASE_WALLET, id: 'wallet_4', network: 'sei', nickname: 'Sei wallet' }
const RECIPIENT = {
  ...CHASE,
  id: 'bankAccount_9',
  accountName: 'Kaito Ceramics',
  thirdPartyBeneficiaryInfo: { businessName: 'Kaito Ceramics LLC' },
}

const balances = (amount: string) => ({ balances: [{ currency: 'usdc', amount }] })
const SOLANA_BALANCES = 'GET chains/sol/balances'
const BALANCES: Answers = {
  [SOLANA_BALANCES]: () => balances('2418.609'),
  'GET chains/base/balances': () => balances('10.00'),
  'GET chains/polygon/balances': () => balances('77.00'),
  'GET wallets': () => ({ wallets: [MAIN_WALLET, BASE_WALLET] }),
}

/** The form, once it knows the balance of its wallet. */
async function opened(path = FORM, { answers, ...rest }: Parameters<typeof visit>[1] = {}) {
  const page = await visit(path, { answers: { ...BALANCES, ...answers }, ...rest })
  await until(() => inputs(page.shadow).length === 2 && hasText(page.shadow, 'Summary'), 'the amounts and the summary')
  return page
}
const source = (root: ShadowRoot) => inputs(root)[0]!
/** What the panel says of the wallet’s balance, and at its amount. */
const balance = (root: ShadowRoot) => / (Balance [\d,.]+ \w+) /.exec(panel(root, 'You send'))?.[1]
const reason = (root: ShadowRoot) =>
  root.getElementById(source(root).getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent?.trim()
const soonBalance = (root: ShadowRoot, text: string) => soon(() => equal(balance(root), text))
const destination = (root: ShadowRoot) => inputs(root)[1]!

/** How much of a message is used, at its box. */
const count = (area: HTMLTextAreaElement) => /\d+\/\d+/.exec(said(area.closest('[part~=field]')!, 'textarea'))?.[0]

function write(area: HTMLTextAreaElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(area, text)
  area.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
}

describe('the off-ramp form', () => {
  afterEach(cleanUp)

  it('goes from a wallet to a bank account, with a rate and the fees [FORM-01, FORM-02, FORM-03, NAV-31]', async () => {
    const { shadow } = await opened()
    type(source(shadow), '100')
    await until(() => destination(shadow).value === '98.90')
    const panels = [...shadow.querySelectorAll('form section[aria-label]')]
    equal(
      panels.map((panel) => panel.getAttribute('aria-label')),
      ['You send', 'You receive'],
    )
    await soon(() =>
      equal(
        panel(shadow, 'You send'),
        'You send Stablecoin: USDC Balance 2,418.60 USDC At least 1.00 USDC Half Max From wallet: Main wallet Solana7xKqT4…Xi9fPd',
      ),
    )
    equal(
      panel(shadow, 'You receive'),
      'You receive USD 1.00 to 1,000,000.00 USD To account: C Everyday Chase ending in ••••4821',
    )
    equal(line(card(shadow, 'Summary'), 'Rate'), '1.00 USDC ≈ 1.00 USD')
    equal(line(card(shadow, 'Summary'), 'Fees'), '$1.10')
  })

  it('is priced as same-day ACH, whichever side is typed [FORM-17, STATE-DIR-01, STATE-DIR-02, F14]', async () => {
    const page = await opened()
    type(destination(page.shadow), '40')
    await until(() => source(page.shadow).value === '41.04')
    const { sourceNetwork, destinationNetwork, received } = asks(page).at(-1)!.body as Record<string, unknown>
    equal([sourceNetwork, destinationNetwork, received], ['sol', 'achSameDay', true])
  })

  it('offers a half and all of the balance, rounded down to the cent [FORM-22, F18]', async () => {
    const { shadow } = await opened()
    await soonBalance(shadow, 'Balance 2,418.60 USDC')
    button(shadow, 'Half')!.click()
    await until(() => destination(shadow).value === '1,207.09')
    equal(source(shadow).value, '1,209.30')
    button(shadow, 'Max')!.click()
    await until(() => source(shadow).value === '2,418.60')
    await until(() => !submitButton(shadow).disabled, 'a balance that is enough')
  })

  it('takes no more than the wallet has, and says what it has [FORM-10, F4]', async () => {
    const { shadow } = await opened()
    type(source(shadow), '2418.61')
    await soon(() => equal(reason(shadow), 'Not enough balance. You have 2,418.60\u00A0USDC.'))
    await until(() => destination(shadow).value !== '', 'the price')
    isTrue(submitButton(shadow).disabled, 'more than the wallet has')
    type(source(shadow), '2418.60')
    await until(() => !submitButton(shadow).disabled, 'what the wallet has')
  })

  it('reads the balance of the wallet, the token and the network that are chosen [F34]', async () => {
    const { shadow } = await opened()
    picker(shadow, 'From wallet')!.click()
    option(shadow, 'Studio').click()
    await soonBalance(shadow, 'Balance 10.00 USDC')
    picker(shadow, 'Stablecoin')!.click()
    option(shadow, 'Polygon').click()
    await soonBalance(shadow, 'Balance 77.00 USDC')
    equal(hasText(shadow, 'You’ll receive on'), false)
  })

  it('says that a balance could not be read, and does not guess one', async () => {
    const down = () => failure(404, { error: { code: 'not_found', message: 'Not found' } })
    const { shadow } = await opened(FORM, { answers: { [SOLANA_BALANCES]: down } })
    await until(() => hasText(shadow, 'We couldn’t read the balance'))
    isNull(button(shadow, 'Max'), 'all of an unknown balance')
  })

  it('refuses Sei as a source, with the reason at the token and at the wallet [OFFR-05, C12]', async () => {
    const { shadow } = await opened(FORM, {
      answers: { 'GET wallets': () => ({ wallets: [BASE_WALLET, SEI_WALLET] }) },
    })
    picker(shadow, 'Stablecoin')!.click()
    const sei = option(shadow, 'Sei')
    isTrue(sei.textContent!.includes('Wallet not supported'), 'the reason at the token')
    equal(sei.getAttribute('aria-disabled'), 'true')
    const wallet = option(shadow, 'Sei wallet')
    isTrue(wallet.textContent!.includes('Wallet not supported'), 'the reason at the wallet')
    equal(wallet.getAttribute('aria-disabled'), 'true')
  })

  it('a wire has a message or a further credit, never both [FORM-05, FORM-06, FORM-08, F1, F2]', async () => {
    const { shadow, go } = await opened(WIRE)
    const [message, credit] = await until(() => {
      const boxes = [...shadow.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
      return boxes.length === 2 && boxes
    })
    const area = () => shadow.querySelector('textarea')
    message!.click()
    write((await until(area))!, 'Invoice 17')
    await soon(() => equal(count(area()!), '10/105'))
    equal(fieldWords(shadow, 'Message'), ['The bank passes it on as written.'])
    credit!.click()
    await until(() => !message!.checked && credit!.checked && area()?.value === '', 'the other one, cleared')
    write(area()!, 'x'.repeat(102))
    const hint = 'We add “FFC:” at the start. Your bank passes it on as you wrote it.'
    const long = ['Use at most 105 characters.', hint]
    await soon(() => equal(fieldWords(shadow, 'For further credit to'), long, 'with FFC: it is 106'))
    type(source(shadow), '100')
    await until(() => destination(shadow).value === '79.90')
    equal([submitButton(shadow).disabled, footnote(shadow)], [true, 'Shorten the message to continue.'], 'too long')
    write(area()!, 'x'.repeat(101))
    await soon(() => equal([count(area()!), fieldWords(shadow, 'For further credit to')], ['105/105', [hint]]))
    await until(() => !submitButton(shadow).disabled, 'short enough')
    credit!.click()
    await until(() => !area(), 'neither')
    await go(FORM)
    await until(() => hasText(shadow, 'ACH'))
    equal(shadow.querySelectorAll('input[type=checkbox]').length, 0)
  })

  it('pays third parties in ramp-only mode alone, and chooses none by itself [A3, B20]', async () => {
    const accounts = { 'GET bankAccounts': () => ({ bankAccounts: [CHASE, RECIPIENT] }) }
    const page = await opened(FORM, { answers: accounts })
    picker(page.shadow, 'To account')!.click()
    equal([option(page.shadow, 'Kaito Ceramics'), option(page.shadow, 'Add recipient')], [undefined, undefined])
    cleanUp()
    const { shadow, path } = await opened(FORM, { answers: accounts, attributes: { 'ramp-only': '' } })
    const account = await until(() => picker(shadow, 'To account'))
    isTrue(account.textContent!.includes('Everyday'), 'an own account first')
    account.click()
    const group = shadow.querySelector('[role=group][aria-label=Recipients]')!
    isTrue(group.textContent!.includes('Kaito Ceramics') && !group.textContent!.includes('Everyday'), 'the recipients')
    option(shadow, 'Kaito Ceramics').click()
    await until(() => picker(shadow, 'To account')!.textContent!.includes('Kaito Ceramics'))
    picker(shadow, 'To account')!.click()
    option(shadow, 'Add recipient').click()
    await until(() => path() === '/my-accounts/bank-accounts/new')
    await until(() => hasText(shadow, 'Recipient business'), 'the form of a recipient')
  })
})
