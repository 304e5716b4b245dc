import { SUI_WALLET } from '../../support/customer.ts'
import { violationsIn } from '../../support/axe.ts'
import { equal, isNull, isTrue, soon } from '../../support/expect.ts'
import { asRead, button, hasText, type, until } from '../../support/host.ts'
import { banner, bannerTitles, toastText } from '../../support/messages.ts'
import { card, line, tableRow } from '../../support/rows.ts'
import { scan } from '../../support/scan.ts'
import { visit } from '../../support/visit.ts'
import { press } from '../kit/input.ts'
import { dialog } from '../wallets/connecting.ts'
import { comeBack } from './left-transfer.ts'
import { filledOffRamp, leave, OFF_RAMP, SENT_PAYOUT, type Sender } from './off-ramp-form.ts'
import { inputs, posts, submitButton } from './on-ramp-form.ts'

const ELSEWHERE = 'Send from another wallet'
const TITLE = 'Send 100.00 USDC from your other wallet'
const TEXT =
  'We’re waiting for it. As soon as it arrives, we’ll pay 98.90 USD to Chase. Send it once. You can close this page.'
const TO = SENT_PAYOUT.instructions.resource.address
const LINK = `ethereum:0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913@8453/transfer?address=${TO}&uint256=100000000`
const READ = `GET payouts/${SENT_PAYOUT.id}`
/** The screen before it says the same while it leaves. */
const atDetails = ({ path, shadow }: Pick<Sender, 'path' | 'shadow'>) =>
  until(
    () =>
      path()?.startsWith('/my-payouts/details') && hasText(shadow, 'Exact amount') && !button(shadow, 'Show address'),
    'the details',
  )

const code = (shadow: ShadowRoot) =>
  until(() => shadow.querySelector<HTMLElement>('[role=img][aria-label^="QR code"]'), 'the code')
const shown = (shadow: ShadowRoot) => soon(() => equal(banner(shadow, TITLE), TEXT))
const cancelsOf = ({ calls }: Sender) => calls('DELETE', `payouts/${SENT_PAYOUT.id}`).length

/** The details, after a press of the form that asks no wallet. */
async function awaited(opening: Parameters<typeof filledOffRamp>[0] = {}) {
  const page = await filledOffRamp(opening)
  ;(await until(() => button(page.shadow, ELSEWHERE), ELSEWHERE)).click()
  await atDetails(page)
  await shown(page.shadow)
  return page
}

const SUI_TO = `0x${'5'.repeat(64)}`
const SUI_DETAILS = `/my-payouts/details?id=${SENT_PAYOUT.id}`
const ON_SUI = {
  ...SENT_PAYOUT,
  status: 'pending',
  source: { ...SENT_PAYOUT.source, id: SUI_WALLET.id, network: 'sui' },
  wallets: [{ id: SUI_WALLET.id, address: SUI_WALLET.address, nickname: null }],
  instructions: { memo: null, resource: { type: 'wallet', address: SUI_TO, network: 'sui' } },
}

