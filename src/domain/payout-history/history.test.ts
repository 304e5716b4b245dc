import { expect, test } from 'vitest'
import { dateBounds, emptyFilter, filterChoices, filterCount, filterPayouts, type PayoutFilter } from './filter.ts'
import { type Payout } from '../payouts/payout.ts'
import { microdeposit, offloaded, offRamp, onChain, onRamp } from './payout.fixture.ts'
import { bankListRefreshMs, detailsRefreshMs, movingPayouts } from './polling.ts'
import { payoutSearchText } from './search.ts'
import {
  areRowsClickable,
  changeTab,
  createDestination,
  exportTypeOf,
  payoutsOf,
  PAYOUTS_PAGE_SIZE,
  startTab,
} from './tabs.ts'
import { chase } from '../bank-accounts/bank-account.fixture.ts'
import { PAYOUT_STATUSES, readPayoutStatus } from '../payouts/payout.ts'

test.each([
  [undefined, 'history', 'onRamps'],
  ['history', 'history', 'history'],
  ['onRamps', 'onRamps', 'onRamps'],
  ['offRamps', 'offRamps', 'offRamps'],
  ['other', 'history', 'onRamps'],
  ['', 'history', 'onRamps'],
])('the type %s opens the tab %s and changes to the tab %s [HIST-01, HIST-02, HIST-03]', (type, started, changed) => {
  expect(startTab(type)).toBe(started)
  expect(changeTab(type ?? '')).toBe(changed)
})

const all = [onRamp, offRamp, offloaded, microdeposit, onChain]
const ids = (payouts: readonly { id: string }[]) => payouts.map(({ id }) => id.replace('payout_', '')).join('')

test('the history tab lists every type, each other tab lists its own [HIST-01]', () => {
  expect(ids(payoutsOf('history', all))).toBe('12345')
  expect(ids(payoutsOf('onRamps', all))).toBe('1')
  expect(ids(payoutsOf('offRamps', all))).toBe('23')
})

test('each tab creates and exports its own type [HIST-04, HIST-05, HIST-06]', () => {
  expect(createDestination('history')).toEqual({ route: '/payouts/new', params: {} })
  expect(createDestination('offRamps')).toEqual({
    route: '/payouts/new/off-ramp/currencies',
    params: { rampType: 'off-ramp' },
  })
  expect(createDestination('onRamps')).toEqual({
    route: '/payouts/new/on-ramp/currencies',
    params: { rampType: 'on-ramp' },
  })
  expect([exportTypeOf('history'), exportTypeOf('onRamps'), exportTypeOf('offRamps')]).toEqual([
    null,
    'onRamp',
    'offRamp',
  ])
})

test('rows are clickable only in a table with a source_id column [HIST-12]', () => {
  expect(areRowsClickable(['updated', 'source_id', 'status'])).toBe(true)
  expect(areRowsClickable(['updated', 'status'])).toBe(false)
})

test('the table shows 7 rows a page [HIST-14]', () => {
  expect(PAYOUTS_PAGE_SIZE).toBe(7)
})

const by = (changes: Partial<PayoutFilter>, payouts = all) =>
  ids(filterPayouts(payouts, { ...emptyFilter, ...changes }))
const sepa = { ...onRamp, id: 'payout_6', source: { ...onRamp.source, network: 'sepa' as const } }
const wire = { ...offRamp, id: 'payout_7', destination: { ...offRamp.destination, network: 'wire' as const } }
const rails = (['ach', 'achPull', 'achPush', 'achSameDay'] as const).map((network, index) => ({
  ...onRamp,
  id: `payout_${index}`,
  source: { ...onRamp.source, network },
}))

test('the type filter matches wire, every ACH variant, and SEPA [HIST-17]', () => {
  expect(by({ types: ['ach'] }, rails)).toBe('0123')
  expect(by({ types: ['wire'] }, [...all, sepa, wire])).toBe('7')
  expect(by({ types: ['sepa'] }, [...all, sepa, wire])).toBe('6')
  expect(by({ types: ['sepa', 'wire'] }, [...all, sepa, wire])).toBe('67')
})

