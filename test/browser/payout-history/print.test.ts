import { CHASE, MAIN_WALLET } from '../../support/customer.ts'
import { shownInFull, shownMoment } from '../../support/dates.ts'
import { equal, isTrue, soon } from '../../support/expect.ts'
import { button, cleanUp, hasText, until } from '../../support/host.ts'
import { labelled } from '../../support/labels.ts'
import { DEPOSIT_ADDRESS, EURO_PAYOUT, PAYOUT, TO_BANK } from '../../support/payouts.ts'
import { banner } from '../../support/messages.ts'
import { heroOf, line, lines, said } from '../../support/rows.ts'
import { visit } from '../../support/visit.ts'

const DETAILS = '/my-payouts/details?view=details&id='
const PAID = {
  ...TO_BANK,
  status: 'succeeded',
  finalAmount: '2496.50',
  wireMessage: 'FFC:Invoice 17',
  transactionHash: '5UfDuX7hXbPjGUpTmt9PHRLsNGJe4dEny1pZkQ',
}

/** Records what the browser would print, in place of its dialog. */
function watchPrints(shadow: ShadowRoot) {
  const prints: Document[] = []
  const isFrame = (node: Node): node is HTMLIFrameElement => node.nodeName === 'IFRAME'
  const watcher = new MutationObserver((records) => {
    for (const frame of records.flatMap(({ addedNodes }) => [...addedNodes]).filter(isFrame)) {
      const view = frame.contentWindow!
      view.print = () => void prints.push(view.document)
    }
  })
  watcher.observe(shadow, { childList: true, subtree: true })
  return prints
}

const hostPage = () => ({
  head: document.head.innerHTML,
  sheets: document.adoptedStyleSheets.length,
  attributes: [...document.documentElement.attributes, ...document.body.attributes].map(({ name, value }) => [
    name,
    value,
  ]),
  title: document.title,
})

async function opened(path: string, payout: Record<string, unknown>, action: string) {
  const page = await visit(path, { payouts: [payout] })
  const open = await until(() => button(page.shadow, action), action)
  const prints = watchPrints(page.shadow)
  open.click()
  const print = await until(() => button(page.shadow, 'Print'), 'the sheet')
  return { ...page, prints, print }
}

