import { afterAll, beforeAll, expect, test } from 'vitest'
import { messages as access } from '../../locales/en/access.ts'
import { messages as onboardingTexts } from '../../locales/en/onboarding.ts'
import { messages as payouts } from '../../locales/en/payouts.ts'
import { messages as settings } from '../../locales/en/settings.ts'
import { personas, type PersonaName } from '../../demo/sandbox/personas/personas.ts'
import { getApplication } from '../../src/api/application.ts'
import { getMe } from '../../src/api/me.ts'
import { getOnboarding } from '../../src/api/onboarding.ts'
import { accessOf, customerAccess, usableCurrencies, type AccessCustomer } from '../../src/domain/access/access.ts'
import { panelWords } from '../../src/domain/access/panel-words.ts'
import { accessSentence, settingsSentences } from '../../src/domain/access/sentences.ts'
import { isBusiness } from '../../src/domain/me.ts'
import { overallStatus } from '../../src/domain/onboarding/overall-status.ts'
import { verificationSentence } from '../../src/domain/onboarding/overview.ts'
import type { Fiat } from '../../src/domain/currency.ts'
import { isAnyPaidInAtLevel2, isSpecFiat } from '../../src/domain/spec-rows.fixture.ts'
import { canOnRamp } from '../../src/domain/payouts/currency-list.ts'
import type { RampType } from '../../src/domain/payouts/ramp-type.ts'
import { nextStep } from '../../src/domain/next-step.ts'
import { openContract, type Contract } from './support.ts'

let contract: Contract
beforeAll(async () => {
  contract = await openContract()
})
afterAll(() => contract.close())

const TEXTS: Readonly<Record<string, unknown>> = { ...access, ...onboardingTexts, ...payouts, ...settings }
const textOf = (id: string | null) => (id === null ? null : String(TEXTS[id]))

async function customerOf(persona: string, rampOnly: boolean) {
  const { api } = await contract.customer(`${persona}@example.com`, { rampOnly })
  const [me, state, application] = await Promise.all([
    getMe(api),
    getOnboarding(api),
    getApplication(api, 'application_sandbox'),
  ])
  return { me, state, access: application.access, isPaused: false, rampOnly } satisfies AccessCustomer
}

/** What one customer reads about the same thing on five screens. */
async function said(persona: string, rampOnly: boolean) {
  const customer = await customerOf(persona, rampOnly)
  const { me, state, access } = customer
  const overall = overallStatus(state.kyc, access.kycLevel2)
  const sentence = (rampType: RampType, currency: Fiat) =>
    textOf(accessSentence(accessOf(customer, rampType, currency)))
  const panel = () => {
    const { title, text } = panelWords(accessOf(customer, 'on-ramp', 'usd'))
    return `${textOf(title)}: ${textOf(text)}`
  }
  return {
    settings: settingsSentences(me, customerAccess(customer)).map(textOf).join(' '),
    blocked: canOnRamp(customer) ? null : panel(),
    euros: sentence('off-ramp', 'eur'),
    pesos: sentence('off-ramp', 'mxn'),
    usable: usableCurrencies(customer, 'off-ramp').filter(isSpecFiat).length,
    // A rejected customer has a screen of their own there.
    onboarding: overall === 'rejected' ? null : textOf(verificationSentence({ overall, isBusiness: isBusiness(me) })),
    nextStep: nextStep({ ...customer, payouts: [], wallets: [], bankAccounts: [] })?.kind ?? null,
  }
}

const VERIFIED = 'Your identity is verified.'
const CHECKING = 'We’re checking your details. You don’t need to do anything.'
const NEEDS_YOU = 'We need something from you. Continue your verification.'
const TERMS = 'Accept the terms first.'
const IDENTITY = 'Verify your identity first.'
const ONE_MORE = 'Do one more check of your identity.'
const REFUSED = 'We couldn’t verify you. If you think this is wrong, contact support.'
const PROHIBITED = 'We can’t serve this type of business. If you think this is wrong, contact support.'
const AGREEMENT = 'The master services agreement isn’t accepted. Read it again, or contact support.'
const NOT_HERE = 'Not available in your region.'
const MORE_CHECKS = `${VERIFIED} Some currencies need one more check.`
const YOU_WILL_NEED = 'You’ll need a photo ID and a selfie. Most people finish in 5 minutes.'
const BUSINESS_NEEDS = 'You’ll need your company’s details and an ID for each owner.'
const A_WHILE = 'It usually takes a few minutes, sometimes up to a day.'

