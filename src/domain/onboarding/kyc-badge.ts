import { rawValue, type OpenEnum } from '../../lib/open-enum.ts'
import type { Tone } from '../../lib/tone.ts'
import type { KycStatus } from '../me.ts'

interface KycBadge {
  readonly tone: Tone
  /** Null for a status that this version does not know; the screen then shows the server's text. */
  readonly label: `settings.kyc.${KycStatus}` | null
  readonly raw: string
  readonly hasVerifyButton: boolean
}

const TONES: Readonly<Record<KycStatus, Tone>> = {
  incomplete: 'default',
  pending: 'warning',
  additionalReviewRequired: 'warning',
  rejected: 'destructive',
  approved: 'success',
}

/** The verification stays open in any status of a customer who is not approved yet. */
export function kycBadge(status: OpenEnum<KycStatus>): KycBadge {
  if (typeof status !== 'string') {
    return { tone: 'default', label: null, raw: rawValue(status), hasVerifyButton: true }
  }
  return {
    tone: TONES[status],
    label: `settings.kyc.${status}`,
    raw: status,
    hasVerifyButton: status !== 'approved',
  }
}
