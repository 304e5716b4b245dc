import type { OnRamp } from './use-on-ramp.ts'

type Form = Pick<OnRamp, 'form' | 'amounts' | 'errors' | 'canSubmit'>

/** Below the form: what comes next, or what is still missing. */
export function noteOf({ form, amounts, errors, canSubmit }: Form, isRepriced: boolean) {
  const { source, destination, pending } = amounts
  if (isRepriced) return 'payouts.form.repriced'
  if (form.walletId === null) return 'payouts.form.needsWallet'
  if (errors.source || errors.destination) return 'payouts.form.fix'
  if (canSubmit || pending) return 'payouts.form.next'
  if (source === '' && destination === '') return 'payouts.form.fill'
  if (amounts.error === null) return 'payouts.form.needsAccount'
  return amounts.error.about === 'amount' ? 'payouts.form.fix' : 'payouts.form.noPrice'
}
