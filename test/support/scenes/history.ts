import { SUI_CCTP } from '../../../demo/chains/sui/cctp.ts'
import { as, type Scene } from './scene.ts'
import { sending } from './sending.ts'

const HISTORY = '/my-payouts'
const DETAILS = '/my-payouts/details?id={id}&view=details'

const details = (name: string, transfer: readonly string[], rest: Partial<Scene> = {}) =>
  as('many', name, DETAILS, { transfer, ...rest })
const onRamp = (status: string) =>
  details(`payout-${status}`, [`"status":"${status}"`, '"type":"onRamp"', '"currency":"usd"'])

type Steps = NonNullable<Scene['steps']>

const ON_ETHEREUM = '{"type":"wallet","address":"0x52908400098527886E0F7030069857D2E4169EE7","network":"ethereum"}'
const OF_SUI = '"status":"succeeded","amount":"410.00"'
const WAITING = '"status":"pending","amount":"410.00","finalAmount":null'

/** An off-ramp of another device that waits: its tokens are on Sui, and the server wants them on Ethereum. */
const burned = (name: string, config: object, shows: string) =>
  details(name, [OF_SUI], {
    config,
    changes: [
      {
        path: '/payouts(/[^/]+)?$',
        replace: [
          `${OF_SUI},"finalAmount":"[^"]*"(.*?"instructions":\\{.*?"resource":)\\{[^}]*\\}`,
          `${WAITING}$1${ON_ETHEREUM}`,
        ],
      },
    ],
    shows,
  })

/** A transfer that an earlier page left in this phase. */
const unfinished = (name: string, left: 'created' | 'signing' | 'sent', shows: string, opening: Steps = []) => {
  const sent = sending(`existing+${name}`, `history-${name}`, { wallets: [{ name: 'MetaMask', chainId: 1 }] })
  const steps = [...(sent.steps ?? []), { awaits: 'Sending your USDC' }, ...opening, { left, at: HISTORY }]
  return { ...sent, steps, shows }
}

/** Sent from the list or its details, where the server ends it while the wallet asks. */
const endedMeanwhile = (name: string, opening: Steps = []): Scene => {
  const left = unfinished(name, 'created', 'Decline in MetaMask')
  const steps = [
    ...left.steps,
    ...opening,
    { inWallet: 'keepsAsking' },
    { press: 'Send now' },
    { press: 'MetaMask Installed' },
    { awaits: 'Approve in MetaMask' },
    { answers: { path: '/payouts/[^/]+$', replace: ['"status":"pending"', '"status":"cancelled"'] } },
  ] as const
  return { ...left, steps }
}

export const historyScenes: readonly Scene[] = [
  as('many', 'history', HISTORY),
  as('many', 'history-on-ramps', `${HISTORY}?type=onRamps`),
  unfinished('unsent', 'created', 'Send now'),
  endedMeanwhile('ended-meanwhile'),
  endedMeanwhile('details-ended-meanwhile', [{ press: 'Chase' }, { awaits: 'Network' }]),
  unfinished('asked', 'signing', 'Did your wallet send 1,500.00 USDC?'),
  unfinished('asked-waiting', 'signing', 'A transaction of this wallet is waiting', [{ transaction: 'waiting' }]),
  unfinished('followed', 'sent', 'We’re still confirming your transaction'),
  as('many', 'history-no-match', HISTORY, { steps: [{ fill: 'Search transfers', with: 'doubloon' }] }),
  as('many', 'history-filter', HISTORY, { steps: [{ press: 'Filter' }, { press: 'Succeeded' }, { press: 'ACH' }] }),
  as('many', 'history-filter-no-match', HISTORY, {
    steps: [{ press: 'Filter' }, { press: 'Refunded' }, { press: 'Optimism' }, { press: 'No transfers' }],
  }),
  as('many', 'history-export', HISTORY, {
    steps: [{ fill: 'Search transfers', with: 'Chase' }, { press: 'Export CSV' }],
  }),
  as('many', 'history-offline', HISTORY, {
    steps: [{ fill: 'Search transfers', with: '' }, { goes: 'offline' }],
    shows: 'You’re offline',
  }),
  as('empty', 'history-empty', HISTORY),
  as('empty', 'history-empty-on-ramps', `${HISTORY}?type=onRamps`),
  as('empty', 'history-empty-off-ramps', `${HISTORY}?type=offRamps`),
  as('existing', 'history-loading', HISTORY, { holds: ['/payouts$'] }),
  as('existing', 'history-error', HISTORY, { fails: ['/payouts$'], shows: 'Try again' }),
  onRamp('pending'),
  onRamp('funded'),
  onRamp('processing'),
  onRamp('succeeded'),
  onRamp('failed'),
  onRamp('failedPrecondition'),
  onRamp('refunded'),
  onRamp('cancelled'),
  details('payout-off-ramp', ['"type":"offRamp"', '"status":"succeeded"']),
  details('payout-came-back', ['"type":"offRamp"', '"status":"refunded"']),
  details('payout-again', ['"type":"offRamp"', '"status":"succeeded"', '"usageType":null'], {
    changes: [
      { path: '/wallets$', replace: ['"id":"wallet_', '"id":"wallet_0'] },
      { path: '/bankAccounts$', replace: ['"id":"bankAccount_', '"id":"bankAccount_0'] },
    ],
    steps: [{ press: 'Send again' }],
    shows: 'can’t be used any more',
  }),
  burned('payout-burned', { cctp: { sui: SUI_CCTP } }, 'Only a wallet connected here'),
  burned('payout-unburnable', {}, 'This transfer can’t be paid from here'),
  details('payout-receipt', ['"type":"offRamp"', '"status":"succeeded"'], {
    steps: [{ press: 'Print receipt' }],
    shows: 'Transfer ID',
  }),
  details('payout-print', ['"status":"pending"', '"type":"onRamp"', '"currency":"usd"'], {
    steps: [{ press: 'Print these details' }],
    shows: 'Make this transfer from your bank',
  }),
  details('payout-microdeposit', ['"type":"microdeposit"']),
  details('payout-on-chain', ['"type":"onChain"']),
  details('payout-offloader', ['offloader']),
  details('payout-cancel', ['"status":"pending"', '"type":"onRamp"', '"currency":"usd"'], {
    steps: [{ press: 'Cancel transfer' }],
  }),
  as('existing', 'payout-loading', '/my-payouts/details?id=payout_1&view=details', { holds: ['/payouts/payout_1'] }),
  as('existing', 'payout-error', '/my-payouts/details?id=payout_1&view=details', {
    fails: ['/payouts/payout_1'],
    shows: 'Try again',
  }),
  as('existing', 'payout-unknown', '/my-payouts/details?id=payout_1&view=details', {
    shows: 'We can’t find this transfer',
  }),
]
