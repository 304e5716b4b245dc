import { emulateMedia } from '@web/test-runner-commands'
import { equal, isNull, isTrue, soon } from '../../support/expect.ts'
import { button, cleanUp, failure, hasText, until } from '../../support/host.ts'
import { EURO_PAYOUT, MICRODEPOSIT, TO_BANK, PAYOUT } from '../../support/payouts.ts'
import { stateText, toastText, toastTitles } from '../../support/messages.ts'
import { card, heroOf, line, lines, said, stepsOf } from '../../support/rows.ts'
import { pollOften } from '../../support/time.ts'
import { setVisibility, visit } from '../../support/visit.ts'

const DETAILS = '/my-payouts/details?view=details&id='
const CANCEL = '/my-payouts/details?view=cancel&id='
const STATUSES = [
  'pending',
  'processing',
  'succeeded',
  'funded',
  'refunded',
  'failed',
  'failedPrecondition',
  'cancelled',
]
const isOff = (one: HTMLButtonElement | undefined) => one?.disabled || one?.getAttribute('aria-disabled') === 'true'
const NOT_LOADED = 'Something went wrong. Try again.'
const NOT_FOUND = 'The link may be out of date. All of your transfers are in the list.'
const subheads = (root: ShadowRoot) => [...root.querySelectorAll('h3, h4')].map(({ textContent }) => textContent)

/** Cancels the payout, as the server does on DELETE. */
function cancelled(payout: Record<string, unknown>) {
  Object.assign(payout, { status: 'cancelled', updated: '2026-11-14T10:00:00Z' })
  return { payout }
}

