import { keysOf } from '../../lib/keys-of.ts'
import { rawValue } from '../../lib/open-enum.ts'
import { canonicalNetwork } from '../rails.ts'
import { KNOWN_STATUSES, type Endpoint, type Payout } from '../payouts/payout.ts'

const TYPE_FILTERS = ['wire', 'ach', 'sepa'] as const
const NETWORK_FILTERS = ['ethereum', 'sol', 'optimism'] as const
const STATUS_FILTERS = {
  succeeded: ['succeeded'],
  pending: ['pending'],
  failed: ['failed', 'failedPrecondition'],
  cancelled: ['cancelled'],
  refunded: ['refunded'],
} as const

/** The methods that the specification lists, which have texts of their own. */
type TypeFilter = (typeof TYPE_FILTERS)[number]
type StatusFilter = keyof typeof STATUS_FILTERS

/** Groups combine with AND, choices within a group with OR. An empty group matches everything. */
export interface PayoutFilter {
  /** Raw words, because what the data has is a choice too. */
  readonly types: readonly string[]
  readonly networks: readonly string[]
  readonly statuses: readonly string[]
  /** Whole days in the customer's time zone, as `2026-11-21`; blank is unbounded. */
  readonly from: string
  readonly to: string
}

export const emptyFilter: PayoutFilter = { types: [], networks: [], statuses: [], from: '', to: '' }

export const filterCount = ({ types, networks, statuses, from, to }: PayoutFilter): number =>
  types.length + networks.length + statuses.length + (from === '' && to === '' ? 0 : 1)

/** The date in the format of a date input, in the customer's time zone. */
function dayOf(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

const sideOf = ({ source, destination }: Payout, type: 'bankAccount' | 'wallet'): Endpoint[] =>
  [source, destination].filter((endpoint) => endpoint.type === type)

const networksOf = (payout: Payout, type: 'bankAccount' | 'wallet') =>
  sideOf(payout, type).map(({ network }) => rawValue(network))

const isOneOf = (values: readonly string[], wanted: readonly string[]) =>
  wanted.length === 0 || values.some((value) => wanted.includes(value))

function isInDays(updated: Date, from: string, to: string): boolean {
  if (from === '' && to === '') return true
  const day = dayOf(updated)
  return (from === '' || day >= from) && (to === '' || day <= to)
}

/** A word of the server may be the name of what every object inherits. */
const isListed = (choice: string): choice is StatusFilter => Object.hasOwn(STATUS_FILTERS, choice)
export const isListedType = (choice: string): choice is TypeFilter => TYPE_FILTERS.some((type) => type === choice)

const statusesOf = (choice: string): readonly string[] => (isListed(choice) ? STATUS_FILTERS[choice] : [choice])

const KNOWN: readonly string[] = KNOWN_STATUSES

export interface FilterChoices {
  readonly types: readonly string[]
  readonly networks: readonly string[]
  readonly statuses: readonly string[]
}

/** The method that the customer chose: every ACH variant is ACH. */
const methodsOf = (payout: Payout) => networksOf(payout, 'bankAccount').map(canonicalNetwork)

/** The choices of the spec, then every other method, network and status that the payouts have. */
export function filterChoices(payouts: readonly Payout[]): FilterChoices {
  const listed = keysOf(STATUS_FILTERS)
  const covered = listed.flatMap(statusesOf)
  const shown = new Set(payouts.map(({ status }) => rawValue(status)))
  return {
    types: [...new Set([...TYPE_FILTERS, ...payouts.flatMap(methodsOf)])],
    networks: [...new Set([...NETWORK_FILTERS, ...payouts.flatMap((payout) => networksOf(payout, 'wallet'))])],
    statuses: [
      ...listed,
      ...KNOWN_STATUSES.filter((status) => shown.has(status) && !covered.includes(status)),
      ...[...shown].filter((status) => !KNOWN.includes(status)),
    ],
  }
}

export function filterPayouts(payouts: readonly Payout[], filter: PayoutFilter): readonly Payout[] {
  if (filterCount(filter) === 0) return payouts
  const statuses = filter.statuses.flatMap(statusesOf)
  return payouts.filter(
    (payout) =>
      isOneOf(methodsOf(payout), filter.types) &&
      isOneOf(networksOf(payout, 'wallet'), filter.networks) &&
      isOneOf([rawValue(payout.status)], statuses) &&
      isInDays(payout.updated, filter.from, filter.to),
  )
}

export interface DateBounds {
  readonly min: string
  readonly max: string
}

/** The bounds of the date inputs; null when there are no payouts. */
export function dateBounds(payouts: readonly Pick<Payout, 'updated'>[]): DateBounds | null {
  if (payouts.length === 0) return null
  const times = payouts.map(({ updated }) => updated.getTime())
  const [first, last] = times.reduce(
    ([min, max], time) => [Math.min(min, time), Math.max(max, time)],
    [Infinity, -Infinity],
  )
  return { min: dayOf(new Date(first)), max: dayOf(new Date(last)) }
}
