import { FIAT_CURRENCIES, STABLECOINS } from '../../currency.ts'
import { NETWORKS } from '../../networks.ts'
import { FORM_RAILS } from '../../rails.ts'
import { RAMP_TYPES } from '../ramp-type.ts'
import { initialAmounts, type Amounts, type Side } from './amounts.ts'
import type { PayoutForm } from './payout-form.ts'
import { noWireMessage } from './wire-message.ts'

/** A filled form as it outlives its page: ids, choices and the one amount that was typed. A wire message may hold bank numbers, and is not in it. */
export interface KeptForm {
  readonly form: PayoutForm
  readonly edited: Side
  readonly amount: string
  readonly known: readonly string[]
  readonly madeId: string | null
}

const NAMES = {
  rampType: RAMP_TYPES,
  currency: FIAT_CURRENCIES,
  rail: FORM_RAILS,
  coin: STABLECOINS,
  network: NETWORKS,
} as const

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isIdOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string'
const isIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string')
const isAmount = (value: unknown): value is string => typeof value === 'string' && /^\d{1,15}(\.\d{1,2})?$/.test(value)

const hasKnownNames = (form: Fields): boolean =>
  Object.entries(NAMES).every(([field, names]) => names.some((name) => name === form[field]))

/** Reads a kept form; null for anything else, because every script of the page can write to the storage. */
export function readKeptForm(value: unknown): KeptForm | null {
  if (!isFields(value) || !isFields(value['form'])) return null
  const { form, edited, amount, known, madeId } = value
  if (!hasKnownNames(form) || !isIdOrNull(form['walletId']) || !isIdOrNull(form['bankAccountId'])) return null
  if ((edited !== 'source' && edited !== 'destination') || !isAmount(amount)) return null
  if (!isIds(known) || !isIdOrNull(madeId)) return null
  return {
    form: { ...(form as unknown as PayoutForm), wireMessage: noWireMessage },
    edited,
    amount,
    known,
    madeId,
  }
}

/** The amounts that a kept form opens with; their price is requested again. */
export const amountsOf = ({ edited, amount }: KeptForm): Amounts => ({ ...initialAmounts, edited, [edited]: amount })

export const isKeptFor = ({ form }: KeptForm, start: Pick<PayoutForm, 'rampType' | 'currency' | 'rail'>): boolean =>
  form.rampType === start.rampType && form.currency === start.currency && form.rail === start.rail
