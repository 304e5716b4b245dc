import type { ApplicationAccess } from './application.ts'
import type { Me } from './me.ts'

type Levels = Pick<Me, 'verificationLevels'>

const isApproved = (status: string) => status.toLowerCase() === 'approved'

const hasLevel = ({ verificationLevels }: Levels, wanted: string): boolean =>
  verificationLevels.some(({ name, status }) => name === wanted && isApproved(status))

export const hasLevel1 = (me: Levels): boolean => hasLevel(me, 'kyc_level_1')

/** Level 2 counts only where the application has access to it. */
export const hasLevel2 = (me: Levels, { kycLevel2 }: Pick<ApplicationAccess, 'kycLevel2'>): boolean =>
  kycLevel2 && hasLevel(me, 'kyc_level_2')

/** Requires at least one SEPA status and all of them approved; an empty list is not an approval. */
export function hasSepa({ verificationLevels }: Levels): boolean {
  const sepa = verificationLevels.filter(({ name }) => name.toLowerCase().startsWith('sepa'))
  return sepa.length > 0 && sepa.every(({ status }) => isApproved(status))
}

interface Customer {
  readonly me: Levels
  readonly access: Pick<ApplicationAccess, 'kycLevel2'>
}

const VERIFICATIONS = {
  level1: ({ me }: Customer) => hasLevel1(me),
  sepa: ({ me }: Customer) => hasSepa(me),
  level2: ({ me, access }: Customer) => hasLevel2(me, access),
}

export const isVerifiedFor = (need: keyof typeof VERIFICATIONS, customer: Customer): boolean =>
  VERIFICATIONS[need](customer)

export const isEurRestricted = ({ capabilities }: Pick<Me, 'capabilities'>): boolean =>
  capabilities.eur.reasonCodes.includes('region_not_supported')

/** While true, no payout can be started, but lists stay readable. */
export const PAYOUTS_OUTAGE = false
