import styled from '@emotion/styled'
import { submissionOf } from '../../../domain/onboarding/frames/verification-frame.ts'
import { SUBMISSION_POLL_MS } from '../../../domain/onboarding/polling.ts'
import { hidesWidgetOnceSubmitted } from '../../../domain/onboarding/verification-page.ts'
import { usePollOnboarding } from '../../../queries/customer/onboarding.ts'
import { usePreference } from '../../../queries/services.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Loader } from '../../../ui/feedback/Loader.tsx'
import { useText } from '../../../ui/text.tsx'
import type { Customer } from '../use-customer.ts'
import { NoticeBox } from './CameraNotice.tsx'
import { SubmittedView } from './SubmittedView.tsx'
import { useVerification } from './use-verification.ts'
import { VerificationBar } from './VerificationBar.tsx'
import { VerificationFailure } from './VerificationFailure.tsx'

/** Shown above the frame when it reported a submission that the server has not received. */
function UnconfirmedNotice() {
  const t = useText()
  return (
    <NoticeBox>
      <Banner tone="warning" title={t('onboarding.kyc.unheard.title')}>
        {t('onboarding.kyc.unheard.text')}
      </Banner>
    </NoticeBox>
  )
}

const Box = styled.div`
  flex: 1 1 auto;
  position: relative;
  min-block-size: 420px;
  background: #fff;

  &[data-behind] {
    position: absolute;
    inset: 0;
    overflow: hidden;
    visibility: hidden;
  }
`

// The vendor's package removes this element's content on unmount.
const Container = styled.div`
  block-size: 100%;

  & > iframe {
    display: block;
    min-block-size: 420px;
    border: 0;
    color-scheme: light;
  }
`

interface Props {
  readonly customer: Customer
  readonly token: string
  readonly origin: string | null
  readonly onRetry: () => void
  readonly onBack: () => void
}

/** The vendor's widget. It stays mounted behind the views that cover it, so that its messages are still handled. */
export function VerificationFrame({ customer, token, origin, onRetry, onBack }: Props) {
  const isSandbox = usePreference('environment') === 'sandbox'
  const { frame, container, error, link } = useVerification({ customer, token, origin })
  const submission = hidesWidgetOnceSubmitted(customer.me, isSandbox) ? submissionOf(frame, customer) : 'none'
  usePollOnboarding(SUBMISSION_POLL_MS[submission])
  const isWaiting = submission === 'sent' || submission === 'received'
  const isShown = frame.status !== 'loading' && frame.status !== 'failed' && !isWaiting

  return (
    <>
      {!isWaiting && <VerificationBar link={link} />}
      {frame.status === 'loading' && <Loader />}
      {submission === 'unconfirmed' && <UnconfirmedNotice />}
      {frame.status === 'submitted' && isWaiting && (
        <SubmittedView submittedAt={frame.at} isReceived={submission === 'received'} onBack={onBack} />
      )}
      {frame.status === 'failed' && <VerificationFailure reason={frame.reason} error={error} onRetry={onRetry} />}
      <Box data-behind={!isShown || undefined}>
        <Container ref={container} />
      </Box>
    </>
  )
}
