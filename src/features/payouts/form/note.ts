import type { PayoutFormState } from './use-payout-form.ts'

type Form = Pick<PayoutFormState, 'form' | 'amounts' | 'balance' | 'errors' | 'canSubmit' | 'pause' | 'missing'>

const PAUSED = { offline: 'payouts.form.offline', outage: 'payouts.form.outage' } as const

interface Situation {
  /** The price was too old when the form was sent. */
  readonly isRepriced: boolean
  /** Whether a wallet is connected that can be asked to send. */
  readonly isConnected: boolean
}

const nextOf = (rampType: Form['form']['rampType'], { isConnected }: Situation) => {
  if (rampType === 'on-ramp') return 'payouts.form.next'
  return isConnected ? 'payouts.form.nextWallet' : 'payouts.form.nextConnect'
}

/** Below the form: what comes next, or what is still missing. */
export function noteOf({ form, amounts, balance, errors, canSubmit, pause, missing }: Form, situation: Situation) {
  const { source, destination, pending } = amounts
  // Nothing is missing from the form, and nothing can be done in it about this.
  if (pause) return PAUSED[pause]
  if (situation.isRepriced) return 'payouts.form.repriced'
  if (missing.includes('wallet')) return 'payouts.form.selectWallet'
  if (form.walletId === null) return 'payouts.form.needsWallet'
  // No amount helps.
  if (errors.source && balance.amount?.units === 0n) return 'payouts.form.addTokens'
  if (errors.source || errors.destination) return 'payouts.form.fix'
  if (errors.wireMessage) return 'payouts.form.shorten'
  if (canSubmit || pending) return nextOf(form.rampType, situation)
  if (source === '' && destination === '') return 'payouts.form.fill'
  if (amounts.error === null) return 'payouts.form.needsAccount'
  return amounts.error.about === 'amount' ? 'payouts.form.fix' : 'payouts.form.noPrice'
}
