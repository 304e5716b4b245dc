import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '../../api/client.ts'
import { overallStatus } from '../../domain/onboarding/overall-status.ts'
import { afterOnboarding, stepBeforeOnboarding } from '../../domain/onboarding/redirects.ts'
import { isVerificationDone } from '../../domain/onboarding/verification-page.ts'
import type { PayoutForm } from '../../domain/payouts/form/payout-form.ts'
import { buildPath, splitPath } from '../../router/path.ts'
import type { ReplaceOptions, Router } from '../../router/router-store.ts'
import { presentEntry } from '../../router/stack.ts'
import type { PreferencesStore } from '../../stores/preferences.ts'
import { keepThroughRedirect } from '../../stores/toast-navigation.ts'
import type { ToastStore } from '../../stores/toasts.ts'
import { customerData, type KnownCustomer } from './customer-data.ts'

interface Parts {
  readonly api: ApiClient
  readonly queryClient: QueryClient
  readonly router: Router
  readonly preferences: PreferencesStore
  readonly toasts: ToastStore
  /** The form that an earlier page of the session ended with, once. */
  reopen?(): Pick<PayoutForm, 'rampType' | 'currency' | 'rail'> | null
}

/** Where the rejected screen replaces every other, and the screen after a sign-out. */
const REJECTED = /^\/(onboarding|sign-in$)/

/**
 * Redirects a rejected customer to the rejected screen from everywhere. Leaves the verification page when nothing is left to verify, and the overview when everything is complete or an earlier step is
 * missing. It acts once for each change of the path or the data. Returns a function that stops it.
 */
export function redirectOnboarding({ api, queryClient, router, preferences, toasts, reopen }: Parts): () => void {
  const { customer, areSettled } = customerData({ api, queryClient, preferences })

  function stepBefore(known: KnownCustomer): string | null {
    const step = stepBeforeOnboarding(known)
    if (!step) return null
    // The residency screen would redirect the customer straight back here.
    if (step.route === '/sign-in/operating-residency' && known.isApproved) return null
    return buildPath(step.route, step.params)
  }

  /** Redirects, and keeps the current toast for the screen that the customer will see. */
  function leadOn(path: string, options?: ReplaceOptions) {
    keepThroughRedirect(toasts)
    router.redirect(path, options)
  }

  function check(mayStepBack: boolean) {
    const { pathname } = splitPath(presentEntry(router.store.getState()).path)
    const known = customer()
    if (!known) return
    if (overallStatus(known.state.kyc, known.hasLevel2Access) === 'rejected') {
      if (!REJECTED.test(pathname)) leadOn('/onboarding', { clear: true })
      return
    }
    if (pathname !== '/onboarding' && pathname !== '/onboarding/kyc') return

    if (pathname === '/onboarding/kyc') {
      if (!isVerificationDone(known.state)) return
      keepThroughRedirect(toasts)
      if (!router.back()) router.redirect('/onboarding')
      return
    }
    const home = afterOnboarding(known)
    const step = mayStepBack && areSettled() ? stepBefore(known) : null
    if (step) leadOn(step)
    else if (home) {
      const form = reopen?.()
      leadOn(buildPath(home.route, home.params), { clear: true })
      if (form) router.push(`/payouts/new/${form.rampType}`, { currency: form.currency, method: form.rail })
    }
  }

  let timer: ReturnType<typeof setTimeout> | undefined
  const stops = [
    router.store.subscribe(() => {
      check(false)
      // An overview whose data is fresh asks for none. What a step has completed is asked for anew by then.
      clearTimeout(timer)
      timer = setTimeout(() => check(true))
    }),
    () => clearTimeout(timer),
    queryClient.getQueryCache().subscribe(({ type }) => type === 'updated' && check(true)),
  ]
  // This runner is a chunk of its own, which may come after the last answer.
  check(true)
  return () => stops.forEach((stop) => stop())
}
