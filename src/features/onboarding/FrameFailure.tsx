import { useEffect } from 'react'
import { useServices } from '../../queries/services.ts'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'

interface Props {
  readonly code: string
  readonly title: string
  readonly text: string
  readonly onRetry?: () => void
}

/** A page of another company that did not come, or that we do not open. */
export function FrameFailure({ code, title, text, onRetry }: Props) {
  const { emit } = useServices()
  // Tells the host, which is outside React.
  useEffect(() => {
    emit('ramp-error', { code, message: title, reference: null })
    // eslint-disable-next-line react/exhaustive-deps -- a new language is no new error
  }, [emit, code])
  return (
    <ErrorState title={title} {...(onRetry && { onRetry })}>
      {text}
    </ErrorState>
  )
}
