import { equal, isTrue, soon } from '../../support/expect.ts'
import { button, cleanUp, failure, hasText, type, until, type Answers } from '../../support/host.ts'
import { banner, dialogText, footnote, toastText } from '../../support/messages.ts'
import { PAYOUT } from '../../support/payouts.ts'
import { card, said } from '../../support/rows.ts'
import { visit, type Visitor } from '../../support/visit.ts'
import { press } from '../kit/input.ts'
import { filled, inputs, MADE, posts, submitButton } from './on-ramp-form.ts'

const WAITING = 'A transfer of 1,000.00 USD is waiting for payment.'
const QUESTION = 'Replace the waiting transfer?'

interface Sent {
  readonly source: { readonly amount: string }
  readonly destination: { readonly amount: string }
}

/** A server that keeps what it makes, and cancels as `cancel` says. */
function server(cancel: (payout: Record<string, unknown>) => unknown = (payout) => payout): Answers {
  const first: Record<string, unknown> = { ...MADE }
  const payouts = [first]
  return {
    'GET payouts': () => ({ payouts }),
    'POST payouts': ({ body }) => {
      const { source, destination } = body as Sent
      if (source.amount === '1000.00') return { payout: first }
      const second = {
        ...MADE,
        id: 'payout_9',
        amount: source.amount,
        source: { ...MADE.source, amount: source.amount },
        destination: { ...MADE.destination, amount: destination.amount },
      }
      payouts.push(second)
      return { payout: second }
    },
    'GET payouts/payout_1': () => ({ payout: first }),
    'GET payouts/payout_9': () => ({ payout: payouts[1] }),
    'DELETE payouts/payout_1': () => {
      Object.assign(first, { status: 'cancelled' })
      const answer = cancel(first)
      return answer instanceof Response ? answer : { payout: answer }
    },
  }
}

const QUIET_MS = 400
/** By then a second one would have been made. */
const later = () => new Promise((resolve) => setTimeout(resolve, QUIET_MS))

const instructions = (root: ShadowRoot) =>
  until(() => hasText(root, 'Make this transfer from your bank'), 'instructions')

/** The form again, after its transfer was made and Back was pressed on the instructions. */
async function back(answers: Answers): Promise<Visitor> {
  const page = await filled({ answers })
  submitButton(page.shadow).click()
  await instructions(page.shadow)
  button(page.shadow, 'Back')!.click()
  await until(() => inputs(page.shadow).length === 2 && !submitButton(page.shadow).disabled, 'the form')
  return page
}

async function changed(answers: Answers): Promise<Visitor> {
  const page = await back(answers)
  type(inputs(page.shadow)[0]!, '1200')
  await soon(() => equal(inputs(page.shadow)[1]!.value, '1,198.30'))
  await until(() => !submitButton(page.shadow).disabled)
  submitButton(page.shadow).focus()
  submitButton(page.shadow).click()
  await until(() => button(page.shadow, 'Replace it'), 'the question')
  return page
}