describe('a print', () => {
  afterEach(cleanUp)

  it('a print of a receipt holds what was moved, and nothing of the host’s page [DET-14, H23]', async () => {
    const before = hostPage()
    const { shadow, prints, print } = await opened(DETAILS + PAID.id, PAID, 'Print receipt')
    await soon(() => equal(line(shadow.querySelector('dialog')!, 'Rate'), '1.00 USD ≈ 1.00 USDC'))
    print.click()
    const paper = await until(() => prints[0])
    equal(heroOf(paper.body), ['2,500.00 USDC', 'Succeeded to Chase ending in ••••4821'])
    equal(labelled(paper.body), {
      'Payment details': {
        'You sent': '2,500.00 USDC',
        Rate: '1.00 USD ≈ 1.00 USDC',
        Fees: '$1.50',
        Received: '2,496.50 USD',
      },
      Details: {
        Direction: 'Wallet to bank',
        From: 'Main wallet',
        To: 'Chase ending in ••••4821',
        Method: 'ACH transfer',
        Network: 'Solana',
        'Wire message': 'FFC:Invoice 17',
        Created: shownMoment(PAID.created),
        Updated: shownMoment(PAID.updated),
      },
      'Bank details': {
        'Account holder': 'Maya Chen',
        'Bank name': 'Chase',
        Account: 'ending in ••••4821',
        'Routing number': '021000021',
      },
      References: {
        'Transfer ID': 'payout_2',
        'Sending address': MAIN_WALLET.address,
        'Deposit address on Solana': DEPOSIT_ADDRESS,
        'Transaction ID': PAID.transactionHash,
      },
    })
    const top = paper.querySelector('time')!
    equal(
      [said(top), top.dateTime],
      [shownInFull(PAID.updated), new Date(PAID.updated).toISOString()],
      'when it was paid',
    )
    equal(said(top.previousElementSibling!), 'Acme Pay', 'whose customer was paid')
    equal([paper.title, paper.querySelectorAll('button, iframe').length], ['Receipt payout_2', 0])
    equal(paper.body.textContent, shadow.querySelector('dialog [data-paper]')!.textContent)
    equal(hostPage(), before)
  })

  it('is drawn as the widget is, in light colours and without its height [DET-14, H23]', async () => {
    const { element, shadow, prints, print } = await opened(DETAILS + PAID.id, PAID, 'Print receipt')
    element.setAttribute('color-scheme', 'dark')
    await until(() => shadow.querySelector('.sr-root[data-mode=dark]'), 'the widget in dark colours')
    print.click()
    const root = (await until(() => prints[0])).querySelector<HTMLElement>('.sr-root')!
    const { color, display } = root.ownerDocument.defaultView!.getComputedStyle(root)
    equal([root.dataset['mode'], display], ['light', 'block'])
    const [red] = /\d+/.exec(color)!
    isTrue(Number(red) < 80, `dark words: ${color}`)
  })

  it('leaves nothing behind once it is printed or closed [DET-14, H23]', async () => {
    const { shadow, prints, print } = await opened(DETAILS + PAID.id, PAID, 'Print receipt')
    print.click()
    const paper = await until(() => prints[0])
    paper.defaultView!.dispatchEvent(new Event('afterprint'))
    equal(shadow.querySelector('iframe'), null)
    print.click()
    await until(() => prints[1])
    button(shadow, 'Close')?.click()
    shadow.querySelector<HTMLButtonElement>('dialog [aria-label="Close"]')?.click()
    await until(() => !shadow.querySelector('dialog') && !shadow.querySelector('iframe'), 'nothing')
  })

  it('is what the browser’s own key prints while the sheet is open [DET-14, H23]', async () => {
    const { shadow, prints, print } = await opened(DETAILS + PAID.id, PAID, 'Print receipt')
    const key = new KeyboardEvent('keydown', {
      key: 'p',
      ctrlKey: true,
      bubbles: true,
      composed: true,
      cancelable: true,
    })
    print.dispatchEvent(key)
    await until(() => prints[0])
    isTrue(key.defaultPrevented, 'the page is not printed')
    shadow.querySelector<HTMLButtonElement>('dialog [aria-label="Close"]')!.click()
    await until(() => !shadow.querySelector('dialog'))
    const later = new KeyboardEvent('keydown', { key: 'p', ctrlKey: true, bubbles: true, cancelable: true })
    shadow.querySelector('button')!.dispatchEvent(later)
    equal([later.defaultPrevented, prints.length], [false, 1])
  })

  it('a print of instructions holds every value, the memo’s warning and the code for a banking app [DET-14, ONR-05, H23]', async () => {
    const fromChase = { ...EURO_PAYOUT, source: { ...EURO_PAYOUT.source, id: CHASE.id } }
    const { prints, print, shadow } = await opened(DETAILS + EURO_PAYOUT.id, fromChase, 'Print these details')
    await until(() => shadow.querySelector('dialog [role=img] svg'), 'the code')
    print.click()
    const paper = await until(() => prints[0])
    equal(lines(paper.body), {
      'Account holder': 'Sphere Client Account',
      Amount: '€250.00',
      Memo: 'SPH-EUR',
      IBAN: 'FR76 3000 6000 0112 3456 7890 189',
      BIC: 'AGRIFRPP',
      'Bank name': 'Banque du Port',
      'Bank address': '1 Quai, Paris, France',
      'Transfer ID': 'payout_eur',
    })
    const text =
      'It’s the code that tells us the money is yours. Enter it in your bank’s reference or description field. Without it, we can’t match the money to you.'
    equal(banner(paper.body, 'The memo is required'), text)
    equal(banner(paper.body, 'Use an account in your own name'), 'Money that comes from another name is returned.')
    isTrue(paper.querySelector('[role=img] svg path'), 'the code')
  })

  it('a print of a receipt is offered only once the money arrived [DET-14, H23]', async () => {
    for (const payout of [PAYOUT, { ...TO_BANK, status: 'failed' }, { ...TO_BANK, status: 'processing' }]) {
      const { shadow } = await visit(DETAILS + payout.id, { payouts: [payout] })
      await until(() => hasText(shadow, 'Payment details'))
      equal(button(shadow, 'Print receipt') ?? null, null)
      cleanUp()
    }
  })
})
