import { equal, isNull, isTrue, soon } from '../../support/expect.ts'
import { button, cleanUp, hasText, until } from '../../support/host.ts'
import { line, lines, said } from '../../support/rows.ts'
import { UNVERIFIED } from '../../support/customer.ts'
import { PAYOUT, TO_BANK } from '../../support/payouts.ts'
import { setOnline, setVisibility, visit, withAccess } from '../../support/visit.ts'

const HOME = '/my-accounts?type=bank'
const NO_WALLETS = { 'GET wallets': () => ({ wallets: [] }) }
const NO_ACCOUNTS = { 'GET bankAccounts': () => ({ bankAccounts: [] }) }
const cards = (root: ShadowRoot) => [...root.querySelectorAll('section[part~=card]')]
/** An off-ramp that was made after the on-ramp, and whose tokens were not sent. */
const UNSENT = { ...TO_BANK, created: '2026-11-12T09:06:00Z' }
/** What each card says and offers, without its figures. */
const words = (root: ShadowRoot) => cards(root).map((one) => said(one, 'dl'))
const topOf = (element: Element) => element.getBoundingClientRect().top
const row = (root: ShadowRoot) =>
  [...root.querySelectorAll('[role=tabpanel] [part~=row], [role=tabpanel] tr')].find((one) =>
    one.textContent.includes('Everyday'),
  )!
const isVisible = (one: HTMLElement | undefined) => one?.checkVisibility() ?? false
const newTransfers = (root: ShadowRoot) =>
  [...root.querySelectorAll('button')].filter((one) => one.textContent === 'New transfer' && isVisible(one))

