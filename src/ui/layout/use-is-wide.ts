import { useRootWidth } from '../root-width.ts'

const WIDE_PX = 720

/** Whether the widget is wide. Use a container query where possible; a choice between popover and sheet needs this hook. */
export const useIsWide = (): boolean => useRootWidth((width) => width >= WIDE_PX)
