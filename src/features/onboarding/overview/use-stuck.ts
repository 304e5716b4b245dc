import { useState } from 'react'
import { isStuck, isActivationPending } from '../../../domain/onboarding/activation.ts'
import { usePreference } from '../../../queries/services.ts'
import type { Customer } from '../use-customer.ts'

/** Counts the answers in which every status is complete but the account is not activated. */
export function useStuck({ answeredAt, ...customer }: Customer): boolean {
  const rampOnly = usePreference('rampOnly')
  const at = isActivationPending({ ...customer, rampOnly }) ? answeredAt : null
  const [seen, setSeen] = useState<{ readonly at: number | null; readonly answers: number }>({ at: null, answers: 0 })
  if (seen.at !== at) setSeen({ at, answers: at === null ? 0 : seen.answers + 1 })
  return isStuck(seen.answers)
}