test('a method that only the transfers have finds them by each of its names [H4, H5]', () => {
  const byRail = (['spei', 'clabe', 'pix'] as const).map((network, index) => ({
    ...onRamp,
    id: `payout_${index}`,
    source: { ...onRamp.source, network },
  }))
  const odd = { ...onRamp, id: 'payout_9', source: { ...onRamp.source, network: { unlisted: 'constructor' } } }
  expect(filterChoices([...byRail, odd]).types.slice(3)).toEqual(['spei', 'pix', 'constructor'])
  expect(by({ types: ['spei'] }, [...byRail, odd])).toBe('01')
  expect(by({ types: ['constructor', 'pix'] }, [...byRail, odd])).toBe('29')
})

test('the type filter reads the bank side, the network filter the wallet side [HIST-17, HIST-18]', () => {
  expect(by({ types: ['ach'] })).toBe('1234')
  expect(by({ networks: ['sol'] })).toBe('1245')
  expect(by({ networks: ['ethereum'] })).toBe('5')
  expect(by({ networks: ['optimism'] })).toBe('3')
  expect(by({ networks: ['optimism', 'ethereum'] })).toBe('35')
})

test.each([
  ['succeeded', '2'],
  ['pending', '0'],
  ['failed', '56'],
  ['cancelled', '7'],
  ['refunded', '4'],
] as const)('the status filter %s finds its own, failed also what was not accepted [HIST-19]', (status, found) => {
  const payouts = PAYOUT_STATUSES.map((each, index) => ({ ...onRamp, id: `payout_${index}`, status: each }))
  expect(by({ statuses: [status] }, payouts)).toBe(found)
})

test('filter groups combine with AND; without choices every payout is shown [HIST-17, HIST-18, HIST-19]', () => {
  expect(by({})).toBe('12345')
  expect(by({ types: ['ach'], networks: ['sol'], statuses: ['pending'] })).toBe('12')
  expect(filterCount({ ...emptyFilter, types: ['ach', 'wire'], statuses: ['failed'], from: '2026-11-01' })).toBe(4)
  expect(filterCount(emptyFilter)).toBe(0)
})

const days = [1, 2, 3].map((day) => ({
  ...onRamp,
  id: `payout_${day}`,
  updated: new Date(2026, 10, day, day === 3 ? 23 : 0, day === 3 ? 59 : 0),
}))

test('the date range covers whole days in the customer’s time zone, both ends included [HIST-20]', () => {
  expect(by({ from: '2026-11-02' }, days)).toBe('23')
  expect(by({ to: '2026-11-02' }, days)).toBe('12')
  expect(by({ from: '2026-11-03', to: '2026-11-03' }, days)).toBe('3')
  expect(by({ from: '2026-11-04' }, days)).toBe('')
})

test('the date inputs are bounded by the earliest and the latest update [HIST-21]', () => {
  expect(dateBounds(days.toReversed())).toEqual({ min: '2026-11-01', max: '2026-11-03' })
  expect(dateBounds([])).toBeNull()
  expect(dateBounds([{ ...onRamp, updated: new Date(2026, 0, 5) }])).toEqual({ min: '2026-01-05', max: '2026-01-05' })
})

