import type { ComponentProps } from 'react'
import { NoMatchIllustration } from './illustrations.tsx'
import { EmptyState } from './EmptyState.tsx'

/** Says that nothing matches what was looked for, and how to look again. */
export const NoMatch = (props: Omit<ComponentProps<typeof EmptyState>, 'illustration'>) => (
  <EmptyState illustration={<NoMatchIllustration />} {...props} />
)
