/** Bank accounts with linked wallets, and the way to their dialogs. */
import { CHASE } from '../../support/customer.ts'
import { button, until, type Answers } from '../../support/host.ts'
import { said } from '../../support/rows.ts'
import { setVisibility, visit, type Visitor } from '../../support/visit.ts'

export const EVM_ADDRESS = '0x8f3CF7ad23Cd3CaDbD9735AFf958023239c6C240'
export const SOLANA_ADDRESS = 'Fq3mLxgV8oMw3zVw2hQkN9yTn6sZbC1dR5eP7aJu2LtV'

export const linkOf = (id: string, network: string, address: string, rest = {}) => ({
  id: `walletBankAccount_${id}`,
  wallet: { address, network },
  sourceCurrency: 'usdc',
  destinationNetwork: 'ach',
  ...rest,
})

export const ON_ETHEREUM = linkOf('ethereum', 'ethereum', EVM_ADDRESS, { destinationNetwork: 'wire' })
export const ON_SOLANA = linkOf('solana', 'solana', SOLANA_ADDRESS)

export const EURO = { ...CHASE, id: 'bankAccount_eur', accountName: 'Euro account', bankName: 'N26', currency: 'eur' }

interface Opening {
  readonly answers?: Answers
  readonly config?: Record<string, unknown>
  readonly attributes?: Record<string, string>
}

export const openAccounts = (accounts: () => readonly unknown[], { answers, ...rest }: Opening = {}) =>
  visit('/my-accounts', { answers: { 'GET bankAccounts': () => ({ bankAccounts: accounts() }), ...answers }, ...rest })

/** The names of the actions in the menu of an account, which is left open. */
export async function openMenu({ shadow }: Visitor, account = 'Everyday'): Promise<string[]> {
  const menu = await until(() => button(shadow, `Actions for ${account}`), `the menu of ${account}`)
  menu.focus()
  menu.click()
  await until(() => itemsIn(shadow).length > 0)
  return itemsIn(shadow).map(({ textContent }) => textContent)
}

/** What a linked wallet's row says while it is closed: its name, and the text under it. */
export function summary(row: HTMLElement): [name: string, detail: string] {
  const [head, detail] = row
    .querySelector('[aria-expanded]')!
    .querySelector(':scope > span:has(> span + span)')!.children
  return [said(head!), [...detail!.children].map((part) => said(part)).join(' · ')]
}

/** What an open row says: the whole address, and what may be sent there. */
export function opened(row: HTMLElement): [address: string, only: string] {
  const address = row.querySelector('p.sr-mono')!
  return [said(address), said(address.nextElementSibling!)]
}

const itemsIn = (shadow: ShadowRoot) => [...shadow.querySelectorAll<HTMLElement>(':popover-open [role=menuitem]')]

/** Opens a dialog from the menu of an account. */
export async function openDialog(visitor: Visitor, action: string, account?: string): Promise<HTMLDialogElement> {
  await openMenu(visitor, account)
  itemsIn(visitor.shadow)
    .find(({ textContent }) => textContent === action)!
    .click()
  return until(() => dialogIn(visitor.shadow), `the dialog of ${action}`)
}

export const dialogIn = (shadow: ShadowRoot) => shadow.querySelector<HTMLDialogElement>('dialog[open]')
export const nameOf = (dialog: HTMLElement | null) => dialog?.querySelector('[data-heading]')?.textContent

export const radio = (root: ParentNode, name: string) =>
  [...root.querySelectorAll<HTMLButtonElement>('[role=radio]')].find(({ textContent }) => textContent === name)!
export const chosen = (root: ParentNode) =>
  [...root.querySelectorAll('[role=radio][aria-checked=true]')].map(({ textContent }) => textContent)

/** The customer leaves the tab for longer than the list counts as fresh, and comes back, which reads it again. */
export async function comeBack(): Promise<void> {
  setVisibility('hidden')
  await new Promise((resolve) => setTimeout(resolve, 1100))
  setVisibility('visible')
}
