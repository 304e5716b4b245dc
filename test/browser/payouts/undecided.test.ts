import { shownMoment } from '../../support/dates.ts'
import { equal, isTrue, soon } from '../../support/expect.ts'
import { button, cleanUp, failure, hasText, type, until } from '../../support/host.ts'
import { filled, FORM, inputs, MADE, NOT_LISTED, OPEN, posts, saysOpen, submitButton } from './on-ramp-form.ts'
import { banner, dialogText, toastText } from '../../support/messages.ts'
import { card, lines } from '../../support/rows.ts'
import { visit } from '../../support/visit.ts'

const EARLIER =
  'We can’t tell yet if your earlier transfer was created. If you continue, you may end up with two. Nothing has been charged so far.'
const INSTRUCTIONS = 'Make this transfer from your bank'
const keysOf = (page: Awaited<ReturnType<typeof filled>>) =>
  new Set(posts(page).map(({ headers }) => headers.get('Idempotency-Key')))
const press = async (page: Awaited<ReturnType<typeof filled>>, name: string) =>
  (await until(() => button(page.shadow, name), name)).click()

/** The answer is lost, and every repeat refused. */
const refusedAfterLoss = (status: number, body: unknown = { message: 'no' }) => {
  let calls = 0
  return () => failure((calls += 1) === 1 ? 503 : status, calls === 1 ? undefined : body)
}

describe('a transfer that may or may not have been made', () => {
  afterEach(() => {
    cleanUp()
    localStorage.clear()
  })

  for (const status of [403, 404, 409, 413, 422])
    it(`a ${status} after a lost answer says so, keeps the key and makes no second one [SAFE-B5, E18]`, async () => {
      const page = await filled({ payouts: [], answers: { 'POST payouts': refusedAfterLoss(status) } })
      submitButton(page.shadow).click()
      await soon(() => equal(banner(page.shadow, OPEN), NOT_LISTED))
      isTrue(!hasText(page.shadow, 'Transfer failed'), 'no word of a failure')
      submitButton(page.shadow).click()
      await until(() => posts(page).length >= 3, 'another try')
      equal(keysOf(page).size, 1, 'keys')
    })

  it('a session that ends after a lost answer keeps the key for the next sign-in [SAFE-B5, SAFE-F6, E18]', async () => {
    const page = await filled({
      payouts: [],
      answers: { 'POST payouts': refusedAfterLoss(401), 'POST identity/refresh': () => failure(401) },
    })
    submitButton(page.shadow).click()
    await until(() => page.path() === '/sign-in', 'the sign-in')
    const kinds = Object.keys(localStorage).flatMap(
      (key) => /:(asked|refused|givenUp|made)(?::|$)/.exec(key)?.[1] ?? [],
    )
    equal(kinds, ['asked'], 'an open entry')
  })

  it('a refusal after a lost answer goes on with the payout that names the key [SAFE-B5, E18]', async () => {
    const payouts: object[] = []
    const refuse = refusedAfterLoss(422)
    const page = await filled({
      answers: {
        'POST payouts'({ headers }) {
          payouts[0] = { ...MADE, idempotencyKey: headers.get('Idempotency-Key') }
          return refuse()
        },
        'GET payouts': () => ({ payouts }),
        'GET payouts/payout_1': () => ({ payout: MADE }),
      },
    })
    submitButton(page.shadow).click()
    await until(() => hasText(page.shadow, INSTRUCTIONS), INSTRUCTIONS)
  })

  it('a payout that is only like it is shown with its time, and the customer says whether it is the one [E18]', async () => {
    const page = await filled({
      answers: {
        'POST payouts': () => failure(409, { error: { code: 'transfer/duplicate', message: 'Duplicate' } }),
        'GET payouts': () => ({ payouts: [MADE] }),
        'GET payouts/payout_1': () => ({ payout: MADE }),
      },
    })
    submitButton(page.shadow).click()
    const text = `A transfer of 1,000.00 USD was created on ${shownMoment(MADE.created)}. It may be this one, or one you created on another device.`
    await soon(() => equal(banner(page.shadow, 'Is this the transfer you created?'), text))
    equal(page.emitted('ramp-payout-created'), [])
    await press(page, 'Yes, continue with it')
    await until(() => hasText(page.shadow, INSTRUCTIONS), INSTRUCTIONS)
    equal(page.emitted('ramp-payout-created'), [{ id: 'payout_1', type: 'onRamp' }])
  })

  it('the first of several that are like it is shown, and that there are more [E18]', async () => {
    const page = await filled({
      answers: {
        'POST payouts': () => failure(409, { message: 'Duplicate' }),
        'GET payouts': () => ({ payouts: [MADE, { ...MADE, id: 'payout_9' }] }),
      },
    })
    submitButton(page.shadow).click()
    const more = 'There’s more than one like it. You can see them all under Transfers.'
    await until(() => hasText(page.shadow, 'Is this the transfer you created?'), 'the question')
    const text = banner(page.shadow, 'Is this the transfer you created?')
    isTrue(text.endsWith(more), text)
  })

  it('a payout that is not the one leaves the customer to choose [E18]', async () => {
    const page = await filled({
      answers: {
        'POST payouts': () => failure(409, { message: 'Duplicate' }),
        'GET payouts': () => ({ payouts: [MADE] }),
      },
    })
    submitButton(page.shadow).click()
    await press(page, 'No, it’s another one')
    await press(page, 'Start a new transfer')
    await until(() => !hasText(page.shadow, OPEN), 'no banner')
    submitButton(page.shadow).click()
    await until(() => keysOf(page).size === 2, 'a new key')
  })

  it('an edited amount asks before another transfer is made [SAFE-B1, E18]', async () => {
    const page = await filled({ payouts: [], answers: { 'POST payouts': () => failure(503) } })
    submitButton(page.shadow).click()
    await saysOpen(page.shadow)
    type(inputs(page.shadow)[0]!, '20')
    await until(() => inputs(page.shadow)[1]!.value !== '998.50' && !submitButton(page.shadow).disabled, 'a price')
    const before = posts(page).length
    submitButton(page.shadow).click()
    await soon(() => equal(dialogText(page.shadow, 'An earlier transfer may already exist'), EARLIER))
    equal(posts(page).length, before, 'calls')
    await press(page, 'Check the earlier one first')
    await until(() => !hasText(page.shadow, 'An earlier transfer may already exist'), 'the form')
    submitButton(page.shadow).click()
    await press(page, 'Create this transfer too')
    await until(() => posts(page).length > before, 'the call that was asked for')
    equal(keysOf(page).size, 2, 'keys')
  })

  it('a transfer that another tab left open after this form was drawn is asked about as well [SAFE-B1, E18]', async () => {
    const first = await filled({ payouts: [], answers: { 'POST payouts': () => failure(503) } })
    submitButton(first.shadow).click()
    await saysOpen(first.shadow)
    const journal = Object.entries(localStorage).filter(([key]) => key.startsWith('sphere-ramp:https://api.test:'))
    cleanUp()
    localStorage.clear()
    const page = await filled({ payouts: [] }, '20')
    for (const [key, text] of journal) localStorage.setItem(key, String(text))
    submitButton(page.shadow).click()
    await soon(() => equal(dialogText(page.shadow, 'An earlier transfer may already exist'), EARLIER))
    equal(posts(page).length, 0, 'calls')
  })

  it('the form of a later visit says it too, and finds out [E18]', async () => {
    const first = await filled({ payouts: [], answers: { 'POST payouts': () => failure(503) } })
    submitButton(first.shadow).click()
    await saysOpen(first.shadow)
    const [key] = keysOf(first)
    // The page goes; what it kept stays.
    first.element.remove()
    const payouts: object[] = []
    const page = await visit(FORM, {
      answers: { 'GET payouts': () => ({ payouts }), 'GET payouts/payout_1': () => ({ payout: MADE }) },
    })
    await saysOpen(page.shadow)
    payouts.push({ ...MADE, idempotencyKey: key })
    await press(page, 'Check again')
    await until(() => hasText(page.shadow, INSTRUCTIONS), INSTRUCTIONS)
    equal(posts(page).length, 0, 'calls')
  })
})