describe('the details of a payout', () => {
  afterEach(cleanUp)

  it('show header, facts, instructions and payment details while the deposit is awaited [DET-02, DET-03, DET-04, DET-05, DET-01]', async () => {
    const { shadow } = await visit(`/my-payouts/details?id=${PAYOUT.id}`, { payouts: [PAYOUT] })
    await until(() => hasText(shadow, 'How to pay'))
    equal(shadow.querySelector('[part=title]')?.textContent, 'Bank to wallet')
    equal(heroOf(shadow), ['1,000.00 USD', 'Pending waiting for your bank transfer'], 'amount and status')
    equal(line(card(shadow, 'References'), 'Transfer ID'), 'payout_1', 'info')
    const exact = { 'Account holder': 'Sphere Client Account', Amount: '$1,000.00', Memo: 'SPH-7Q4K-92MD' }
    equal(lines(card(shadow, 'Enter these exactly')), exact, 'instructions')
    equal(line(card(shadow, 'Bank details'), 'Routing number'), '084106768', 'instructions')
    await soon(() => equal(line(card(shadow, 'Payment details'), 'Rate'), '1.00 USD ≈ 1.00 USDC'))
    isTrue(subheads(shadow).includes('Payment details'), 'payment details')
    equal(line(card(shadow, 'Your bank account'), 'Account'), 'ending in ••••4821', 'where it comes from [DET-06]')
  })

  it('show the bank of an off-ramp with a masked account number [DET-06]', async () => {
    const { shadow } = await visit(DETAILS + TO_BANK.id, { payouts: [TO_BANK] })
    await soon(() =>
      equal(lines(card(shadow, 'Bank details')), {
        'Account holder': 'Maya Chen',
        'Bank name': 'Chase',
        Account: 'ending in ••••4821',
        'Routing number': '021000021',
      }),
    )
    isTrue(!shadow.innerHTML.includes('000123454821'), 'the whole number, shown or hidden')
    isNull(button(shadow, 'Cancel transfer'), 'cancelling')
  })

  it('show the wire message [FORM-07]', async () => {
    const wire = { ...TO_BANK, wireMessage: 'FFC:Invoice 17' }
    const { shadow } = await visit(DETAILS + wire.id, { payouts: [wire] })
    await soon(() => equal(line(card(shadow, 'Details'), 'Wire message'), 'FFC:Invoice 17'))
  })

  it('the details of a microdeposit show the virtual account, without instructions or cancel [DET-07, H3]', async () => {
    const { shadow } = await visit(DETAILS + MICRODEPOSIT.id, { payouts: [MICRODEPOSIT] })
    await soon(() => equal(line(shadow, 'Virtual account ID'), 'virtualAccount_1'))
    isTrue(!hasText(shadow, 'How to pay'), 'no instructions')
    isNull(button(shadow, 'Cancel transfer'), 'cancelling')
  })

  it('the details of a sourceless on-ramp name any bank account as the source, with cancel [H11]', async () => {
    const { shadow } = await visit(DETAILS + EURO_PAYOUT.id, { payouts: [EURO_PAYOUT] })
    await until(() => button(shadow, 'Cancel transfer'))
    equal(line(card(shadow, 'Details'), 'From'), 'Any bank account', 'the source')
  })

  it('enable cancel while the payout is pending, and in no other of the eight statuses [STATE-CANC-03, SAFE-B11]', async () => {
    for (const type of [PAYOUT, TO_BANK]) {
      for (const status of STATUSES) {
        const { shadow } = await visit(DETAILS + type.id, { payouts: [{ ...type, status }] })
        await until(() => hasText(shadow, 'Payment details'), status)
        const cancel = button(shadow, 'Cancel transfer')
        equal(Boolean(cancel) && !isOff(cancel), type === PAYOUT && status === 'pending', `${type.type} ${status}`)
        cleanUp()
      }
    }
  })

  it('ask for a confirmation before cancelling, and Keep changes nothing [DET-08, STATE-CANC-02]', async () => {
    await emulateMedia({ reducedMotion: 'no-preference' })
    const { shadow, calls } = await visit(DETAILS + PAYOUT.id, { payouts: [PAYOUT] })
    const ask = await until(() => button(shadow, 'Cancel transfer'))
    ask.click()
    await until(() => hasText(shadow, 'Cancel this transfer?'))
    const { animationName, animationDuration } = getComputedStyle(
      shadow.querySelector('[data-nav=push] > :not([inert])')!,
    )
    isTrue(animationName !== 'none', 'it slides in')
    equal(animationDuration, '0.2s')
    button(shadow, 'Keep transfer')!.click()
    await until(() => hasText(shadow, 'Payment details'))
    equal(calls('DELETE', 'payouts/payout_1').length, 0)
  })

  it('cancel once, show a toast, and are shown again [DET-11, STATE-CANC-04, STATE-CANC-05, STATE-CANC-06, SAFE-B10, H9]', async () => {
    const payout = { ...PAYOUT }
    let finish = () => {}
    const page = await visit(CANCEL + PAYOUT.id, {
      payouts: [payout],
      answers: {
        'DELETE payouts/payout_1': () => new Promise((resolve) => (finish = () => resolve(cancelled(payout)))),
      },
    })
    const { shadow } = page
    const confirm = await until(() => button(shadow, 'Cancel transfer'))
    for (let i = 0; i < 10; i += 1) confirm.click()
    await until(() => page.calls('DELETE', 'payouts/payout_1').length)
    await until(() => button(shadow, 'Cancel transfer')!.getAttribute('aria-busy') === 'true')
    isTrue(button(shadow, 'Keep transfer')!.disabled, 'no keeping meanwhile')
    finish()
    await soon(() => equal(toastText(shadow, 'The transfer was successfully canceled.'), ''))
    await soon(() => equal(heroOf(shadow), ['1,000.00 USD', 'Cancelled nothing was sent']))
    equal(page.calls('DELETE', 'payouts/payout_1').length, 1)
    equal(page.emitted('ramp-payout-status'), [{ id: 'payout_1', status: 'cancelled' }])
    equal(page.path(), '/my-payouts/details')
  })

  it('ask only once while a cancellation is pending, and report its end on another screen [STATE-CANC-04, DET-11, SAFE-B10]', async () => {
    const payout = { ...PAYOUT }
    let finish = () => {}
    const { shadow, calls } = await visit(DETAILS + PAYOUT.id, {
      payouts: [payout],
      answers: {
        'DELETE payouts/payout_1': () => new Promise((resolve) => (finish = () => resolve(cancelled(payout)))),
      },
    })
    const ask = await until(() => button(shadow, 'Cancel transfer'))
    ask.click()
    await until(() => hasText(shadow, 'Cancel this transfer?'))
    button(shadow, 'Cancel transfer')!.click()
    await until(() => calls('DELETE', 'payouts/payout_1').length)
    button(shadow, 'Back')!.click()
    const again = await until(() => hasText(shadow, 'Payment details') && button(shadow, 'Cancel transfer'))
    equal(again.getAttribute('aria-busy'), 'true')
    again.click()
    await new Promise((resolve) => setTimeout(resolve, 50))
    isTrue(!hasText(shadow, 'Cancel this transfer?'), 'the question')
    finish()
    await soon(() => equal(toastText(shadow, 'The transfer was successfully canceled.'), ''))
    await until(() => !button(shadow, 'Cancel transfer'))
    equal(calls('DELETE', 'payouts/payout_1').length, 1)
  })

  it('show the specification’s message when cancelling fails, and stay open [DET-12]', async () => {
    const { shadow } = await visit(CANCEL + PAYOUT.id, {
      payouts: [PAYOUT],
      answers: { 'DELETE payouts/payout_1': () => failure(400, { error: { code: 'x', message: 'no' } }) },
    })
    const confirm = await until(() => button(shadow, 'Cancel transfer'))
    confirm.click()
    const text = "We couldn't cancel your transfer. Please try again shortly or contact support for assistance."
    await soon(() => equal(toastText(shadow, 'Transfer cancellation failed'), text))
    isTrue(hasText(shadow, 'Cancel this transfer?'), 'the question stays')
  })

  it('do not report a cancellation when the deposit arrived first [SAFE-B10]', async () => {
    const payout = { ...PAYOUT }
    const { shadow } = await visit(CANCEL + PAYOUT.id, {
      payouts: [payout],
      answers: {
        'DELETE payouts/payout_1': () => {
          Object.assign(payout, { status: 'funded', updated: '2026-11-14T10:00:00Z' })
          return failure(409, { error: { code: 'conflict', message: 'funded' } })
        },
      },
    })
    const confirm = await until(() => button(shadow, 'Cancel transfer'))
    confirm.click()
    await soon(() => equal(heroOf(shadow), ['1,000.00 USD', 'Money received to Main wallet']))
    isTrue(!toastTitles(shadow).includes('The transfer was successfully canceled.'), 'no success')
  })

  it('work by their properties alone, and can hide the back button [DET-09, DET-10]', async () => {
    const { shadow, go } = await visit('/my-payouts', { payouts: [PAYOUT] })
    await go(`${DETAILS}${PAYOUT.id}`)
    await until(() => hasText(shadow, 'Payment details') && button(shadow, 'Back'))
    await go(`/my-payouts/details?id=${PAYOUT.id}&hideBack=true`)
    await until(() => hasText(shadow, 'Payment details') && !button(shadow, 'Back'))
    await go(`${CANCEL}${PAYOUT.id}`)
    await until(() => hasText(shadow, 'Cancel this transfer?') && button(shadow, 'Back'))
  })

  it('are polled, and announce and emit each change of status once [H13, H18, SAFE-E8]', async () => {
    setVisibility('visible')
    const restore = pollOften()
    const payout = { ...PAYOUT }
    const { shadow, emitted } = await visit(DETAILS + PAYOUT.id, { payouts: [payout] })
    await soon(() => equal(heroOf(shadow)[1], 'Pending waiting for your bank transfer'))
    const spoken = () => [...shadow.querySelectorAll('[role=status].sr-vh')].map(({ textContent }) => textContent)
    equal(spoken().filter(Boolean), [], 'nothing at first')
    Object.assign(payout, { status: 'funded', updated: '2026-11-14T10:00:00Z' })
    await until(() => spoken().includes('Money received'))
    equal(heroOf(shadow)[1], 'Money received to Main wallet')
    const received = stepsOf(shadow).find(([title]) => title === 'Money received')
    equal(received?.[1], 'Your bank transfer from Chase ending in ••••4821 has reached us.')
    Object.assign(payout, { status: 'levitating', updated: '2026-11-14T11:00:00Z' })
    await until(() => spoken().includes('levitating'))
    equal(emitted('ramp-payout-status'), [
      { id: 'payout_1', status: 'funded' },
      { id: 'payout_1', status: 'levitating' },
    ])
    restore()
  })

  it('are not polled on a hidden page, and refetched at once when it is visible [H13]', async () => {
    setVisibility('visible')
    const restore = pollOften()
    const page = await visit(DETAILS + PAYOUT.id, { payouts: [PAYOUT] })
    const reads = () => page.calls('GET', 'payouts/payout_1').length
    await until(() => reads() >= 2)
    setVisibility('hidden')
    const before = reads()
    // Polled every 400 ms, as often as a test does.
    await new Promise((resolve) => setTimeout(resolve, 900))
    equal(reads(), before, 'reads in the background')
    setVisibility('visible')
    await until(() => reads() > before)
    restore()
  })

  it('link to the list for an unknown payout, and retry after a failed load', async () => {
    const { shadow, go } = await visit(`${DETAILS}nope`, {
      payouts: [PAYOUT],
      answers: { 'GET payouts/broken': () => failure(500) },
    })
    await soon(() => equal(stateText(shadow, 'We can’t find this transfer'), NOT_FOUND))
    await go(`${DETAILS}broken`)
    await until(() => button(shadow, 'Try again'))
    equal(stateText(shadow, 'We couldn’t load this transfer'), NOT_LOADED)
    await go(`${DETAILS}nope`)
    await until(() => button(shadow, 'See my transfers')).then((one) => one.click())
    await soon(() => equal(said(shadow.querySelector('[role=tabpanel] [role=status]')!), '1-1 of 1'))
  })
})