type Row = readonly [
  settings: string,
  blocked: string | null,
  euros: string | null,
  pesos: string | null,
  usable: number,
  onboarding: string | null,
  nextStep: string | null,
]
/** The panel that stands for the choice of a currency, by the sentence of the other screens. */
const PANEL: Readonly<Record<string, string>> = {
  [TERMS]: `What’s missing: ${TERMS}`,
  [AGREEMENT]: `What’s missing: ${AGREEMENT}`,
  [PROHIBITED]: `Not available: ${PROHIBITED}`,
  [IDENTITY]: 'Verify your identity first: You need a verified account for bank transfers. It takes about 5 minutes.',
  [CHECKING]:
    'We’re checking your details: You don’t need to do anything. If they’re approved, you can send bank transfers.',
  [NEEDS_YOU]: `Finish your verification: ${NEEDS_YOU}`,
  [REFUSED]:
    'We couldn’t verify you: We couldn’t approve your verification, so bank transfers aren’t available. If you think this is wrong, contact support.',
}

const nobody = (sentence: string, onboarding: string | null): Row => [
  sentence,
  PANEL[sentence]!,
  sentence,
  sentence,
  0,
  onboarding,
  null,
]

/** What each persona of the sandbox reads in Settings, the blocked panel, the currency list, onboarding and on the next-step card. */
const SAID = {
  existing: [MORE_CHECKS, null, null, ONE_MORE, 2, VERIFIED, 'addWallet'],
  level2: [VERIFIED, null, null, null, 6, VERIFIED, 'addWallet'],
  business: ['Your business is verified.', null, null, null, 6, 'Your business is verified.', 'addWallet'],
  newbiz: nobody(TERMS, BUSINESS_NEEDS),
  prohibited: nobody(PROHIBITED, BUSINESS_NEEDS),
  'residency-rejected': nobody(TERMS, YOU_WILL_NEED),
  'tos-start': nobody(TERMS, YOU_WILL_NEED),
  'tos-pending': nobody(TERMS, YOU_WILL_NEED),
  'msa-declined': nobody(AGREEMENT, BUSINESS_NEEDS),
  'kyc-start': nobody(IDENTITY, YOU_WILL_NEED),
  'kyc-pending': nobody(CHECKING, `We’re checking your details. ${A_WHILE}`),
  'kyc-review': nobody(CHECKING, A_WHILE.replace('It', 'This')),
  'kyc-soft': nobody(
    NEEDS_YOU,
    'We couldn’t accept your documents. Use good lighting, and keep all four corners in view.',
  ),
  'kyc-rejected': nobody(REFUSED, null),
  'kyc-next': [MORE_CHECKS, null, null, ONE_MORE, 2, VERIFIED, 'addWallet'],
  'additional-review': [
    'You can make transfers. One more review is in progress.',
    null,
    null,
    ONE_MORE,
    2,
    VERIFIED,
    'addWallet',
  ],
  nosepa: [
    `${VERIFIED} We’re checking your details for more currencies.`,
    null,
    CHECKING,
    ONE_MORE,
    1,
    VERIFIED,
    'addWallet',
  ],
  'eur-restricted': [MORE_CHECKS, null, NOT_HERE, ONE_MORE, 1, VERIFIED, 'addWallet'],
  'eur-l2': [
    `${VERIFIED} Some currencies need one more step from you.`,
    isAnyPaidInAtLevel2 ? null : PANEL[NEEDS_YOU]!,
    NEEDS_YOU,
    null,
    4,
    VERIFIED,
    isAnyPaidInAtLevel2 ? 'addWallet' : null,
  ],
  blocked: nobody(CHECKING, VERIFIED),
  empty: [VERIFIED, null, null, null, 6, VERIFIED, 'addWallet'],
  many: [VERIFIED, null, null, null, 6, VERIFIED, 'addWallet'],
} as const satisfies Partial<Record<PersonaName, Row>>

/** These differ in how they sign in, and are new customers otherwise. */
const NEWCOMERS: readonly string[] = ['login-error', 'login-429', 'resend-error']

test.each(Object.entries<Row>(SAID))(
  'the persona %s reads one thing about what may be done, on every screen [SET-02, PAYNEW-04, H20, H22, F33, E22]',
  async (persona, row) => {
    const [settings, blocked, euros, pesos, usable, onboarding, step] = row
    expect(await said(persona, false)).toEqual({ settings, blocked, euros, pesos, usable, onboarding, nextStep: step })
  },
)

test.each([
  ['newbiz', 'Tell us what your business does first.'],
  ['level2', VERIFIED],
])('in ramp-only mode the persona %s is told the step that it skipped [MODE-05, E22]', async (persona, sentence) => {
  const customer = await customerOf(persona, true)
  const { settings } = await said(persona, true)
  expect([customer.rampOnly, settings]).toEqual([true, sentence])
})

test('every persona is in the table', () => {
  expect([...Object.keys(SAID), ...NEWCOMERS].toSorted()).toEqual(Object.keys(personas).toSorted())
})
