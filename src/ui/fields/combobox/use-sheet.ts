import { useCallback, useSyncExternalStore } from 'react'
import { useUiRoot } from '../../root.ts'

const COMPACT_PX = 480
const MANY_OPTIONS = 6

/** Whether a list of this length opens as a sheet, because there is no space for it above an on-screen keyboard. */
export function useOpensAsSheet(options: number): boolean {
  const root = useUiRoot()
  const box = root?.querySelector('.sr-root') ?? null

  const watch = useCallback(
    (changed: () => void) => {
      const touch = matchMedia('(pointer: coarse)')
      const sizes = new ResizeObserver(changed)
      touch.addEventListener('change', changed)
      if (box) sizes.observe(box)
      return () => {
        touch.removeEventListener('change', changed)
        sizes.disconnect()
      }
    },
    [box],
  )
  const hasLittleRoom = () => box !== null && (box.clientWidth < COMPACT_PX || matchMedia('(pointer: coarse)').matches)

  return useSyncExternalStore(watch, hasLittleRoom, () => false) && options > MANY_OPTIONS
}
