import { buildPath, splitPath, type Params } from '../../router/path.ts'
import type { Session } from '../../stores/session.ts'
import { isRoute, paramsOf, routeOf, type RouteName } from '../routes/route-table.ts'

export type Verdict =
  | { readonly type: 'show'; readonly route: RouteName }
  | { readonly type: 'wait' }
  | { readonly type: 'redirect'; readonly path: string; readonly clear: boolean }

const redirect = (path: string, clear = false): Verdict => ({ type: 'redirect', path, clear })

/** Redirects a payout form without a method to the methods, and without a currency to the currencies. */
function missingStep(route: RouteName, path: string): string | null {
  const params: Params = paramsOf(route, path)
  const missing = Object.entries(routeOf(route).needs ?? {}).find(([name]) => !params[name])
  if (!missing) return null
  const [, step] = missing
  if (!isRoute(step)) return step
  const kept = Object.keys(routeOf(step).params).map((name) => [name, params[name]])
  return buildPath(step, Object.fromEntries(kept))
}

/** Decides what a path shows in a state of the session. It is pure, so that each combination is one row of a test. */
export function guard(path: string, session: Session['status']): Verdict {
  const { pathname } = splitPath(path)
  if (!isRoute(pathname)) {
    if (session === 'loading') return { type: 'wait' }
    return session === 'signedIn' ? redirect('/onboarding', true) : redirect('/sign-in', true)
  }
  if (routeOf(pathname).access === 'user') {
    if (session === 'loading') return { type: 'wait' }
    if (session === 'signedOut') return redirect('/sign-in', true)
  }
  if (pathname === '/sign-in') {
    if (session === 'loading') return { type: 'wait' }
    if (session === 'signedIn') return redirect('/onboarding', true)
  }
  const step = missingStep(pathname, path)
  if (step === null) return { type: 'show', route: pathname }
  const verdict = guard(step, session)
  return verdict.type === 'redirect' ? verdict : redirect(step)
}
