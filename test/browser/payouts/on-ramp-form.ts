import { isTrue, soon } from '../../support/expect.ts'
import { hasText, type, until } from '../../support/host.ts'
import { banner } from '../../support/messages.ts'
import { PAYOUT } from '../../support/payouts.ts'
import { visit, type Visitor } from '../../support/visit.ts'

export const FORM = '/payouts/new/on-ramp?currency=usd&method=ACH'
export const inputs = (root: ShadowRoot) => [...root.querySelectorAll<HTMLInputElement>('input[inputmode=decimal]')]
export const submitButton = (root: ShadowRoot) => root.querySelector<HTMLButtonElement>('button[type=submit]')!
export const picker = (root: ShadowRoot, label: string) =>
  [...root.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(label))
export const option = (root: ShadowRoot, name: string) =>
  [...root.querySelectorAll<HTMLElement>('[role^=menuitem]')].find(({ textContent }) => textContent?.includes(name))!
export const asks = ({ calls }: Visitor) => calls('POST', 'payouts/amountAdjustments')
export const posts = ({ calls }: Visitor) => calls('POST', 'payouts')
/** What the filled form asks for, made: from any account, for the quoted amount. */
export const MADE = {
  ...PAYOUT,
  created: new Date().toISOString(),
  source: { ...PAYOUT.source, id: null },
  destination: { ...PAYOUT.destination, amount: '998.50' },
  sourceBankAccount: null,
}
export const created = { 'POST payouts': () => ({ payout: MADE }) }

/** The form with an amount and its price. */
export async function filled(options: Parameters<typeof visit>[1] = {}, amount = '1000') {
  const page = await visit(FORM, { payouts: [PAYOUT], ...options })
  const [source] = await until(() => inputs(page.shadow).length === 2 && inputs(page.shadow))
  type(source!, amount)
  await until(() => !submitButton(page.shadow).disabled, 'a form that may be sent')
  await until(() => hasText(page.shadow, 'Summary'), 'a summary')
  return page
}

/** What is said of a transfer that may have been made: before the list was looked at, and after that. */
export const OPEN = 'We can’t tell yet if this transfer was created'
export const OPEN_TEXT = 'No money has moved. Check again. The transfer won’t be created twice.'
export const NOT_LISTED =
  'We still can’t tell. The transfer isn’t in your list, but it may still appear there. No money has moved. Check again in a moment, or start a new transfer.'
export const saysOpen = (root: ShadowRoot) =>
  soon(() => isTrue([OPEN_TEXT, NOT_LISTED].includes(banner(root, OPEN)), banner(root, OPEN)))
