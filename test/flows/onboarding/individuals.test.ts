import type { Page } from 'playwright-core'
import { afterEach, test } from 'vitest'
import { changeCustomer, serverHolds } from '../support/customers.ts'
import * as person from '../support/people.ts'
import * as onboarding from '../support/onboarding.ts'
import { callSandbox } from '../support/sandbox.ts'
import { openStageForFile, type Stage } from '../support/stage.ts'

// Individuals in the terms and the verification, each in a separate browser at the same time.
let stage: Stage
const pages: Page[] = []
const { button, ramp, title } = person

openStageForFile((opened) => (stage = opened), { pollsOften: true })
afterEach(async () => {
  for (const page of pages.splice(0)) await page.context().close()
})

async function arrive(local: string): Promise<Page> {
  const page = await stage.openOnOwnPhone()
  pages.push(page)
  await onboarding.passCode(page, `${local}@example.com`)
  return page
}

const advance = () => callSandbox(stage, 'sandbox/advance', { body: { steps: 1 } })
const start = (page: Page) => onboarding.cardOf(page, 'Verify your identity').getByRole('button').click()

test('terms that are declined can be read again and accepted, and the verification opens [TOS-03]', async () => {
  const page = await arrive('tos-pending')
  await button(page, 'continue').click()
  await onboarding.pressInFrame(page, 'Decline')
  await ramp(page).getByText('The terms weren’t accepted').waitFor()
  await serverHolds(stage, 'tos-pending@example.com', { onboarding: { tos: 'pending' } })
  await onboarding.expectAccessible(page)

  await onboarding.pressInFrame(page, 'Accept')
  await person.readToast(page, 'You accepted the terms')
  await serverHolds(stage, 'tos-pending@example.com', { onboarding: { tos: 'complete' } })
  await onboarding.closeTerms(page)
  await start(page)
  await onboarding.frameIn(page).getByRole('button', { name: 'Submit' }).waitFor()
})

interface Outcome {
  readonly tag: string
  readonly sees: string
  readonly badge: string | null
  readonly holds: object
}

const OUTCOMES: readonly Outcome[] = [
  {
    tag: 'kyc-soft',
    sees: 'We couldn’t accept your documents.',
    badge: 'Action required',
    holds: { sumsub: 'softRejected' },
  },
  { tag: 'kyc-review', sees: 'is checking your details', badge: 'Under review', holds: { kyc_level_1: 'underReview' } },
  {
    tag: 'kyc-stuck',
    sees: 'We’re checking your details. It usually takes a few minutes',
    badge: 'Pending',
    holds: { sumsub: 'pending' },
  },
  { tag: 'kyc-reject', sees: 'We can’t open an account for you', badge: null, holds: { sumsub: 'rejected' } },
]

test('customers who submit at the same time each get their own decision', async () => {
  const arrivals = await Promise.all(
    OUTCOMES.map(async (outcome) => {
      const page = await arrive(`kyc-start+${outcome.tag}`)
      await start(page)
      await onboarding.submitDocuments(page, 'An individual')
      await title(page, 'We’re checking your documents').waitFor()
      return { ...outcome, page }
    }),
  )
  await onboarding.expectAccessible(arrivals[0]!.page)
  for (const _ of ['identity', 'level']) await advance()
  for (const { tag, page, sees, badge, holds } of arrivals) {
    await serverHolds(stage, `kyc-start+${tag}@example.com`, { onboarding: { kyc: holds } })
    if (badge) await page.evaluate(() => document.querySelector('sphere-ramp')!.navigate('/onboarding'))
    await ramp(page).getByText(sees).filter({ visible: true }).waitFor()
    if (badge) await person.status(page, badge).waitFor()
  }
})

test('a customer who must verify again does so and reaches the accounts [STATE-KYC-01, STATE-REDIR-02]', async () => {
  const page = await arrive('kyc-soft')
  await onboarding.cardOf(page, 'Verify your identity').getByRole('button', { name: 'Retry verification' }).click()
  await onboarding.submitDocuments(page, 'An individual')
  await title(page, 'We’re checking your documents').waitFor()
  for (const level of ['pending', 'underReview', 'complete']) {
    await advance()
    await serverHolds(stage, 'kyc-soft@example.com', { onboarding: { kyc: { kyc_level_1: level } } })
  }
  await title(page, 'Accounts').waitFor()
  const names = ['kyc_level_1', 'kyc_level_2', 'sepa']
  const verificationLevels = names.map((name) => ({ name, status: 'approved' }))
  await serverHolds(stage, 'kyc-soft@example.com', { me: { kycStatus: 'approved', verificationLevels } })
})

test('a token that expires during the verification is renewed without data loss [STATE-KYC-08]', async () => {
  const page = await arrive('kyc-start+expiry')
  await start(page)
  await onboarding.pressInFrame(page, 'Expire token')
  await onboarding.submitDocuments(page, 'An individual')
  await title(page, 'We’re checking your documents').waitFor()
  await serverHolds(stage, 'kyc-start+expiry@example.com', { onboarding: { kyc: { sumsub: 'pending' } } })
})

test('a rejected customer sees no other onboarding screen, and can sign out', async () => {
  const page = await arrive('kyc-rejected')
  await title(page, 'We can’t open an account for you').waitFor()
  for (const path of ['/onboarding/tos', '/onboarding/kyc', '/onboarding']) {
    await page.evaluate((to) => document.querySelector('sphere-ramp')!.navigate(to), path)
    await title(page, 'We can’t open an account for you').waitFor()
  }
  await button(page, 'Sign out').click()
  await title(page, 'Sign in').waitFor()
})

test('an account that is activated later opens automatically', async () => {
  const page = await arrive('kyc-next')
  await ramp(page).getByText('We’re activating your account, so that you can make transfers.').waitFor()
  await changeCustomer(stage, 'kyc-next@example.com', { onboarding: { hasCompletedOnboarding: true } })
  await title(page, 'Accounts').waitFor()
})
