import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../api/error.ts'
import {
  canContinueResidency,
  residencyPayload,
  type ResidencyErrors,
  type ResidencyForm,
} from '../../../domain/residency/residency-form.ts'
import { afterResidency } from '../../../domain/residency/residency-steps.ts'
import { useFailures } from '../../../queries/failures/failures.ts'
import { useMe } from '../../../queries/customer/me.ts'
import { usePreference } from '../../../queries/services.ts'
import { useSaveResidency } from '../../../queries/customer/residency.ts'
import { subdivisionsQuery } from '../../../queries/subdivisions.ts'
import { buildPath } from '../../../router/path.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'

type Slot = keyof ResidencyErrors

const SLOTS: Readonly<Record<string, Slot>> = {
  'validation.invalidCountry': 'countryCode',
  'validation.invalidState': 'stateCode',
}

/** What the server says of a field, by that field; a refusal without fields may be the word for one. */
function refusalsOf(error: Error | null): Readonly<Partial<Record<Slot, string>>> {
  if (!(error instanceof ApiError)) return {}
  if (error.fields) return error.fields
  const refusal = [error.message, error.code].find((text) => text !== undefined && Object.hasOwn(SLOTS, text))
  return refusal === undefined ? {} : { [SLOTS[refusal]!]: refusal }
}

interface Start {
  readonly email: string | null
  /** The residency shown until the customer picks one; the host may change it until then. */
  readonly initial: ResidencyForm
  readonly isRejected: boolean
}

/** The customer's choice and the server's answer to it. */
export function useResidencyForm({ email, initial, isRejected }: Start) {
  const router = useRouter()
  const failures = useFailures()
  const rampOnly = usePreference('rampOnly')
  const { data: me } = useMe()
  const save = useSaveResidency()
  const [picked, setPicked] = useState<ResidencyForm | null>(null)
  const form = picked ?? initial
  /** The server's answer to the present choice; null falls back to `isRejected`, which may arrive after the form. */
  const [refused, setRefused] = useState<boolean | null>(null)
  const { data: subdivisions = [], isLoading } = useQuery(subdivisionsQuery(form.countryCode))
  const canContinue = canContinueResidency(form, subdivisions)

  return {
    form,
    subdivisions,
    isLoading,
    canContinue,
    failed: (refused ?? isRejected) || save.isError,
    refusals: refusalsOf(save.error),
    busy: save.isPending,
    change(next: ResidencyForm) {
      setPicked(next)
      setRefused(false)
      save.reset()
    },
    submit() {
      if (!canContinue) return
      save.mutate(residencyPayload(form, subdivisions), {
        onSuccess: (ok) => {
          if (!ok) return setRefused(true)
          const { route, params } = afterResidency({ rampOnly, me: me ?? null, email })
          // The step is done, and returning to it would mail another code.
          router.redirect(buildPath(route, params))
        },
        onError: failures.report,
      })
    },
  }
}
