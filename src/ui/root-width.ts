import { createContext, useContext, useSyncExternalStore } from 'react'

/** Follows the width of the root as the browser lays it out. Reading it while React renders would have the page laid out each time. */
export function createRootWidth() {
  let width = NaN
  const listeners = new Set<() => void>()
  return {
    /** CSS pixels; NaN until the browser has laid the root out. */
    read: () => width,
    /** Calls back after each change, before it is painted. */
    watch(changed: () => void): () => void {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    follow(root: Element): () => void {
      const sizes = new ResizeObserver(() => {
        width = root.clientWidth
        for (const changed of listeners) changed()
      })
      sizes.observe(root)
      return () => sizes.disconnect()
    },
  }
}

export const UiRootWidth = createContext(createRootWidth())

/** Whether the root's width in CSS pixels passes a test; false until it is known. */
export function useRootWidth(test: (width: number) => boolean): boolean {
  const { read, watch } = useContext(UiRootWidth)
  return useSyncExternalStore(
    watch,
    () => test(read()),
    () => false,
  )
}
