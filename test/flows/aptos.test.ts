import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testKey } from '../../demo/sandbox/wallets/test-keys.ts'
import { type Demo, startDemo } from '../../demo/start/demo.ts'
import { signInByHost } from './support/customers.ts'
import { globalsOf } from './support/globals.ts'
import { hearEvents } from './support/host-events.ts'
import { addConnected, fillOffRamp } from './support/off-ramp.ts'
import { payoutsOf } from './support/payouts-of.ts'
import * as person from './support/people.ts'
import { soon } from './support/soon.ts'
import { openStage, type Stage } from './support/stage.ts'
import { answer } from './support/test-wallet.ts'

// A customer sends USDC on Aptos and sees money in a bank. The sandbox finds the tokens by the transaction that the widget registers.
let demo: Demo
let stage: Stage
/** The names of the page's window before the code of any network has come. */
let names: readonly string[] = []
const { button, ramp, readToast, title } = person
const { address } = testKey('aptos', 0)

beforeAll(async () => {
  demo = await startDemo({ networks: ['aptos'], settings: { stepMs: 0, autoFund: false, codeSendsPerHour: 1000 } })
  const { url, sandboxUrl, chains } = demo
  stage = await openStage({ pollsOften: true, demo: { url, sandboxUrl, rpcUrls: { ...chains.rpcUrls } } })
})
afterAll(async () => {
  await stage.close()
  await demo.close()
  expect(stage.pageErrors).toEqual([])
})

const balanceOf = async (owner: string) =>
  Number(await demo.chains.ports['aptos']!.balance({ token: 'usdc', address: owner }))
const offRamps = async (email: string) =>
  (await payoutsOf(demo.sandboxUrl, email)).filter(({ type, amount }) => type === 'offRamp' && amount === '25.00')

/** The Test Wallet of the shop, as one that submits by itself and signs for no page. */
const SUBMITS_ALONE = `new Promise((found) => {
  const register = ({ features }) => 'aptos:connect' in features && found(delete features['aptos:signTransaction'])
  dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: { register } }))
})`

/** Like above, and the hash that it answers with is not that of the transaction that it has submitted. */
const tells = (hash: string) => `${SUBMITS_ALONE}.then(() => new Promise((found) => {
  const register = ({ features }) => {
    if (!('aptos:connect' in features)) return
    const { signAndSubmitTransaction: submit, version } = features['aptos:signAndSubmitTransaction']
    features['aptos:signAndSubmitTransaction'] = {
      version,
      async signAndSubmitTransaction(input) {
        const answer = await submit(input)
        return answer.status === 'Approved' ? { ...answer, args: { hash: '${hash}' } } : answer
      },
    }
    found(true)
  }
  dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: { register } }))
}))`

async function openForm(email: string, prepare?: string): Promise<Page> {
  const page = await stage.open()
  if (prepare) expect(await page.evaluate(prepare)).toBe(true)
  await signInByHost(stage, page, email)
  names = await globalsOf(page)
  await Promise.all([
    addConnected(page, /^Test Wallet/, 'Aptos wallet', 'Aptos'),
    answer(page, 'Connect to this page?', 'Approve'),
  ])
  await fillOffRamp(page, /Aptos wallet/, '25')
  await button(page, 'Send 25.00 USDC').click()
  return page
}

/** The sandbox pays the bank by its next steps. */
async function paid(page: Page, email: string): Promise<void> {
  const status = async () => (await offRamps(email)).map((payout) => payout.status)
  await soon(status).toEqual(['funded'])
  await person.runNextStep(page)
  await soon(status).toEqual(['processing'])
  await person.runNextStep(page)
  await soon(status).toEqual(['succeeded'])
}

test.each([
  ['signs', undefined],
  ['submits by itself', SUBMITS_ALONE],
])(
  'a wallet of Aptos that %s sends, the transaction is registered, and the bank is paid [PROD-11, CHAIN-26, C13, SAFE-X5]',
  async (way, prepare) => {
    const email = `existing+aptos-${way.replaceAll(' ', '-')}@example.com`
    const before = await balanceOf(address)
    const page = await openForm(email, prepare)
    const registration = page.waitForRequest(
      (call) => call.method() === 'POST' && call.url().endsWith('/cctp/off-ramp'),
    )
    await answer(page, 'Send 25.00 USDC?', 'Approve')
    expect((await registration).postDataJSON()).toEqual({
      sourceChain: 'aptos',
      sourceTransactionHash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
      transferId: (await offRamps(email))[0]!.id,
    })
    await title(page, 'Transfers').waitFor()
    await readToast(page, '25.00 USDC sent')
    expect(before - (await balanceOf(address))).toBe(25)
    expect(await globalsOf(page)).toEqual(names)
    await paid(page, email)
  },
)

test('a refusal in the wallet of Aptos cancels the payout, says so, and keeps the form [STATE-OFFR-03, OFFR-03, W12]', async () => {
  const email = 'existing+aptos-declined@example.com'
  const before = await balanceOf(address)
  const page = await openForm(email)
  await answer(page, 'Send 25.00 USDC?', 'Decline')
  await readToast(page, 'Wallet to bank: you declined it in your wallet. Nothing was sent.')
  expect(await ramp(page).getByRole('textbox', { name: 'You send' }).inputValue()).toBe('25.00')
  expect(await offRamps(email)).toMatchObject([{ status: 'cancelled' }])
  expect(await balanceOf(address)).toBe(before)
})

