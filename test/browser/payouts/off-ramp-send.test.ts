import { equal, isNull, isTrue, soon } from '../../support/expect.ts'
import { button, nameOf, until } from '../../support/host.ts'
import { banner, toastText } from '../../support/messages.ts'
import { said } from '../../support/rows.ts'
import { shorten } from '../../support/time.ts'
import { rejection } from '../wallets/connecting.ts'
import { filledOffRamp, HASH, heading, leave, send, SENT_PAYOUT, type Sender } from './off-ramp-form.ts'
import { inputs, posts, submitButton } from './on-ramp-form.ts'

const LIST = '/my-payouts'
const openTab = (root: ShadowRoot) => root.querySelector('[role=tab][aria-selected=true]')?.textContent

const steps = (shadow: ShadowRoot) => [...shadow.querySelectorAll('[part=view] ol > li')].map(nameOf)
const isShown = ({ shadow }: Sender, title: string, sentence: string) =>
  soon(() => equal(toastText(shadow, title), sentence, title))
const sent = (page: Sender) => isShown(page, '100.00 USDC sent', '')
const declined = (page: Sender) =>
  isShown(page, 'Transfer cancelled', 'Wallet to bank: you declined it in your wallet. Nothing was sent.')
const cancels = ({ calls }: Sender) => calls('DELETE', `payouts/${SENT_PAYOUT.id}`).length

/** What is read out as it comes: the live region that holds the title. */
const announced = (shadow: ShadowRoot) =>
  said(shadow.querySelector('[part=view] [part=title]')!.closest('[role=status]')!)

