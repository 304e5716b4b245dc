import { CHASE } from '../../support/customer.ts'
import { DIRECTIONS, SCREEN_TEXTS, type Direction } from '../../support/directions.ts'
import { equal, isTrue, soon } from '../../support/expect.ts'
import { fixDay } from '../../support/fixed-day.ts'
import { button, cleanUp, failure, hasText, type, until, type Answers } from '../../support/host.ts'
import { copied } from '../../support/labels.ts'
import { banner, dialogText, footnote, stateText, toastText } from '../../support/messages.ts'
import { PAYOUT, TO_BANK } from '../../support/payouts.ts'
import { card, line, lines, narrowRows, panel, said, tableRows } from '../../support/rows.ts'
import { visit, type Visitor } from '../../support/visit.ts'
import { fillAccount } from '../bank-accounts/fill-account.ts'
import { inputs, MADE, posts, submitButton } from './on-ramp-form.ts'

const T = SCREEN_TEXTS
const PAYOUTS = { 'on-ramp': PAYOUT, 'off-ramp': TO_BANK } as const
/** Not what the form asks for, on either side. */
const OTHER = {
  'on-ramp': {
    ...MADE,
    amount: '9000.00',
    source: { ...MADE.source, id: 'bankAccount_7', network: 'wire', amount: '9000.00' },
    destination: { ...MADE.destination, id: 'wallet_7', network: 'base', amount: '8000.00' },
    wallets: [{ ...MADE.wallets[0], address: 'Ghost11111111111111111111111111111111111111' }],
  },
  'off-ramp': {
    ...TO_BANK,
    created: MADE.created,
    amount: '9000.00',
    source: { ...TO_BANK.source, id: 'wallet_7', network: 'base', amount: '9000.00' },
    destination: { ...TO_BANK.destination, id: 'bankAccount_7', network: 'wire', amount: '8000.00' },
    wallets: [{ ...MADE.wallets[0], address: 'Ghost11111111111111111111111111111111111111' }],
  },
} as const
const CREATED = new Date()
/** As the filled form asks for, and of another device. */
const LIKE = {
  'on-ramp': {
    ...MADE,
    id: 'payout_like',
    amount: '100.00',
    created: CREATED.toISOString(),
    source: { ...MADE.source, amount: '100.00' },
    destination: { ...MADE.destination, amount: '99.40' },
  },
  'off-ramp': {
    ...TO_BANK,
    id: 'payout_like',
    amount: '100.00',
    created: CREATED.toISOString(),
    source: { ...TO_BANK.source, amount: '100.00' },
    destination: { ...TO_BANK.destination, amount: '98.90' },
  },
} as const
const DIFFERENT = 'This transfer isn’t what you asked for'
const BY_HAND = 'Send from another wallet'
const held: Answers = { 'GET chains/sol/balances': () => ({ balances: [{ currency: 'usdc', amount: '2418.60' }] }) }
const formOf = (direction: Direction) => `/payouts/new/${direction}?currency=usd&method=ACH`

const header = (root: ShadowRoot) => said(root.querySelector('[part=header] [part=title]')!)
const question = (root: ShadowRoot) => said([...root.querySelectorAll('[data-question]')].at(-1)!)
const rowOf = (root: ShadowRoot, text: string) =>
  until(() => [...root.querySelectorAll<HTMLElement>('[part=row]')].find((row) => said(row).startsWith(text)), text)
const rowsOf = (root: ShadowRoot) => [...root.querySelectorAll('[part=row]')].map((row) => said(row))
const picked = (root: ShadowRoot, label: string) =>
  / (From|To) (?:account|wallet)(?=:)/.exec(panel(root, label))?.[0]?.trim()

async function typed({ shadow }: Visitor, amount = '100') {
  const [source] = await until(() => inputs(shadow).length === 2 && inputs(shadow), 'the amounts')
  type(source!, amount)
}

/** The filled form, and the press that sends it without a wallet in the page. */
async function filled(direction: Direction, answers: Answers) {
  const page = await visit(formOf(direction), { answers: { ...held, ...answers } })
  await typed(page)
  const found = () => (direction === 'on-ramp' ? submitButton(page.shadow) : button(page.shadow, BY_HAND))
  const press = await until(() => found()?.disabled === false && found(), 'a form that may be sent')
  return { ...page, click: () => press!.click() }
}

async function sent(direction: Direction, answers: Answers) {
  const page = await filled(direction, answers)
  page.click()
  await until(() => posts(page).length === 1, 'the call')
  return page
}

