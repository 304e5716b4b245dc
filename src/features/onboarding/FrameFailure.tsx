import { useEffect } from 'react'
import { REMEDIES } from '../../queries/failures/host-failures.ts'
import { useServices } from '../../queries/services.ts'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'

interface Props {
  readonly code: keyof typeof REMEDIES
  readonly title: string
  readonly text: string
  readonly onRetry?: () => void
}

/** A third-party page that failed to load or must not be framed. */
export function FrameFailure({ code, title, text, onRetry }: Props) {
  const { emit } = useServices()
  // Tells the host once for each code.
  useEffect(() => {
    emit('ramp-error', { code, message: title, remedy: REMEDIES[code], reference: null })
    // eslint-disable-next-line react/exhaustive-deps -- a change of language is not a new error
  }, [emit, code])
  return (
    <ErrorState title={title} {...(onRetry && { onRetry })}>
      {text}
    </ErrorState>
  )
}
