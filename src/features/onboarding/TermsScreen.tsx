import { QueryView } from '../../components/QueryView.tsx'
import { termsFrameSrc } from '../../domain/onboarding/frames/terms-frame.ts'
import { useLanguageCode } from '../../queries/language.ts'
import { useServices } from '../../queries/services.ts'
import { useTermsUrl } from '../../queries/customer/terms-url.ts'
import { HeaderTitle } from '../../ui/frame/HeaderTitle.tsx'
import { Embed } from '../../ui/layout/embed/Embed.tsx'
import { useText } from '../../ui/text.tsx'
import { FrameFailure } from './FrameFailure.tsx'
import { OnboardingGate } from './OnboardingGate.tsx'
import { useTermsFrame } from './use-terms-frame.ts'

/** The page keeps its own origin, because messages of a page without one cannot be verified. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

function TermsFrame({ url }: { readonly url: string }) {
  const t = useText()
  const language = useLanguageCode()
  const { settings } = useServices()
  const frame = useTermsFrame()
  const { frontendOrigin } = settings
  const src = termsFrameSrc({ url, language, hostOrigin: location.origin, frontendOrigin })
  const title = t('onboarding.tos.error.title')

  if (src === null) return <FrameFailure code="terms_unsafe" title={title} text={t('onboarding.tos.error.unsafe')} />
  return (
    <Embed
      src={src}
      title={t('onboarding.tos.title')}
      sandbox={SANDBOX}
      frameRef={frame}
      // eslint-disable-next-line react/no-unstable-nested-components -- a render function, not a component
      failure={(retry) => (
        <FrameFailure code="terms_timeout" title={title} text={t('onboarding.tos.error.slow')} onRetry={retry} />
      )}
    />
  )
}

function Terms() {
  const t = useText()
  return (
    <QueryView
      query={useTermsUrl()}
      failure={{
        title: t('onboarding.tos.error.title'),
        sentence: (message) => t('onboarding.tos.error.text', { message }),
      }}
    >
      {(url) => <TermsFrame url={url} />}
    </QueryView>
  )
}

export function TermsScreen() {
  const t = useText()
  const title = <HeaderTitle>{t('onboarding.tos.title')}</HeaderTitle>
  return (
    <OnboardingGate>
      {() => (
        <>
          {title}
          <Terms />
        </>
      )}
    </OnboardingGate>
  )
}
