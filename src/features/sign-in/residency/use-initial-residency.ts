import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { prefillResidency, type ResidencyForm } from '../../../domain/residency/residency-form.ts'
import type { ShowResidency } from '../../../domain/residency/residency-steps.ts'
import { isAwaited } from '../../../queries/reading.ts'
import { usePreference } from '../../../queries/services.ts'
import { subdivisionsQuery } from '../../../queries/subdivisions.ts'

const isSame = (one: ResidencyForm, other: ResidencyForm | null) =>
  one.countryCode === other?.countryCode && one.stateCode === other.stateCode

/**
 * The form's initial residency: the server's, or else the host's prefill. It is null until the country's subdivisions are loaded for the
 * first time. A later prefill is applied once its subdivisions are loaded, and the form stays visible until then.
 */
export function useInitialResidency(show: ShowResidency | null): ResidencyForm | null {
  const prefilled = usePreference('prefilledResidency')
  const start = show?.countryCode ? show : prefilled
  const states = useQuery(subdivisionsQuery(start?.countryCode ?? ''))
  const [settled, setSettled] = useState<ResidencyForm | null>(null)
  if (!show || isAwaited(states)) return settled

  const { countryCode = null, stateCode = null } = start ?? {}
  const initial = prefillResidency({ countryCode, stateCode }, states.data ?? [])
  if (!isSame(initial, settled)) setSettled(initial)
  return initial
}
