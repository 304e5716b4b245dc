import { asSentence } from '../../../lib/format/as-sentence.ts'
import { useFailures } from '../../../queries/failures/failures.ts'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { useText } from '../../../ui/text.tsx'
import { FrameFailure } from '../FrameFailure.tsx'

interface Props {
  readonly reason: 'slow' | 'interrupted'
  /** The error of the token renewal. */
  readonly error: unknown
  readonly onRetry: () => void
}

/** The widget did not load, or its session could not be renewed. */
export function VerificationFailure({ reason, error, onRetry }: Props) {
  const t = useText()
  const { explain } = useFailures()
  if (reason === 'slow')
    return (
      <FrameFailure
        code="verification_timeout"
        title={t('onboarding.kyc.error.title')}
        text={t('onboarding.kyc.error.slow')}
        onRetry={onRetry}
      />
    )
  return (
    <ErrorState title={t('onboarding.kyc.renewal.failed')} onRetry={onRetry} reference={explain(error).reference}>
      <bdi>{t('onboarding.kyc.renewal.text', { message: asSentence(explain(error).message) })}</bdi>
    </ErrorState>
  )
}
