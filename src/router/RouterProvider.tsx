import { createContext, useContext, type ReactNode } from 'react'
import { useStore } from 'zustand/react'
import type { Router } from './router-store.ts'
import { canGoBack, presentEntry, type Entry } from './stack.ts'

const RouterContext = createContext<Router | null>(null)

export function RouterProvider({ router, children }: { readonly router: Router; readonly children: ReactNode }) {
  return <RouterContext value={router}>{children}</RouterContext>
}

export function useRouter(): Router {
  const router = useContext(RouterContext)
  if (!router) throw new Error('useRouter is used outside RouterProvider')
  return router
}

export const useEntry = (): Entry => useStore(useRouter().store, presentEntry)

export const useCanGoBack = (): boolean => useStore(useRouter().store, canGoBack)
