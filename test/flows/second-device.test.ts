import type { Page, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { needsAnvil } from '../../demo/chains/evm/needs-anvil.fixture.ts'
import type { ChainPort } from '../../demo/sandbox/payouts/chain-port.ts'
import { testKey } from '../../demo/sandbox/wallets/test-keys.ts'
import { type Demo, startDemo } from '../../demo/start/demo.ts'
import { apiOf } from './support/api-customer.ts'
import { signInByHost } from './support/customers.ts'
import { fillOffRamp } from './support/off-ramp.ts'
import { payoutsOf } from './support/payouts-of.ts'
import * as person from './support/people.ts'
import { sampleOf } from './support/sample.ts'
import { soon } from './support/soon.ts'
import { openStage, type Stage } from './support/stage.ts'
import { answer } from './support/test-wallet.ts'

// Two browsers with the same wallet and the same customer, and a server that has not counted yet what the network shows.
const { button, ramp } = person
/** Tron’s three seconds are half a second here, and its 300 s are 50. */
const BLOCK_MS = 500
const INVITES = /Send now|wasn’t sent|Nothing was sent|[Nn]othing left your wallet|Did your wallet send|Send again/

interface Row {
  readonly network: 'solana' | 'tron'
  /** As the sandbox names it. */
  readonly port: string
  readonly coin: 'usdc' | 'usdt'
  /** What the customer's wallet is called. Those of the sandbox have one on Solana already. */
  readonly payer: string
  /** What takes signed bytes from the page. */
  readonly handOver: string
  /** As the network writes it. */
  readonly id: RegExp
}

const NETWORKS = sampleOf<Row>(
  [
    {
      network: 'tron',
      port: 'tron',
      coin: 'usdt',
      payer: 'Payer',
      handOver: '**/wallet/broadcasthex',
      id: /\b[0-9a-f]{64}\b/g,
    },
    {
      network: 'solana',
      port: 'sol',
      coin: 'usdc',
      payer: 'Test Wallet',
      handOver: '**/relay/solana?*',
      id: /\b[1-9A-HJ-NP-Za-km-z]{86,88}\b/g,
    },
  ],
  ({ network }) => network === 'solana',
)

let demo: Demo
let stage: Stage
let email: string
let count = 0
let countAgain = () => {}

beforeAll(async () => {
  const settings = { stepMs: 0, autoFund: false, codeSendsPerHour: 1000 }
  demo = await startDemo({ networks: NETWORKS.map(({ network }) => network), blockMs: BLOCK_MS, settings })
  const { url, sandboxUrl, chains } = demo
  stage = await openStage({ pollsOften: true, demo: { url, sandboxUrl, rpcUrls: { ...chains.rpcUrls } } })
})
afterAll(async () => {
  await stage.close()
  await demo.close()
  expect(stage.pageErrors).toEqual([])
})
beforeEach((context) => {
  needsAnvil(context)
  email = `existing+device${(count += 1)}@example.com`
})
afterEach(() => countAgain())

/** The sandbox sees no transfer of this network until it counts again. */
function stopCounting(port: ChainPort): void {
  const { deposits } = port
  Object.assign(port, { deposits: async (cursor: string | null) => ({ deposits: [], cursor }) })
  countAgain = () => void Object.assign(port, { deposits })
}

const statuses = async () =>
  (await payoutsOf(demo.sandboxUrl, email)).filter(({ amount }) => amount === '25.00').map(({ status }) => status)

async function openPage(): Promise<Page> {
  const page = await stage.open()
  await signInByHost(stage, page, email)
  return page
}

async function openDetails(page: Page): Promise<void> {
  await person.chooseInMenu(page, 'Transfers')
  await ramp(page)
    .getByRole('row', { name: /25\.00/ })
    .first()
    .click()
  await ramp(page).locator('[part=badge]:not([role=table] *)').first().waitFor()
}

const connect = async (page: Page) => {
  await button(page, /^Test Wallet/).click()
  await answer(page, 'Connect to this page?', 'Approve')
}

describe.each(NETWORKS)('on $network', ({ network, port, coin, payer, handOver, id }) => {
  const name = `25.00 ${coin.toUpperCase()}`
  const question = `Send ${name}?`
  const { address } = testKey(network, 0)
  const balance = async () => Number(await demo.chains.ports[port]!.balance({ token: coin, address }))
  const isAsked = (page: Page) => page.getByRole('dialog', { name: question, exact: true }).waitFor()

  /** The first device's form is sent, and its wallet asks. */
  async function firstAsks(): Promise<Page> {
    if (payer === 'Payer') {
      const { api, signIn } = apiOf(demo.sandboxUrl)
      const body = { network, address, nickname: payer, consent: true, isConnected: false }
      expect(await api('POST', 'ramp/wallets', { caller: await signIn(email), body })).toMatchObject({ status: 201 })
    }
    stopCounting(demo.chains.ports[port]!)
    const page = await openPage()
    await fillOffRamp(page, new RegExp(payer), '25')
    await button(page, `Send ${name}`).click()
    await connect(page)
    await isAsked(page)
    return page
  }

  /** Another device, whose customer has the same payout open. */
  async function secondOpens(): Promise<Page> {
    const page = await openPage()
    await openDetails(page)
    await button(page, 'Send now').waitFor()
    return page
  }

  async function secondAsks(): Promise<Page> {
    const page = await secondOpens()
    await button(page, 'Send now').click()
    await connect(page)
    await isAsked(page)
    return page
  }

  /** What the two devices say until the server has counted, and after it. */
  async function paidOnce(pages: readonly Page[], before: number): Promise<void> {
    for (const page of pages) await soon(() => person.screenText(page)).not.toMatch(INVITES)
    expect([await balance(), await statuses()]).toEqual([before - 25, ['pending']])
    countAgain()
    await soon(statuses).toEqual(['funded'])
    for (const page of pages) await soon(() => person.screenText(page)).not.toMatch(INVITES)
    for (const page of pages) expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await balance()).toBe(before - 25)
  }

  test('a second device whose wallet is approved after the first one’s transfer has landed hands nothing over [C19, SAFE-B1]', async () => {
    const before = await balance()
    const first = await firstAsks()
    const second = await secondAsks()
    const handedOver = new Set<Page>()
    for (const page of [first, second])
      await page.route(handOver, async (route) => {
        handedOver.add(page)
        await route.continue()
      })
    await answer(first, question, 'Approve')
    await soon(balance).toBe(before - 25)
    await answer(second, question, 'Approve')
    await ramp(second)
      .getByText(/still confirming your transaction|sent/)
      .first()
      .waitFor()
    await paidOnce([first, second], before)
    expect([...handedOver]).toEqual([first])
  })

  test('a second device that is told to send after the first one’s transfer has landed asks no wallet [C19, SAFE-B1]', async () => {
    const before = await balance()
    const first = await firstAsks()
    const second = await secondOpens()
    await answer(first, question, 'Approve')
    await soon(balance).toBe(before - 25)
    await button(second, 'Send now').click()
    await connect(second)
    await soon(() => person.screenText(second)).not.toMatch(INVITES)
    expect(await second.getByRole('dialog').count()).toBe(0)
    await paidOnce([first, second], before)
  })

  test('two approvals that cross before the network shows either are both told, with both IDs, on both devices [C20, H16]', async () => {
    const before = await balance()
    const first = await firstAsks()
    const second = await secondAsks()
    const waiting: Route[] = []
    const arrived = new Set<Page>()
    let isOpen = false
    for (const page of [first, second])
      await page.route(handOver, async (route) => {
        arrived.add(page)
        if (isOpen) await route.continue()
        else waiting.push(route)
      })
    for (const page of [first, second]) await answer(page, question, 'Approve')
    await soon(() => arrived.size).toBe(2)
    isOpen = true
    await Promise.all(waiting.map((route) => route.continue()))
    await soon(balance).toBe(before - 50)
    countAgain()
    await soon(statuses).toEqual(['funded'])
    const idsShown: string[][] = []
    for (const page of [first, second]) {
      await page.bringToFront()
      await openDetails(page)
      await ramp(page).getByText(`${name} arrived twice`).waitFor()
      const text = await person.screenText(page)
      expect(text).not.toMatch(INVITES)
      idsShown.push([...new Set(text.match(id))].toSorted())
    }
    expect(idsShown[0]).toHaveLength(2)
    expect(idsShown[1]).toEqual(idsShown[0])
    // What the sandbox does with the second one.
    await soon(balance).toBe(before - 25)
  })
})
