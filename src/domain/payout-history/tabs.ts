import type { Destination } from '../../lib/destination.ts'
import type { Payout, PayoutType } from '../payouts/payout.ts'

export const PAYOUTS_PAGE_SIZE = 7

export const PAYOUT_TABS = ['history', 'onRamps', 'offRamps'] as const
export type PayoutTab = (typeof PAYOUT_TABS)[number]

const findTab = (text: string | undefined) => PAYOUT_TABS.find((tab) => tab === text)

export const startTab = (type: string | undefined): PayoutTab => findTab(type) ?? 'history'
export const changeTab = (value: string): PayoutTab => findTab(value) ?? 'onRamps'

type TabRoute = '/payouts/new' | '/payouts/new/on-ramp/currencies' | '/payouts/new/off-ramp/currencies'

interface TabRules {
  /** Null lists every type. */
  readonly lists: Extract<PayoutType, 'onRamp' | 'offRamp'> | null
  readonly create: Destination<TabRoute>
}

const TABS: Readonly<Record<PayoutTab, TabRules>> = {
  history: { lists: null, create: { route: '/payouts/new', params: {} } },
  onRamps: {
    lists: 'onRamp',
    create: { route: '/payouts/new/on-ramp/currencies', params: { rampType: 'on-ramp' } },
  },
  offRamps: {
    lists: 'offRamp',
    create: { route: '/payouts/new/off-ramp/currencies', params: { rampType: 'off-ramp' } },
  },
}

export const payoutsOf = (tab: PayoutTab, payouts: readonly Payout[]): readonly Payout[] => {
  const { lists } = TABS[tab]
  return lists ? payouts.filter(({ type }) => type === lists) : payouts
}

/** The narrowest tab that lists all of these. */
export const tabOf = (payouts: readonly Payout[]): PayoutTab =>
  (['onRamps', 'offRamps'] as const).find((tab) => payoutsOf(tab, payouts).length === payouts.length) ?? 'history'

export const createDestination = (tab: PayoutTab): Destination<TabRoute> => TABS[tab].create

/** The type that the export requests; null requests every type. */
export const exportTypeOf = (tab: PayoutTab) => TABS[tab].lists

/** Rows open the details only in a table with a `source_id` column. */
export const areRowsClickable = (columns: readonly string[]): boolean => columns.includes('source_id')
