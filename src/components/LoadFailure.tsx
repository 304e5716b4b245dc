import type { ReactNode } from 'react'
import { asSentence } from '../lib/format/as-sentence.ts'
import { OUTDATED } from '../queries/failures/explain-error.ts'
import { useShownFailure } from '../queries/failures/failures.ts'
import { ErrorState } from '../ui/feedback/ErrorState.tsx'
import { ReloadButton } from './ReloadButton.tsx'

/** The texts of a failure: what happened, and what is kept all the same. */
export interface FailureTexts {
  readonly title: string
  /** Follows the server's message, on a line of its own. */
  readonly note?: string
  /** A sentence that contains the server's message, which then has no line of its own. */
  readonly sentence?: (message: string) => string
}

interface Props extends FailureTexts {
  readonly error: Error
  readonly retrying: boolean
  readonly onRetry: () => void
  /** Shown instead of the failure when the server answers "not found". */
  readonly notFound?: ReactNode
}

const UNREACHABLE: readonly string[] = ['network', 'timeout']

/** A failed load with its reason, a reference to copy and what may help: a retry, or a reload where code is gone. Each error is emitted to the host once. */
export function LoadFailure({ error, title, note, sentence, retrying, onRetry, notFound }: Props): ReactNode {
  const failure = useShownFailure(error)
  if (!failure) return null
  if (notFound && failure.code === 'not_found') return notFound
  const { code, message, remedy, reference } = failure
  return (
    <ErrorState
      title={title}
      message={sentence ? undefined : message}
      reference={reference}
      unreachable={UNREACHABLE.includes(code)}
      retrying={retrying}
      onRetry={onRetry}
      before={code === OUTDATED && <ReloadButton />}
    >
      {sentence ? <bdi>{sentence(asSentence(message))}</bdi> : (note ?? remedy)}
    </ErrorState>
  )
}
