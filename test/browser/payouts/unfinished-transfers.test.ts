import { equal, isNull, isTrue, soon } from '../../support/expect.ts'
import { button, failure, hasText, until } from '../../support/host.ts'
import { banner, bannerTitles, footnote, toastText } from '../../support/messages.ts'
import { tableRows } from '../../support/rows.ts'
import { shorten } from '../../support/time.ts'
import { comeBack, left } from './left-transfer.ts'
import { submitButton } from './on-ramp-form.ts'
import { HASH, leave, SENT_PAYOUT, type Sender } from './off-ramp-form.ts'

const READ = `GET payouts/${SENT_PAYOUT.id}`

const cancels = ({ calls }: Sender) => calls('DELETE', `payouts/${SENT_PAYOUT.id}`).length
const soonSays = (shadow: ShadowRoot, title: string, sentence: string) =>
  soon(() => equal(banner(shadow, title), sentence, title))
const gone = (shadow: ShadowRoot) => soon(() => equal(bannerTitles(shadow), [], 'the banners'))

const UNSENT = '100.00 USDC wasn’t sent'
const UNSENT_TEXT = 'Nothing left your wallet. Send it now, and we’ll pay 98.90 USD to Chase.'
/** After a cancel was requested, with any answer, it is not offered to be sent. */
const CANCELLING = 'We can’t tell yet if this transfer was cancelled'
const CANCELLING_TEXT =
  'We asked for it, and have no answer. Nothing left your wallet as far as we know. Don’t send 100.00 USDC for this transfer. ' +
  'Cancel it again, or come back in a few minutes.'
const ASKED = 'Did your wallet send 100.00 USDC?'
const ASKED_TEXT =
  'We can’t see if your wallet sent it. Look at its activity. If the transfer is there, you don’t need to do anything. ' +
  'If it isn’t, decline the request in your wallet first, then cancel the transfer here.'
const APPROVE = 'Approve in Unnamed Wallet'
const APPROVE_TEXT =
  'Your wallet hasn’t answered yet. Open it and approve or decline the request. Nothing is sent until you approve.'
const STILL_CANCELLING =
  'Still cancelling. If your wallet still asks you to approve this transfer, perhaps in another tab, decline it there first.'
const FOLLOWED = 'We’re still confirming your transaction'
const FOLLOWED_TEXT = 'You approved 100.00 USDC in your wallet. Don’t send it again while we check.'

