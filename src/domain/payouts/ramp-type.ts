export const RAMP_TYPES = ['on-ramp', 'off-ramp'] as const
/** The ramp type as routes write it. */
export type RampType = (typeof RAMP_TYPES)[number]

export const payoutTypeOf = (rampType: RampType): 'onRamp' | 'offRamp' =>
  rampType === 'on-ramp' ? 'onRamp' : 'offRamp'
