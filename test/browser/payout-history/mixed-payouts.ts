import { button, until } from '../../support/host.ts'
import { PAYOUT } from '../../support/payouts.ts'
import { tableRows } from '../../support/rows.ts'
import { visit, type Visitor } from '../../support/visit.ts'

type Fields = Record<string, unknown>

/** At noon of the machine's own time zone: a filter by days works in the customer's. */
const noon = (date: number) => new Date(2026, 10, date, 12).toISOString()
const side = (endpoint: Fields, network: string) => ({ ...endpoint, network })
const onRamp = (id: string, date: number, status: string, rail: string, network: string) => ({
  ...PAYOUT,
  id: `payout_${id}`,
  status,
  updated: noon(date),
  source: side(PAYOUT.source, rail),
  destination: side(PAYOUT.destination, network),
})

export const payouts = [
  onRamp('a', 2, 'succeeded', 'wire', 'ethereum'),
  onRamp('b', 3, 'failed', 'ach', 'sol'),
  onRamp('c', 4, 'failedPrecondition', 'achSameDay', 'optimism'),
  onRamp('d', 5, 'refunded', 'sepa', 'base'),
  onRamp('e', 6, 'cancelled', 'achPush', 'sol'),
  onRamp('f', 7, 'funded', 'wire', 'base'),
]

export const rows = (root: ShadowRoot) => [...root.querySelectorAll<HTMLElement>('tbody tr, [part=card] > ul > li')]
export const days = (root: ShadowRoot) => tableRows(root).map((cells) => cells['Date'])
export const panel = (root: ShadowRoot) =>
  root.querySelector<HTMLElement>('[popover][role=dialog]:popover-open, dialog[open]')
export const filterButton = (root: ShadowRoot) =>
  root.querySelector<HTMLElement>('[role=tabpanel] button[aria-haspopup=dialog]')!
export const pressed = (root: ShadowRoot, name: string) => button(root, name)!.getAttribute('aria-pressed')

export async function openPanel({ shadow }: Visitor) {
  filterButton(shadow).click()
  return until(() => panel(shadow))
}

export async function open(path = '/my-payouts', at: Parameters<typeof visit>[1] = {}) {
  const visitor = await visit(path, { payouts, ...at })
  await until(() => rows(visitor.shadow).length > 0)
  return visitor
}
