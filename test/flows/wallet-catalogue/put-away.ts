import type { Page } from 'playwright-core'
import type { Row, Scene } from './catalogue.ts'
import { sends } from './evm-script.ts'
import type { SolanaWallet } from './solana-wallet.ts'

const SENT = '37.25 USDC sent'

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Says to the page what a phone says when another app comes in front of it, or goes. */
const show = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

/** Longer than the chain takes, and the server to notice. */
const AWAY_MS = 8000
/** The page is put away by then. */
const ANSWERS_AFTER_MS = 2000

/** The wallet is an app of its own: its page is hidden and its timers stand still until the customer comes back. */
const putAway = (method: string) =>
  async function act({ page, asked }: Pick<Scene, 'page' | 'asked'>): Promise<void> {
    await asked(method)
    const cdp = await page.context().newCDPSession(page)
    await show(page, 'hidden')
    await cdp.send('Page.setWebLifecycleState', { state: 'frozen' })
    await wait(AWAY_MS)
    await cdp.send('Page.setWebLifecycleState', { state: 'active' })
    await show(page, 'visible')
    await cdp.detach()
  }

export const EVM_PUT_AWAY: readonly Row[] = [
  {
    name: 'is an app of the phone, whose customer comes back when the tokens have come',
    set: sends(async (asked, { wallet }) => {
      await wait(ANSWERS_AFTER_MS)
      return wallet.send(asked)
    }),
    act: putAway('eth_sendTransaction'),
    says: SENT,
    end: 'paid',
  },
]

export const SOLANA_PUT_AWAY: readonly Row<SolanaWallet>[] = [
  {
    name: 'is an app of the phone that signs while the page is put away',
    before: ({ wallet }) =>
      wallet.answers.set('signTransaction', async (asked) => {
        await wait(ANSWERS_AFTER_MS)
        return Buffer.from(wallet.sign(asked).serialize()).toString('base64')
      }),
    act: putAway('signTransaction'),
    says: SENT,
    end: 'paid',
  },
]
