import { violationsIn } from '../../support/axe.ts'
import { shownMoment } from '../../support/dates.ts'
import { equal, isNull, isTrue, soon } from '../../support/expect.ts'
import { button, failure, hasText, until } from '../../support/host.ts'
import { banner, bannerTitles } from '../../support/messages.ts'
import { press } from '../kit/input.ts'
import { focused, tabTo, watchFocus } from './by-keyboard.ts'
import { comeBack } from './left-transfer.ts'
import { chooseWallet, filledOffRamp, leave, send, SENT_PAYOUT } from './off-ramp-form.ts'
import { OPEN, posts } from './on-ramp-form.ts'

const QUESTION = 'Is this the transfer you created?'
const IS_IT = 'Yes, continue with it'
const IS_NOT_IT = 'No, it’s another one'
const DETAILS = '/my-payouts/details?view=details&id=payout_seen'
const address = (shadow: ShadowRoot) => shadow.querySelector('[aria-label="Where it goes"]')
const choose = async (shadow: ShadowRoot, name: string) => (await until(() => button(shadow, name), name)).click()

/** An off-ramp of another amount that names no key, made when the answers of the form were lost. */
const seenNow = () => ({ ...SENT_PAYOUT, id: 'payout_seen', status: 'pending', created: new Date().toISOString() })

/** The form’s answers are lost; then the customer opens a payout of the list, which may be the one that was made. */
async function opened(seen: Record<string, unknown> = seenNow()) {
  const answers = {
    'POST payouts': () => failure(503),
    'GET payouts': () => ({ payouts: [seen] }),
    'GET payouts/payout_seen': () => ({ payout: seen }),
  }
  const form = await filledOffRamp({ answers: { ...answers, 'GET payouts': () => ({ payouts: [] }) } })
  await send(form)
  await until(() => bannerTitles(form.shadow).includes(OPEN), OPEN)
  return comeBack({ ...form, answers: { ...form.answers, ...answers } }, {}, DETAILS)
}

describe('an off-ramp that may be the one whose answers were lost', () => {
  afterEach(() => {
    leave()
    localStorage.clear()
  })

  it('is asked about with its amount and time, and until then neither a wallet nor a hand is offered to pay it [E18, SAFE-C2]', async () => {
    const seen = seenNow()
    const page = await opened(seen)
    const { shadow } = page
    const text = `A transfer of 100.00 USDC was created on ${shownMoment(seen.created)}. It may be this one, or one you created on another device.`
    await soon(() => equal(banner(shadow, QUESTION), text))
    equal(bannerTitles(shadow), [QUESTION])
    isNull(button(shadow, 'Send now'), 'a way to send it')
    isNull(address(shadow), 'an address to pay it by hand')
    equal([page.askedNow(), page.emitted('ramp-payout-created')], [0, []])
    equal(await violationsIn(page.element), [], 'violations')
  })

  it('is this browser’s own once its customer says so, and is sent once [E18, SAFE-C2, SAFE-B1]', async () => {
    const page = await opened()
    const { shadow } = page
    await choose(shadow, IS_IT)
    await until(() => button(shadow, 'Send now'), 'a way to send it')
    equal(bannerTitles(shadow), ['We don’t know here if 100.00 USDC was sent'])
    equal(page.emitted('ramp-payout-created'), [{ id: 'payout_seen', type: 'offRamp' }])
    await choose(shadow, 'Send now')
    await chooseWallet(page)
    await until(() => page.askedNow() === 1, 'the wallet is asked')
    equal(posts(page).length, 0, 'calls')
    // The form has nothing left to ask.
    const form = await comeBack(page, {}, '/payouts/new/off-ramp?currency=usd&method=ACH')
    await until(() => hasText(form.shadow, 'You send'), 'the form')
    isTrue(!bannerTitles(form.shadow).includes(OPEN), 'no question in the form')
  })

  it('waits as one of another device where it is not it, and the lost one is still asked about [E18, SAFE-C2]', async () => {
    const page = await opened()
    const { shadow } = page
    await choose(shadow, IS_NOT_IT)
    await until(() => button(shadow, 'Send now') && address(shadow), 'the ways to pay it')
    equal(bannerTitles(shadow), ['We don’t know here if 100.00 USDC was sent'])
    equal([page.askedNow(), page.emitted('ramp-payout-created')], [0, []])
    const again = await comeBack(page, {}, DETAILS)
    await until(() => button(again.shadow, 'Send now'), 'a way to send it')
    isTrue(!bannerTitles(again.shadow).includes(QUESTION), 'asked once')
    const form = await comeBack(again, {}, '/payouts/new/off-ramp?currency=usd&method=ACH')
    await until(() => bannerTitles(form.shadow).includes(OPEN), OPEN)
  })

  it('is not asked about where its row names another key, or it was there before [E18]', async () => {
    for (const other of [
      { ...seenNow(), idempotencyKey: 'another' },
      { ...seenNow(), created: '2026-11-12T09:05:00Z' },
    ]) {
      const { shadow } = await opened(other)
      await until(() => button(shadow, 'Send now'), 'a way to send it')
      isTrue(!bannerTitles(shadow).includes(QUESTION), 'no question')
      leave()
      localStorage.clear()
    }
  })

  it('gives the focus to the title after either answer [E18, A11Y-01]', async () => {
    for (const answer of [IS_IT, IS_NOT_IT]) {
      const page = await opened()
      await tabTo(page.shadow, () => button(page.shadow, answer) ?? undefined, answer)
      const lost = watchFocus(page)
      await press('Enter')
      await until(() => button(page.shadow, 'Send now'), 'a way to send it')
      equal([focused(page), lost()], ['Wallet to bank', 0], answer)
      leave()
      localStorage.clear()
    }
  })
})
