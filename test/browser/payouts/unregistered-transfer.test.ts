import { SUI_WALLET } from '../../support/customer.ts'
import { equal, isNull, isTrue, soon } from '../../support/expect.ts'
import { button, failure, type, until, type Answers } from '../../support/host.ts'
import { banner, bannerTitles, footnote } from '../../support/messages.ts'
import { copied } from '../../support/labels.ts'
import { lines } from '../../support/rows.ts'
import { visit } from '../../support/visit.ts'
import { comeBack, left } from './left-transfer.ts'
import { HASH, leave, OFF_RAMP, SENT_PAYOUT, type Sender } from './off-ramp-form.ts'
import { inputs } from './on-ramp-form.ts'

const DETAILS = `/my-payouts/details?id=${SENT_PAYOUT.id}`
const DUE = '100.00 USDC left your wallet, but we haven’t matched it yet'
const CONFLICT = 'We couldn’t match 100.00 USDC to this transfer'
const ARRIVING = '100.00 USDC sent'
const SENT = { phase: 'sent', hash: HASH, network: 'sui', handedOver: true, confirmed: true } as const

const shown = (shadow: ShadowRoot, title: string) =>
  soon(() => isTrue(bannerTitles(shadow).includes(title), `${title}, of ${bannerTitles(shadow).join()}`))

const ON_SUI = {
  ...SENT_PAYOUT,
  status: 'pending',
  source: { ...SENT_PAYOUT.source, id: SUI_WALLET.id, network: 'sui' },
  wallets: [{ id: SUI_WALLET.id, address: SUI_WALLET.address, nickname: 'Sui wallet' }],
  instructions: { memo: null, resource: { type: 'wallet', address: `0x${'5'.repeat(64)}`, network: 'sui' } },
}

describe('a transfer that may land for two days', () => {
  afterEach(leave)

  it('says for how many hours it is looked for, and on which network [C13]', async () => {
    const answers: Answers = {
      'GET wallets': () => ({ wallets: [SUI_WALLET] }),
      'POST payouts': () => ({ payout: ON_SUI }),
      'POST cctp/off-ramp': () => ({ ok: true }),
      [`GET payouts/${ON_SUI.id}`]: () => ({ payout: ON_SUI }),
    }
    const page = await visit(OFF_RAMP, { answers })
    const [source] = await until(() => inputs(page.shadow).length === 2 && inputs(page.shadow), 'the amounts')
    type(source!, '100')
    const made = () => button(page.shadow, 'Send from another wallet')
    ;(await until(() => made()?.disabled === false && made(), 'a form that may be sent'))!.click()
    await until(() => page.path()?.startsWith('/my-payouts/details'), 'its details')
    const { confirmed: _, ...unconfirmed } = SENT
    const sender = { ...page, answers, askedToSend: () => 0 } as unknown as Sender
    const later = await comeBack(sender, unconfirmed, DETAILS)
    const { shadow } = later
    const text =
      'You approved 100.00 USDC in your wallet. Don’t send it again while we check, which can take up to 48 hours on Sui.'
    await soon(() => equal(banner(shadow, 'We’re still confirming your transaction'), text))
    await later.go(OFF_RAMP)
    await soon(() => equal(footnote(shadow), 'Your last transfer is still being sent.'))
  })
})

describe('a transfer that must be registered, and is not', () => {
  afterEach(leave)

  it('says so on the list and in its details, with its transaction and support, until it is registered [C13, H11, STATE-OFFR-04]', async () => {
    const answers = { 'POST cctp/off-ramp': () => failure(503) }
    const page = await left(SENT, { answers })
    await shown(page.shadow, DUE)
    equal(lines(page.shadow), { 'Transaction ID on Base': HASH })
    equal(await copied(page.shadow), { 'Transaction ID on Base': HASH })
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
