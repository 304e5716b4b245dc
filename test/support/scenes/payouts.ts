import { as, type Scene } from './scene.ts'
import { AMOUNT, CHOOSE, FROM_TREASURY, METAMASK, OFF_RAMP, RICH, SEND, sending, sendingScenes } from './sending.ts'

const CURRENCIES = '/payouts/new/on-ramp/currencies?rampType=on-ramp'
const METHODS = '/payouts/new/on-ramp/methods?rampType=on-ramp&currency=usd'
const ON_RAMP = '/payouts/new/on-ramp?currency=usd&method=ACH'

/** The answer to the call is lost, and the list does not say whose payout is whose. */
const LOST = { method: 'POST', path: '/payouts$', isLost: true } as const
const NO_KEYS = { path: '/payouts$', replace: ['"idempotencyKey":"[^"]*"', '"idempotencyKey":null'] } as const
const SUBMIT = { press: 'Continue' } as const
const WAITING = [AMOUNT, SUBMIT, { awaits: 'Make this transfer' }, { press: 'Back' }] as const
const UNDECIDED = 'We can’t tell yet if this transfer was created'
const LATE = 'Your earlier transfer was created after all'

export const payoutScenes: readonly Scene[] = [
  as('existing', 'payout-new', '/payouts/new'),
  as('many', 'payout-new-ramp-only', '/payouts/new', {
    attributes: { 'ramp-only': '' },
    shows: 'We’re waiting for your money',
  }),
  as('many', 'payout-new-several-waiting', '/payouts/new', {
    attributes: { 'ramp-only': '' },
    changes: [{ path: '/payouts(/[^/]*)?$', replace: ['"status":"succeeded"', '"status":"pending"'] }],
    shows: 'transfers are waiting',
  }),
  as('existing', 'payout-new-loading', '/payouts/new', { holds: ['/me$'] }),
  as('blocked', 'blocked', '/payouts/new', { steps: [{ press: 'Bank to wallet' }] }),
  as('nosepa', 'payout-new-nosepa', '/payouts/new'),
  as('existing', 'currencies-on-ramp', CURRENCIES),
  as('level2', 'currencies-off-ramp', `/${OFF_RAMP}/currencies?rampType=off-ramp`),
  as('level2', 'currencies-no-match', `/${OFF_RAMP}/currencies?rampType=off-ramp`, {
    steps: [{ fill: 'Search currencies', with: 'doubloon' }],
  }),
  as('nosepa', 'currencies-missing', CURRENCIES, {
    steps: [{ press: 'See what’s missing' }],
    shows: 'Needs euro access',
  }),
  as('existing+missing', 'currencies-missing-many', `/${OFF_RAMP}/currencies?rampType=off-ramp`, {
    state: {
      me: {
        verificationLevels: [
          { name: 'kyc_level_1', status: 'approved' },
          { name: 'kyc_level_2', status: 'incomplete' },
        ],
      },
    },
    steps: [{ press: 'See what’s missing' }],
    shows: 'Needs one more check',
  }),
  as('existing', 'methods-on-ramp', METHODS),
  as('existing', 'methods-sepa', '/payouts/new/on-ramp/methods?rampType=on-ramp&currency=eur'),
  as('level2', 'methods-off-ramp', `/${OFF_RAMP}/methods?rampType=off-ramp&currency=php`),
  as('existing', 'on-ramp', ON_RAMP),
  as('existing', 'on-ramp-offline', ON_RAMP, {
    steps: [{ fill: 'You send', with: '1500' }, { awaits: 'Summary' }, { goes: 'offline' }],
    shows: 'You’re offline',
  }),
  as('existing', 'on-ramp-loading', ON_RAMP, { holds: ['/wallets$'] }),
  as('existing', 'on-ramp-load-error', ON_RAMP, { fails: ['/wallets$'], shows: 'Try again' }),
  as('existing', 'on-ramp-filled', ON_RAMP, { steps: [AMOUNT] }),
  as('existing', 'on-ramp-waiting', ON_RAMP, { steps: WAITING, shows: 'is waiting for payment' }),
  as('existing', 'on-ramp-replace', ON_RAMP, {
    steps: [...WAITING, { awaits: 'is waiting for payment' }, { fill: 'You send', with: '1200' }, SUBMIT],
    shows: 'Replace the waiting transfer?',
  }),
  as('existing', 'on-ramp-quoting', ON_RAMP, { holds: ['/amountAdjustments'], steps: [AMOUNT] }),
  as('existing', 'on-ramp-no-price', ON_RAMP, { fails: ['/amountAdjustments'], steps: [AMOUNT], shows: 'Try again' }),
  as('existing', 'on-ramp-too-little', ON_RAMP, { steps: [{ fill: 'You send', with: '1' }] }),
  as('empty', 'on-ramp-nothing-yet', ON_RAMP),
  as('existing+undecided', 'on-ramp-undecided', ON_RAMP, {
    fails: ['/payouts$'],
    steps: [AMOUNT, SUBMIT],
    shows: UNDECIDED,
  }),
  as('existing+unlisted', 'on-ramp-undecided-unlisted', ON_RAMP, {
    changes: [{ path: '/payouts$', replace: ['"payouts":\\[.*\\]', '"payouts":[]'] }, LOST],
    steps: [AMOUNT, SUBMIT],
    shows: UNDECIDED,
  }),
  as('existing+late-payout', 'on-ramp-late', ON_RAMP, {
    changes: [{ path: '/payouts$', replace: ['"payouts":\\[.*\\]', '"payouts":[]'] }, LOST],
    steps: [
      AMOUNT,
      SUBMIT,
      { press: 'Start a new transfer' },
      { answers: { path: '/payouts$', replace: ['$^', ''] } },
      { pointsAt: LATE },
    ],
    shows: LATE,
  }),
  as('existing+candidate', 'on-ramp-candidate', ON_RAMP, {
    changes: [NO_KEYS, LOST],
    steps: [AMOUNT, SUBMIT],
    shows: 'Is this the transfer you created?',
  }),
  as('existing+earlier', 'on-ramp-earlier', ON_RAMP, {
    fails: ['/payouts$'],
    steps: [AMOUNT, SUBMIT, { awaits: UNDECIDED }, { fill: 'You send', with: '2000' }, SUBMIT],
    shows: 'An earlier transfer may already exist',
  }),
  as('existing+different', 'on-ramp-different', ON_RAMP, {
    changes: [{ method: 'POST', path: '/payouts$', replace: ['"amount":"1500[.0]*"', '"amount":"9000.00"'] }],
    steps: [AMOUNT, SUBMIT],
    shows: 'This transfer isn’t what you asked for',
  }),
  as('existing', 'off-ramp', `/${OFF_RAMP}?currency=usd&method=ACH`, { shows: 'Balance' }),
  as('existing', 'off-ramp-filled', `/${OFF_RAMP}?currency=usd&method=ACH`, {
    ...RICH,
    steps: [{ awaits: 'Balance' }, AMOUNT],
  }),
  as('existing', 'on-ramp-forgetful', ON_RAMP, {
    forgets: true,
    steps: [AMOUNT],
    shows: 'Keep this page open',
  }),
  as('existing', 'off-ramp-forgetful', `/${OFF_RAMP}?currency=usd&method=ACH`, {
    ...RICH,
    forgets: true,
    steps: [{ awaits: 'Balance' }, AMOUNT],
    shows: 'Keep this page open',
  }),
  sending('existing+held', 'off-ramp-held', {
    wallets: [{ ...METAMASK, holds: ['eth_sendTransaction'] }],
    steps: [
      ...FROM_TREASURY,
      CHOOSE,
      { awaits: 'Approve in MetaMask' },
      { left: 'signing', at: `/${OFF_RAMP}?currency=usd&method=ACH` },
      { awaits: 'Did your wallet send' },
      AMOUNT,
    ],
    shows: 'First take care of the transfer above',
  }),
  sending('existing+held-sending', 'off-ramp-held-sending', {
    wallets: [METAMASK],
    steps: [
      ...FROM_TREASURY,
      CHOOSE,
      { awaits: 'Sending your USDC' },
      { left: 'sent', at: `/${OFF_RAMP}?currency=usd&method=ACH` },
      { awaits: 'Balance' },
      AMOUNT,
    ],
    shows: 'Your last transfer is still being sent',
  }),
  as('existing', 'off-ramp-too-much', `/${OFF_RAMP}?currency=usd&method=ACH`, {
    ...RICH,
    steps: [{ awaits: 'Balance' }, { fill: 'You send', with: '6000' }],
    shows: 'Not enough balance',
  }),
  as('existing', 'off-ramp-wire', `/${OFF_RAMP}?currency=usd&method=WIRE`, {
    ...RICH,
    steps: [
      AMOUNT,
      { press: 'For further credit' },
      { fill: 'For further credit to', with: 'Brokerage account 5521-9904, Maya Lindqvist' },
    ],
  }),
  as('existing', 'off-ramp-connect', `/${OFF_RAMP}?currency=usd&method=ACH`, {
    ...RICH,
    steps: [{ awaits: 'Balance' }, AMOUNT, SEND],
    shows: 'We found no wallet in this browser.',
  }),
  as('existing', 'off-ramp-mismatch', `/${OFF_RAMP}?currency=usd&method=ACH`, {
    ...RICH,
    wallets: [METAMASK],
    steps: [...FROM_TREASURY, CHOOSE],
    shows: 'Please connect with wallet',
  }),
  as('existing+connected', 'off-ramp-connected', `/${OFF_RAMP}?currency=usd&method=ACH`, {
    ...RICH,
    wallets: [METAMASK],
    steps: [...FROM_TREASURY, CHOOSE, { awaits: 'Please connect with wallet' }, { press: 'From wallet' }],
    shows: 'Connected',
  }),
  as('existing+saving', 'off-ramp-save-source', `/${OFF_RAMP}?currency=usd&method=ACH`, {
    ...RICH,
    wallets: [METAMASK],
    steps: [
      ...FROM_TREASURY,
      CHOOSE,
      { awaits: 'Please connect with wallet' },
      { press: 'From wallet' },
      { press: 'MetaMask' },
    ],
    shows: 'Save and use',
  }),
  as('existing+by-hand', 'off-ramp-by-hand', `/${OFF_RAMP}?currency=usd&method=ACH`, {
    ...RICH,
    source: 'ethereum',
    steps: [...FROM_TREASURY.slice(0, -1), { press: 'Send from another wallet' }],
    shows: 'from your other wallet',
  }),
  as('many+by-hand', 'off-ramp-by-hand-sui', `/${OFF_RAMP}?currency=usd&method=ACH`, {
    ...RICH,
    steps: [
      { press: 'From wallet' },
      { press: 'Sui' },
      { awaits: 'Balance' },
      AMOUNT,
      { press: 'Send from another wallet' },
      { press: 'Create another' },
    ],
    shows: 'from your other wallet',
  }),
  as('existing+fee', 'off-ramp-fee', `/${OFF_RAMP}?currency=usd&method=ACH`, {
    changes: [{ path: '/applications/', replace: ['"balances":true', '"balances":false'] }],
    source: 'ethereum',
    lacksFee: true,
    steps: [{ press: 'From wallet' }, { press: 'Treasury' }, { awaits: 'Balance' }, AMOUNT],
    shows: 'charges its own fee in ETH',
  }),
  as('existing+bridged', 'off-ramp-bridged', `/${OFF_RAMP}?currency=usd&method=ACH`, {
    changes: [{ path: '/applications/', replace: ['"balances":true', '"balances":false'] }],
    source: 'polygon',
    steps: [
      { press: 'From wallet' },
      { press: 'Treasury' },
      { press: 'Stablecoin' },
      { press: 'Polygon' },
      { awaits: 'Balance' },
      AMOUNT,
    ],
    shows: 'which we can’t accept',
  }),
  ...sendingScenes,
  as('many', 'instructions', '/payouts/new/on-ramp/instructions?id={id}', {
    transfer: ['"status":"pending"', '"type":"onRamp"', '"currency":"usd"', 'achPush'],
  }),
  as('existing', 'instructions-sepa', '/payouts/new/on-ramp?currency=eur&method=SEPA', {
    steps: [AMOUNT, SUBMIT],
    shows: 'Pay with your banking app',
  }),
]
