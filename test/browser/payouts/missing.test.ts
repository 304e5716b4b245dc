import { violationsIn } from '../../support/axe.ts'
import { ME, STATE } from '../../support/customer.ts'
import { equal, isNull, isTrue } from '../../support/expect.ts'
import { APPLICATION, button, cleanUp, failure, until, type Answers } from '../../support/host.ts'
import { said } from '../../support/rows.ts'
import { visit, withAccess, type Visitor } from '../../support/visit.ts'

const LINK = 'See what’s missing'
type Levels = Readonly<Record<string, string>>

const me = (levels: Levels, reasonCodes: readonly string[] = []) => ({
  ...ME,
  verificationLevels: Object.entries(levels).map(([name, status]) => ({ name, status })),
  capabilities: { eur: { reasonCodes } },
})

async function open(answers: Answers, direction = 'on-ramp'): Promise<Visitor> {
  const host = await visit(`/payouts/new/${direction}/currencies?rampType=${direction}`, { answers })
  ;(await until(() => button(host.shadow, LINK), 'the link')).click()
  await until(() => dialogOf(host), 'the dialog')
  return host
}

const dialogOf = ({ shadow }: Visitor) => shadow.querySelector<HTMLElement>('dialog[open]')
const cards = (host: Visitor) => [...dialogOf(host)!.querySelectorAll<HTMLElement>('[part=card]')]
const wordsOf = (card: HTMLElement | undefined) => (card?.textContent ?? '').replaceAll(/\s+/g, ' ')

describe('what is missing for a locked currency', () => {
  afterEach(cleanUp)

  it('is SEPA, which is asked for there and is then pending [H22, O17]', async () => {
    const levels: Record<string, string> = { kyc_level_1: 'approved', sepa: 'incomplete' }
    const host = await open({
      'GET me': () => me(levels),
      'POST kyc/sepa': () => {
        levels['sepa'] = 'pending'
        return { status: 'pending' }
      },
    })
    equal(cards(host).length, 1)
    const words = wordsOf(cards(host)[0])
    isTrue(words.startsWith('Euro') && words.includes('Incomplete') && words.includes('Needs euro access.'), words)
    equal(await violationsIn(host.element), [])
    button(dialogOf(host)!, 'Request euro access')!.click()
    await until(() => wordsOf(cards(host)[0]).includes('In review'), 'the new state')
    const pending = 'Euros In review Needs euro access. We’re checking your details. You don’t need to do anything.'
    equal(said(cards(host)[0]!), pending)
    isNull(button(dialogOf(host)!, 'Request euro access'), 'a second request')
    equal([host.calls('POST', 'kyc/sepa').length, host.path()], [1, '/payouts/new/on-ramp/currencies'])
  })

  it('is the identity check first, where the server asks for it before SEPA [H22, O17]', async () => {
    const host = await open({
      'GET me': () => me({ kyc_level_1: 'approved', sepa: 'incomplete' }),
      'POST kyc/sepa': () => failure(403, { error: { code: 'verification_required' } }),
      'GET onboarding/state': () => ({ ...STATE, hasCompletedOnboarding: true }),
    })
    button(dialogOf(host)!, 'Request euro access')!.click()
    await until(() => host.path() === '/settings/kyc', 'the verification')
  })

  it('is an agreement that was declined, which the onboarding shows [PAYNEW-04]', async () => {
    const host = await visit('/payouts/new/on-ramp/currencies?rampType=on-ramp', {
      answers: {
        'GET me': () => me({ kyc_level_1: 'incomplete', sepa: 'incomplete' }),
        'GET onboarding/state': () => ({ ...STATE, msa: 'declined', hasCompletedOnboarding: false }),
      },
    })
    ;(await until(() => button(host.shadow, 'Continue'), 'the way on')).click()
    await until(() => host.path() === '/onboarding', 'the onboarding')
  })

  it('is nothing in a region that has no such currency: that is said, without an action [H22]', async () => {
    for (const customer of [
      me({ kyc_level_1: 'approved' }),
      me({ kyc_level_1: 'approved', sepa: 'approved' }, ['region_not_supported']),
    ]) {
      const host = await open({ 'GET me': () => customer })
      const [card, ...others] = cards(host)
      equal([wordsOf(card), others.length], ['EurosNot available in your region.', 0])
      equal(card!.querySelectorAll('button').length, 0, 'actions')
      cleanUp()
    }
  })

  it('is named once for all currencies that need the same, with its state and its action [H22]', async () => {
    const access = withAccess({ ...APPLICATION.access, kycLevel2: true })
    const customer = me({ kyc_level_1: 'rejected', kyc_level_2: 'incomplete', sepa: 'approved' })
    const host = await open({ ...access, 'GET me': () => customer }, 'off-ramp')
    const [identity, level2, notPaid, ...others] = cards(host)
    for (const text of ['Mexican pesos', 'Colombian pesos', 'one more check of your identity', 'Incomplete'])
      isTrue(wordsOf(level2).includes(text), text)
    for (const text of ['US dollar', 'identity verification', 'Rejected', 'contact support'])
      isTrue(wordsOf(identity).includes(text), text)
    isTrue(/Thai baht.*Not offered for payouts yet\.$/.test(wordsOf(notPaid)), wordsOf(notPaid))
    equal([others, notPaid!.querySelectorAll('button').length], [[], 0])
    button(level2!, 'Complete verification')!.click()
    await until(() => host.path() === '/settings/kyc', 'the verification')
  })
})