test('a registration that fails is made at the next mount, and the bank is paid once [CHAIN-26, C13]', async () => {
  const email = 'existing+aptos-unregistered@example.com'
  const before = await balanceOf(address)
  const page = await openForm(email)
  await page.route('**/cctp/off-ramp', (route) => route.abort())
  await answer(page, 'Send 25.00 USDC?', 'Approve')
  await soon(async () => before - (await balanceOf(address))).toBe(25)
  expect(await offRamps(email)).toMatchObject([{ status: 'pending' }])
  await page.unroute('**/cctp/off-ramp')
  await page.reload()
  await signInByHost(stage, page, email)
  await paid(page, email)
  expect(before - (await balanceOf(address))).toBe(25)
})

const DOUBTS = /wasn’t sent|Nothing was sent|[Nn]othing left your wallet|Did your wallet|Send now|still confirming/

describe('a wallet of Aptos that submits by itself, and tells another hash', () => {
  const arrivals = async (to: string) =>
    (await demo.chains.ports['aptos']!.deposits(null)).deposits.filter((each) => each.to === to).map(({ hash }) => hash)
  const [UNKNOWN, ANOTHER] = [async () => `0x${'ab'.repeat(32)}`, async () => (await arrivals(address))[0]!]

  let registered: unknown[] = []

  interface Outcome {
    readonly email: string
    readonly told: string
    readonly events: () => Promise<unknown>
  }

  /** What server and host are told of the transaction that came, and what list and details say of it. */
  async function paidByAnother(page: Page, { email, told, events }: Outcome) {
    await soon(async () => (await offRamps(email)).map(({ status }) => status)).toEqual(['funded'])
    const [made] = await offRamps(email)
    const { id, instructions } = made!
    const hashes = await arrivals(instructions!.resource.address)
    expect(hashes).toHaveLength(1)
    expect(registered).toEqual([{ sourceChain: 'aptos', sourceTransactionHash: hashes[0], transferId: id }])
    await person.chooseInMenu(page, 'Transfers')
    await ramp(page)
      .getByRole('row', { name: /25\.00/ })
      .first()
      .click()
    await person.detailsStatus(page, 'USDC received by us').waitFor()
    const text = await person.screenText(page)
    expect(text).not.toMatch(DOUBTS)
    expect(text).not.toContain(told)
    await soon(events).toEqual([
      { type: 'ramp-payout-sent', detail: { id, network: 'aptos', transactionHash: hashes[0] } },
    ])
  }

  /** The form as it was sent, and the transactions that its page registers. */
  async function openToldForm(email: string, told: string): Promise<Page> {
    registered = []
    const page = await openForm(email, tells(told))
    page.on('request', (call) => {
      if (call.method() === 'POST' && call.url().endsWith('/cctp/off-ramp')) registered.push(call.postDataJSON())
    })
    return page
  }

  test.each([
    ['that no network has', 'unknown', UNKNOWN],
    ['of another transaction', 'another', ANOTHER],
  ])(
    '%s, is paid by the one that the search finds, which alone is registered and told to the host [C20, C13]',
    async (_, part, hash) => {
      const email = `existing+aptos-told-${part}@example.com`
      const [before, told] = [await balanceOf(address), await hash()]
      const page = await openToldForm(email, told)
      const events = await hearEvents(page, ['ramp-payout-sent'])
      await answer(page, 'Send 25.00 USDC?', 'Approve')
      await title(page, 'Transfers').waitFor()
      await readToast(page, '25.00 USDC sent')
      await paidByAnother(page, { email, told, events })
      expect(before - (await balanceOf(address))).toBe(25)
    },
  )

  test('is paid by what a later page finds, and nothing invites another transfer until then [C20, C13, E18]', async () => {
    const email = 'existing+aptos-told-later@example.com'
    const [before, told] = [await balanceOf(address), await UNKNOWN()]
    const page = await openToldForm(email, told)
    await page.getByRole('dialog', { name: 'Send 25.00 USDC?', exact: true }).waitFor()
    const node = `${demo.chains.rpcUrls['aptos']!}/**`
    await page.route(node, (route) => route.abort())
    await answer(page, 'Send 25.00 USDC?', 'Approve')
    await soon(async () => before - (await balanceOf(address))).toBe(25)
    await page.reload()
    await signInByHost(stage, page, email)
    await person.chooseInMenu(page, 'Transfers')
    await ramp(page).getByText('Don’t send it again while we check').first().waitFor()
    expect(await person.screenText(page)).not.toMatch(/Send now|wasn’t sent|[Nn]othing left your wallet/)
    expect(registered).toEqual([])
    const events = await hearEvents(page, ['ramp-payout-sent'])
    await page.unroute(node)
    await paidByAnother(page, { email, told, events })
    expect(before - (await balanceOf(address))).toBe(25)
  })
})