test('the search covers all that a row and its details say of a transfer [HIST-07, H8]', () => {
  const { words, digits } = payoutSearchText({
    ...onRamp,
    fundingBankAccount: { ...onRamp.fundingBankAccount!, iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP' },
    fundingVirtualAccount: { id: 'virtualAccount_7' },
    wireMessage: 'Invoice 77',
    transactionHash: '5Hash',
    finalAmount: '996.75',
  })
  expect(words).toEqual([
    'pending',
    'onRamp',
    'USD',
    'achPush',
    'USDC',
    'sol',
    'Everyday',
    chase.accountHolderName,
    'Chase',
    'Main wallet',
  ])
  expect(digits).toEqual([
    'payout_1',
    onRamp.wallets[0]!.address,
    '5Hash',
    '1000.00',
    '996.75',
    '4821',
    '021000021',
    '980144201176',
    '084106769',
    'FR7630006000011234567890189',
    'AGRIFRPP',
    '1176',
    'virtualAccount_7',
    'SPH7Q4K92M',
    'Invoice 77',
  ])
  const shown = payoutSearchText(onRamp, { words: ['Bank to wallet'], digits: ['1,000.00'] })
  expect([shown.words.at(-1), shown.digits.at(-1)]).toEqual(['Bank to wallet', '1,000.00'])
})

test.each(PAYOUT_STATUSES)(
  'a payout with status %s is polled every 2 s, after five minutes every 15 s, and every 3 minutes once it has ended [DET-03, H13, H16]',
  (status) => {
    const moves = ['pending', 'funded', 'processing'].includes(status)
    const every = [0, 299_999, 300_000].map((watchedForMs) => detailsRefreshMs({ status }, watchedForMs))
    expect(every).toEqual(moves ? [2000, 2000, 15_000] : [180_000, 180_000, 180_000])
  },
)

test('a status that the server has added is read on like processing, in the list too [H16, SAFE-E8]', () => {
  const odd: Payout = { ...onRamp, status: { unlisted: 'pendingRefundInformation' } }
  expect([0, 300_000].map((watchedForMs) => detailsRefreshMs(odd, watchedForMs))).toEqual([2000, 15_000])
  expect(movingPayouts([odd, { ...onRamp, status: 'succeeded' }])).toEqual([odd])
})

test('the filter offers what the specification lists, then what else the transfers have [H4]', () => {
  const sei = { ...onRamp, destination: { ...onRamp.destination, network: 'sei' as const }, status: 'funded' as const }
  const pix = { ...onRamp, source: { ...onRamp.source, network: 'pix' as const } }
  const listed = filterChoices([])
  const { networks, statuses } = filterChoices([sei, sei, { ...sei, status: 'failedPrecondition' }])
  expect([networks.slice(0, -1), statuses.slice(0, -1)]).toEqual([listed.networks, listed.statuses])
  expect([networks.at(-1), statuses.at(-1)]).toEqual(['sei', 'funded'])
  expect([filterChoices([]).types, filterChoices([...rails, pix, sepa]).types]).toEqual([
    ['wire', 'ach', 'sepa'],
    ['wire', 'ach', 'sepa', 'pix'],
  ])
})

test('the statuses that only the transfers have come in the order of the specification, not of the transfers [H4, STATE-PAY-01]', () => {
  const words = ['levitating', 'returned', 'funded', 'failedPrecondition', 'processing', 'cancelled'].map(
    readPayoutStatus,
  )
  const more = filterChoices(words.map((status) => ({ ...onRamp, status }))).statuses
  expect(more.slice(filterChoices([]).statuses.length)).toEqual(['processing', 'funded', 'returned', 'levitating'])
})

test.each(['constructor', 'toString', '__proto__'])(
  'a status that the server calls %s is a choice of its own, and finds its transfers [SAFE-E8, H4]',
  (word) => {
    const odd = { ...onRamp, id: 'payout_8', status: { unlisted: word } }
    expect(filterChoices([odd]).statuses.at(-1)).toBe(word)
    expect(by({ statuses: [word] }, [onRamp, odd])).toBe('8')
  },
)

test('a list is polled while one of its items can still change [HIST-01, ACC-01]', () => {
  expect(bankListRefreshMs([chase])).toBe(false)
  expect(bankListRefreshMs([chase, { ...chase, status: 'pending' }])).toBe(5000)
  expect(bankListRefreshMs([{ ...chase, status: 'pending', deletedAt: new Date() }])).toBe(false)
  expect(ids(movingPayouts(all))).toBe('1235')
})
