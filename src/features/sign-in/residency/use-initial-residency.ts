import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { prefillResidency, type ResidencyForm } from '../../../domain/residency/residency-form.ts'
import type { ShowResidency } from '../../../domain/residency/residency-steps.ts'
import { usePreference } from '../../../queries/services.ts'
import { subdivisionsQuery } from '../../../queries/subdivisions.ts'

const isSame = (one: ResidencyForm, other: ResidencyForm | null) =>
  one.countryCode === other?.countryCode && one.stateCode === other.stateCode

/**
 * What the form starts with: what the server knows, else what the host filled in. Null until the subdivisions of its country are there
 * for the first time; a later word of the host is taken up when they are, and the form stays meanwhile.
 */
export function useInitialResidency(show: ShowResidency | null): ResidencyForm | null {
  const prefilled = usePreference('prefilledResidency')
  const start = show?.countryCode ? show : prefilled
  const { data: subdivisions = [], isLoading } = useQuery(subdivisionsQuery(start?.countryCode ?? ''))
  const [settled, setSettled] = useState<ResidencyForm | null>(null)
  if (!show || isLoading) return settled

  const { countryCode = null, stateCode = null } = start ?? {}
  const initial = prefillResidency({ countryCode, stateCode }, subdivisions)
  if (!isSame(initial, settled)) setSettled(initial)
  return initial
}
