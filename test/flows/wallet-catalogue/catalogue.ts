import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { createCustomer, outcomeOf, type Customer, type Ended, type WalletKind } from '../kill-matrix/customer.ts'
import { fill, openForm } from '../kill-matrix/visit.ts'
import { signInByHost } from '../support/customers.ts'
import { hearEvents } from '../support/host-events.ts'
import { button, ramp } from '../support/people.ts'
import { soon } from '../support/soon.ts'
import type { Stage } from '../support/stage.ts'
import type { End as WalletEnd } from '../../wallets/behaviour.ts'
import { APPEARANCES, type Appearance } from './announced.ts'
import type { EvmWallet } from './evm-wallet.ts'

/** A wallet that a row writes the answers of. */
interface Scripted {
  readonly kind: WalletKind
  /** The methods it was asked for. */
  readonly asked: readonly string[]
  /** Forgets the answers of the row before. */
  reset(customer: Customer): void
  /** Whether the chain has done it. */
  isDone(hash: unknown): Promise<boolean>
}

/** What a row of the catalogue acts with. */
export interface Scene<Wallet extends Scripted = EvmWallet> {
  readonly page: Page
  readonly wallet: Wallet
  /** Waits until the wallet was asked. */
  asked(method: string, times?: number): Promise<void>
}

export interface Row<Wallet extends Scripted = EvmWallet> {
  /** What the wallet answers. */
  readonly name: string
  readonly appearance?: Appearance
  /** Before the page opens. */
  readonly before?: (scene: Scene<Wallet>) => unknown
  /** Before Send is pressed. */
  readonly set?: (scene: Scene<Wallet>) => unknown
  /** After the wallet was chosen. */
  readonly act?: (scene: Scene<Wallet>) => Promise<unknown>
  /** What the screen says: a text of a toast, or of the screen. */
  readonly says: string
  /** Where the money is, by the chain and by the server's ledger. */
  readonly end: EndName
}

const AMOUNT = '37.25'
const PAID = { received: [37_250_000n], booked: [`tokenIn ${AMOUNT}`] }
const EMPTY = { received: [], booked: [] }

type EndName = WalletEnd | 'nothing'

interface End {
  readonly payouts: readonly Ended[]
  readonly events: readonly string[]
}

export const ENDS = {
  /** No payout was made. */
  nothing: { payouts: [], events: [] },
  paid: { payouts: [{ status: 'funded', ...PAID }], events: ['created', 'sent'] },
  cancelled: { payouts: [{ status: 'cancelled', ...EMPTY }], events: ['created', 'cancelled'] },
  /** The screen says so, and the payout waits for its customer. */
  open: { payouts: [{ status: 'pending', ...EMPTY }], events: ['created'] },
  /** The first payout was cancelled, and the second one is paid. */
  paidAgain: {
    payouts: [
      { status: 'funded', ...PAID },
      { status: 'cancelled', ...EMPTY },
    ],
    events: ['created', 'cancelled', 'created', 'sent'],
  },
  /** Other tokens than were asked for came to the payout's address. */
  other: {
    payouts: [{ status: 'failedPrecondition', received: [1_000_000n], booked: ['tokenIn 1.00'] }],
    events: ['created'],
  },
  /** It was cancelled before its tokens came, which the server sends back. */
  late: {
    payouts: [{ status: 'refunded', received: PAID.received, booked: [...PAID.booked, `refund ${AMOUNT}`] }],
    events: ['created', 'cancelled'],
  },
} as const satisfies Readonly<Record<EndName, End>>

const EVENTS = ['created', 'sent', 'cancelled']

/** Everything that the page shows or has shown for a moment. */
export const read = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { toasts } = globalThis as unknown as { toasts: { shown: string[] } }
    const { shadowRoot } = document.querySelector('sphere-ramp')!
    const shown = [...shadowRoot!.children].map((each) => (each as HTMLElement).innerText)
    return [...toasts.shown, ...shown].join('\n').replaceAll('\u00A0', ' ')
  })

/** The same page serves all rows, and knows nothing of the row before. */
async function openPage({ demo }: Stage, page: Page, appearance: Appearance): Promise<void> {
  await page.evaluate(() => {
    sessionStorage.clear()
    localStorage.clear()
  })
  await page.goto(`${demo.url}/strict-csp/?wallet=${appearance}`)
}

export const pressSend = (page: Page) => button(page, `Send ${AMOUNT} USDC`).click()

async function choose(page: Page, appearance: Appearance): Promise<void> {
  const { listed, chosen } = APPEARANCES[appearance]
  const dialog = ramp(page).getByRole('dialog')
  await dialog.getByRole('button', { name: chosen }).waitFor()
  const names = listed.map((name) => dialog.getByRole('button', { name: new RegExp(`^${name}`) }).count())
  expect(await Promise.all(names)).toEqual(listed.map(() => 1))
  await dialog.getByRole('button', { name: chosen }).click()
}

interface Playing<Wallet> {
  readonly stage: Stage
  readonly page: Page
  readonly wallet: Wallet
}

/** Opens the form of a new customer, filled in. */
export async function openRow<Wallet extends Scripted>(
  { stage, page, wallet }: Playing<Wallet>,
  row: Pick<Row<Wallet>, 'appearance' | 'before'>,
) {
  const { appearance = 'announced', before } = row
  const customer = await createCustomer(stage, wallet.kind)
  wallet.reset(customer)
  const scene: Scene<Wallet> = {
    page,
    wallet,
    asked: (method, times = 1) => soon(() => wallet.asked.filter((each) => each === method).length).toBe(times),
  }
  await before?.(scene)
  await openPage(stage, page, appearance)
  await signInByHost(stage, page, customer.email)
  const events = await hearEvents(
    page,
    EVENTS.map((each) => `ramp-payout-${each}`),
  )
  await openForm(page)
  await fill(page)
  return { customer, scene, events }
}

/** Runs a row on the built product, and judges it by the chain, the ledger and the host's events. */
export async function play<Wallet extends Scripted>(
  { stage, page, wallet }: Playing<Wallet>,
  row: Row<Wallet>,
): Promise<void> {
  const { appearance = 'announced', set, act, says, end } = row
  const { customer, scene, events } = await openRow({ stage, page, wallet }, row)
  await set?.(scene)
  await pressSend(page)
  await choose(page, appearance)
  await act?.(scene)
  await soon(() => read(page), row.name).toContain(says)
  const { payouts, events: heard } = ENDS[end]
  await soon(async () => (await outcomeOf(stage, customer)).payouts, row.name).toEqual(payouts)
  await soon(async () => (await events()).map(({ type }) => type.replace('ramp-payout-', '')), row.name).toEqual(heard)
  const sent = (await events()).filter(({ type }) => type === 'ramp-payout-sent')
  // The host hears of no transaction that the chain does not have.
  for (const { detail } of sent) expect(await wallet.isDone(detail?.['transactionHash'])).toBe(true)
}