/** A browser that keeps nothing beyond the tab. */
async function withoutStorage(run: () => Promise<void>) {
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = function refuse(key: string, value: string) {
    if (this === localStorage) throw new DOMException('no', 'QuotaExceededError')
    setItem.call(this, key, value)
  }
  await run().finally(() => (Storage.prototype.setItem = setItem))
}

for (const direction of DIRECTIONS)
  describe(`the words of an ${direction}`, () => {
    let endDay = () => {}
    afterEach(() => {
      endDay()
      endDay = () => {}
      cleanUp()
    })

    it('are those of its direction from the choice to the form [PAYNEW-01, PAYNEW-02, PAYNEW-03, FORM-01]', async () => {
      const { shadow } = await visit('/payouts/new')
      const cards = await until(() => {
        const all = [...shadow.querySelectorAll<HTMLElement>('button[part~=card]')]
        return all.length === 2 && all.every((one) => /euros$|currencies$/.test(said(one))) && all
      }, 'the cards')
      const chosen = cards[DIRECTIONS.indexOf(direction)]!
      equal(said(chosen), `${T.name[direction]} ${T.offer[direction]} ${T.currencies[direction]}`)
      chosen.click()
      const dollars = await rowOf(shadow, 'US dollar')
      await soon(() => equal([header(shadow), question(shadow)], [T.name[direction], 'Select a currency']))
      equal(rowsOf(shadow).slice(0, 2), ['US dollars USDACH, Wire', 'Euros EURSEPA'])
      dollars.querySelector<HTMLElement>('button')?.click()
      dollars.click()
      const ach = await rowOf(shadow, 'ACH transfer')
      await soon(() => equal([header(shadow), question(shadow)], [T.name[direction], T.question[direction]]))
      equal(rowsOf(shadow).join(' | '), T.methodRows[direction])
      ach.querySelector<HTMLElement>('button')?.click()
      ach.click()
      await until(() => inputs(shadow).length === 2, 'the form')
      await soon(() => equal(header(shadow), T.name[direction]))
    })

    it('are those of its direction on the form [FORM-01, FORM-04, FORM-20, F10, F37, E18]', async () => {
      endDay = fixDay('2026-11-25T20:00:00Z')
      await withoutStorage(async () => {
        const never = () => new Promise(() => {})
        const page = await visit(formOf(direction), { answers: { ...held, 'POST payouts/amountAdjustments': never } })
        const { shadow } = page
        await typed(page)
        await soon(() => equal(footnote(shadow), T.next[direction]))
        const sides = [picked(shadow, 'You send'), picked(shadow, 'You receive')]
        equal(sides, [T.from[direction], T.to[direction]])
        const summary = await until(() => hasText(shadow, 'Summary') && card(shadow, 'Summary'), 'the summary')
        equal(line(summary, 'Arrives'), `1 business day ${T.arrives[direction]}`)
        isTrue(said(summary).endsWith(T.rate[direction]), said(summary))
        await soon(() => equal(banner(shadow, 'Your browser is blocking storage'), T.storage[direction]))
      })
    })

    it('are those of its direction when an added account is pending [W16]', async () => {
      const accounts: object[] = [CHASE]
      const added = { ...CHASE, id: 'bankAccount_new', accountName: 'Rent account', last4: '9911', status: 'pending' }
      const page = await visit(formOf(direction), {
        answers: {
          ...held,
          'GET bankIds': () => ({ bankIds: [] }),
          'GET bankAccounts': () => ({ bankAccounts: accounts }),
          'POST bankAccounts': () => {
            accounts.push(added)
            return { bankAccount: added }
          },
        },
      })
      await typed(page)
      await page.go('/my-accounts/bank-accounts/new')
      await until(() => button(page.shadow, 'Add account'), 'the form of an account')
      await fillAccount(page.shadow)
      button(page.shadow, 'Add account')!.click()
      await soon(() => equal(banner(page.shadow, 'Your account is being verified'), T.pendingAccount[direction]))
    })

    it('are those of its direction when it could not be created [E12]', async () => {
      const refuse = () => failure(422, { error: { code: 'limit', message: 'Daily limit reached' } })
      const { shadow } = await sent(direction, { 'POST payouts': refuse })
      await soon(() => equal(toastText(shadow, 'Transfer failed'), T.failed[direction]))
    })

    it('are those of its direction when another one like it is there already [E18]', async () => {
      const listed: object[] = []
      const answers = { 'GET payouts': () => ({ payouts: listed }), 'POST payouts': () => failure(503) }
      const page = await filled(direction, answers)
      // An off-ramp of any device is asked about, and an on-ramp that the customer gave up before it was there.
      if (direction === 'on-ramp') {
        page.click()
        ;(await until(() => button(page.shadow, 'Start a new transfer'), 'the way to give it up')).click()
        await until(() => !button(page.shadow, 'Check again'), 'a form that may be sent again')
      }
      const idempotencyKey = posts(page)[0]?.headers.get('Idempotency-Key') ?? null
      listed.push({ ...LIKE[direction], idempotencyKey })
      if (direction === 'off-ramp') listed.push({ ...LIKE[direction], id: 'payout_like_too', idempotencyKey })
      page.click()
      const time = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' }).format(CREATED)
      const more = direction === 'off-ramp' ? ' There’s more than one. You can see them all under Transfers.' : ''
      const text = T.found[direction].replace('{time}', time.replaceAll(/\s/g, ' ')) + more
      await soon(() => equal(dialogText(page.shadow, 'This transfer may already exist'), text))
    })

    it('are those of its direction when it is not what was asked for, on the form and after it was left [SAFE-B5, E18]', async () => {
      const payout = OTHER[direction]
      const read = { [`GET payouts/${payout.id}`]: () => ({ payout }) }
      const first = await sent(direction, { ...read, 'POST payouts': () => ({ payout }) })
      const { shadow } = first
      await soon(() => equal(stateText(shadow, DIFFERENT), T.different[direction]))
      const differing = lines(shadow)
      equal([Object.keys(differing).join(', '), differing['You send']], [T.differing[direction], T.differs[direction]])
      equal(await copied(shadow), { Reference: payout.id })
      if (direction === 'on-ramp') {
        // An off-ramp’s details have no place for its instructions.
        await first.go(`/my-payouts/details?view=details&id=${payout.id}`)
        await soon(() => equal(stateText(shadow, DIFFERENT), T.different[direction]))
      }
      cleanUp()
      let answer: (value: unknown) => void = () => {}
      const page = await sent(direction, { 'POST payouts': () => new Promise((resolve) => (answer = resolve)) })
      await page.go('/settings')
      answer({ payout })
      await soon(() => equal(toastText(page.shadow, DIFFERENT).replace(/ ?Reference.*$/, ''), T.different[direction]))
    })

    it('are those of its direction in the list and in the details [HIST-05, HIST-06, DET-02, F37]', async () => {
      endDay = fixDay('2026-11-25T20:00:00Z')
      const tab = direction === 'on-ramp' ? 'onRamps' : 'offRamps'
      const empty = await visit(`/my-payouts?type=${tab}`)
      await soon(() => equal(stateText(empty.shadow, T.emptyTitle[direction]), T.emptyText[direction]))
      equal(said(empty.shadow.querySelector('[role=tab][aria-selected=true]')!), T.name[direction])
      cleanUp()
      const status = direction === 'on-ramp' ? 'pending' : 'processing'
      const payout = { ...PAYOUTS[direction], status, updated: '2026-11-25T20:00:00Z' }
      const arrived = { ...payout, id: 'payout_7', status: 'succeeded' }
      const { shadow, go } = await visit(`/my-payouts?type=${tab}`, { payouts: [payout, arrived] })
      await soon(() => equal(tableRows(shadow)[0]?.['Direction'], T.name[direction]))
      equal(narrowRows(shadow)[0]?.['title'], T.narrowTitle[direction])
      await go(`/my-payouts/details?view=details&id=${payout.id}`)
      await soon(() => equal(line(card(shadow, 'Details'), 'Direction'), T.name[direction]))
      equal(header(shadow), T.name[direction])
      const times = [...shadow.querySelectorAll('[aria-label=Progress] time')].map((time) => said(time))
      equal(times.at(-1), T.arrives[direction])
      await go(`/my-payouts/details?view=details&id=${arrived.id}`)
      const { amount, currency } = payout.destination
      const title = `${amount.replace(/^(\d)(\d{3})/, '$1,$2')} ${currency.toUpperCase()} arrived`
      await soon(() => equal(banner(shadow, title), T.arrived[direction]))
    })

    it('are those of its direction on the card of what waits for the customer [H20, H11]', async () => {
      const { shadow, path } = await visit('/my-accounts', { payouts: [PAYOUTS[direction]] })
      const open = await until(() => button(shadow, T.waitingAction[direction]), T.waitingAction[direction])
      const [title, text] = [T.waitingTitle[direction], T.waitingText[direction]]
      equal(said(card(shadow, title), 'dl, button'), `${title} ${text}`)
      open.click()
      const opened = { 'on-ramp': '/payouts/new/on-ramp/instructions', 'off-ramp': '/my-payouts/details' }
      await until(() => path() === opened[direction], opened[direction])
    })
  })
