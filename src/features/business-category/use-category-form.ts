import { useState } from 'react'
import {
  afterBusinessCategory,
  beforeBusinessCategory,
  type BusinessCategory,
} from '../../domain/business-category/business-category.ts'
import { useSaveBusinessCategory } from '../../queries/customer/business-category.ts'
import { useFailures } from '../../queries/failures/failures.ts'
import { usePreference, useServices } from '../../queries/services.ts'
import { buildPath } from '../../router/path.ts'
import { useRouter } from '../../router/RouterProvider.tsx'
import { useText } from '../../ui/text.tsx'

export interface CategoryVisit {
  readonly email: string | null
  /** The server refused a category earlier. */
  readonly isProhibited: boolean
}

/** The chosen category and the server's answer to it. */
export function useCategoryForm({ email, isProhibited }: CategoryVisit) {
  const t = useText()
  const router = useRouter()
  const failures = useFailures()
  const { session } = useServices()
  const rampOnly = usePreference('rampOnly')
  const save = useSaveBusinessCategory()
  const [category, setCategory] = useState<BusinessCategory | null>(null)
  /** The server's answer to the present choice; null falls back to `isProhibited`, which may arrive after the form. */
  const [refused, setRefused] = useState<boolean | null>(null)
  const customer = { rampOnly, email: email ?? session.getState().pending?.email ?? null }

  function leave() {
    const { route, params } = afterBusinessCategory(customer)
    const path = buildPath(route, params)
    // The step is done, so Back from the onboarding must not return to it.
    if (rampOnly) router.redirect(path)
    else router.open(path)
  }

  return {
    category,
    isRefused: refused ?? isProhibited,
    busy: save.isPending,
    choose(next: BusinessCategory) {
      setCategory(next)
      setRefused(false)
    },
    submit() {
      if (category === null) return
      save.mutate(category, {
        onSuccess: (ok) => (ok ? leave() : setRefused(true)),
        onError: (error) => failures.toast(error, t('businessCategory.failed')),
      })
    },
    back() {
      const { route, params } = beforeBusinessCategory(customer)
      if (!router.back()) router.redirect(buildPath(route, params))
    },
  }
}
