import type { ReactNode } from 'react'
import { asSentence } from '../lib/format/as-sentence.ts'
import { useShownFailure } from '../queries/failures/failures.ts'
import { ErrorState } from '../ui/feedback/ErrorState.tsx'

/** The words of a failure: what happened, and what that means for the customer's money. */
export interface FailureTexts {
  readonly title: string
  /** Follows the server's message, on a line of its own. */
  readonly note?: string
  /** Holds the server's message, instead of a line of its own. */
  readonly sentence?: (message: string) => string
}

interface Props extends FailureTexts {
  readonly error: Error
  readonly retrying: boolean
  readonly onRetry: () => void
  /** Shown instead when the server has no such thing. */
  readonly notFound?: ReactNode
}

/** What could not be loaded: the reason, its reference to copy, a way to try again. The host hears of each error once. */
export function LoadFailure({ error, title, note, sentence, retrying, onRetry, notFound }: Props): ReactNode {
  const failure = useShownFailure(error)
  if (!failure) return null
  if (notFound && failure.code === 'not_found') return notFound
  const { message, reference } = failure
  return (
    <ErrorState
      title={title}
      message={sentence ? undefined : message}
      reference={reference}
      retrying={retrying}
      onRetry={onRetry}
    >
      {sentence ? <bdi>{sentence(asSentence(message))}</bdi> : note}
    </ErrorState>
  )
}
