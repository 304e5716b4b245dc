import { frameAllowance, verificationOrigin } from '../../../domain/onboarding/frames/verification-origin.ts'
import { Embed } from '../../../ui/layout/embed/Embed.tsx'
import { useText } from '../../../ui/text.tsx'
import { FrameFailure } from '../FrameFailure.tsx'

/** It posts nothing that we hear: what it changed is read when the customer comes back from it. */
export function ExternalFrame({ url }: { readonly url: string }) {
  const t = useText()
  const title = t('onboarding.kyc.error.title')
  const origin = verificationOrigin(url, location.origin)
  if (origin === null)
    return <FrameFailure code="verification_unsafe" title={title} text={t('onboarding.kyc.error.unsafe')} />
  return (
    <Embed
      src={url}
      title={t('onboarding.kyc.frame')}
      allow={frameAllowance('', origin)}
      // eslint-disable-next-line react/no-unstable-nested-components -- a function that draws, not a component
      failure={(retry) => (
        <FrameFailure code="verification_timeout" title={title} text={t('onboarding.kyc.error.slow')} onRetry={retry} />
      )}
    />
  )
}