describe('the screen where a customer lands', () => {
  afterEach(() => {
    setOnline(true)
    cleanUp()
  })

  it('shows the transfer that waits for money, with the way back to its instructions, also after a reload [H20]', async () => {
    const first = await visit(HOME, { payouts: [PAYOUT], answers: NO_WALLETS })
    await until(() => cards(first.shadow).length === 1)
    first.element.remove()
    const { shadow, path } = await visit(HOME, { payouts: [PAYOUT], answers: NO_WALLETS })
    await until(() => cards(shadow).length === 1)
    equal(words(shadow), [
      'We’re waiting for your money Send exactly this amount with this memo from your bank. See instructions',
    ])
    equal(lines(cards(shadow)[0]!), { Amount: '$1,000.00', Memo: 'SPH-7Q4K-92MD' })
    button(shadow, 'See instructions')!.click()
    await soon(() => equal(line(shadow, 'Routing number'), '084106768'))
    equal(path(), '/payouts/new/on-ramp/instructions')
  })

  for (const [mode, home, attributes] of [
    ['', HOME, {}],
    [' in ramp-only mode too', '/payouts/new', { 'ramp-only': '' }],
  ] as const)
    it(`shows the newest transfer that waits, whichever its direction, and the way to all${mode} [F31, H11, H20]`, async () => {
      const { shadow, path } = await visit(home, { attributes, payouts: [PAYOUT, UNSENT] })
      await soon(() =>
        equal(words(shadow), [
          'We’re waiting for 2,500.00 USDC from your wallet 2 transfers are waiting. This is the newest one. Already sent it? Don’t send it again. If not, open the transfer to send it. See transfer See all',
        ]),
      )
      button(cards(shadow)[0]!, 'See all')!.click()
      await until(() => path()!.startsWith('/my-payouts'))
      await until(() => hasText(shadow, '1,000.00') && hasText(shadow, '2,500.00'), 'both transfers')
    })

  it('shows it no longer when the money has come [H20]', async () => {
    setVisibility('visible')
    const payout = { ...PAYOUT }
    const { shadow } = await visit(HOME, { payouts: [payout] })
    await until(() => cards(shadow).length === 1)
    Object.assign(payout, { status: 'funded', updated: '2026-11-12T10:00:00Z' })
    await until(() => cards(shadow).length === 0)
  })

  it('asks for a wallet, then for a transfer, and for no bank account where none is needed [H20]', async () => {
    const wallets: unknown[] = []
    const sourceless = withAccess({ allowSourcelessOnRamp: true })
    const answers = { ...NO_ACCOUNTS, ...sourceless, 'GET wallets': () => ({ wallets }) }
    const { shadow, path, go } = await visit(HOME, { answers })
    const add = await until(() => cards(shadow)[0] && button(cards(shadow)[0]!, 'Add wallet'))
    equal(words(shadow), [
      'Next, add a wallet It’s where your stablecoins (USDC or USDT) will arrive. You can paste its address. Add wallet',
    ])
    equal(add.dataset['variant'], 'primary')
    await until(() => button(shadow, 'Add bank account'))
    equal(button(shadow, 'Add bank account')!.dataset['variant'], 'secondary', 'the list asks for nothing')
    add.click()
    await until(() => path() === '/my-accounts/wallets/new')
    wallets.push({ id: 'wallet_1', network: 'solana', address: '7xKqT4mZp1C8bQnD3vYh5sRjW2eUaLfG6tBk9oXi9fPd' })
    await new Promise((resolve) => setTimeout(resolve, 1100))
    await go(HOME)
    const start = await until(() => cards(shadow)[0] && button(cards(shadow)[0]!, 'New transfer'))
    equal(words(shadow), [
      'Make your first transfer Send money from your bank, and get stablecoins (USDC or USDT) in your wallet. New transfer',
    ])
    equal(newTransfers(shadow), [start], 'the only one on the screen')
    start.click()
    await until(() => path() === '/payouts/new/on-ramp/currencies')
  })

  it('opens no transfer without a connection, and keeps its card [SAFE-E5]', async () => {
    const { shadow, path } = await visit(HOME)
    await until(() => cards(shadow).length === 1)
    const start = button(cards(shadow)[0]!, 'New transfer')!
    equal(start.disabled, false, 'off with a connection')
    setOnline(false)
    await until(() => start.disabled, 'off without a connection')
    start.click()
    equal([cards(shadow).length, path()], [1, HOME.split('?')[0]], 'the card and the screen')
    setOnline(true)
    await until(() => !start.disabled, 'on with the connection')
    start.click()
    await until(() => path() === '/payouts/new/on-ramp/currencies')
  })

  it('offers a wallet without a connection, which moves no money [SAFE-E5]', async () => {
    const { shadow, path } = await visit(HOME, { answers: NO_WALLETS })
    const add = await until(() => cards(shadow)[0] && button(cards(shadow)[0]!, 'Add wallet'))
    setOnline(false)
    await until(() => hasText(shadow, 'You’re offline.'), 'the bar')
    add.click()
    await until(() => path() === '/my-accounts/wallets/new')
  })

  it('asks for a bank account where the application needs one [H20]', async () => {
    const { shadow, path } = await visit(HOME, {
      answers: { ...NO_ACCOUNTS, ...withAccess({ allowSourcelessOnRamp: false }) },
    })
    await soon(() =>
      equal(words(shadow), ['Next, add a bank account It’s the account that you’ll send money from. Add bank account']),
    )
    button(cards(shadow)[0]!, 'Add bank account')!.click()
    await until(() => path() === '/my-accounts/bank-accounts/new')
  })

  it('shows no card once a transfer succeeded, or to a customer who is not verified [H20]', async () => {
    const done = await visit(HOME, { payouts: [{ ...PAYOUT, status: 'succeeded' }], answers: NO_WALLETS })
    await until(() => hasText(done.shadow, 'Everyday') && done.calls('GET', 'payouts').length)
    await new Promise((resolve) => setTimeout(resolve, 200))
    equal(cards(done.shadow).length, 0)
    cleanUp()
    const blocked = await visit(HOME, { answers: { 'GET me': () => UNVERIFIED } })
    await until(() => hasText(blocked.shadow, 'Everyday') && blocked.calls('GET', 'payouts').length)
    await new Promise((resolve) => setTimeout(resolve, 200))
    equal(cards(blocked.shadow).length, 0)
  })

  it('has New transfer in reach at every width [H20]', async () => {
    const { shadow, element, path } = await visit(HOME, { payouts: [{ ...PAYOUT, status: 'succeeded' }] })
    await until(() => hasText(shadow, 'Everyday'))
    for (const width of [320, 360, 719, 720, 900]) {
      element.style.inlineSize = `${width}px`
      await until(() => newTransfers(shadow).length === 1, `${width} px`)
      const { left, right } = newTransfers(shadow)[0]!.getBoundingClientRect()
      const frame = element.getBoundingClientRect()
      isTrue(left >= frame.left && right <= frame.right, `inside the widget at ${width} px`)
    }
    newTransfers(shadow)[0]!.click()
    await until(() => path() === '/payouts/new')
  })

  it('shows the card and the list together, below tabs that stay where they are [H20]', async () => {
    const payouts = Promise.withResolvers<object>()
    const { shadow } = await visit(HOME, { answers: { 'GET payouts': () => payouts.promise as never } })
    const tabs = () => [...shadow.querySelectorAll('[role=tab]')].map((tab) => tab.getBoundingClientRect())
    await until(() => shadow.querySelector('[role=tablist]'))
    // The screen has come to rest after its transition.
    await new Promise((resolve) => setTimeout(resolve, 600))
    const before = tabs()
    isTrue(!hasText(shadow, 'Everyday'), 'a list without its card')
    payouts.resolve({ payouts: [PAYOUT] })
    await until(() => hasText(shadow, 'Everyday'))
    equal(cards(shadow).length, 1)
    isTrue(topOf(cards(shadow)[0]!) < topOf(row(shadow)), 'the card is above the list')
    for (const [index, { left, top }] of tabs().entries()) {
      equal(top, before[index]!.top, 'the tabs')
      isTrue(Math.abs(left - before[index]!.left) < 1, `the tab beside the count moved to ${left}`)
    }
  })

  it('moves nothing of a list that could not wait for the card [H20]', async () => {
    const payouts = Promise.withResolvers<object>()
    const { shadow } = await visit(HOME, { answers: { 'GET payouts': () => payouts.promise as never } })
    await until(() => hasText(shadow, 'Everyday'), 'the list')
    await new Promise((resolve) => setTimeout(resolve, 600))
    const before = topOf(row(shadow))
    payouts.resolve({ payouts: [PAYOUT] })
    await until(() => cards(shadow).length === 1)
    equal(topOf(row(shadow)), before)
    isTrue(topOf(cards(shadow)[0]!) > before, 'the card is below the list')
  })

  it('ramp-only mode shows the choice of a new transfer, with a transfer that waits above it [H20]', async () => {
    const attributes = { 'ramp-only': '' }
    const { shadow } = await visit('/payouts/new', { attributes, payouts: [PAYOUT] })
    await soon(() => equal(line(cards(shadow)[0]!, 'Memo'), 'SPH-7Q4K-92MD'))
    cleanUp()
    const other = await visit('/payouts/new', { attributes, answers: NO_WALLETS })
    await until(() => hasText(other.shadow, 'Bank to wallet') && other.calls('GET', 'payouts').length)
    await new Promise((resolve) => setTimeout(resolve, 200))
    isNull(cards(other.shadow)[0], 'a card')
  })
})
