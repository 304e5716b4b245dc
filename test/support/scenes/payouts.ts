import { as, type Scene } from './scene.ts'

const CURRENCIES = '/payouts/new/on-ramp/currencies?rampType=on-ramp'
const METHODS = '/payouts/new/on-ramp/methods?rampType=on-ramp&currency=usd'
const ON_RAMP = '/payouts/new/on-ramp?currency=usd&method=ACH'
const OFF_RAMP = 'payouts/new/off-ramp'
const AMOUNT = { fill: 'You send', with: '1500' } as const

export const payoutScenes: readonly Scene[] = [
  as('existing', 'payout-new', '/payouts/new'),
  as('existing', 'payout-new-loading', '/payouts/new', { holds: ['/me$'] }),
  as('blocked', 'blocked', '/payouts/new', { steps: [{ press: 'Bank to wallet' }] }),
  as('nosepa', 'payout-new-nosepa', '/payouts/new'),
  as('existing', 'currencies-on-ramp', CURRENCIES),
  as('level2', 'currencies-off-ramp', `/${OFF_RAMP}/currencies?rampType=off-ramp`),
  as('level2', 'currencies-no-match', `/${OFF_RAMP}/currencies?rampType=off-ramp`, {
    steps: [{ fill: 'Search currencies', with: 'doubloon' }],
  }),
  as('existing', 'methods-on-ramp', METHODS),
  as('existing', 'methods-sepa', '/payouts/new/on-ramp/methods?rampType=on-ramp&currency=eur'),
  as('level2', 'methods-off-ramp', `/${OFF_RAMP}/methods?rampType=off-ramp&currency=php`),
  as('existing', 'on-ramp', ON_RAMP),
  as('existing', 'on-ramp-loading', ON_RAMP, { holds: ['/wallets$'] }),
  as('existing', 'on-ramp-load-error', ON_RAMP, { fails: ['/wallets$'], shows: 'Try again' }),
  as('existing', 'on-ramp-filled', ON_RAMP, { steps: [AMOUNT] }),
  as('existing', 'on-ramp-quoting', ON_RAMP, { holds: ['/amountAdjustments'], steps: [AMOUNT] }),
  as('existing', 'on-ramp-no-price', ON_RAMP, { fails: ['/amountAdjustments'], steps: [AMOUNT], shows: 'Try again' }),
  as('existing', 'on-ramp-too-little', ON_RAMP, { steps: [{ fill: 'You send', with: '1' }] }),
  as('empty', 'on-ramp-nothing-yet', ON_RAMP),
  as('many', 'instructions', '/payouts/new/on-ramp/instructions?id={id}', {
    transfer: ['"status":"pending"', '"type":"onRamp"', '"currency":"usd"', 'achPush'],
  }),
  as('many', 'instructions-sepa', '/payouts/new/on-ramp/instructions?id={id}', {
    transfer: ['"type":"onRamp"', '"network":"sepa"'],
  }),
]
