import { useSyncExternalStore } from 'react'
import { useRootWidth } from '../../root-width.ts'

const COMPACT_PX = 480
const MANY_OPTIONS = 6
const TOUCH = '(pointer: coarse)'

function watchTouch(changed: () => void): () => void {
  const query = matchMedia(TOUCH)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether a list of this length opens as a sheet, because there is no space for it above an on-screen keyboard. */
export function useOpensAsSheet(options: number): boolean {
  const isCompact = useRootWidth((width) => width < COMPACT_PX)
  const isTouch = useSyncExternalStore(
    watchTouch,
    () => matchMedia(TOUCH).matches,
    () => false,
  )
  return (isCompact || isTouch) && options > MANY_OPTIONS
}
