import { as, signedOut, type Scene } from './scene.ts'

const ON_RAMP = '/payouts/new/on-ramp?currency=usd&method=ACH'
const low = { height: 480 }

/** Hosts that give the widget little height. */
export const smallBoxScenes: readonly Scene[] = [
  signedOut('small-box-sign-in', '/sign-in', low),
  signedOut('small-box-code', '/sign-in/otp?email=maya@example.com', low),
  signedOut('small-box-residency-open', '/sign-in/operating-residency?email=gallery@example.com', {
    ...low,
    steps: [{ press: 'Country' }],
  }),
  as('existing', 'small-box-menu', '/my-accounts', { ...low, steps: [{ press: 'Menu' }] }),
  as('existing', 'small-box-on-ramp', ON_RAMP, { ...low, steps: [{ fill: 'You send', with: '1500' }] }),
  as('existing', 'small-box-lowest', ON_RAMP, { height: 240, steps: [{ fill: 'You send', with: '1500' }] }),
  as('many', 'small-box-instructions', '/payouts/new/on-ramp/instructions?id={id}', {
    ...low,
    transfer: ['"status":"pending"', '"type":"onRamp"', '"currency":"usd"', 'achPush'],
  }),
]
