import { as, type Scene } from './scene.ts'

export const payoutScenes: readonly Scene[] = [
  as('existing', 'payout-new', '/payouts/new'),
  as('blocked', 'blocked', '/payouts/new'),
  as('existing', 'currencies-on-ramp', '/payouts/new/on-ramp/currencies?rampType=on-ramp'),
  as('level2', 'currencies-off-ramp', '/payouts/new/off-ramp/currencies?rampType=off-ramp'),
  as('existing', 'methods-on-ramp', '/payouts/new/on-ramp/methods?rampType=on-ramp&currency=usd'),
  as('existing', 'on-ramp', '/payouts/new/on-ramp?currency=usd&method=ACH'),
]
