import { useEffect } from 'react'
import { enterBusinessCategory, type CategoryEntry } from '../../domain/business-category/business-category.ts'
import { isAwaited } from '../../queries/reading.ts'
import { useMe } from '../../queries/customer/me.ts'
import { usePreference } from '../../queries/services.ts'
import { useRouter } from '../../router/RouterProvider.tsx'

/** Decides on load whether to show the form or to leave it; null until the customer is known. */
export function useCategoryEntry(): CategoryEntry | null {
  const router = useRouter()
  const rampOnly = usePreference('rampOnly')
  const me = useMe()
  const isKnown = me.data !== undefined || !isAwaited(me)
  const entry = isKnown ? enterBusinessCategory({ rampOnly, me: me.data ?? null }) : null
  const isDone = entry?.action === 'leave'

  // The router is outside React.
  useEffect(() => {
    if (isDone) router.redirect('/onboarding')
  }, [router, isDone])
  return entry
}
