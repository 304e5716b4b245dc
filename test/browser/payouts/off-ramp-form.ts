import { MAIN_WALLET } from '../../support/customer.ts'
import { asRead, cleanUp, type, until, type Answers } from '../../support/host.ts'
import { TO_BANK } from '../../support/payouts.ts'
import { visit, type Visitor } from '../../support/visit.ts'
import { createEvmNode, type EvmNode } from '../../support/wallets/evm-node.ts'
import { removeNodes, serveNode } from '../../support/wallets/serve-node.ts'
import type { EvmWallet } from '../../support/wallets/evm-wallet.ts'
import { installWallet, removeWallets, row } from '../wallets/connecting.ts'
import { inputs, submitButton } from './on-ramp-form.ts'

export const OFF_RAMP = '/payouts/new/off-ramp?currency=usd&method=ACH'
export const HASH = `0x${'ab'.repeat(32)}`
const BASE = 8453
const TOKEN = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'
const DEPOSIT = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
const RPC_URL = 'https://node.test/base'
export const CONFIG = { rpcUrls: { base: RPC_URL } }

/** The source wallet; the wallet that is in the page has its key. */
export const HOT_WALLET = {
  ...MAIN_WALLET,
  id: 'wallet_9',
  network: 'base',
  address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  nickname: 'Hot wallet',
}

/** What the filled form asks for, made. */
export const SENT_PAYOUT = {
  ...TO_BANK,
  id: 'payout_9',
  amount: '100.00',
  created: new Date().toISOString(),
  source: { type: 'wallet', id: HOT_WALLET.id, amount: '100.00', currency: 'usdc', network: 'base' },
  destination: { ...TO_BANK.destination, amount: '98.90' },
  wallets: [{ id: HOT_WALLET.id, address: HOT_WALLET.address, nickname: 'Hot wallet' }],
  instructions: { memo: null, resource: { type: 'wallet', address: DEPOSIT, network: 'base' } },
}

export function leave(): void {
  cleanUp()
  removeWallets()
  removeNodes()
}

export interface Sender extends Visitor {
  readonly wallet: EvmWallet
  readonly node: EvmNode
  /** The API's answers; a test may change them. */
  readonly answers: Answers
  /** How often the wallet was asked to send. */
  readonly askedToSend: () => number
}

interface Opening {
  readonly payout?: object
  readonly answers?: Answers
  readonly key?: `0x${string}`
  /** The address that has the tokens. */
  readonly holder?: string
  /** What it has of the coin of the fee, in wei. */
  readonly native?: bigint
  /** The host's node of Base. */
  readonly rpcUrl?: { readonly url: string; readonly headers?: Readonly<Record<string, string>> }
  readonly attributes?: Record<string, string>
}

/** Each submit makes another payout; one that is declined is cancelled. */
function answersFor(payout: object): Answers {
  const ids = [SENT_PAYOUT.id, 'payout_10']
  const statuses = new Map(ids.map((id) => [id, 'pending']))
  const present = (id: string) => ({ payout: { ...payout, id, status: statuses.get(id) } })
  let made = 0
  const perPayout = ids.flatMap((id) => [
    [`GET payouts/${id}`, () => present(id)],
    [
      `DELETE payouts/${id}`,
      () => {
        statuses.set(id, 'cancelled')
        return present(id)
      },
    ],
  ])
  return {
    'GET wallets': () => ({ wallets: [HOT_WALLET] }),
    'POST payouts': () => present(ids[made++]!),
    ...Object.fromEntries(perPayout),
  }
}

/** The form with an amount and its price, and a wallet in the page that is not connected. */
export async function filledOffRamp({
  payout = SENT_PAYOUT,
  answers,
  key,
  holder = HOT_WALLET.address,
  native,
  rpcUrl = { url: RPC_URL },
  attributes = {},
}: Opening = {}): Promise<Sender> {
  const wallet = await installWallet({ chainId: BASE, ...(key && { key }) })
  wallet.answer('eth_sendTransaction', HASH)
  const node = createEvmNode({
    token: TOKEN,
    from: holder,
    to: DEPOSIT,
    units: 100_000_000n,
    hash: HASH,
  })
  if (native !== undefined) node.native = native
  serveNode(rpcUrl.url, node)
  const all = { ...answersFor(payout), ...answers }
  const page = await visit(OFF_RAMP, { answers: all, config: { rpcUrls: { base: rpcUrl } }, attributes })
  const [source] = await until(() => inputs(page.shadow).length === 2 && inputs(page.shadow))
  type(source!, '100')
  await until(() => !submitButton(page.shadow).disabled, 'a form that may be sent')
  const askedToSend = () => wallet.asked.filter((method) => method === 'eth_sendTransaction').length
  return { ...page, wallet, node, askedToSend, answers: all }
}

/** Presses Send, and connects the wallet of the page. */
export async function send({ shadow }: Pick<Sender, 'shadow'>): Promise<void> {
  submitButton(shadow).click()
  await chooseWallet({ shadow })
}

export async function chooseWallet({ shadow }: Pick<Sender, 'shadow'>): Promise<void> {
  const found = await until(() => row(shadow, 'Mock Wallet'), 'the wallet in the list')
  found.click()
}

export const heading = (shadow: ShadowRoot) =>
  [...shadow.querySelectorAll('[part=view] [part=title]')].map(({ textContent }) => textContent)[0] ?? null

/** What is said in a toast, or in the line of an open dialog. */
export const toasts = (shadow: ShadowRoot) =>
  [...shadow.querySelectorAll('[part=toast], [data-line]')].map(({ textContent }) => asRead(textContent))
