import type { ComponentProps } from 'react'
import { NoMatchDrawing } from './drawings.tsx'
import { EmptyState } from './EmptyState.tsx'

/** Says that nothing matches what was looked for, and how to look again. */
export const NoMatch = (props: Omit<ComponentProps<typeof EmptyState>, 'drawing'>) => (
  <EmptyState drawing={<NoMatchDrawing />} {...props} />
)
