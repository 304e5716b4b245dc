import { equal, isNull, isTrue, soon } from '../../support/expect.ts'
import { button, failure, hasText, until } from '../../support/host.ts'
import { banner, bannerTitles } from '../../support/messages.ts'
import { comeBack, left } from './left-transfer.ts'
import { HASH, leave, SENT_PAYOUT } from './off-ramp-form.ts'

const DETAILS = `/my-payouts/details?id=${SENT_PAYOUT.id}`
const DUE = '100.00 USDC left your wallet, but we haven’t matched it yet'
const CONFLICT = 'We couldn’t match 100.00 USDC to this transfer'
const ARRIVING = '100.00 USDC sent'
const SENT = { phase: 'sent', hash: HASH, network: 'sui', handedOver: true, confirmed: true } as const

const shown = (shadow: ShadowRoot, title: string) =>
  soon(() => isTrue(bannerTitles(shadow).includes(title), `${title}, of ${bannerTitles(shadow).join()}`))

describe('a transfer that must be registered, and is not', () => {
  afterEach(leave)

  it('says so on the list and in its details, with its transaction and support, until it is registered [C13, H11, STATE-OFFR-04]', async () => {
    const answers = { 'POST cctp/off-ramp': () => failure(503) }
    const page = await left(SENT, { answers })
    await shown(page.shadow, DUE)
    isTrue(hasText(page.shadow, HASH), 'the transaction')
    isTrue(button(page.shadow, 'Contact support'), 'support')
    isNull(button(page.shadow, 'Cancel transfer'), 'a cancel')
    equal(page.calls('DELETE', `payouts/${SENT_PAYOUT.id}`).length, 0)
    const details = await comeBack(page, SENT, DETAILS)
    await shown(details.shadow, DUE)
    Object.assign(details.answers, { 'POST cctp/off-ramp': () => ({ ok: true }) })
    const later = await comeBack(details, SENT)
    await until(() => later.calls('POST', 'cctp/off-ramp').length > 0, 'another try')
    await shown(later.shadow, ARRIVING)
  })

  it('another payout’s transfer says so, is not tried again and is not cancelled [C13, C19]', async () => {
    const answers = { 'POST cctp/off-ramp': () => failure(409, { error: { code: 'cctp_conflict', message: 'taken' } }) }
    const page = await left(SENT, { answers })
    await shown(page.shadow, CONFLICT)
    isTrue(banner(page.shadow, CONFLICT)!.includes('Contact support with the ID'), 'what to do')
    equal(page.calls('POST', 'cctp/off-ramp').length, 1)
  })
})