describe('an off-ramp that is sent from another wallet', () => {
  afterEach(leave)

  it('is waited for from the other wallet, and not from the one that the form had [H11, E22]', async () => {
    const listed: object[] = []
    const { shadow, go } = await awaited({
      attributes: { style: 'display: block; inline-size: 1000px' },
      answers: { 'GET payouts': () => ({ payouts: listed }) },
    })
    await soon(() => isTrue(hasText(shadow, 'We’re waiting for your USDC from your other wallet.'), 'the step'))
    equal(line(card(shadow, 'Details'), 'From'), 'Your other wallet')
    isTrue(!hasText(shadow, 'from Hot wallet'), 'the wallet of the form')
    isTrue(!hasText(shadow, 'Sending address'), 'its address')
    listed.push({ ...SENT_PAYOUT, status: 'pending' })
    await go('/my-payouts')
    await soon(() =>
      equal(tableRow(shadow, 'To', 'Chase ending in ••••4821 ACH transfer')['From'], 'Your other wallet Base'),
    )
  })

  it('shows network, exact amount, address and what another amount does, and asks no wallet [H11, C21]', async () => {
    const page = await awaited()
    const { shadow, element } = page
    const to = shadow.querySelector('[aria-label="Where it goes"]')!
    equal([line(to, 'Exact amount'), line(to, 'Network'), line(to, 'Send to')], ['100.00 USDC', 'Base', TO])
    const notes = asRead(shadow.textContent)
    isTrue(notes.includes('Send 100.00 USDC on Base once, and nothing else.'), 'the warning')
    isTrue(notes.includes('Exactly 100.00 USDC has to arrive. Another amount isn’t paid out'), 'another amount')
    isNull(dialog(shadow), 'a choice of wallets')
    isNull(button(shadow, 'Send now'), 'Send now')
    equal([posts(page).length, page.askedToSend(), page.emitted('ramp-payout-created').length], [1, 0, 1])
    equal(await violationsIn(element), [], 'violations')
  })

  it('has a code of the payment link, and one of the address alone [H11]', async () => {
    const { shadow } = await awaited()
    equal(await scan(await code(shadow)), LINK)
    equal((await code(shadow)).getAttribute('aria-label'), 'QR code with the address and the amount for USDC, Base')
    button(shadow, 'Address only')!.click()
    await until(() => shadow.querySelector('[aria-label="QR code of the deposit address for USDC, Base"]'), 'the other')
    equal(await scan(await code(shadow)), TO)
  })

  it('opens a wallet app of the same device, which cannot scan its own screen [H11]', async () => {
    const { matchMedia } = window
    const link = (shadow: ShadowRoot) => shadow.querySelector<HTMLAnchorElement>('a[href^="ethereum:"]')
    isNull(link((await awaited()).shadow), 'a link on a desk')
    leave()
    const phone = { matches: true, addEventListener: () => {}, removeEventListener: () => {} }
    window.matchMedia = (query) => (query === '(pointer: coarse)' ? (phone as never) : matchMedia.call(window, query))
    try {
      const { shadow } = await awaited()
      const found = await until(() => link(shadow), 'the link')
      equal([found.textContent, found.href, found.target], ['Open in a wallet app', LINK, '_self'])
    } finally {
      window.matchMedia = matchMedia
    }
  })

  it('needs no balance of the chosen wallet [H11]', async () => {
    const page = await filledOffRamp()
    const { shadow } = page
    type(inputs(shadow)[0]!, '900000')
    await until(() => submitButton(shadow).disabled && !button(shadow, ELSEWHERE)!.disabled, 'that it may be sent')
  })

  it('ends as the server says [H11]', async () => {
    let status = 'pending'
    const page = await awaited({ answers: { [READ]: () => ({ payout: { ...SENT_PAYOUT, status } }) } })
    status = 'funded'
    await until(() => !bannerTitles(page.shadow).includes(TITLE), 'that it has come')
    equal([page.askedToSend(), cancelsOf(page)], [0, 0])
  })

  it('is cancelled while nothing has come [H11, C21]', async () => {
    const page = await awaited()
    button(page.shadow, 'I haven’t sent it, cancel it')!.click()
    await soon(() => equal(toastText(page.shadow, 'The transfer was successfully canceled.'), ''))
    await until(() => !bannerTitles(page.shadow).includes(TITLE), 'that the banner goes')
    equal([cancelsOf(page), page.emitted('ramp-payout-cancelled').length], [1, 1])
  })

  it('is not cancelled while its address has tokens of any sender, and the customer reads so [C19, C23]', async () => {
    const page = await awaited({ holder: TO })
    button(page.shadow, 'I haven’t sent it, cancel it')!.click()
    const description =
      'Money has reached this transfer’s address, so it can’t be cancelled here. Don’t send any more. The transfer updates as soon as our server has matched it. If it doesn’t, contact support.'
    await soon(() => equal(toastText(page.shadow, 'Transfer cancellation failed'), description))
    equal(cancelsOf(page), 0)
  })

  it('is waited for by later pages, which offer its address and send nothing [H11, E18, SAFE-B1]', async () => {
    const page = await comeBack(await awaited())
    const { shadow } = page
    await shown(shadow)
    isNull(button(shadow, 'Send now'), 'Send now')
    button(shadow, 'Show address')!.click()
    await atDetails(page)
    await shown(shadow)
    equal([page.askedNow(), cancelsOf(page)], [0, 0])
  })

  it('keeps no other off-ramp from being sent [H11, E18]', async () => {
    const { shadow } = await comeBack(await awaited(), {}, OFF_RAMP)
    await shown(shadow)
    const [source] = await until(() => inputs(shadow).length === 2 && inputs(shadow))
    type(source!, '50')
    await until(() => !submitButton(shadow).disabled, 'that it may be sent')
  })

  it('an off-ramp on Sui names its transaction to the server, after a look at what was typed [H11, CHAIN-26]', async () => {
    const page = await visit(SUI_DETAILS, {
      payouts: [ON_SUI],
      answers: { 'GET wallets': () => ({ wallets: [SUI_WALLET] }), 'POST cctp/off-ramp': () => ({ ok: true }) },
    })
    const { shadow } = page
    const field = await until(() => shadow.querySelector<HTMLInputElement>('input[name=transaction]'), 'the field')
    equal(await scan(await code(shadow)), SUI_TO, 'an address alone, since Sui has no link')
    isNull(button(shadow, 'Address only'), 'a choice of codes')
    isTrue(button(shadow, 'I’ve sent it')!.disabled, 'nothing to tell')
    type(field, '0x12')
    await until(() => !button(shadow, 'I’ve sent it')!.disabled, 'something to tell')
    button(shadow, 'I’ve sent it')!.click()
    await until(() => hasText(shadow, 'This isn’t a transaction ID of Sui. Copy it from your wallet.'), 'what is wrong')
    equal(page.calls('POST', 'cctp/off-ramp').length, 0)
    equal(await violationsIn(page.element), [], 'violations')
    const hash = 'A'.repeat(44)
    type(field, ` ${hash}\n`)
    button(shadow, 'I’ve sent it')!.click()
    await soon(() => equal(toastText(shadow, 'We’re looking for your transaction'), ''))
    const [call] = page.calls('POST', 'cctp/off-ramp')
    equal(call!.body, { sourceChain: 'sui', sourceTransactionHash: hash, transferId: SENT_PAYOUT.id })
  })

  it('is reached by keyboard, from the form to the copy of its address [A11Y-01, A11Y-02]', async () => {
    const page = await filledOffRamp()
    const { shadow } = page
    const nameOf = () => shadow.activeElement?.getAttribute('aria-label') ?? shadow.activeElement?.textContent ?? ''
    const reach = async (name: RegExp) => {
      for (let steps = 0; !name.test(nameOf()) && steps < 30; steps += 1) await press('Tab')
      isTrue(name.test(nameOf()), `${name} is reached, not ${nameOf()}`)
    }
    inputs(shadow)[0]!.focus()
    await reach(/^Send from another wallet/)
    await press('Enter')
    await atDetails(page)
    await shown(shadow)
    await reach(/cancel it$/)
    await reach(/Send to/)
    await reach(/^With amount/)
    await press('ArrowRight')
    await until(() => shadow.querySelector('[aria-label^="QR code of the deposit address"]'), 'the address alone')
  })
})
