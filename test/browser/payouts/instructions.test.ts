import { equal, isTrue, soon } from '../../support/expect.ts'
import { button, cleanUp, hasText, until } from '../../support/host.ts'
import { EURO_PAYOUT, PAYOUT } from '../../support/payouts.ts'
import { banner, stateText, toastText } from '../../support/messages.ts'
import { card, heroOf, line, lines } from '../../support/rows.ts'
import { quote } from '../../support/quote.ts'
import { visit } from '../../support/visit.ts'

const PATH = '/payouts/new/on-ramp/instructions?id='
const MEMO_TEXT =
  'It’s the code that tells us the money is yours. Enter it in your bank’s reference or description field. Without it, we can’t match the money to you.'
const QUESTION =
  'Cancel only if you haven’t sent the money. If you already have, keep the transfer open and we’ll match it when it arrives.'
const EXACT = { 'Account holder': 'Sphere Client Account', Amount: '$1,000.00', Memo: 'SPH-7Q4K-92MD' }
const hero = (shadow: ShadowRoot, status: string) => soon(() => equal(heroOf(shadow), ['1,000.00 USD', status]))
const asked = (shadow: ShadowRoot) => soon(() => equal(stateText(shadow, 'Cancel this transfer?'), QUESTION))
const consent = (root: ShadowRoot) => root.querySelector<HTMLInputElement>('input[type=checkbox]')!