describe('a transfer that an earlier page left', () => {
  afterEach(leave)

  it('a transfer whose wallet was not asked was not sent, and is cancelled by the customer [E18, C19]', async () => {
    for (const path of ['/my-payouts', '/payouts/new/off-ramp?currency=usd&method=ACH']) {
      const page = await left({ phase: 'created' }, { path })
      const { shadow } = page
      await soonSays(shadow, UNSENT, UNSENT_TEXT)
      isTrue(shadow.querySelector('[part=banner]')!.closest('[role=status]'), 'that it is announced')
      button(shadow, 'Cancel transfer')!.click()
      await soon(() => equal(toastText(shadow, 'The transfer was successfully canceled.'), ''))
      await gone(shadow)
      equal([cancels(page), page.emitted('ramp-payout-cancelled').length, page.askedToSend()], [1, 1, 1])
      leave()
    }
  })

  it('a transfer whose wallet was asked is asked about, and never sent again or cancelled by itself [E18, C19]', async () => {
    const page = await left({ phase: 'signing' })
    const { shadow, calls } = page
    await soonSays(shadow, ASKED, ASKED_TEXT)
    const reads = calls('GET', `payouts/${SENT_PAYOUT.id}`).length
    button(shadow, 'Check again')!.click()
    await until(() => calls('GET', `payouts/${SENT_PAYOUT.id}`).length > reads, 'another look')
    equal([cancels(page), page.askedToSend()], [0, 1])
    button(shadow, 'It wasn’t sent, cancel it')!.click()
    await gone(shadow)
    equal([cancels(page), page.askedToSend()], [1, 1])
  })

  it('is not cancelled while another tab’s wallet is asked, and says what to do until then [C19, E18]', async () => {
    const page = await left({ phase: 'signing' })
    const { shadow } = page
    await soonSays(shadow, ASKED, ASKED_TEXT)
    const answer = Promise.withResolvers<void>()
    const otherTab = navigator.locks.request(`sphere-ramp:${SENT_PAYOUT.id}`, () => answer.promise)
    const restore = shorten(10_000, 50)
    button(shadow, 'It wasn’t sent, cancel it')!.click()
    await until(() => hasText(shadow.querySelector('[part=banner]')!, STILL_CANCELLING), 'what to do')
    restore()
    equal([cancels(page), bannerTitles(shadow)], [0, [ASKED]])
    answer.resolve()
    await otherTab
    await gone(shadow)
    equal([cancels(page), page.askedToSend()], [1, 1])
  })

  it('a transfer whose wallet another tab asks now says where to approve it, and offers neither to send nor to cancel it [E18, E22, C19]', async () => {
    const answer = Promise.withResolvers<void>()
    const otherTab = navigator.locks.request(`sphere-ramp:${SENT_PAYOUT.id}:asking`, () => answer.promise)
    const page = await left({ phase: 'signing' })
    const { shadow } = page
    await soonSays(shadow, APPROVE, APPROVE_TEXT)
    const offered = [...shadow.querySelectorAll('[part=banner] button')].map(({ textContent }) => textContent)
    equal(offered, ['Check again'], 'what is offered')
    answer.resolve()
    await otherTab
    await soonSays(shadow, ASKED, ASKED_TEXT)
    equal([cancels(page), page.askedToSend()], [0, 1])
  })

  it('a transfer that cannot be cancelled now says so, and stays [E18]', async () => {
    const page = await left(
      { phase: 'created' },
      { answers: { [`DELETE payouts/${SENT_PAYOUT.id}`]: () => failure(500) } },
    )
    const { shadow } = page
    ;(await until(() => button(shadow, 'Cancel transfer'))).click()
    const failed = 'Something went wrong. Try again.'
    await soon(() => equal(toastText(shadow, 'Transfer cancellation failed'), failed))
    await soonSays(shadow, CANCELLING, CANCELLING_TEXT)
    isNull(button(shadow, 'Send now'), 'a button that sends')
  })

  it('a transfer with a transaction is looked after until the network has decided [C19, E18]', async () => {
    const page = await left({ phase: 'sent', hash: HASH })
    const { shadow, node } = page
    await soonSays(shadow, FOLLOWED, FOLLOWED_TEXT)
    node.state = 'waiting'
    const link = await until(() => shadow.querySelector<HTMLAnchorElement>('[part=banner] a'), 'the explorer')
    equal(link.href, `https://basescan.org/tx/${HASH}`)
    isNull(button(shadow, 'Cancel transfer') ?? button(shadow, 'It wasn’t sent, cancel it'), 'a cancel')
    node.state = 'done'
    await gone(shadow)
    await soon(() => equal([page.emitted('ramp-payout-sent').length, cancels(page), page.askedToSend()], [1, 0, 1]))
  })

  it('a transaction of the wallet that waits in the pool is said where its customer decides [C19, C20]', async () => {
    const page = await left({ phase: 'signing' })
    const said =
      'A transaction of this wallet is waiting on Base. It may be this payment: look at your wallet’s activity first.'
    await until(() => bannerTitles(page.shadow).includes(ASKED), ASKED)
    isTrue(!hasText(page.shadow, said), 'nothing waits yet')
    page.node.state = 'waiting'
    const { shadow } = await comeBack(page)
    await until(() => hasText(shadow, said), said)
  })

  it('a transfer that waits holds the form, which asks for no answer where nothing is asked [E18, E22]', async () => {
    const { shadow } = await left({ phase: 'created' }, { path: '/payouts/new/off-ramp?currency=usd&method=ACH' })
    await until(() => bannerTitles(shadow).includes('100.00 USDC wasn’t sent'), 'the transfer')
    await soon(() => equal(footnote(shadow), 'First take care of the transfer above.'))
    isTrue(submitButton(shadow).disabled, 'Send is held')
  })

  it('a transfer that left its wallet holds the form until a node shows it [E18]', async () => {
    const { shadow, node } = await left(
      { phase: 'sent', hash: HASH },
      { path: '/payouts/new/off-ramp?currency=usd&method=ACH' },
    )
    const note = 'Your last transfer is still being sent.'
    await until(() => hasText(shadow, note), note)
    isTrue(submitButton(shadow).disabled, 'Send is held')
    node.state = 'waiting'
    await until(() => !hasText(shadow, note), 'that the form is free')
  })

  it('a transfer that the server could not report is shown once it can [C21, SAFE-C1]', async () => {
    let isKnown = true
    const phase = { phase: 'sent', hash: HASH } as const
    const answers = { [READ]: () => (isKnown ? { payout: SENT_PAYOUT } : failure(404)) }
    const page = await left(phase, { answers })
    isKnown = false
    const { shadow, calls } = await comeBack(page, phase)
    // The session asks once, and the list once.
    await until(() => calls('GET', `payouts/${SENT_PAYOUT.id}`).length > 1, 'that both were told nothing')
    isKnown = true
    await soonSays(shadow, FOLLOWED, FOLLOWED_TEXT)
  })

  it('a transfer that the list shows to have arrived is not asked about any more [C21, SAFE-C1]', async () => {
    let status = 'pending'
    const payout = () => ({ ...SENT_PAYOUT, status })
    // The list has it once it was made.
    let isMade = false
    const create = () => {
      isMade = true
      return { payout: payout() }
    }
    const list = () => ({ payouts: isMade ? [payout()] : [] })
    const answers = { 'GET payouts': list, 'POST payouts': create, [READ]: () => ({ payout: payout() }) }
    const { shadow } = await left({ phase: 'signing' }, { answers })
    await soonSays(shadow, ASKED, ASKED_TEXT)
    status = 'funded'
    await gone(shadow)
    const listed = tableRows(shadow).map(({ Amount, Status }) => [Amount, Status])
    equal(listed, [['100.00 USDC', 'USDC received by us']], 'the list')
  })
})
