import { expect, test } from 'vitest'
import {
  MSA_STATUSES,
  TERMS_STATUSES,
  VERIFICATION_STATUSES,
  type MsaStatus,
  type OnboardingState,
  type TermsStatus,
  type VerificationStatus,
} from './onboarding-state.ts'
import { afterOnboarding } from './redirects.ts'
import { mainButton } from './main-button.ts'
import { overallStatus } from './overall-status.ts'
import { onboardingProgress, progressSegments } from './progress.ts'
import { combinedTerms } from './terms-status.ts'

// The oracle implements the spec's sentences one by one and shares no code with the product.
type Level = VerificationStatus | undefined
interface Case {
  readonly tos: TermsStatus
  readonly msa: MsaStatus | null
  readonly business: boolean
  readonly sumsub: VerificationStatus
  readonly levels: readonly [Level, Level, Level]
  readonly access: boolean
  readonly completed: boolean
}

function oracleTerms({ tos, msa, business }: Case): string {
  const documents: string[] = business ? [tos, msa ?? 'incomplete'] : [tos]
  if (documents.filter((status) => status === 'complete').length === documents.length) return 'complete'
  if (documents.filter((status) => status === 'incomplete').length === documents.length) return 'incomplete'
  return 'pending'
}

function oracleOverall({ sumsub, levels, access }: Case): string {
  if (sumsub !== 'complete') return sumsub
  const words = new Set<string>()
  for (const [index, level] of levels.entries()) {
    if (level !== undefined && (index !== 1 || access)) words.add(level)
  }
  const only = (word: string) => words.size === 1 && words.has(word)
  if (only('rejected')) return 'rejected'
  if (only('softRejected')) return 'softRejected'
  if (words.has('complete')) return 'complete'
  if (words.has('underReview')) return 'underReview'
  if (words.has('pending')) return 'pending'
  if (words.has('incomplete')) return 'incomplete'
  if (words.has('softRejected')) return 'softRejected'
  return sumsub
}

function oracleProgress(given: Case): number {
  let progress = 0
  if (oracleTerms(given) === 'complete') progress += 100
  if (given.sumsub === 'complete') progress += 50
  if (given.levels[0] === 'complete') progress += 50
  if (given.completed) progress += 100
  return progress
}

function oracleButton(given: Case, stuck: boolean): string {
  const verification = oracleOverall(given)
  const terms = oracleTerms(given)
  if (verification === 'rejected') return 'none'
  if (terms === 'incomplete') return 'getStarted push /onboarding/tos'
  if (terms === 'pending') return 'continue push /onboarding/tos'
  if (verification === 'pending') return 'continue push /onboarding/kyc'
  if (verification === 'softRejected') return 'retry push /onboarding/kyc'
  if (verification === 'complete' && stuck) return 'next replace /my-accounts'
  return 'none'
}

const LEVELS = [undefined, ...VERIFICATION_STATUSES]
const FLAGS = [false, true]
const AXES = [
  TERMS_STATUSES,
  [null, ...MSA_STATUSES],
  FLAGS,
  VERIFICATION_STATUSES,
  LEVELS,
  LEVELS,
  LEVELS,
  FLAGS,
  FLAGS,
] as const
type Row = [TermsStatus, MsaStatus | null, boolean, VerificationStatus, Level, Level, Level, boolean, boolean]

function* rows(axes: readonly (readonly unknown[])[]): Generator<unknown[]> {
  const [axis, ...rest] = axes
  if (!axis) return yield []
  for (const value of axis) for (const row of rows(rest)) yield [value, ...row]
}

function* everyCase(): Generator<Case> {
  for (const row of rows(AXES)) {
    const [tos, msa, business, sumsub, one, two, three, access, completed] = row as Row
    yield { tos, msa, business, sumsub, levels: [one, two, three], access, completed }
  }
}

const stateOf = ({ tos, msa, sumsub, levels, completed }: Case): OnboardingState => ({
  tos,
  msa,
  kyc: {
    sumsub,
    levels: Object.fromEntries(levels.flatMap((status, index) => (status ? [[index + 1, status]] : []))),
  },
  hasCompletedOnboarding: completed,
  operatingResidencyStatus: null,
  isProhibitedBusinessType: null,
  hasChosenCustomerType: true,
})

function judge(given: Case): Record<string, unknown> {
  const state = stateOf(given)
  const terms = combinedTerms(state, given.business)
  const overall = overallStatus(state.kyc, given.access)
  const progress = onboardingProgress({ terms, ...state })
  const button = (isStuck: boolean) => {
    const found = mainButton({ terms, overall, isStuck })
    return found ? `${found.label.replace('onboarding.main.', '')} ${found.navigation} ${found.to}` : 'none'
  }
  const me = { type: given.business ? 'BUSINESS' : 'individual', isProhibitedBusinessType: false }
  const leaves = (rampOnly: boolean) =>
    afterOnboarding({ rampOnly, hasLevel2Access: given.access, me, state })?.route ?? 'stays'
  return {
    terms,
    overall,
    progress,
    segments: progressSegments(progress).join('/'),
    buttons: [button(false), button(true)].join(),
    leaves: [leaves(false), leaves(true)].join(),
  }
}

function expectation(given: Case): Record<string, unknown> {
  const progress = oracleProgress(given)
  const cap = (value: number) => (value < 0 ? 0 : value > 100 ? 100 : value)
  const done = given.completed && oracleTerms(given) === 'complete' && oracleOverall(given) === 'complete'
  return {
    terms: oracleTerms(given),
    overall: oracleOverall(given),
    progress,
    segments: [cap(progress), cap(progress - 100), cap(progress - 200)].join('/'),
    buttons: [oracleButton(given, false), oracleButton(given, true)].join(),
    leaves: done ? '/my-accounts,/payouts/new' : 'stays,stays',
  }
}

test('every state of onboarding equals the oracle [SAFE-R7]', () => {
  let count = 0
  const wrong: unknown[] = []
  for (const given of everyCase()) {
    count += 1
    const [found, expected] = [judge(given), expectation(given)]
    if (JSON.stringify(found) !== JSON.stringify(expected) && wrong.length < 5) wrong.push({ given, found, expected })
  }
  expect(wrong).toEqual([])
  expect(count).toBe(3 * 6 * 2 * 6 * 7 ** 3 * 2 * 2)
})
