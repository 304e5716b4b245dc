import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { canContinueResidency, residencyPayload, type ResidencyForm } from '../../../domain/residency/residency-form.ts'
import { afterResidency } from '../../../domain/residency/residency-steps.ts'
import { useFailures } from '../../../queries/failures/failures.ts'
import { useMe } from '../../../queries/customer/me.ts'
import { usePreference } from '../../../queries/services.ts'
import { useSaveResidency } from '../../../queries/customer/residency.ts'
import { subdivisionsQuery } from '../../../queries/subdivisions.ts'
import { buildPath } from '../../../router/path.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'

interface Start {
  readonly email: string | null
  /** What is shown until the customer picks; the host may change it meanwhile. */
  readonly initial: ResidencyForm
  readonly isRejected: boolean
}

/** What the customer has picked, and what the server says of it. */
export function useResidencyForm({ email, initial, isRejected }: Start) {
  const router = useRouter()
  const failures = useFailures()
  const rampOnly = usePreference('rampOnly')
  const { data: me } = useMe()
  const save = useSaveResidency()
  const [picked, setPicked] = useState<ResidencyForm | null>(null)
  const form = picked ?? initial
  /** The answer to what is in the form; null leaves the word to what was read before, which may come later than the form. */
  const [refused, setRefused] = useState<boolean | null>(null)
  const { data: subdivisions = [] } = useQuery(subdivisionsQuery(form.countryCode))
  const canContinue = canContinueResidency(form, subdivisions)

  return {
    form,
    subdivisions,
    canContinue,
    failed: (refused ?? isRejected) || save.isError,
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
          // The step is done: who came back to it would be mailed another code.
          router.redirect(buildPath(route, params))
        },
        onError: failures.report,
      })
    },
  }
}