describe('an off-ramp that is sent', () => {
  afterEach(leave)

  it('shows its steps in their order, announces them, and ends in the list [STATE-OFFR-01, STATE-OFFR-02, A11Y-07]', async () => {
    const page = await filledOffRamp()
    const { shadow, node, wallet, path } = page
    const answer = wallet.hold('eth_sendTransaction')
    await send(page)
    await until(() => heading(shadow) === 'Approve in Mock Wallet', 'the wallet is asked')
    equal(
      announced(shadow),
      'Approve in Mock Wallet Your wallet asks you to send 100.00 USDC. Nothing is sent until you approve.',
    )
    equal(shadow.activeElement?.textContent, 'Approve in Mock Wallet', 'the focus')
    equal(steps(shadow), [
      'Done: Transfer created',
      'Waiting: Approve in Mock Wallet',
      'Still to come: Confirming on Base',
      'Still to come: Paying 98.90 USD to Chase',
    ])
    isNull(button(shadow, 'Back'), 'a way back to a form that is sent')

    answer()
    await until(() => heading(shadow) === 'Sending your USDC', 'the wallet has sent')
    equal(announced(shadow), 'Sending your USDC Usually a few seconds. Keep this page open.')
    equal(shadow.activeElement?.textContent, 'Sending your USDC', 'the focus stays')
    isNull(shadow.querySelector('[part=view] ol a'), 'a link to what the network does not know')
    node.state = 'waiting'
    const link = await until(() => shadow.querySelector<HTMLAnchorElement>('[part=view] ol a'), 'the explorer')
    equal([link.textContent?.trim(), link.target], ['View on BaseScan', '_blank'])
    equal(link.href, `https://basescan.org/tx/${HASH}`, 'the transaction')

    node.state = 'done'
    await until(() => path()?.startsWith(LIST), 'the list')
    await sent(page)
    equal(openTab(shadow), 'Wallet to bank')
    await soon(() =>
      equal(page.emitted('ramp-payout-sent'), [{ id: SENT_PAYOUT.id, network: 'base', transactionHash: HASH }]),
    )
    equal([posts(page).length, page.askedToSend(), cancels(page)], [1, 1, 0])
  })

  it('an off-ramp that is declined is cancelled, said in a toast, and everything typed stays [OFFR-03, STATE-OFFR-03, E13, A11Y-02]', async () => {
    const page = await filledOffRamp()
    const { shadow, wallet } = page
    wallet.refuse('eth_sendTransaction', rejection)
    await send(page)
    await declined(page)
    const [source, destination] = await until(() => inputs(shadow).length === 2 && inputs(shadow), 'the form')
    equal([source!.value, destination!.value], ['100.00', '98.90'])
    equal(shadow.activeElement?.textContent, 'How much do you want to send?', 'the focus')
    equal([cancels(page), page.emitted('ramp-payout-cancelled').length], [1, 1])

    wallet.refuse('eth_sendTransaction', null)
    submitButton(shadow).click()
    await until(() => heading(shadow) === 'Sending your USDC', 'a second try')
    equal([posts(page).length, page.askedToSend()], [2, 2])
  })

  it('an off-ramp with too few tokens is not asked of the wallet, and said before there is a payout [CHAIN-20, C21]', async () => {
    const page = await filledOffRamp()
    page.node.tokens = 1n
    await send(page)
    await isShown(
      page,
      'Transfer failed',
      'Wallet to bank: Transfer amount exceeds wallet USDC balance Enter a smaller amount, or add USDC to this wallet.',
    )
    equal([posts(page).length, page.askedToSend(), cancels(page)], [0, 0, 0])
  })

  it('an off-ramp whose end is unknown is not cancelled, and followed in the list [C19]', async () => {
    const page = await filledOffRamp()
    const { shadow, wallet, path } = page
    wallet.refuse('eth_sendTransaction', new Error('nonce too low'))
    await send(page)
    await until(() => path()?.startsWith(LIST), 'the list')
    const unknown = 'We don’t know if your wallet sent this. Check its activity before you send anything again.'
    await isShown(page, 'Did your wallet send 100.00 USDC?', unknown)
    const question =
      'We can’t see if your wallet sent it. Look at its activity. If the transfer is there, you don’t need to do anything. ' +
      'If it isn’t, decline the request in your wallet first, then cancel the transfer here.'
    await soon(() => equal(banner(shadow, 'Did your wallet send 100.00 USDC?'), question))
    equal([page.askedToSend(), cancels(page)], [1, 0])
  })

  it('a double click, Enter and a click ask the wallet once [SAFE-B1]', async () => {
    const page = await filledOffRamp()
    const { shadow } = page
    const form = shadow.querySelector('form')!
    submitButton(shadow).click()
    submitButton(shadow).click()
    form.requestSubmit()
    await send(page)
    await until(() => heading(shadow) === 'Sending your USDC', 'the wallet has sent')
    equal([posts(page).length, page.askedToSend()], [1, 1])
  })

  it('with a wallet that is connected, fifty clicks and Enter ask it once [SAFE-B1]', async () => {
    const page = await filledOffRamp()
    const { shadow, wallet } = page
    wallet.refuse('eth_sendTransaction', rejection)
    await send(page)
    await declined(page)
    wallet.refuse('eth_sendTransaction', null)
    const form = await until(() => shadow.querySelector('form'))
    for (let i = 0; i < 50; i += 1) submitButton(shadow).click()
    form.requestSubmit()
    await until(() => heading(shadow) === 'Sending your USDC', 'the wallet has sent')
    equal([posts(page).length, page.askedToSend()], [2, 2])
  })

  const { instructions } = SENT_PAYOUT
  const deposits = {
    'is on another network': { ...instructions, resource: { ...instructions.resource, network: 'polygon' } },
    'is the wallet itself': {
      ...instructions,
      resource: { ...instructions.resource, address: SENT_PAYOUT.wallets[0]!.address },
    },
    'has hidden characters': {
      ...instructions,
      resource: { ...instructions.resource, address: `${instructions.resource.address}\u200b` },
    },
    'comes with a memo of hidden characters': { ...instructions, memo: 'SPH\u202e1' },
  }
  for (const [what, wrong] of Object.entries(deposits))
    it(`an off-ramp whose deposit address ${what} stops before the wallet is asked [E18, SAFE-B5]`, async () => {
      const page = await filledOffRamp({ payout: { ...SENT_PAYOUT, instructions: wrong } })
      const { shadow } = page
      await send(page)
      await until(() => heading(shadow) === 'This transfer isn’t what you asked for', 'the stop')
      isTrue(button(shadow, 'Cancel transfer'), 'a way to cancel')
      equal(page.askedToSend(), 0)
    })

  it('an off-ramp whose deposit address is missing is undecided, and the wallet is not asked [E18, SAFE-B5]', async () => {
    const page = await filledOffRamp({ payout: { ...SENT_PAYOUT, instructions: null } })
    await send(page)
    const undecided =
      'We still can’t tell. The transfer isn’t in your list, but it may still appear there. No money has moved. ' +
      'Check again in a moment, or start a new transfer.'
    await soon(() => equal(banner(page.shadow, 'We can’t tell yet if this transfer was created'), undecided))
    equal([page.askedToSend(), cancels(page)], [0, 0])
  })

  it('is said to take longer after half a minute, with a way to the list', async () => {
    const page = await filledOffRamp()
    const { shadow, path, node } = page
    const restore = shorten(30_000, 3000)
    await send(page)
    await until(() => heading(shadow) === 'Sending your USDC', 'the wallet has sent')
    await until(() => button(shadow, 'See my transfers'), 'the way to the list')
    restore()
    equal(
      announced(shadow),
      'Sending your USDC The network doesn’t show your transaction yet. You can leave this page while we keep looking. Don’t send it again.',
    )
    button(shadow, 'See my transfers')!.click()
    await until(() => path()?.startsWith(LIST), 'the list')
    await soon(() => equal(openTab(shadow), 'Wallet to bank'))
    const followed = 'You approved 100.00 USDC in your wallet. Don’t send it again while we check.'
    await soon(() => equal(banner(shadow, 'We’re still confirming your transaction'), followed))
    node.state = 'done'
    await sent(page)
    equal(page.askedToSend(), 1)
  })
})
