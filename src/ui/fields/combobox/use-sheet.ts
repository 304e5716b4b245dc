import { useRootWidth } from '../../root-width.ts'
import { useMedia } from '../../use-media.ts'

const COMPACT_PX = 480
const MANY_OPTIONS = 6
const TOUCH = '(pointer: coarse)'

/** Whether a list of this length opens as a sheet, because there is no space for it above an on-screen keyboard. */
export function useOpensAsSheet(options: number): boolean {
  const isCompact = useRootWidth((width) => width < COMPACT_PX)
  const isTouch = useMedia(TOUCH)
  return (isCompact || isTouch) && options > MANY_OPTIONS
}
