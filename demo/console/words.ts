import { networkOfTransfer, titleOf } from '../chains/networks.ts'
import { railRow } from '../sandbox/tables/rails.ts'
import { TABS, type Tab } from './state.ts'

export const TAB_WORDS = {
  mail: 'Mail',
  transfers: 'Bank',
  customers: 'Customers',
  networks: 'Networks',
  requests: 'Requests',
  controls: 'Controls',
} satisfies Record<Tab, string>

export const TRANSFER_STATUSES = [
  'pending',
  'funded',
  'processing',
  'succeeded',
  'failed',
  'failedPrecondition',
  'refunded',
  'cancelled',
] as const

type Tone = 'success' | 'warning' | 'info' | 'destructive' | 'default'

const TONES: Readonly<Record<string, Tone>> = {
  pending: 'warning',
  refunded: 'warning',
  underReview: 'warning',
  additionalReviewRequired: 'warning',
  starting: 'warning',
  processing: 'info',
  funded: 'success',
  succeeded: 'success',
  complete: 'success',
  approved: 'success',
  running: 'success',
  failed: 'destructive',
  failedPrecondition: 'destructive',
  softRejected: 'destructive',
  rejected: 'destructive',
  declined: 'destructive',
}

export const toneOf = (status: string): Tone => TONES[status] ?? 'default'

/** `failedPrecondition` reads "Failed precondition". */
export function spaced(word: string): string {
  const apart = word.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('_', ' ')
  return apart.charAt(0).toUpperCase() + apart.slice(1)
}

/** The label of a rail or network, by its name on the wire or that of wallets. */
export function networkWords(name: string): string {
  const network = networkOfTransfer(name)
  return (network === null ? railRow(name)?.title : titleOf(network)) ?? spaced(name)
}

export function amountWords(amount: string | null, currency: string): string {
  const [whole = '', fraction = ''] = (amount ?? '0').split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return `${grouped}.${fraction.padEnd(2, '0')} ${currency.toUpperCase()}`
}

export const shortened = (text: string) => (text.length > 16 ? `${text.slice(0, 6)}…${text.slice(-6)}` : text)

const clockTime = new Intl.DateTimeFormat('en', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hour12: false,
})

export const timeWords = (iso: string) => clockTime.format(new Date(iso))

const day = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' })
const dayOfYear = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', year: 'numeric' })

/** A time of another day than that of the sandbox's clock has its date. */
export function momentWords(iso: string, now: string | undefined): string {
  const [moment, today] = [new Date(iso), new Date(now ?? iso)]
  if (moment.toDateString() === today.toDateString()) return timeWords(iso)
  const isThisYear = moment.getFullYear() === today.getFullYear()
  return `${(isThisYear ? day : dayOfYear).format(moment)}, ${timeWords(iso)}`
}

export const nextTab = (tab: Tab, step: number): Tab => TABS[(TABS.indexOf(tab) + step + TABS.length) % TABS.length]!
