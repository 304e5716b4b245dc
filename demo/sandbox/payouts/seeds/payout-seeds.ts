import type { BankAccount } from '../../bank-accounts/bank-account-table.ts'
import type { Currency } from '../../tables/currencies.ts'
import type { Wallet } from '../../wallets/wallet-table.ts'
import type { PayoutStatus } from '../lifecycle/state-machine.ts'
import { payoutStatuses } from '../lifecycle/state-machine.ts'

/** The accounts and wallets that a seeded payout can use. */
export interface CustomerAssets {
  readonly customerId: string
  readonly accounts: readonly BankAccount[]
  readonly wallets: readonly Wallet[]
}

/** A seeded on-ramp or off-ramp. `usd achPush` is a currency with its rail or network. */
export interface RampSeed {
  readonly from: string
  readonly to: string
  readonly amount: string
  readonly status: PayoutStatus
  readonly hoursAgo: number
  readonly wireMessage?: string
}

export interface OffloadSeed {
  readonly amount: string
  readonly status: PayoutStatus
  readonly hoursAgo: number
}

/** Types that no customer creates in the widget. */
export interface OtherPayoutSeed extends OffloadSeed {
  readonly type: 'onChain' | 'microdeposit'
}

export interface PayoutSeeds {
  readonly ramps: readonly RampSeed[]
  readonly offloads: readonly OffloadSeed[]
  readonly others: readonly OtherPayoutSeed[]
}

const DAY = 24

export const standardSeeds: PayoutSeeds = {
  ramps: [
    { from: 'usd achPush', to: 'usdc sol', amount: '250.00', status: 'succeeded', hoursAgo: 20 * DAY },
    { from: 'usd wire', to: 'usdc ethereum', amount: '5000.00', status: 'succeeded', hoursAgo: 15 * DAY },
    { from: 'eur sepa', to: 'usdc base', amount: '500.00', status: 'refunded', hoursAgo: 12 * DAY },
    { from: 'usd achPush', to: 'usdt ethereum', amount: '150.00', status: 'cancelled', hoursAgo: 10 * DAY },
    { from: 'usdc sol', to: 'usd achSameDay', amount: '320.50', status: 'succeeded', hoursAgo: 8 * DAY },
    {
      from: 'usdc ethereum',
      to: 'usd wire',
      amount: '2500.00',
      status: 'succeeded',
      hoursAgo: 5 * DAY,
      wireMessage: 'Invoice 2026-014',
    },
    { from: 'usdc sol', to: 'usd achSameDay', amount: '75.00', status: 'failed', hoursAgo: 3 * DAY },
    { from: 'usdc base', to: 'eur sepa', amount: '1000.00', status: 'processing', hoursAgo: 2 },
    { from: 'usd achPush', to: 'usdc sol', amount: '100.00', status: 'pending', hoursAgo: 1 },
  ],
  offloads: [],
  others: [],
}

export const level2OnlySeeds: PayoutSeeds = {
  ramps: [
    { from: 'usdc sol', to: 'mxn spei', amount: '120.00', status: 'succeeded', hoursAgo: 6 * DAY },
    { from: 'usdc base', to: 'brl pix', amount: '80.00', status: 'succeeded', hoursAgo: 4 * DAY },
    { from: 'usdc sol', to: 'brl pix', amount: '45.00', status: 'cancelled', hoursAgo: 2 * DAY },
  ],
  offloads: [],
  others: [],
}

const inEveryStatus = <Made>(make: (status: PayoutStatus, at: number) => Made): Made[] =>
  payoutStatuses.map((status, at) => make(status, at))

const amountAt = (at: number, step: number) => `${100 + at * step}.${String((at * 17) % 100).padStart(2, '0')}`

/** Every type in every status, offloader payouts, and every currency that has a route: 45 in all. */
export const allKindsOfSeeds: PayoutSeeds = {
  ramps: [
    ...inEveryStatus((status, at): RampSeed => {
      const from = at % 2 === 0 ? 'usd achPush' : 'usd wire'
      return { from, to: 'usdc sol', amount: amountAt(at, 35), status, hoursAgo: 5 + at * 31 }
    }),
    ...inEveryStatus((status, at): RampSeed => {
      const to = at % 2 === 0 ? 'usd achSameDay' : 'eur sepa'
      return { from: 'usdc ethereum', to, amount: amountAt(at, 52), status, hoursAgo: 9 + at * 29 }
    }),
    { from: 'eur sepa', to: 'usdc polygon', amount: '640.00', status: 'succeeded', hoursAgo: 70 },
    { from: 'usd achPush', to: 'usdt tron', amount: '95.00', status: 'succeeded', hoursAgo: 110 },
    { from: 'usd wire', to: 'usdc sei', amount: '1800.00', status: 'succeeded', hoursAgo: 190 },
    { from: 'usdc sui', to: 'usd wire', amount: '410.00', status: 'succeeded', hoursAgo: 230 },
    { from: 'usdc aptos', to: 'usd achSameDay', amount: '60.00', status: 'succeeded', hoursAgo: 260 },
    { from: 'usdc sol', to: 'mxn spei', amount: '200.00', status: 'succeeded', hoursAgo: 300 },
    { from: 'usdc base', to: 'php instapay', amount: '150.00', status: 'succeeded', hoursAgo: 330 },
    { from: 'usdt polygon', to: 'cop pse', amount: '90.00', status: 'succeeded', hoursAgo: 360 },
  ],
  offloads: [
    { amount: '45.00', status: 'funded', hoursAgo: 1 },
    { amount: '81.20', status: 'processing', hoursAgo: 3 },
    { amount: '140.00', status: 'succeeded', hoursAgo: 40 },
    { amount: '0.90', status: 'refunded', hoursAgo: 90 },
    { amount: '300.00', status: 'failed', hoursAgo: 150 },
  ],
  others: [
    ...inEveryStatus((status, at): OtherPayoutSeed => ({
      type: 'onChain',
      amount: amountAt(at, 11),
      status,
      hoursAgo: 13 + at * 37,
    })),
    ...inEveryStatus((status, at): OtherPayoutSeed => ({
      type: 'microdeposit',
      amount: `0.${10 + at}`,
      status,
      hoursAgo: 17 + at * 41,
    })),
  ],
}

export const currencyOf = (end: string) => end.split(' ')[0] as Currency
export const networkOf = (end: string) => end.split(' ')[1] ?? ''
