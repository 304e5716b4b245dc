import { equal, soon } from '../../support/expect.ts'
import { button, cleanUp, failure, until, type Answers } from '../../support/host.ts'
import { forgetSteps, LOGGED, watchSteps, type Step } from '../../support/navigation.ts'
import { visit } from '../../support/visit.ts'

interface Way {
  readonly from: string
  readonly press: string
  readonly to: Step
  readonly answers?: Answers
}

const NOT_FOUND = failure(404, { error: { code: 'not_found', message: 'Not found' } })

/** In place of the screen, with the accounts behind it, where the host has opened it. */
const instead = (path: string, params: Step['params'] = {}): Step => ({
  navigation: 'replace',
  path,
  params,
  behind: 1,
})

/** Screens of what is not there. */
const WAYS: Readonly<Record<string, Way>> = {
  'a transfer that is not there': {
    from: '/my-payouts/details?id=payout_none&view=details',
    press: 'See my transfers',
    to: instead('/my-payouts'),
    answers: { 'GET payouts/payout_none': () => NOT_FOUND.clone() },
  },
  'a wallet that is not there': {
    from: '/my-accounts/wallets/edit?walletId=wallet_none',
    press: 'See my wallets',
    to: instead('/my-accounts', { type: 'wallets', hidden: [] }),
    answers: { 'GET wallets/wallet_none': () => NOT_FOUND.clone() },
  },
}

describe('the way on from a screen that a host has opened in vain', () => {
  afterEach(() => {
    cleanUp()
    forgetSteps()
  })

  for (const [screen, { from, press, to, answers = {} }] of Object.entries(WAYS))
    it(`from ${screen}`, async () => {
      const steps = watchSteps()
      const { shadow } = await visit(from, { answers, attributes: LOGGED })
      ;(await until(() => button(shadow, press), press)).click()
      await soon(() => equal(steps.at(-1), to))
    })

  for (const [rampType, currency, method] of [
    ['off-ramp', 'php', 'ACH'],
    ['on-ramp', 'eur', 'WIRE'],
  ] as const)
    it(`a form whose method is none of ${currency} opens the methods of that currency [N5]`, async () => {
      const steps = watchSteps()
      await visit(`/payouts/new/${rampType}?currency=${currency}&method=${method}`, { attributes: LOGGED })
      await soon(() => equal(steps.at(-1), instead(`/payouts/new/${rampType}/methods`, { rampType, currency })))
    })
})
