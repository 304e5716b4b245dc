import { equal, isTrue } from '../../support/expect.ts'
import { button, cleanUp, hasText, until, type Answers } from '../../support/host.ts'
import { STATE, UNVERIFIED } from '../../support/customer.ts'
import { stateText } from '../../support/messages.ts'
import { lines } from '../../support/rows.ts'
import { visit } from '../../support/visit.ts'

const ON_RAMP = '/payouts/new/on-ramp/currencies?rampType=on-ramp'
const BUTTONS = ['Complete verification', 'Contact support', 'Check status', 'Continue']

async function blockedBy(level1: string, sepa: string, rest: { me?: object; answers?: Answers } = {}) {
  const verificationLevels = [
    { name: 'kyc_level_1', status: level1 },
    { name: 'sepa', status: sepa },
  ]
  const host = await visit(ON_RAMP, {
    answers: { 'GET me': () => ({ ...UNVERIFIED, ...rest.me, verificationLevels }), ...rest.answers },
  })
  await until(() => hasText(host.shadow, 'Not now'), 'the panel')
  const actions = BUTTONS.filter((text) => button(host.shadow, text))
  return { ...host, actions }
}

describe('an on-ramp that is blocked', () => {
  afterEach(cleanUp)

  it('says that a verification was refused, and opens support instead [PAYNEW-04, F23]', async () => {
    const { shadow, actions } = await blockedBy('rejected', 'pending')
    await until(() => hasText(shadow, 'We couldn’t verify you'))
    equal(lines(shadow), { 'Identity, for US dollars': 'Rejected', 'Euro access': 'In review' })
    equal(actions, ['Contact support'])
  })

  it('asks nothing of a customer whose details are being checked, and shows how they are [PAYNEW-04, F23]', async () => {
    const { shadow, actions, path } = await blockedBy('pending', 'pending')
    const text = stateText(shadow, 'We’re checking your details')
    equal(text, 'You don’t need to do anything. If they’re approved, you can send bank transfers.')
    equal(lines(shadow), { 'Identity, for US dollars': 'In review', 'Euro access': 'In review' })
    equal(actions, ['Check status'])
    button(shadow, 'Check status')!.click()
    await until(() => path() === '/settings/kyc', 'the verification')
  })

  it('lets a business continue its pending verification [PAYNEW-04, F23]', async () => {
    const { shadow, actions } = await blockedBy('incomplete', 'incomplete', {
      me: { type: 'BUSINESS' },
      answers: {
        'GET onboarding/state': () => ({ ...STATE, msa: 'complete', kyc: { sumsub: 'pending' } }),
      },
    })
    await until(() => hasText(shadow, 'Finish your verification'), 'who acts')
    equal(lines(shadow)['Identity, for US dollars'], 'Action required')
    isTrue(actions.includes('Continue') && actions.length === 1, String(actions))
  })

  it('begins the verification that was not begun [PAYNEW-04, F23]', async () => {
    const { shadow, actions } = await blockedBy('incomplete', 'incomplete')
    await until(() => hasText(shadow, 'Verify your identity first'), 'what is missing')
    equal(actions, ['Complete verification'])
  })
})
