import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { longTest } from './support/sample.ts'
import { signInByHost } from './support/customers.ts'
import { hearEvents, type HostEvent } from './support/host-events.ts'
import * as person from './support/people.ts'
import { callSandbox, movementsOf } from './support/sandbox.ts'
import { soon } from './support/soon.ts'
import { openStageForFile, type Stage } from './support/stage.ts'
import { pauseToasts } from '../support/toasts.ts'
import { watchTraffic, type Traffic } from './support/traffic.ts'

// A customer with a verified account cancels payouts from a bank.
let stage: Stage
let page: Page
let traffic: Traffic
let events: () => Promise<HostEvent[]>

const { button, detailsStatus, ramp, readToast, status, title } = person
const START = { currency: /^US dollar/, method: /^Wire transfer/, wallet: /^Unnamed Wallet/ }

openStageForFile(
  async (opened) => {
    stage = opened
    page = await stage.open()
    traffic = watchTraffic(page)
    events = await hearEvents(page, ['ramp-navigate', 'ramp-payout-created', 'ramp-payout-cancelled'])
    await signInByHost(stage, page, 'existing@example.com')
  },
  { pollsOften: true },
)

const payoutId = async () =>
  (await events()).findLast(({ type }) => type === 'ramp-payout-created')?.detail?.['id'] as string
const cancelCalls = (id: string) => traffic.to('DELETE', `ramp/payouts/${id}`)

async function openDetails(amount: string): Promise<string> {
  await person.startOnRamp(page, { ...START, amount })
  await ramp(page).getByRole('checkbox').check()
  await button(page, 'Confirm').click()
  await detailsStatus(page, 'Pending').waitFor()
  return payoutId()
}

test('cancelling on the instructions asks, cancels the payout and shows it [PROD-12, STATE-ONR-02, DET-11, H19]', async () => {
  await person.startOnRamp(page, { ...START, amount: '250.00' })
  const id = await payoutId()
  await button(page, 'Cancel').click()
  await button(page, 'Keep transfer').click()
  await title(page, 'Make this transfer from your bank').waitFor()
  expect(cancelCalls(id)).toHaveLength(0)

  await button(page, 'Cancel').click()
  await button(page, 'Cancel transfer').click()
  await readToast(page, 'The transfer was successfully canceled.')
  await status(page, 'Cancelled').waitFor()
  expect(cancelCalls(id)).toHaveLength(1)
  const emitted = await events()
  expect(emitted.filter(({ type }) => type === 'ramp-payout-cancelled').map(({ detail }) => detail)).toEqual([{ id }])
  expect(emitted.at(-1)).toEqual({ type: 'ramp-navigate', detail: { path: '/my-payouts/details' } })
})

longTest(
  'a payout is cancelled from its details, which are refetched [STATE-CANC-02, STATE-CANC-05, STATE-CANC-06]',
  async () => {
    const id = await openDetails('260.00')
    await button(page, 'Cancel transfer').click()
    await title(page, 'Cancel this transfer?').waitFor()
    expect(cancelCalls(id)).toHaveLength(0)
    await button(page, 'Keep transfer').click()
    await detailsStatus(page, 'Pending').waitFor()
    expect(cancelCalls(id)).toHaveLength(0)

    await button(page, 'Cancel transfer').click()
    await title(page, 'Cancel this transfer?').waitFor()
    await button(page, 'Cancel transfer').click()
    await readToast(page, 'The transfer was successfully canceled.')
    await status(page, 'Cancelled').waitFor()
    await title(page, 'Cancel this transfer?').waitFor({ state: 'detached' })
    const [cancelled] = cancelCalls(id)
    const readSince = () =>
      traffic.calls.slice(traffic.calls.indexOf(cancelled!) + 1).map(({ method, path }) => `${method} ${path}`)
    await soon(readSince).toContain(`GET ramp/payouts/${id}`)
  },
)

test('a payout whose deposit has arrived cannot be cancelled [STATE-CANC-01]', async () => {
  const id = await openDetails('270.00')
  expect(await button(page, 'Cancel transfer').isEnabled()).toBe(true)
  await person.payAtBank(page, '270.00 USD')
  await status(page, 'Money received').waitFor()
  expect(await button(page, 'Cancel transfer').isDisabled()).toBe(true)
  expect(cancelCalls(id)).toHaveLength(0)
})

longTest('a deposit after the cancellation is returned in full', async () => {
  const id = await openDetails('280.00')
  await button(page, 'Cancel transfer').click()
  await title(page, 'Cancel this transfer?').waitFor()
  await button(page, 'Cancel transfer').click()
  await status(page, 'Cancelled').waitFor()
  await callSandbox(stage, `sandbox/payouts/${id}/fund`, { body: {} })
  await person.chooseInMenu(page, 'Transfers')
  await status(page, 'Refunded').filter({ visible: true }).first().waitFor()
  const movements = (await movementsOf(stage, id)).map(({ kind, amount }) => `${kind} ${amount}`)
  expect(movements).toEqual(['bankIn 280.00', 'refund 280.00'])
})

longTest('a failed cancellation shows an error and leaves the payout unchanged [DET-12]', async () => {
  const id = await openDetails('1313.47')
  await pauseToasts(page)
  await button(page, 'Cancel transfer').click()
  await title(page, 'Cancel this transfer?').waitFor()
  await button(page, 'Cancel transfer').click()
  const toast = ramp(page).locator('[part=toast]').filter({ hasText: 'Transfer cancellation failed' })
  await toast.waitFor()
  expect(await toast.innerText()).toContain(
    "We couldn't cancel your transfer. Please try again shortly or contact support for assistance.",
  )
  const payouts = await callSandbox<{ id: string; status: string }[]>(stage, 'sandbox/payouts')
  expect(payouts.find((payout) => payout.id === id)?.status).toBe('pending')
})
