import type { BrowserContext, Page } from 'playwright-core'
import { DECLINED } from '../../wallets/evm.ts'
import { serveWallets } from '../support/chain-wallets.ts'
import { signInByHost } from '../support/customers.ts'
import * as person from '../support/people.ts'
import { visit, type Stage } from '../support/stage.ts'
import { AMOUNT, type Customer } from './customer.ts'

const { button, ramp, title } = person
const BASE = 8453
const FORM = '/payouts/new/off-ramp?currency=usd&method=ach'
const LIST = '/my-payouts?type=offRamps'

/** Another browser, whose pages have the customer's wallet and know where the local networks are. */
export function openBrowser(
  stage: Stage,
  customer: Customer,
  setUp: (context: BrowserContext) => Promise<void>,
): Promise<Page> {
  return stage.open('/strict-csp/', {
    viewport: { width: 420, height: 900 },
    bypassCSP: true,
    async setUp(context) {
      await setUp(context)
      await serveWallets(context)
      await context.addInitScript(walletAndNodes(stage, customer))
    },
  })
}

/** As a text, because the test runner rewrites an import that it sees. */
function walletAndNodes({ demo: { rpcUrls } }: Stage, { kind, evm, solana }: Customer): string {
  const [file, create, options] =
    kind === 'evm'
      ? ['evm-wallet', 'createEvmWallet', { key: evm.privateKey, chainId: BASE, rpcUrls: { [BASE]: rpcUrls['base'] } }]
      : [
          'solana-wallet',
          'installKeptSolanaWallet',
          { secretKey: [...solana.secretKey], broadcastsTo: kind === 'broadcaster' ? rpcUrls['solana'] : null },
        ]
  // The blank page that a tab begins with imports nothing.
  return `if (location.protocol === 'http:') {
    window.walletIsThere = import('/.wallets/${file}.js').then((kit) => {
      window.wallet = kit.${create}(${JSON.stringify(options)})
    })
    customElements.whenDefined('sphere-ramp').then(() => {
      document.querySelector('sphere-ramp').config = ${JSON.stringify({ rpcUrls })}
    })
  }`
}

const METHODS = {
  evm: 'eth_sendTransaction',
  signer: 'signTransaction',
  broadcaster: 'signAndSendTransaction',
} as const

/** What the wallet does when it is asked to send. `silent`: it does so, and the page never hears of it. */
export type WalletFate = 'approves' | 'waits' | 'declines' | 'silent'

const FATES: Readonly<Record<WalletFate, (method: string) => string>> = {
  approves: () => '',
  waits: (method) => `void window.wallet.hold('${method}')`,
  declines: (method) => `window.wallet.refuse('${method}', ${JSON.stringify(DECLINED)})`,
  silent: (method) => `window.wallet.silence('${method}')`,
}

/** The wallet of a page. */
export const walletOn = (page: Page, { kind }: Customer) => ({
  meets: (fate: WalletFate) => page.evaluate(`window.walletIsThere.then(() => { ${FATES[fate](METHODS[kind])} })`),
  hasActed: () => page.evaluate<boolean>(`window.wallet.done.includes('${METHODS[kind]}')`),
  asked: () => page.evaluate<unknown>(`window.wallet.lastAsked('${METHODS[kind]}')`),
})

const navigate = (page: Page, path: string) =>
  page.evaluate((to) => {
    const element = document.querySelector('sphere-ramp') as HTMLElement & { navigate(path: string): Promise<void> }
    return element.navigate(to)
  }, path)

const SEND = `Send ${AMOUNT} USDC`

export const openForm = (page: Page) => navigate(page, FORM)

/** Fills in the form, up to the button that sends. */
export async function fill(page: Page): Promise<void> {
  await button(page, /^From wallet/).click()
  await ramp(page)
    .getByRole('menuitemradio', { name: /Kept wallet/ })
    .click()
  await ramp(page).getByRole('textbox', { name: 'You send' }).fill(AMOUNT)
}

/** Presses Send, and chooses the wallet. */
export async function send(page: Page, { kind }: Customer): Promise<void> {
  await button(page, SEND).click()
  await button(page, kind === 'evm' ? /^Mock Wallet/ : /^Burner Wallet/).click()
}

export async function openList(page: Page): Promise<void> {
  await navigate(page, LIST)
  await title(page, 'Transfers').waitFor()
}

/** How a page dies, and what the customer comes back on. */
export const RETURNS = {
  reloaded: {
    die: async (page: Page) => {
      await page.reload({ waitUntil: 'commit' })
    },
    comeBack: async (page: Page) => {
      await title(page, 'Accounts').waitFor()
      return page
    },
  },
  closed: {
    die: (page: Page) => page.close(),
    comeBack: async (page: Page, stage: Stage, customer: Customer) => {
      const { pageErrors } = stage
      const tab = await visit(page.context(), { url: `${stage.demo.url}/strict-csp/`, pageErrors })
      await signInByHost(stage, tab, customer.email)
      return tab
    },
  },
} as const

export type Return = keyof typeof RETURNS
