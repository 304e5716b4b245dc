import { permissionsPolicyOf, verificationOrigin } from '../../../domain/onboarding/frames/verification-origin.ts'
import { Embed } from '../../../ui/layout/embed/Embed.tsx'
import { useText } from '../../../ui/text.tsx'
import { FrameFailure } from '../FrameFailure.tsx'

/** We handle no messages of this page. The onboarding state is refetched when the customer returns. */
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
      allow={permissionsPolicyOf('', origin)}
      // eslint-disable-next-line react/no-unstable-nested-components -- a render function, not a component
      failure={(retry) => (
        <FrameFailure code="verification_timeout" title={title} text={t('onboarding.kyc.error.slow')} onRetry={retry} />
      )}
    />
  )
}
