import type { StoreApi } from 'zustand/vanilla'
import { createReducerStore } from '../lib/reducer-store.ts'
import { pathTo, type RouteParams, type RoutePath } from './route-table.ts'
import { canGoBack, canGoForward, stackReducer, startStack, type Stack } from './stack.ts'

export const START_PATH = '/sign-in'

export interface ReplaceOptions {
  /** Removes all other entries. */
  readonly clear?: boolean
  /** Removes all other entries; Back then opens this route. */
  readonly backTo?: RoutePath
}

/** The navigation stack and its actions. `open` and `redirect` take untyped paths, such as those of the host; guards check them. */
export interface Router {
  readonly store: StoreApi<Stack>
  push<P extends RoutePath>(route: P, params: RouteParams<P>): void
  replace<P extends RoutePath>(route: P, params: RouteParams<P>, options?: ReplaceOptions): void
  open(path: string): void
  redirect(path: string, options?: ReplaceOptions): void
  /** Returns false at the first entry and does nothing there. */
  back(): boolean
  /** Returns false at the last entry and does nothing there. */
  forward(): boolean
  reset(): void
}

export function createRouter(): Router {
  const store = createReducerStore(stackReducer, startStack(START_PATH))
  const { dispatch } = store
  const redirect = (path: string, { clear = false, backTo }: ReplaceOptions = {}) =>
    dispatch({ type: 'replaced', path, clear, backTo })
  return {
    store,
    push: (route, params) => dispatch({ type: 'pushed', path: pathTo(route, params) }),
    replace: (route, params, options) => redirect(pathTo(route, params), options),
    open: (path) => dispatch({ type: 'pushed', path }),
    redirect,
    back() {
      const possible = canGoBack(store.getState())
      dispatch({ type: 'wentBack' })
      return possible
    },
    forward() {
      const possible = canGoForward(store.getState())
      dispatch({ type: 'wentForward' })
      return possible
    },
    reset: () => redirect(START_PATH, { clear: true }),
  }
}
