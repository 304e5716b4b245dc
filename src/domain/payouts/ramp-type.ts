export const RAMP_TYPES = ['on-ramp', 'off-ramp'] as const
/** The ramp type as routes write it. */
export type RampType = (typeof RAMP_TYPES)[number]

export const payoutTypeOf = (rampType: RampType): 'onRamp' | 'offRamp' =>
  rampType === 'on-ramp' ? 'onRamp' : 'offRamp'

/** While true, no payout can be started, but lists stay readable. */
export const PAYOUTS_OUTAGE = false
