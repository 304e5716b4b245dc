import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { needsAnvil } from '../../demo/chains/evm/needs-anvil.fixture.ts'
import { type Demo, startDemo } from '../../demo/start/demo.ts'
import { signInByHost } from './support/customers.ts'
import { globalsOf } from './support/globals.ts'
import { setNodes } from './support/nodes.ts'
import { addConnected, fillOffRamp } from './support/off-ramp.ts'
import { payoutsOf } from './support/payouts-of.ts'
import * as person from './support/people.ts'
import { soon } from './support/soon.ts'
import { openStage, type Stage } from './support/stage.ts'
import { createTronWallet, type TronWallet } from './support/tron-wallet.ts'

// A customer sends USDT from a TRON wallet outside of the page, which only signs. The chain and the sandbox's ledger are the judges.
const { button, ramp, readToast, title } = person
/** The chain’s 300 s are 20 s here. */
const BLOCK_MS = 200

let demo: Demo
let stage: Stage
let wallet: TronWallet
let email: string
/** The names of the page's window before the code of any network has come. */
let names: readonly string[] = []
let count = 0

beforeAll(async () => {
  const settings = { stepMs: 0, autoFund: false, codeSendsPerHour: 1000 }
  demo = await startDemo({ networks: ['tron'], blockMs: BLOCK_MS, settings })
  const { url, sandboxUrl, chains } = demo
  stage = await openStage({ pollsOften: true, demo: { url, sandboxUrl, rpcUrls: { ...chains.rpcUrls } } })
})
afterAll(async () => {
  await stage.close()
  await demo.close()
})
beforeEach(async (context) => {
  needsAnvil(context)
  wallet = createTronWallet(randomBytes(32).toString('hex'), demo.chains.rpcUrls.tron!)
  await demo.chains.nodes.tron!.fund(wallet.address, { native: '100', usdt: '500.00' })
  email = `existing+tron${(count += 1)}@example.com`
})

const payouts = async () => (await payoutsOf(demo.sandboxUrl, email)).filter(({ amount }) => amount === '120.00')
const asked = (times: number) => soon(() => wallet.prompts.length).toBe(times)

async function pressSend(path = '/'): Promise<Page> {
  const page = await stage.open(path, {
    async setUp(context) {
      await wallet.install(context)
      await setNodes(context, stage)
    },
  })
  await signInByHost(stage, page, email)
  names = await globalsOf(page)
  await addConnected(page, /^Outside TRON/, 'Savings', 'Tron')
  await fillOffRamp(page, /Savings/, '120')
  await button(page, 'Send 120.00 USDT').click()
  return page
}

test('a TRON wallet is saved without a signature, signs the transfer of a payout, and the bank is paid [PROD-11, STATE-OFFR-01, CHAIN-14, W10, SAFE-X5]', async () => {
  const page = await pressSend()
  await asked(1)
  expect(await wallet.transfers()).toEqual([])
  await wallet.prompts[0]!.approve()
  await title(page, 'Transfers').waitFor()
  await readToast(page, '120.00 USDT sent')
  expect(await wallet.transfers()).toEqual([120_000_000n])
  expect(await globalsOf(page)).toEqual(names)
  const statuses = async () => (await payouts()).map(({ type, status }) => [type, status])
  for (const status of ['funded', 'processing', 'succeeded']) {
    await soon(statuses).toEqual([['offRamp', status]])
    if (status !== 'succeeded') await person.runNextStep(page)
  }
})

test('a prompt that is declined cancels the payout and says so, and nothing has moved [STATE-OFFR-03, W12, SAFE-C2]', async () => {
  const page = await pressSend()
  await asked(1)
  wallet.prompts[0]!.decline()
  await readToast(page, 'Wallet to bank: you declined it in your wallet. Nothing was sent.')
  expect(await payouts()).toMatchObject([{ status: 'cancelled' }])
  expect(await ramp(page).getByRole('textbox', { name: 'You send' }).inputValue()).toBe('120.00')
  expect(await wallet.transfers()).toEqual([])
})

test('a page that is reloaded after the signature and before the node has it ends its payout once the transfer cannot land [E18, C19]', async () => {
  const page = await pressSend()
  await asked(1)
  let handedOver = 0
  await page.route('**/wallet/broadcasthex', async (route) => {
    handedOver += 1
    await route.abort()
  })
  await wallet.prompts[0]!.approve()
  await soon(() => handedOver).toBeGreaterThan(0)
  await page.reload()
  await person.chooseInMenu(page, 'Transfers')
  await ramp(page).getByText('We’re still confirming your transaction').waitFor()
  expect(await payouts()).toMatchObject([{ status: 'pending' }])
  await demo.chains.nodes.tron!.skipBlocks(120)
  await soon(async () => (await payouts()).map(({ status }) => status)).toEqual(['cancelled'])
  expect([wallet.prompts.length, await wallet.transfers()]).toEqual([1, []])
})

test('a page of the strictest policy that is reloaded when the node has the transfer, and has said nothing, sends it once [E18, C19, SAFE-X1]', async () => {
  const page = await pressSend('/strict-csp/')
  await asked(1)
  let handedOver = 0
  await page.route('**/wallet/broadcasthex', async (route) => {
    await route.fetch()
    handedOver += 1
  })
  await wallet.prompts[0]!.approve()
  await soon(() => handedOver).toBeGreaterThan(0)
  await page.reload()
  await person.chooseInMenu(page, 'Transfers')
  await soon(async () => (await payouts()).map(({ status }) => status)).toEqual(['funded'])
  expect([wallet.prompts.length, await wallet.transfers()]).toEqual([1, [120_000_000n]])
})
