import { AMOUNT_DECIMALS, powerOfTen, toRoundedUnits, toUnits, type Decimal } from '../../../lib/money.ts'
import type { Currency } from '../../currency.ts'
import { limitError, type LimitError } from '../limits.ts'
import type { Amounts, Side } from './amounts.ts'
import { endpointErrors } from './endpoint.ts'
import { shareOf } from './share.ts'
import { sidesOf, type FormSide, type PayoutForm } from './payout-form.ts'
import { hasWireMessage, wireMessageError } from './wire-message.ts'

export type AmountError =
  | LimitError
  | {
      readonly message: 'validation.positive' | 'validation.amountBelowFees'
      readonly values: Readonly<Record<string, never>>
    }
  | {
      readonly message: 'validation.insufficientBalance'
      /** The wallet's balance, rounded down to the cent. */
      readonly values: { readonly amount: string; readonly currency: Currency }
    }

export interface PayoutFormErrors {
  readonly source: AmountError | null
  readonly destination: AmountError | null
  readonly wireMessage: 'validation.maxLength.wireMessage' | null
}

const plain = (message: 'validation.positive' | 'validation.amountBelowFees') => ({ message, values: {} }) as const

/** Compares at the token's full precision, without rounding. */
function exceeds(amount: string, { units, scale }: Decimal): boolean {
  const cents = toUnits(amount) ?? 0n
  return cents * powerOfTen(scale) > units * powerOfTen(AMOUNT_DECIMALS)
}

function sideError(
  side: Side,
  { currency, network }: FormSide,
  { edited, quote, ...amounts }: Amounts,
): AmountError | null {
  const amount = amounts[side]
  // The side that the customer did not edit is blank until a quote sets it.
  if (amount === '') return null
  if (endpointErrors(side, { amount, currency, network }).amount) {
    return side === edited ? plain('validation.positive') : null
  }
  const perDollar = side === 'destination' ? (quote?.rate ?? null) : null
  return limitError(amount, { side, currency, network, perDollar })
}

/** Checks across both sides: the fees may exceed the amount, and the wallet's balance limits it. */
function crossFieldError(form: PayoutForm, { source, quote }: Amounts, balance: Decimal | null): AmountError | null {
  if (quote && toRoundedUnits(quote.receive.amount, 'floor') === 0n) return plain('validation.amountBelowFees')
  if (form.rampType === 'on-ramp' || balance === null || !exceeds(source, balance)) return null
  const values = { amount: shareOf(balance, 100), currency: form.coin }
  return { message: 'validation.insufficientBalance', values }
}

/** `balance` is the source wallet's balance; null while it is unknown. */
export function payoutFormErrors(form: PayoutForm, amounts: Amounts, balance: Decimal | null): PayoutFormErrors {
  const sides = sidesOf(form)
  return {
    source: sideError('source', sides.source, amounts) ?? crossFieldError(form, amounts, balance),
    destination: sideError('destination', sides.destination, amounts),
    wireMessage: hasWireMessage(form.rampType, form.rail) ? wireMessageError(form.wireMessage) : null,
  }
}

interface Submission {
  readonly form: PayoutForm
  readonly amounts: Amounts
  readonly errors: PayoutFormErrors
  readonly isSourcelessAllowed: boolean
}

/** The customer can submit only with a current quote. */
export function canSubmitPayout({ form, amounts, errors, isSourcelessAllowed }: Submission): boolean {
  const { source, destination } = sidesOf(form)
  const hasSource = source.id !== null || (form.rampType === 'on-ramp' && isSourcelessAllowed)
  const hasErrors = Object.values(errors).some((error) => error !== null)
  return !hasErrors && hasSource && destination.id !== null && amounts.quote !== null && amounts.pending === null
}
