import { claimsIn, contradictions, type Claim } from '../../support/claims/read.ts'
import { ME, STATE } from '../../support/customer.ts'
import { equal, isTrue } from '../../support/expect.ts'
import { cleanUp, hasText, until } from '../../support/host.ts'
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
const kyc = (sumsub: string, level1?: string) => ({ kyc: { sumsub, ...(level1 && { kyc_level_1: level1 }) } })

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
}

const SCREENS = [
  ['/settings', 'Customer ID'],
  ['/payouts/new', 'How do you want'],
  ['/payouts/new/on-ramp/currencies?rampType=on-ramp', 'US dollars'],
] as const

describe('what is said of one customer', () => {
  afterEach(cleanUp)

  for (const [name, { me, state }] of Object.entries(CUSTOMERS))
    it(`agrees in the settings, on the cards and in the panel, of a customer who ${name} [E22, SET-02, PAYNEW-04, F33]`, async () => {
      const { go, shadow } = await visit('/settings', {
        answers: { 'GET me': () => ({ ...ME, ...me }), 'GET onboarding/state': () => ({ ...STATE, ...state }) },
      })
      const claims: Claim[] = []
      for (const [path, text] of SCREENS) {
        await go(path)
        await until(() => hasText(shadow, text), path)
        claims.push(...claimsIn(shadow))
      }
      equal(contradictions(claims), [])
      isTrue(
        claims.some(({ about }) => about === 'customer'),
        'something is claimed',
      )
    })
})
