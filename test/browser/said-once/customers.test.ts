import { claimsIn, contradictions, type Claim } from '../../support/claims/read.ts'
import { ME, STATE } from '../../support/customer.ts'
import { equal, isTrue } from '../../support/expect.ts'
import { button, cleanUp, hasText, mountRamp, until } from '../../support/host.ts'
import { visit } from '../../support/visit.ts'

interface Known {
  readonly me?: Record<string, unknown>
  readonly state?: Record<string, unknown>
}

const levels = (level1: string, sepa: string) => ({
  verificationLevels: [
    { name: 'kyc_level_1', status: level1 },
    { name: 'sepa', status: sepa },
  ],
})
/** Of a customer whose account is not active yet, who is shown the onboarding too. */
const kyc = (sumsub: string, level1?: string) => ({
  kyc: { sumsub, ...(level1 && { kyc_level_1: level1 }) },
  hasCompletedOnboarding: false,
})

/** Customers who may not transfer yet, and one who may, as both answers of the server know them. */
const CUSTOMERS: Readonly<Record<string, Known>> = {
  'is verified': {},
  'has begun nothing': { me: levels('incomplete', 'incomplete'), state: kyc('incomplete') },
  'is being checked': { me: { ...levels('pending', 'pending'), kycStatus: 'pending' }, state: kyc('pending') },
  'is being checked, though the status says approved': { me: levels('pending', 'pending') },
  'is under review': {
    me: { ...levels('incomplete', 'incomplete'), kycStatus: 'pending' },
    state: kyc('complete', 'underReview'),
  },
  'was sent back': { me: levels('softRejected', 'incomplete'), state: kyc('softRejected') },
  'is a business that is not done': {
    me: { ...levels('incomplete', 'incomplete'), type: 'BUSINESS', kycStatus: 'pending' },
    state: { ...kyc('pending'), msa: 'complete' },
  },
  'was refused': { me: levels('rejected', 'incomplete') },
  'may not be served': {
    me: { ...levels('incomplete', 'incomplete'), type: 'BUSINESS', isProhibitedBusinessType: true },
  },
  'has not accepted the terms': {
    me: levels('incomplete', 'incomplete'),
    state: { ...kyc('incomplete'), tos: 'incomplete' },
  },
  'has declined the agreement': {
    me: { ...levels('incomplete', 'incomplete'), type: 'BUSINESS' },
    state: { ...kyc('incomplete'), msa: 'declined' },
  },
  'has a status that is not listed': {
    me: { ...levels('incomplete', 'incomplete'), kycStatus: 'levitating' },
    state: kyc('incomplete'),
  },
}

const SCREENS = [
  ['/settings', ['Customer ID']],
  ['/payouts/new', ['How do you want']],
  // The list, or the panel that stands for it.
  ['/payouts/new/on-ramp/currencies?rampType=on-ramp', ['US dollars', 'Not now']],
  // The card of the next step is there before the list, or not at all.
  ['/my-accounts', ['Chase']],
] as const

describe('what is said of one customer', () => {
  afterEach(cleanUp)

  for (const [name, { me, state }] of Object.entries(CUSTOMERS))
    it(`agrees in the settings, on the cards, in the panel and in the next step, of a customer who ${name} [E22, SET-02, PAYNEW-04, F33]`, async () => {
      const { go, shadow } = await visit('/settings', {
        answers: { 'GET me': () => ({ ...ME, ...me }), 'GET onboarding/state': () => ({ ...STATE, ...state }) },
        payouts: [],
      })
      const claims: Claim[] = []
      const screens = state ? [...SCREENS, ['/onboarding', ['Set up your account']] as const] : SCREENS
      for (const [path, texts] of screens) {
        await go(path)
        await until(() => texts.some((text) => hasText(shadow, text)), path)
        claims.push(...claimsIn(shadow))
      }
      equal(contradictions(claims), [])
      isTrue(
        claims.some(({ about }) => about === 'customer'),
        'something is claimed',
      )
      const hasNextStep = claims.some(({ by }) => by.startsWith('nextStep.'))
      equal(hasNextStep, name === 'is verified', 'the next step')
    })
})

describe('the panel that stands for the currencies', () => {
  afterEach(cleanUp)

  const heading = (shadow: ShadowRoot) => shadow.querySelector('[part=view] [part=title]')?.parentElement?.textContent
  const buttons = (shadow: ShadowRoot) =>
    [...shadow.querySelectorAll('[part=view] button')].map(({ textContent }) => textContent)

  for (const [name, said, actions] of [
    [
      'may not be served',
      'Not availableWe can’t serve this type of business. If you think this is wrong, contact support.',
      ['Contact support', 'Not now'],
    ],
    ['has not accepted the terms', 'What’s missingAccept the terms first.', ['Continue', 'Not now']],
    ['has a status that is not listed', 'Identity, for US dollarslevitating', ['Check status', 'Not now']],
  ] as const)
    it(`names one thing and what helps, to a customer who ${name} [E22, F23]`, async () => {
      const { me, state } = CUSTOMERS[name]!
      const { shadow } = await visit('/payouts/new/on-ramp/currencies?rampType=on-ramp', {
        answers: { 'GET me': () => ({ ...ME, ...me }), 'GET onboarding/state': () => ({ ...STATE, ...state }) },
      })
      await until(() => hasText(shadow, said.slice(-12)), 'the panel')
      equal([heading(shadow), buttons(shadow)], [said, actions])
    })
})

const REJECTED = { ...STATE, kyc: { sumsub: 'rejected' }, hasCompletedOnboarding: false }
/** The tick that the shield of a verified customer has. */
const TICK = 'l1.9 1.9 3.4-3.7'

describe('what a customer who was refused sees', () => {
  afterEach(cleanUp)

  async function refused(environment: string) {
    const host = await visit('/onboarding', {
      answers: { 'GET onboarding/state': () => REJECTED, 'POST kyc/reset': () => REJECTED },
      attributes: { environment },
    })
    await until(() => hasText(host.shadow, 'We can’t open an account for you'), 'the refusal')
    return host
  }

  it('has no tick [STATE-VER-12, E22]', async () => {
    const { shadow } = await refused('production')
    const paths = [...shadow.querySelectorAll('[part=view] path')].map((path) => path.getAttribute('d') ?? '')
    equal([paths.length > 0, paths.filter((path) => path.includes(TICK))], [true, []])
  })

  it('has the reset in the sandbox alone, which needs no other screen [O17, O18]', async () => {
    const live = await refused('production')
    equal(button(live.shadow, 'Reset verification'), undefined)
    cleanUp()
    const { shadow, calls } = await refused('sandbox')
    button(shadow, 'Reset verification')!.click()
    await until(() => calls('POST', 'kyc/reset').length === 1, 'the reset')
  })
})

describe('the sample of the sign-in', () => {
  afterEach(cleanUp)

  it('says that it is an example, so that its fee is no price of the merchant [E22]', async () => {
    const { shadow } = await mountRamp({})
    const fee = await until(
      () => [...shadow.querySelectorAll('dt')].find((one) => one.textContent === 'Fees'),
      'the fee',
    )
    const text = shadow.textContent!
    isTrue(text.slice(0, text.indexOf(fee.parentElement!.textContent!)).includes('Example:'), 'the word before it')
  })
})
