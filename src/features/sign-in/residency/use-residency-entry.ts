import { useEffect } from 'react'
import {
  afterSignInAgain,
  enterResidency,
  type ResidencyEntry,
  type ShowResidency,
} from '../../../domain/residency/residency-steps.ts'
import { isAwaited } from '../../../queries/reading.ts'
import { useMe } from '../../../queries/customer/me.ts'
import { usePreference } from '../../../queries/services.ts'
import { useSignInAgain } from '../../../queries/customer/residency.ts'
import { buildPath } from '../../../router/path.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'

interface Entry {
  /** The initial data of the form; null until the server has answered with the customer's next step. */
  readonly show: ShowResidency | null
  readonly error: Error | null
  readonly retry: () => void
}

/** Decides on load whether to show the form, to leave it, or to repeat the sign-in call. */
export function useResidencyEntry(email: string | null): Entry {
  const router = useRouter()
  const rampOnly = usePreference('rampOnly')
  const me = useMe()
  // A failed `me` does not mean signed out: the sign-in call would mail a code to a signed-in customer.
  const unread = rampOnly && me.data === undefined ? me.error : null
  const isKnown = me.data !== undefined || !(isAwaited(me) || unread)
  const entry: ResidencyEntry | null = isKnown ? enterResidency({ rampOnly, me: me.data ?? null, email }) : null
  const again = useSignInAgain(entry?.action === 'signInAgain' ? entry.email : null)
  const outcome = entry?.action === 'signInAgain' ? again.data && afterSignInAgain(again.data, entry.email) : entry
  const to = outcome?.action === 'leave' ? buildPath(outcome.to.route, outcome.to.params) : null

  // Redirects by the router.
  useEffect(() => {
    if (to !== null) router.redirect(to)
  }, [router, to])

  return {
    show: outcome?.action === 'show' ? outcome : null,
    error: unread ?? again.error,
    retry: () => void (unread ? me : again).refetch(),
  }
}
