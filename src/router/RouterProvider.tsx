import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { useStore } from 'zustand/react'
import type { StoreApi } from 'zustand/vanilla'
import { bindToEntry } from './bound-router.ts'
import type { Router } from './router-store.ts'
import { canGoBack, presentEntry, type Entry, type Move, type Stack } from './stack.ts'

/** The entry on the screen. It is behind the router's own stack while the next screen is downloaded. */
export interface Shown {
  readonly stack: Stack
  /** Whether the next screen is being downloaded. */
  readonly isWaiting: boolean
}

interface Navigation {
  readonly router: Router
  readonly shown: StoreApi<Shown>
}

const NavigationContext = createContext<Navigation | null>(null)

export function RouterProvider({
  navigation,
  children,
}: {
  readonly navigation: Navigation
  readonly children: ReactNode
}) {
  return <NavigationContext value={navigation}>{children}</NavigationContext>
}

/** For what watches both stores; a screen takes one of the hooks below. */
export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext)
  if (!navigation) throw new Error('No provider')
  return navigation
}

/** Gives a screen the router of its entry. */
export function ScreenRouter({ entryKey, children }: { readonly entryKey: number; readonly children: ReactNode }) {
  const { router, shown } = useNavigation()
  const bound = useMemo(() => ({ router: bindToEntry(router, entryKey), shown }), [router, shown, entryKey])
  return <NavigationContext value={bound}>{children}</NavigationContext>
}

export const useRouter = (): Router => useNavigation().router

const useShown = <T,>(read: (stack: Stack) => T): T => useStore(useNavigation().shown, ({ stack }) => read(stack))

/** The entry of the screen that is shown. */
export const useEntry = (): Entry => useShown(presentEntry)

export const useMove = (): Move => useShown(({ move }) => move)

/** Whether the next screen is being downloaded, while this one stays. */
export const useIsWaiting = (): boolean => useStore(useNavigation().shown, ({ isWaiting }) => isWaiting)

export const useCanGoBack = (): boolean => useShown(canGoBack)