describe('the instructions', () => {
  afterEach(() => {
    cleanUp()
    localStorage.clear()
  })

  it('name the wallet and the network that the tokens go to [E18]', async () => {
    const page = await filled({
      answers: { 'POST payouts': () => ({ payout: MADE }), 'GET payouts/payout_1': () => ({ payout: MADE }) },
    })
    submitButton(page.shadow).click()
    await until(() => hasText(page.shadow, INSTRUCTIONS), INSTRUCTIONS)
    const summary = lines(card(page.shadow, 'Summary'))
    equal([summary['To wallet'], summary['Network']], ['Main wallet 7xKqT4…Xi9fPd', 'Solana'])
    equal([summary['You send'], summary['You receive']], ['$1,000.00', '998.50 USDC'])
  })

  it('a cancel that the server answers with pending does not count as one [SAFE-B10]', async () => {
    const page = await filled({
      answers: {
        'POST payouts': () => ({ payout: MADE }),
        'GET payouts/payout_1': () => ({ payout: MADE }),
        'DELETE payouts/payout_1': () => ({ payout: MADE }),
      },
    })
    submitButton(page.shadow).click()
    await until(() => hasText(page.shadow, INSTRUCTIONS), INSTRUCTIONS)
    await press(page, 'Cancel')
    await press(page, 'Cancel transfer')
    const text = "We couldn't cancel your transfer. Please try again shortly or contact support for assistance."
    await soon(() => equal(toastText(page.shadow, 'Transfer cancellation failed'), text))
    equal(page.emitted('ramp-payout-cancelled'), [])
  })
})
