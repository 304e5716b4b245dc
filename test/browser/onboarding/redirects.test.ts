import { equal } from '../../support/expect.ts'
import { cleanUp, hasText, until } from '../../support/host.ts'
import { names, visit } from '../../support/onboarding.ts'

const done = { sumsub: 'complete', kyc_level_1: 'complete' }

describe('the onboarding overview', () => {
  afterEach(cleanUp)

  it('redirects once when everything is complete, and emits the events [STATE-REDIR-02]', async () => {
    const { emitted, path, server } = await visit('/onboarding', {
      state: { tos: 'complete', kyc: { sumsub: 'pending' } },
    })
    await until(() => names(emitted).includes('ramp-verification-pending'))
    server.state = { ...server.state, kyc: done, hasCompletedOnboarding: true }
    await until(() => path() === '/my-accounts', 'the accounts')
    const visits = emitted.filter(
      ({ type, detail }) => type === 'ramp-navigate' && (detail as { path: string }).path === '/my-accounts',
    )
    equal(visits.length, 1)
    // The lists of the accounts, to which this leads, have no answer here.
    equal(
      names(emitted).filter((name) => !['ramp-navigate', 'ramp-error'].includes(name)),
      [
        'ramp-residency-approved',
        'ramp-terms-complete',
        'ramp-verification-pending',
        'ramp-verification-complete',
        'ramp-onboarding-complete',
      ],
    )
  })

  it('redirects to a new payout in ramp-only mode [STATE-REDIR-01]', async () => {
    const { path } = await visit('/onboarding', {
      state: { tos: 'complete', kyc: done, hasCompletedOnboarding: true },
      attributes: { 'ramp-only': '' },
    })
    await until(() => path() === '/payouts/new')
  })

  it('redirects back to an open residency in ramp-only mode, then to the business category', async () => {
    const { path, shadow, server, go } = await visit('/onboarding', {
      me: { operatingResidency: 'Incomplete' },
      state: { operatingResidencyStatus: 'incomplete' },
      attributes: { 'ramp-only': '' },
    })
    await until(() => path() === '/sign-in/operating-residency')
    await until(() => hasText(shadow, 'Where are you based?'))
    server.me = { ...server.me, operatingResidency: 'Approved', type: 'BUSINESS' }
    server.state = { ...server.state, operatingResidencyStatus: 'approved' }
    await go('/onboarding')
    await until(() => {
      globalThis.dispatchEvent(new Event('visibilitychange'))
      return path() === '/business-category'
    })
  })
})
