import { useCallback, useSyncExternalStore } from 'react'
import { useUiRoot } from '../root.ts'

const WIDE_PX = 720

/** Whether the widget is wide. Use a container query where possible; a choice between popover and sheet needs this hook. */
export function useIsWide(): boolean {
  const root = useUiRoot()
  const box = root?.querySelector('.sr-root') ?? null
  const watch = useCallback(
    (changed: () => void) => {
      const sizes = new ResizeObserver(changed)
      if (box) sizes.observe(box)
      return () => sizes.disconnect()
    },
    [box],
  )
  return useSyncExternalStore(
    watch,
    () => box !== null && box.clientWidth >= WIDE_PX,
    () => false,
  )
}
