import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { customerOf, type Customer } from '../support/customers.ts'
import * as person from '../support/people.ts'
import { badgesOf, choicesOf, expectAccessible, passCode, textOf } from '../support/onboarding.ts'
import { sampleOf } from '../support/sample.ts'
import { openStageForFile, type Stage } from '../support/stage.ts'

// Customers return in the middle of onboarding. Each test checks the screen and the server's data.
let stage: Stage

openStageForFile((opened) => (stage = opened))

interface Case {
  readonly title?: string
  readonly says: string
  readonly badges: readonly string[]
  readonly choices: readonly string[]
  readonly holds: { readonly [Part in 'me' | 'onboarding']?: Partial<Customer[Part]> }
}

/** One before, in and after the verification, and a business. */
const ALWAYS = new Set(['tos-start', 'kyc-soft', 'kyc-rejected', 'msa-declined'])

const DOCUMENTS_FIRST = 'Accept the terms and the master services agreement first.'

const CASES: Readonly<Record<string, Case>> = {
  'tos-start': {
    says: 'Accept the terms first.',
    badges: [],
    choices: ['Start', 'get started'],
    holds: { onboarding: { tos: 'incomplete', msa: null } },
  },
  'tos-pending': {
    says: 'You’ve started. Pick up where you left off.',
    badges: ['Pending'],
    choices: ['Continue', 'continue'],
    holds: { onboarding: { tos: 'pending' } },
  },
  'kyc-start': {
    says: 'Verify your identity to move money',
    badges: ['Complete'],
    choices: ['Start'],
    holds: { onboarding: { tos: 'complete', kyc: { sumsub: 'incomplete' } } },
  },
  'kyc-pending': {
    says: 'Your verification is in progress.',
    badges: ['Complete', 'Pending'],
    choices: ['continue'],
    holds: { onboarding: { kyc: { sumsub: 'pending' } } },
  },
  'kyc-review': {
    says: 'Our banking partner, Bridge, is checking your details.',
    badges: ['Complete', 'Under review'],
    choices: ['Check status'],
    holds: { onboarding: { kyc: { sumsub: 'complete', kyc_level_1: 'underReview' } } },
  },
  'kyc-soft': {
    says: 'We couldn’t accept your documents.',
    badges: ['Complete', 'Action required'],
    choices: ['Retry verification', 'Retry verification'],
    holds: { onboarding: { kyc: { sumsub: 'softRejected' } } },
  },
  'kyc-rejected': {
    title: 'We can’t open an account for you',
    says: 'compliance@sphere.example',
    badges: [],
    choices: ['Sign out'],
    holds: { me: { kycStatus: 'rejected' }, onboarding: { kyc: { sumsub: 'rejected' } } },
  },
  'kyc-next': {
    says: 'You’re all set. We’re activating your account, so that you can make transfers.',
    badges: ['Complete', 'Complete'],
    choices: [],
    holds: { onboarding: { kyc: { kyc_level_1: 'complete' }, hasCompletedOnboarding: false } },
  },
  newbiz: {
    says: DOCUMENTS_FIRST,
    badges: ['Incomplete', 'Incomplete'],
    choices: ['Start', 'get started'],
    holds: { me: { type: 'BUSINESS', isProhibitedBusinessType: null }, onboarding: { msa: 'incomplete' } },
  },
  prohibited: {
    says: DOCUMENTS_FIRST,
    badges: ['Incomplete', 'Incomplete'],
    choices: ['Start', 'get started'],
    holds: { me: { type: 'BUSINESS', isProhibitedBusinessType: true } },
  },
  'msa-declined': {
    says: 'You declined the master services agreement.',
    badges: ['Pending', 'Complete', 'Declined'],
    choices: ['Continue', 'continue'],
    holds: { onboarding: { tos: 'complete', msa: 'declined' } },
  },
}

async function expectCase(page: Page, email: string, expected: Case): Promise<void> {
  await person.title(page, expected.title ?? 'Set up your account').waitFor()
  await person.ramp(page).getByText(expected.says).filter({ visible: true }).waitFor()
  expect(await badgesOf(page)).toEqual(expected.badges)
  expect(await choicesOf(page)).toEqual(expected.choices)
  expect(await textOf(page)).not.toMatch(/undefined|onboarding\./)
  expect(await customerOf(stage, email)).toMatchObject(expected.holds)
  await expectAccessible(page)
}

test.concurrent.each(sampleOf(Object.entries(CASES), ([persona]) => ALWAYS.has(persona)))(
  '%s',
  async (persona, expected) => {
    const page = await stage.openOnPhone()
    const email = `${persona}@example.com`
    await passCode(page, email)
    await expectCase(page, email, expected)
    await page.close()
  },
)
