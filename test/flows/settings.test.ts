import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeCustomer, customerOf, serverHolds, signInByHost } from './support/customers.ts'
import * as onboarding from './support/onboarding.ts'
import * as person from './support/people.ts'
import { sample } from './support/sample.ts'
import { openStageForFile, type Stage } from './support/stage.ts'

// The settings show the customer's data in every state of the verification.
let stage: Stage
let page: Page
const { button, ramp, title } = person

openStageForFile((opened) => (stage = opened))
beforeEach(async () => {
  page = await stage.openOnPhone()
})
afterEach(() => page.close())

const openSettings = async () => {
  await person.chooseInMenu(page, 'Settings')
  await title(page, 'Settings').waitFor()
}

interface Case {
  readonly badge: string
  readonly says: string
  readonly canVerify: boolean
}

const CASES: Readonly<Record<string, Case>> = {
  approved: { badge: 'Approved', says: 'Your identity is verified.', canVerify: false },
  additionalReviewRequired: {
    badge: 'Additional review required',
    says: 'You can make transfers. One more review is in progress.',
    canVerify: true,
  },
  pending: { badge: 'Pending', says: 'You can make transfers. One more review is in progress.', canVerify: true },
  incomplete: { badge: 'Incomplete', says: 'You can make transfers.', canVerify: true },
  rejected: { badge: 'Rejected', says: 'We couldn’t verify you.', canVerify: true },
}

test('the settings show the customer’s data and each state of the verification [PROD-14, SET-01, SET-02, SET-03, SET-04, SET-05]', async () => {
  const email = 'additional-review@example.com'
  await signInByHost(stage, page, email)
  const { id } = await customerOf(stage, email)
  for (const [kycStatus, expected] of sample(Object.entries(CASES), 2)) {
    await changeCustomer(stage, email, { me: { kycStatus } })
    await page.reload()
    await title(page, 'Accounts').waitFor()
    await openSettings()
    await person.status(page, expected.badge).waitFor()
    await ramp(page).getByText(expected.says).waitFor()
    expect(await button(page, 'Verify').count(), kycStatus).toBe(expected.canVerify ? 1 : 0)
  }
  const shown = await onboarding.textOf(page)
  for (const text of [email, id, 'Alex Winter', '+49']) expect(shown).toContain(text)
  await onboarding.expectAccessible(page)
})

test('a customer under review verifies from the settings and comes back there [SET-06]', async () => {
  const email = 'additional-review+frame@example.com'
  await signInByHost(stage, page, email)
  await openSettings()
  await button(page, 'Verify').click()
  await onboarding.frameIn(page).getByRole('heading', { name: 'Verify your identity' }).waitFor()
  await onboarding.frameIn(page).getByText('You are verified.').waitFor()
  await onboarding.expectAccessible(page)
  await changeCustomer(stage, email, { me: { kycStatus: 'approved' } })
  await button(page, 'Back').click()
  await title(page, 'Settings').waitFor()
  await person.status(page, 'Approved').waitFor()
  await serverHolds(stage, email, { me: { kycStatus: 'approved' } })
})
