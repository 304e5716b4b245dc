import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findAnvil } from '../../demo/chains/evm/anvil.ts'
import { APTOS_TOKENS, SOLANA_TOKENS, SUI_TOKENS, TRON_TOKENS } from '../../demo/chains/networks.ts'
import { needsAnvil } from '../../demo/chains/evm/needs-anvil.fixture.ts'
import { type Demo, startDemo } from '../../demo/start/demo.ts'
import { type AskedFamily, createAskedWallet } from './support/asked-wallet.ts'
import { signInByHost } from './support/customers.ts'
import { setNodes } from './support/nodes.ts'
import { addConnected, fillOffRamp } from './support/off-ramp.ts'
import { payoutsOf } from './support/payouts-of.ts'
import * as person from './support/people.ts'
import { soon } from './support/soon.ts'
import { openStage, type Stage } from './support/stage.ts'
import { watchTraffic } from './support/traffic.ts'

// What no wallet may be asked for, on each network whose transactions the page builds. The page has the strictest policy.
const { button, ramp, readToast } = person
const EVM_ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const REFUSED = 'The network refused the transfer. Nothing left your wallet.'

interface Row {
  readonly network: string
  readonly coin: 'usdc' | 'usdt'
  /** Null where the network asks for none (decisions.md C21). */
  readonly fee: string | null
  /** What the wallet is on, as the page names it; null where a wallet does not say it. */
  readonly testnet: string | null
  readonly zero: string
  readonly token: string
  readonly refused: string
}

const ROWS: Readonly<Record<AskedFamily, Row>> = {
  solana: {
    network: 'Solana',
    coin: 'usdc',
    fee: 'SOL',
    testnet: null,
    zero: '1'.repeat(32),
    token: SOLANA_TOKENS.usdc.address,
    refused: REFUSED,
  },
  sui: {
    network: 'Sui',
    coin: 'usdc',
    fee: null,
    testnet: 'testnet',
    zero: `0x${'0'.repeat(64)}`,
    token: SUI_TOKENS.usdc.address.split('::')[0]!,
    refused: REFUSED,
  },
  aptos: {
    network: 'Aptos',
    coin: 'usdc',
    fee: 'APT',
    testnet: 'testnet',
    zero: `0x${'0'.repeat(64)}`,
    token: APTOS_TOKENS.usdc.address,
    refused: REFUSED,
  },
  tron: {
    network: 'Tron',
    coin: 'usdt',
    fee: 'TRX',
    testnet: 'Shasta',
    zero: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
    token: TRON_TOKENS.usdt.address,
    refused: 'Invalid recipient or amount',
  },
}

let demo: Demo
let stage: Stage

beforeAll(async () => {
  const tron = 'missing' in findAnvil() ? [] : (['tron'] as const)
  const settings = { stepMs: 0, autoFund: false, codeSendsPerHour: 1000 }
  demo = await startDemo({ networks: ['solana', 'sui', 'aptos', ...tron], settings })
  const { url, sandboxUrl, chains } = demo
  stage = await openStage({ pollsOften: true, demo: { url, sandboxUrl, rpcUrls: { ...chains.rpcUrls } } })
})
afterAll(async () => {
  await stage.close()
  await demo.close()
})

/** The server's answers name another address to send the tokens to. */
async function answerWith(page: Page, address: string): Promise<void> {
  await page.unroute('**/ramp/payouts**')
  await page.route('**/ramp/payouts**', async (route) => {
    const response = await route.fetch()
    const isDestination = (key: string, value: { readonly type?: unknown } | null) =>
      key === 'resource' && value?.type === 'wallet'
    const json: unknown = JSON.parse(await response.text(), (key, value) =>
      isDestination(key, value) ? { ...value, address } : value,
    )
    await route.fulfill({ response, json })
  })
}

const field = (page: Page, name: string) => ramp(page).getByRole('textbox', { name, exact: true })
const seen = (page: Page, text: string) => ramp(page).getByText(text).first().waitFor()

/** In the form of a new wallet: a wallet that is on a testnet, and an address of another family. */
async function refuseWallets(page: Page, { network, testnet }: Row, wallet: ReturnType<typeof createAskedWallet>) {
  await ramp(page).getByRole('tab', { name: 'Wallets' }).click()
  await button(page, 'Add wallet').first().click()
  await ramp(page).getByRole('combobox', { name: 'Network' }).click()
  await ramp(page).getByRole('option', { name: network, exact: true }).click()
  await field(page, 'Nickname').fill('Mine')
  await ramp(page).getByRole('checkbox').check()
  if (testnet) {
    await wallet.useTestnet(page, true)
    await button(page, 'Connect').click()
    await button(page, /^Asked Wallet/).click()
    await seen(page, `Unsupported network: ${testnet}`)
    await page.keyboard.press('Escape')
    await ramp(page).getByRole('dialog').waitFor({ state: 'detached' })
    await wallet.useTestnet(page, false)
  }
  await field(page, 'Address').fill(EVM_ADDRESS)
  await field(page, 'Address').press('Tab')
  await seen(page, `This isn’t a valid ${network} address.`)
  expect(await button(page, 'Add wallet').isDisabled()).toBe(true)
  expect(await field(page, 'Nickname').inputValue()).toBe('Mine')
  await button(page, 'Back').click()
}

test.for(Object.entries(ROWS) as [AskedFamily, Row][])(
  'on %s no wallet is asked for what would be lost or refused, and the form stays as it was [SAFE-A7, C11, C21, WAL-10, WAL-16]',
  async ([family, row], context) => {
    if (family === 'tron') needsAnvil(context)
    const local = demo.chains.nodes[family]!
    const coin = row.coin.toUpperCase()
    const wallet = createAskedWallet(family)
    await local.fund(wallet.address, { [row.coin]: '200.00' })
    const email = `existing+refused-${family}@example.com`
    const page = await stage.open('/strict-csp/', {
      async setUp(browser) {
        await wallet.install(browser)
        await setNodes(browser, stage)
      },
    })
    const traffic = watchTraffic(page)
    const made = () => traffic.to('POST', 'ramp/payouts').length
    const isKept = async () => {
      await soon(() => field(page, 'You send').inputValue()).toBe('60.00')
      expect(await wallet.prompts(page)).toBe(0)
    }
    await signInByHost(stage, page, email)
    await refuseWallets(page, row, wallet)
    await addConnected(page, /^Asked Wallet/, 'Mine', row.network)
    await fillOffRamp(page, /Mine/, '60.00')

    await field(page, 'You send').fill('60.1234567')
    await seen(page, 'Use at most two decimals.')
    expect(await button(page, 'Send').isDisabled()).toBe(true)
    await field(page, 'You send').fill('60.00')

    const send = () => button(page, `Send 60.00 ${coin}`).click()
    if (row.fee) {
      await send()
      await readToast(page, `Not enough ${row.fee} to pay for transaction fee`)
      await isKept()
      expect(made()).toBe(0)
    }

    await local.fund(wallet.address, { native: '50' })
    for (const address of [row.zero, row.token]) {
      await answerWith(page, address)
      await send()
      await readToast(page, row.refused)
      await isKept()
    }
    await answerWith(page, wallet.address)
    await send()
    await seen(page, 'This transfer isn’t what you asked for')
    expect([made(), await wallet.prompts(page)]).toEqual([3, 0])
    const payouts = await payoutsOf(demo.sandboxUrl, email)
    expect(payouts.filter(({ amount }) => amount === '60.00').map(({ status }) => status)).toEqual([
      'pending',
      'cancelled',
      'cancelled',
    ])
  },
)
