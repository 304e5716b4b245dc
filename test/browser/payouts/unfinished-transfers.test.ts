import { equal, isNull, isTrue } from '../../support/expect.ts'
import { button, failure, hasText, until } from '../../support/host.ts'
import { comeBack, left } from './left-transfer.ts'
import { HASH, leave, SENT_PAYOUT, toasts, type Sender } from './off-ramp-form.ts'

const READ = `GET payouts/${SENT_PAYOUT.id}`

const cancels = ({ calls }: Sender) => calls('DELETE', `payouts/${SENT_PAYOUT.id}`).length
const banner = (shadow: ShadowRoot, text: string) =>
  until(() => [...shadow.querySelectorAll('[part=banner]')].find((one) => hasText(one, text)), `the banner ${text}`)

describe('a transfer that an earlier page left', () => {
  afterEach(leave)

  it('before the wallet was asked was not sent, and is cancelled by the customer [E18, C19]', async () => {
    for (const path of ['/my-payouts', '/payouts/new/off-ramp?currency=usd&method=ACH']) {
      const page = await left({ phase: 'created' }, { path })
      const { shadow } = page
      const found = await banner(shadow, '100.00 USDC wasn’t sent')
      isTrue(hasText(found, 'Nothing left your wallet'), 'what became of the money')
      isTrue(found.closest('[role=status]'), 'that it is announced')
      button(shadow, 'Cancel transfer')!.click()
      await until(() => toasts(shadow).some((text) => text.includes('The transfer was successfully canceled.')))
      await until(() => !hasText(shadow, '100.00 USDC wasn’t sent'), 'that the banner goes')
      equal([cancels(page), page.emitted('ramp-payout-cancelled').length, page.askedToSend()], [1, 1, 1])
      leave()
    }
  })

  it('while the wallet was asked is asked about, and never sent again or cancelled by itself [E18, C19]', async () => {
    const page = await left({ phase: 'signing' })
    const { shadow, calls } = page
    const found = await banner(shadow, 'Did your wallet send 100.00 USDC?')
    isTrue(hasText(found, 'decline the request in your wallet first'), 'what to do')
    const reads = calls('GET', `payouts/${SENT_PAYOUT.id}`).length
    button(shadow, 'Check again')!.click()
    await until(() => calls('GET', `payouts/${SENT_PAYOUT.id}`).length > reads, 'another look')
    equal([cancels(page), page.askedToSend()], [0, 1])
    button(shadow, 'It wasn’t sent, cancel it')!.click()
    await until(() => !hasText(shadow, 'Did your wallet send'), 'that the banner goes')
    equal([cancels(page), page.askedToSend()], [1, 1])
  })

  it('that cannot be cancelled now says so, and stays [E18]', async () => {
    const page = await left(
      { phase: 'created' },
      { answers: { [`DELETE payouts/${SENT_PAYOUT.id}`]: () => failure(500) } },
    )
    const { shadow } = page
    ;(await until(() => button(shadow, 'Cancel transfer'))).click()
    await until(() => toasts(shadow).some((text) => text.includes('Transfer cancellation failed')), 'the toast')
    isTrue(hasText(shadow, '100.00 USDC wasn’t sent'), 'the banner stays')
  })

  it('with a transaction is looked after until the network has decided [C19, E18]', async () => {
    const page = await left({ phase: 'sent', hash: HASH })
    const { shadow, node } = page
    const found = await banner(shadow, 'We’re still confirming your transaction')
    isTrue(hasText(found, 'Don’t send it again while we check.'), 'what to do')
    isTrue(found.querySelector<HTMLAnchorElement>('a')!.href.endsWith(HASH), 'the explorer')
    isNull(button(shadow, 'Cancel transfer') ?? button(shadow, 'It wasn’t sent, cancel it'), 'a cancel')
    node.state = 'done'
    await until(() => !hasText(shadow, 'We’re still confirming your transaction'), 'that the banner goes')
    equal([page.emitted('ramp-payout-sent').length, cancels(page), page.askedToSend()], [1, 0, 1])
  })

  it('that the server could not tell of is told of once it can [C21, SAFE-C1]', async () => {
    let isKnown = true
    const phase = { phase: 'sent', hash: HASH } as const
    const answers = { [READ]: () => (isKnown ? { payout: SENT_PAYOUT } : failure(404)) }
    const page = await left(phase, { answers })
    isKnown = false
    const { shadow, calls } = await comeBack(page, phase)
    // The session asks once, and the list once.
    await until(() => calls('GET', `payouts/${SENT_PAYOUT.id}`).length > 1, 'that both were told nothing')
    isKnown = true
    await banner(shadow, 'We’re still confirming your transaction')
  })

  it('that the list shows to have arrived is not asked about any more [C21, SAFE-C1]', async () => {
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
    await banner(shadow, 'Did your wallet send 100.00 USDC?')
    status = 'funded'
    await until(() => !hasText(shadow, 'Did your wallet send'), 'that the banner goes')
    isTrue(hasText(shadow, 'Funded'), 'that the list is still there')
  })
})
