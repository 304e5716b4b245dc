import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { longTest } from '../support/sample.ts'
import { changeCustomer, hostSignIn, openRampOnly, serverHolds } from '../support/customers.ts'
import { hearEvents } from '../support/host-events.ts'
import * as onboarding from '../support/onboarding.ts'
import * as person from '../support/people.ts'
import { openStageForFile, type Stage } from '../support/stage.ts'
import { watchTraffic } from '../support/traffic.ts'

// A shop signs its customers in itself and uses the tag in ramp-only mode.
let stage: Stage
const pages: Page[] = []
const { button, pickOption, ramp, title } = person
const CATEGORY = 'Is your business in one of these categories?'
const REFUSED = 'Acme Pay cannot support businesses in this category.'

openStageForFile((opened) => (stage = opened))
afterEach(async () => {
  for (const page of pages.splice(0)) await page.close()
})

interface Visit {
  readonly page: Page
  readonly traffic: ReturnType<typeof watchTraffic>
  readonly events: Awaited<ReturnType<typeof hearEvents>>
}

async function arrive(token: string | null): Promise<Visit> {
  const page = await stage.openOnPhone()
  pages.push(page)
  await title(page, 'Sign in').waitFor()
  const traffic = watchTraffic(page)
  const events = await hearEvents(page, ['ramp-navigate', 'ramp-signed-in'])
  await openRampOnly(page, token)
  return { page, traffic, events }
}

test.each(['existing', 'business'])(
  '%s opens a new payout directly [MODE-01, MODE-05, STATE-REDIR-01]',
  async (persona) => {
    const { page, traffic, events } = await arrive(await hostSignIn(stage, `${persona}@example.com`))
    await title(page, 'New transfer').first().waitFor()
    expect(traffic.to('POST', 'identity/token')).toHaveLength(1)
    expect(traffic.to('POST', 'ramp/auth/login')).toEqual([])
    const emitted = await events()
    expect(emitted.filter(({ type }) => type === 'ramp-signed-in')).toHaveLength(1)
    expect(emitted.at(-1)?.detail).toEqual({ path: '/payouts/new' })
    await onboarding.expectAccessible(page)
  },
)

test('without a token the customer is asked to sign in', async () => {
  const { page } = await arrive(null)
  await ramp(page).getByText('Please sign into Sphere Dashboard').waitFor()
  await onboarding.expectAccessible(page)
})

longTest('a used token starts no session', async () => {
  const token = await hostSignIn(stage, 'existing+twice@example.com')
  const first = await arrive(token)
  await title(first.page, 'New transfer').first().waitFor()
  const second = await arrive(token)
  await ramp(second.page).getByText('Please sign into Sphere Dashboard').waitFor()
  expect((await second.events()).filter(({ type }) => type === 'ramp-signed-in')).toEqual([])
})

test('a business chooses a prohibited category, corrects it, and continues to onboarding [PROD-04, MODE-03, STATE-BIZ-01]', async () => {
  const email = 'newbiz+category@example.com'
  const { page } = await arrive(await hostSignIn(stage, email))
  await title(page, CATEGORY).waitFor()
  expect(await button(page, 'Continue').isDisabled()).toBe(true)
  await pickOption(page, 'Business category', 'Jewelry retailer')
  await button(page, 'Continue').click()
  await ramp(page).getByText(REFUSED).waitFor()
  await serverHolds(stage, email, { me: { isProhibitedBusinessType: true } })
  await onboarding.expectAccessible(page)

  await pickOption(page, 'Business category', 'None of the above')
  await button(page, 'Continue').click()
  await title(page, 'Set up your account').waitFor()
  await serverHolds(stage, email, { me: { isProhibitedBusinessType: false } })
})

longTest('a business that was refused before sees the refusal', async () => {
  const { page } = await arrive(await hostSignIn(stage, 'prohibited@example.com'))
  await title(page, CATEGORY).waitFor()
  await ramp(page).getByText(REFUSED).waitFor()
})

test.each([
  ['someone+ramponly', 'Set up your account'],
  ['someone+biz', CATEGORY],
])(
  '%s was refused for the residency, corrects it, and continues [BIZ-09, STATE-RES-04, STATE-RES-05]',
  async (local, next) => {
    const email = `${local}@example.com`
    const token = await hostSignIn(stage, email)
    await changeCustomer(stage, email, { me: { operatingResidency: 'Rejected' } })
    const { page } = await arrive(token)
    await page.evaluate(() => document.querySelector('sphere-ramp')!.navigate('/sign-in/operating-residency'))
    await title(page, 'Where are you based?').waitFor()
    await ramp(page).getByText('Acme Pay isn’t available there yet').waitFor()
    await pickOption(page, 'Country', 'United States')
    await pickOption(page, 'State or region', 'California')
    await button(page, 'Continue').click()
    await title(page, next).waitFor()
    await serverHolds(stage, email, { me: { operatingResidency: 'Approved' } })
  },
)
