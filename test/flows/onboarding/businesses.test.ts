import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { longTest } from '../support/sample.ts'
import { changeCustomer, serverHolds } from '../support/customers.ts'
import * as onboarding from '../support/onboarding.ts'
import * as person from '../support/people.ts'
import { callSandbox } from '../support/sandbox.ts'
import { openStageForFile, type Stage } from '../support/stage.ts'

// Businesses accept two documents and have their own verification.
let stage: Stage
const pages: Page[] = []
const { button, ramp, title } = person

openStageForFile((opened) => (stage = opened), { pollsOften: true })
afterEach(async () => {
  for (const page of pages.splice(0)) await page.close()
})

async function open(): Promise<Page> {
  const page = await stage.openOnPhone()
  pages.push(page)
  return page
}

const verification = (page: Page) => onboarding.cardOf(page, 'Verify your business').getByRole('button').first()

test('a new business accepts both documents, is verified, and reaches its accounts [PROD-01, PROD-05, STATE-REDIR-02]', async () => {
  const page = await open()
  const email = 'founders+biz@example.com'
  await onboarding.signUp(page, email)
  await ramp(page)
    .getByText('Accept the terms and verify your business. Then we activate its account, and it can move money.')
    .waitFor()
  await button(page, 'get started').click()
  await onboarding.pressInFrame(page, 'Start')
  await serverHolds(stage, email, { onboarding: { tos: 'pending', msa: 'incomplete' } })
  await onboarding.pressInFrame(page, 'Accept')
  await onboarding.frameIn(page).getByRole('heading', { name: 'Master services agreement' }).waitFor()
  await onboarding.pressInFrame(page, 'Accept')
  await person.readToast(page, 'You accepted the terms')
  await serverHolds(stage, email, { onboarding: { tos: 'complete', msa: 'complete' } })
  await onboarding.closeTerms(page)

  await verification(page).click()
  await onboarding.submitDocuments(page, 'A business')
  await onboarding.frameIn(page).getByText('Submitted. We’re reviewing your details.').waitFor()
  await onboarding.expectAccessible(page)
  for (const level of ['pending', 'underReview', 'complete']) {
    await callSandbox(stage, 'sandbox/advance', { body: { steps: 1 } })
    await serverHolds(stage, email, { onboarding: { kyc: { kyc_level_1: level } } })
  }
  await title(page, 'Accounts').waitFor()
  const holds = { me: { type: 'BUSINESS', kycStatus: 'approved' }, onboarding: { hasCompletedOnboarding: true } }
  await serverHolds(stage, email, holds)
})

longTest('after a declined agreement only that document must be accepted again', async () => {
  const page = await open()
  const email = 'msa-declined@example.com'
  await onboarding.passCode(page, email)
  expect(await verification(page).isDisabled()).toBe(true)
  await button(page, 'continue').click()
  await onboarding.frameIn(page).getByRole('heading', { name: 'Master services agreement' }).waitFor()
  await onboarding.pressInFrame(page, 'Accept')
  await person.readToast(page, 'You accepted the terms')
  await onboarding.closeTerms(page)
  await serverHolds(stage, email, { onboarding: { msa: 'complete' } })
  await ramp(page).getByText('You’ve accepted both documents.').waitFor()
  expect(await onboarding.badgesOf(page)).toEqual(['Complete'])
  expect(await verification(page).isEnabled()).toBe(true)
})

longTest('a business that declines the agreement sees the consequences', async () => {
  const page = await open()
  const email = 'newbiz+declines@example.com'
  await onboarding.passCode(page, email)
  await button(page, 'get started').click()
  await onboarding.pressInFrame(page, 'Accept')
  await onboarding.frameIn(page).getByRole('heading', { name: 'Master services agreement' }).waitFor()
  await onboarding.pressInFrame(page, 'Decline')
  await ramp(page).getByText('The terms weren’t accepted').waitFor()
  await serverHolds(stage, email, { onboarding: { tos: 'complete', msa: 'declined' } })
  await onboarding.closeTerms(page)
  await ramp(page).getByText('We can’t open an account for your business without the agreement.').waitFor()
  expect(await onboarding.badgesOf(page)).toEqual(['Pending', 'Complete', 'Declined'])
})

longTest('a voided agreement blocks a business that was onboarded', async () => {
  const email = 'business@example.com'
  const page = await open()
  await onboarding.passCode(page, email)
  await title(page, 'Accounts').waitFor()
  await changeCustomer(stage, email, { onboarding: { msa: 'voided', hasCompletedOnboarding: false } })
  await page.reload()
  await ramp(page).getByText('The master services agreement is no longer valid.').waitFor()
  expect(await onboarding.badgesOf(page)).toContain('Voided')
  await onboarding.expectAccessible(page)
})