describe('the way back from the instructions', () => {
  afterEach(cleanUp)

  it('the form comes back as it was filled, and says that its transfer waits [F31]', async () => {
    const { shadow, path } = await back(server())
    equal(path(), '/payouts/new/on-ramp')
    equal(
      inputs(shadow).map(({ value }) => value.replace(',', '')),
      ['1000.00', '998.50'],
    )
    equal(banner(shadow, WAITING), '')
    button(shadow, 'See instructions')!.click()
    await instructions(shadow)
  })

  it('the unchanged form opens the same instructions, and makes nothing [F31]', async () => {
    const page = await back(server())
    equal(footnote(page.shadow), 'Opens the instructions of the waiting transfer.')
    submitButton(page.shadow).click()
    await instructions(page.shadow)
    equal(posts(page).length, 1, 'calls')
    equal(page.emitted('ramp-payout-created').length, 1, 'transfers')
  })

  it('a changed form asks about the change, and keeping both cancels nothing [F31]', async () => {
    const page = await changed(server())
    equal(
      dialogText(page.shadow, QUESTION),
      'A transfer of 1,000.00 USD is waiting for payment. Replacing it cancels it first. If you’ve already sent the money, keep both.',
    )
    equal(posts(page).length, 1, 'nothing before the answer')
    button(page.shadow, 'Keep both')!.click()
    await instructions(page.shadow)
    equal(
      posts(page).map(({ body }) => (body as Sent).source.amount),
      ['1000.00', '1200.00'],
    )
    equal(page.calls('DELETE', 'payouts/payout_1').length, 0, 'cancels')
  })

  it('a changed form cancels the first and only then makes the new one, where it is to be replaced [F31]', async () => {
    let release = () => {}
    const answers = server()
    const cancel = answers['DELETE payouts/payout_1']!
    const page = await changed({
      ...answers,
      'DELETE payouts/payout_1': (call) =>
        new Promise((resolve) => {
          release = () => resolve(cancel(call))
        }),
    })
    button(page.shadow, 'Replace it')!.click()
    await until(() => page.calls('DELETE', 'payouts/payout_1').length === 1, 'the cancel')
    await later()
    equal(posts(page).length, 1, 'nothing before the word of the server')
    release()
    await instructions(page.shadow)
    equal(
      posts(page).map(({ body }) => (body as Sent).source.amount),
      ['1000.00', '1200.00'],
    )
    equal(page.emitted('ramp-payout-cancelled'), [{ id: 'payout_1' }])
  })

  it('a changed form makes nothing where the first cannot be cancelled, because its money came [F31]', async () => {
    const page = await changed(
      server((payout) => {
        Object.assign(payout, { status: 'funded' })
        return failure(409, { error: { code: 'payout_not_cancellable', message: 'no' } })
      }),
    )
    button(page.shadow, 'Replace it')!.click()
    await soon(() =>
      equal(
        toastText(page.shadow, 'Transfer cancellation failed'),
        'The earlier transfer couldn’t be cancelled, so nothing new was created. You can see it under Transfers.',
      ),
    )
    await later()
    equal(posts(page).length, 1, 'calls')
    await until(() => !hasText(page.shadow, WAITING), 'no line of a transfer whose money came')
  })

  it('a changed form says so where the first was cancelled and the new one was refused [F31]', async () => {
    const answers = server()
    const make = answers['POST payouts']!
    const page = await changed({
      ...answers,
      'POST payouts': (call) =>
        (call.body as Sent).source.amount === '1000.00'
          ? make(call)
          : failure(400, { error: { code: 'limit', message: 'Daily limit reached' } }),
    })
    button(page.shadow, 'Replace it')!.click()
    await soon(() =>
      equal(
        toastText(page.shadow, 'Transfer failed'),
        'The earlier transfer was cancelled, but the new one wasn’t created: Daily limit reached',
      ),
    )
    equal(inputs(page.shadow)[0]!.value, '1,200.00')
  })

  it('a changed form asks by keyboard too, the first choice cancels nothing, and Escape leads back to Continue [F31, A11Y-02]', async () => {
    const page = await changed(server())
    const { shadow } = page
    await soon(() => equal(shadow.activeElement?.textContent, 'Keep both'))
    await press('Escape')
    await until(() => !hasText(shadow, QUESTION))
    await soon(() => equal(shadow.activeElement?.textContent, 'Continue'))
    equal([page.calls('DELETE', 'payouts/payout_1').length, posts(page).length], [0, 1])
    await press('Enter')
    await soon(() => equal(shadow.activeElement?.textContent, 'Keep both'))
    await press('Tab')
    equal(shadow.activeElement?.textContent, 'Replace it')
    await press('Enter')
    await instructions(shadow)
    equal([page.calls('DELETE', 'payouts/payout_1').length, posts(page).length], [1, 2])
  })

  it('a host that says no cancels nothing [F31]', async () => {
    const page = await changed(server())
    page.element.addEventListener('ramp-before-payout', (event) => event.preventDefault())
    button(page.shadow, 'Replace it')!.click()
    await until(() => !hasText(page.shadow, QUESTION))
    equal([page.calls('DELETE', 'payouts/payout_1').length, posts(page).length], [0, 1])
  })

  it('the card of the next step says how many wait, and opens them all [F31, H20]', async () => {
    const created = new Date(Date.now() + 60_000).toISOString()
    const newest = { ...PAYOUT, id: 'payout_9', amount: '1200.00', created }
    const { shadow, path, go } = await visit('/my-accounts', { payouts: [PAYOUT, newest] })
    const found = await until(
      () => hasText(shadow, 'We’re waiting for your money') && card(shadow, 'We’re waiting for your money'),
    )
    isTrue(
      said(found).includes(
        '2 transfers are waiting. This is the newest one. Send exactly this amount with this memo from your bank.',
      ),
      said(found),
    )
    isTrue(said(found).includes('Amount $1,200.00'), said(found))
    button(found, 'See all')!.click()
    await until(() => path() === '/my-payouts')
    await go('/settings')
    cleanUp()
    const one = await visit('/my-accounts', { payouts: [PAYOUT] })
    await until(() => hasText(one.shadow, 'We’re waiting for your money'))
    equal(button(one.shadow, 'See all'), undefined)
  })
})
