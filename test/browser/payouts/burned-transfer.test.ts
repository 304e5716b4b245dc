import { SUI_CCTP } from '../../../demo/chains/sui/cctp.ts'
import { violationsIn } from '../../support/axe.ts'
import { SUI_WALLET } from '../../support/customer.ts'
import { equal, isNull, isTrue, soon } from '../../support/expect.ts'
import { button, hasText, until } from '../../support/host.ts'
import { banner, bannerTitles, toastText } from '../../support/messages.ts'
import { card, lines } from '../../support/rows.ts'
import { visit } from '../../support/visit.ts'
import { dialog } from '../wallets/connecting.ts'
import { leave, SENT_PAYOUT } from './off-ramp-form.ts'

const DETAILS = `/my-payouts/details?id=${SENT_PAYOUT.id}`
const TO = '0x52908400098527886E0F7030069857D2E4169EE7'
const UNKNOWN = 'We don’t know here if 100.00 USDC was sent'
const UNPAYABLE = 'This transfer can’t be paid from here'
const CANCEL = `payouts/${SENT_PAYOUT.id}`

/** Made on another device: the server wants its tokens on Ethereum. */
const BURNED = {
  ...SENT_PAYOUT,
  status: 'pending',
  source: { ...SENT_PAYOUT.source, id: SUI_WALLET.id, network: 'sui' },
  wallets: [{ id: SUI_WALLET.id, address: SUI_WALLET.address, nickname: null }],
  instructions: { memo: null, resource: { type: 'wallet', address: TO, network: 'ethereum' } },
}

/** The details on a device that has not made it. */
async function opened(config: Record<string, unknown>) {
  let status = 'pending'
  const page = await visit(DETAILS, {
    config,
    answers: {
      'GET wallets': () => ({ wallets: [SUI_WALLET] }),
      'GET payouts': () => ({ payouts: [{ ...BURNED, status }] }),
      [`GET ${CANCEL}`]: () => ({ payout: { ...BURNED, status } }),
      [`DELETE ${CANCEL}`]() {
        status = 'cancelled'
        return { payout: { ...BURNED, status } }
      },
    },
  })
  return { ...page, cancels: () => page.calls('DELETE', CANCEL).length }
}

/** The names of what copies. */
const copies = (within: Element | ShadowRoot) =>
  [...within.querySelectorAll('button[aria-label^="Copy"]')].map((each) => each.getAttribute('aria-label')!)

async function cancelled(page: Awaited<ReturnType<typeof opened>>, name: string): Promise<void> {
  ;(await until(() => button(page.shadow, name), name)).click()
  await soon(() => equal(toastText(page.shadow, 'The transfer was successfully canceled.'), ''))
  equal([page.cancels(), page.emitted('ramp-payout-cancelled').length], [1, 1])
}

describe('an off-ramp of another device whose tokens must be burned', () => {
  afterEach(leave)

  it('says how its tokens get there, and has nothing to copy that a hand could pay [C3, H11]', async () => {
    const { shadow, element } = await opened({ cctp: { sui: SUI_CCTP } })
    await until(() => bannerTitles(shadow).includes(UNKNOWN) && button(shadow, 'Send now'), 'what is known')
    equal(lines(card(shadow, 'Where it goes')), {
      Amount: '100.00 USDC',
      'Leaves your wallet on': 'Sui',
      'Reaches us on': 'Ethereum',
    })
    isTrue(hasText(shadow, 'takes 100.00 USDC off Sui and issues it again on Ethereum'), 'how')
    isTrue(hasText(shadow, 'what is sent to it from Sui is lost'), 'the warning')
    const references = shadow.querySelector('[aria-label=References]')!
    isTrue(hasText(references, 'Our address on Ethereum') && hasText(references, TO), 'the network of the reference')
    isNull(shadow.querySelector('[role=img][aria-label^="QR code"]'), 'a code to scan')
    isTrue(copies(shadow).length > 0, 'what is copied')
    equal(
      copies(shadow).filter((name) => /ethereum|deposit|send to|amount/i.test(name)),
      [],
    )
    equal(await violationsIn(element), [], 'violations')
  })

  it('may be sent from here, by the wallet that it names [C3, H11]', async () => {
    const { shadow } = await opened({ cctp: { sui: SUI_CCTP } })
    ;(await until(() => button(shadow, 'Send now'), 'Send now')).click()
    await until(() => dialog(shadow), 'the choice of wallets')
  })

  it('is cancelled by its customer’s word [C3, H11, C19]', async () => {
    const page = await opened({ cctp: { sui: SUI_CCTP } })
    await cancelled(page, 'It wasn’t sent, cancel it')
  })

  it('is not sent without Circle’s contracts: it says why, and is cancelled [C3, CHAIN-10]', async () => {
    const page = await opened({})
    const { shadow, element } = page
    await until(() => bannerTitles(shadow).includes(UNPAYABLE), 'what is wrong')
    const said = banner(shadow, UNPAYABLE)
    isTrue(said.includes('100.00 USDC has to be moved from Sui to Ethereum, and this page can’t do that.'), said)
    isTrue(said.includes('Could not find cctp domain for network'), said)
    isNull(button(shadow, 'Send now'), 'Send now')
    isTrue(!hasText(shadow, 'Where it goes'), 'no way to go')
    equal(await violationsIn(element), [], 'violations')
    await cancelled(page, 'Cancel transfer')
  })
})
