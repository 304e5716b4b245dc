import { equal, isTrue } from '../../support/expect.ts'
import { cleanUp, hasText, mountRamp, until } from '../../support/host.ts'
import * as onboarding from '../../support/onboarding.ts'
import { TO_BANK, PAYOUT } from '../../support/payouts.ts'
import { visit } from '../../support/visit.ts'

interface Shown {
  readonly path: string
  /** The title of the screen, at any size. */
  readonly title: string
  /** A text that only this screen contains. */
  readonly text?: string
  readonly proves: string
}

const payouts = [PAYOUT, TO_BANK]

const SIGNED_IN: readonly Shown[] = [
  { path: '/my-accounts', title: 'Accounts', text: 'Chase', proves: '[NAV-21]' },
  { path: '/my-accounts?type=wallets', title: 'Accounts', text: 'Main wallet', proves: '[NAV-21]' },
  { path: '/my-accounts/bank-accounts/new', title: 'Add bank account', proves: '[NAV-22]' },
  { path: '/my-accounts/wallets/new?network=solana', title: 'Add Solana wallet', proves: '[NAV-23]' },
  { path: '/my-accounts/wallets/edit?walletId=wallet_1', title: 'Edit wallet', proves: '[NAV-24]' },
  { path: '/my-accounts/wallets/new?network=sui', title: 'Add Sui wallet', proves: '[NAV-23]' },
  { path: '/my-payouts', title: 'Transfers', text: '1,000.00', proves: '[NAV-25]' },
  { path: '/my-payouts/details?id=payout_1&view=details', title: '', text: 'Payment details', proves: '[NAV-26]' },
  { path: '/my-payouts/details?id=payout_1&view=cancel', title: '', text: 'Cancel this transfer?', proves: '[NAV-26]' },
  { path: '/payouts/new', title: 'New transfer', text: 'Bank to wallet', proves: '[NAV-27]' },
  { path: '/payouts/new/on-ramp/currencies', title: '', text: 'US dollar', proves: '[NAV-28]' },
  { path: '/payouts/new/off-ramp/currencies', title: '', text: 'US dollar', proves: '[NAV-28]' },
  { path: '/payouts/new/on-ramp/methods?rampType=onRamp&currency=usd', title: '', text: 'ACH', proves: '[NAV-29]' },
  { path: '/payouts/new/off-ramp/methods?rampType=offRamp&currency=usd', title: '', text: 'ACH', proves: '[NAV-29]' },
  {
    path: '/payouts/new/on-ramp?currency=usd&method=ach',
    title: 'Bank to wallet',
    text: 'You send',
    proves: '[NAV-30]',
  },
  {
    path: '/payouts/new/off-ramp?currency=usd&method=ach',
    title: 'Wallet to bank',
    text: 'From wallet',
    proves: '[NAV-31]',
  },
  { path: '/payouts/new/on-ramp/instructions?id=payout_1', title: '', text: 'SPH-7Q4K-92MD', proves: '[NAV-32]' },
  { path: '/settings', title: 'Settings', text: 'maya@example.com', proves: '[NAV-33]' },
]

const titles = (shadow: ShadowRoot) => [...shadow.querySelectorAll('[part=title]')].map((one) => one.textContent ?? '')

describe('the route table', () => {
  afterEach(cleanUp)

  for (const { path, title, text, proves } of SIGNED_IN) {
    it(`${path} shows its screen ${proves}`, async () => {
      const host = await visit(path, { payouts })
      await until(() => titles(host.shadow).some((one) => one.includes(title)), `the title of ${path}`)
      if (text) await until(() => hasText(host.shadow, text), `${text} at ${path}`)
      equal(host.path(), path.split('?')[0])
    })
  }

  it('/onboarding shows the overview [NAV-18]', async () => {
    const host = await onboarding.visit('/onboarding')
    await until(() => titles(host.shadow).some((one) => one.includes('Set up your account')), 'the overview')
  })

  it('/onboarding/tos shows the terms frame [NAV-19]', async () => {
    const url = `${onboarding.ELSEWHERE}/test/support/pages/terms.html`
    const host = await onboarding.visit('/onboarding/tos', {
      answers: { 'GET onboarding/tos/redirectUrl': () => ({ url }) },
    })
    const frame = await onboarding.frameIn(host.shadow)
    isTrue(frame.src.startsWith(url), frame.src)
  })

  it('/onboarding/kyc shows the verification page [NAV-20]', async () => {
    const host = await onboarding.visit('/onboarding/kyc', {
      state: { tos: 'complete' },
      answers: { 'POST kyc/sumsub-access-token': () => ({ token: 'kyc_token' }) },
    })
    await until(() => host.calls('POST', 'kyc/sumsub-access-token').length > 0, 'a token for the verification')
    equal(host.path(), '/onboarding/kyc')
  })

  for (const path of [...new Set(SIGNED_IN.map(({ path: shown }) => shown.split('?')[0]!)), '/onboarding']) {
    it(`${path} without a user redirects to the sign-in, once [NAV-10, NAV-12]`, async () => {
      const { element, shadow, events, requests } = await mountRamp()
      await (element['navigate'] as (to: string) => Promise<void>)(path)
      await until(() => shadow.querySelector('input[type=email]'), 'the sign-in')
      // A new render must not redirect again.
      element.setAttribute('language', 'en-XA')
      await until(() => shadow.querySelector('[lang=en-XA]'), 'the other language')
      equal(
        events.filter(({ type }) => type === 'ramp-navigate').map(({ detail }) => (detail as { path: string }).path),
        ['/sign-in'],
      )
      equal(
        requests.filter(({ headers }) => headers.has('authorization')),
        [],
        'calls for a user',
      )
    })
  }

  it('/sign-in/otp without an e-mail is replaced by the sign-in [OTP-07]', async () => {
    const { element, shadow, events } = await mountRamp()
    await (element['navigate'] as (to: string) => Promise<void>)('/sign-in/otp')
    await until(() => shadow.querySelector('input[type=email]'), 'the sign-in')
    const shown = events.filter(({ type }) => type === 'ramp-navigate').map(({ detail }) => detail)
    equal(shown.at(-1), { path: '/sign-in' })
    isTrue(!hasText(shadow, 'Back'), 'nothing to go back to')
  })
})
