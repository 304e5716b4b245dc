import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches, as `(pointer: coarse)`; renders again when that changes. False where the build draws a screen. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