describe('funding instructions', () => {
  afterEach(cleanUp)

  it('show amount, memo and all of the bank, each to copy [ONR-05, ONR-07, ONR-08]', async () => {
    const euros = quote({
      body: {
        amount: '250.00',
        received: false,
        sourceCurrency: 'eur',
        sourceNetwork: 'sepa',
        destinationCurrency: 'usdc',
        destinationNetwork: 'sol',
      },
    })
    const { shadow, go } = await visit(PATH + PAYOUT.id, {
      payouts: [PAYOUT, EURO_PAYOUT],
      answers: { [`POST payouts/amountAdjustments/${EURO_PAYOUT.id}`]: () => euros },
    })
    await soon(() => equal(lines(card(shadow, 'Enter these exactly')), EXACT))
    equal(lines(card(shadow, 'Bank details')), {
      'Account number': '980144201175',
      'Routing number': '084106768',
      'Account type': 'Checking',
      'Account holder’s address': '1 Client Plaza, Portland, ME 04101, United States',
      'Bank name': 'Harborline Bank, N.A.',
      'Bank address': '200 Harbor Avenue, Portland, ME 04101, United States',
    })
    equal(banner(shadow, 'The memo is required'), MEMO_TEXT, 'the warning')
    await go(PATH + EURO_PAYOUT.id)
    await soon(() => equal(line(card(shadow, 'Summary'), 'Fees'), '€2.25'))
    equal(line(card(shadow, 'Summary'), 'You send'), '€250.00')
    const { IBAN, BIC } = lines(card(shadow, 'Bank details'))
    equal([IBAN!.replaceAll(' ', ''), BIC], ['FR7630006000011234567890189', 'AGRIFRPP'])
    const copies = [...shadow.querySelectorAll('button')].filter((one) =>
      one.getAttribute('aria-label')?.startsWith('Copy'),
    )
    isTrue(copies.length >= 7, 'a control to copy each')
  })

  it('go on with a ticked consent, to the details, which still show the instructions first [ONR-06, STATE-ONR-03, H21, A11Y-07]', async () => {
    const { shadow, path, calls, emitted } = await visit(PATH + PAYOUT.id, { payouts: [PAYOUT] })
    const confirm = await until(() => button(shadow, 'Confirm'))
    isTrue(confirm.disabled, 'not before the consent')
    const reason = () => shadow.getElementById(button(shadow, 'Confirm')!.getAttribute('aria-describedby') ?? '')
    equal(reason()?.textContent, 'Check the box to continue.')
    isTrue(button(shadow, 'Cancel'), 'Cancel')
    consent(shadow).click()
    await until(() => !button(shadow, 'Confirm')!.disabled)
    button(shadow, 'Confirm')!.click()
    await hero(shadow, 'Pending waiting for your bank transfer')
    equal(path(), '/my-payouts/details')
    const progress = shadow.querySelector('[aria-label="Progress"]')!
    const memo = shadow.querySelector('[aria-label="Enter these exactly"]')!
    isTrue(memo.compareDocumentPosition(progress) & Node.DOCUMENT_POSITION_FOLLOWING, 'the progress is below them')
    equal(calls('DELETE', `payouts/${PAYOUT.id}`).length, 0, 'cancels')
    equal(
      emitted('ramp-navigate').at(-2),
      { path: '/payouts/new/on-ramp/instructions' },
      'nothing was shown in between',
    )
    button(shadow, 'Back')!.click()
    await until(() => path() === '/my-payouts', 'back leads to the transfers, not into the form')
  })

  it('keep the tick while the customer looks at the panel that cancels [H19]', async () => {
    const { shadow, go } = await visit(PATH + PAYOUT.id, { payouts: [PAYOUT] })
    ;(await until(() => consent(shadow))).click()
    await until(() => !button(shadow, 'Confirm')!.disabled)
    button(shadow, 'Cancel')!.click()
    ;(await until(() => button(shadow, 'Keep transfer'))).click()
    await until(() => consent(shadow)?.checked, 'the tick')
    isTrue(!button(shadow, 'Confirm')!.disabled, 'Confirm')
    await go('/settings')
    await go(PATH + PAYOUT.id)
    await until(() => consent(shadow) && !consent(shadow).checked, 'no tick on another visit')
  })

  it('ask before cancelling, by the panel of the details, and Keep leads back to them [H19]', async () => {
    const { shadow, path, calls } = await visit(PATH + PAYOUT.id, { payouts: [PAYOUT] })
    for (const leave of ['Keep transfer', 'Back']) {
      ;(await until(() => button(shadow, 'Cancel'), 'Cancel')).click()
      await asked(shadow)
      equal(lines(shadow), {
        'You send': '1,000.00 USD',
        From: 'Chase ending in ••••4821',
        To: 'Main wallet',
        Memo: 'SPH-7Q4K-92MD',
      })
      equal(path(), '/my-payouts/details')
      button(shadow, leave)!.click()
      await until(() => consent(shadow), 'the instructions')
      equal(lines(card(shadow, 'Enter these exactly')), EXACT)
    }
    equal(calls('DELETE', `payouts/${PAYOUT.id}`).length, 0, 'cancels')
  })

  it('give way to the details when money arrives while the panel asks [H19]', async () => {
    const payout = { ...PAYOUT }
    const { shadow, path } = await visit(PATH + PAYOUT.id, { payouts: [payout] })
    ;(await until(() => button(shadow, 'Cancel'), 'Cancel')).click()
    await asked(shadow)
    Object.assign(payout, { status: 'funded', updated: '2026-11-12T10:00:00Z' })
    await hero(shadow, 'Money received to Main wallet')
    button(shadow, 'Back')!.click()
    await until(() => path() === '/my-payouts', 'back leads to the transfers')
  })

  it('cancel the transfer once, then show its details [ONR-06, STATE-ONR-02, DET-11, H19]', async () => {
    const payout = { ...PAYOUT }
    const { shadow, path, calls, emitted } = await visit(PATH + PAYOUT.id, {
      payouts: [payout],
      answers: {
        'DELETE payouts/payout_1': () => {
          Object.assign(payout, { status: 'cancelled', updated: '2026-11-12T10:00:00Z' })
          return { payout }
        },
      },
    })
    ;(await until(() => button(shadow, 'Cancel'))).click()
    const cancel = await until(() => button(shadow, 'Cancel transfer'))
    for (let i = 0; i < 3; i += 1) cancel.click()
    await soon(() => equal(toastText(shadow, 'The transfer was successfully canceled.'), ''))
    await hero(shadow, 'Cancelled nothing was sent')
    equal(calls('DELETE', 'payouts/payout_1').length, 1)
    equal(emitted('ramp-payout-cancelled'), [{ id: 'payout_1' }])
    button(shadow, 'Back')!.click()
    await until(() => path() === '/my-payouts', 'back leads to the transfers')
  })

  it('are waited for where a transfer has none yet, without a consent', async () => {
    const payout: Record<string, unknown> = { ...PAYOUT, instructions: null }
    const { shadow } = await visit(PATH + PAYOUT.id, { payouts: [payout] })
    await until(() => hasText(shadow, 'Don’t send money until they appear.'))
    equal(consent(shadow), null)
    payout['instructions'] = PAYOUT.instructions
    button(shadow, 'Try again')!.click()
    await soon(() => equal(line(card(shadow, 'Enter these exactly'), 'Memo'), 'SPH-7Q4K-92MD'))
    await until(() => consent(shadow))
  })

  it('keep the short address of the wallet in one line on a phone [ONR-05]', async () => {
    const named = { ...PAYOUT, wallets: [{ ...PAYOUT.wallets[0], nickname: 'Phantom' }] }
    const { element, shadow } = await visit(PATH + PAYOUT.id, { payouts: [named] })
    element.style.inlineSize = '360px'
    await soon(() => {
      const address = card(shadow, 'Summary').querySelector('.sr-mono')
      equal([element.clientWidth, address?.getClientRects().length], [360, 1], 'the lines of the address')
      equal(address?.textContent?.length, 13)
    })
  })

  it('are not shown for money that has come: the details are', async () => {
    const { shadow } = await visit(PATH + PAYOUT.id, { payouts: [{ ...PAYOUT, status: 'funded' }] })
    await hero(shadow, 'Money received to Main wallet')
    const shown = [...shadow.querySelectorAll('[aria-label="Enter these exactly"]')]
    equal([shown.length, Object.keys(lines(shadow)).includes('Memo')], [0, false], 'instructions')
  })
})
