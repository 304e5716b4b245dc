import { LoadFailure } from '../../components/LoadFailure.tsx'
import { QueryView } from '../../components/QueryView.tsx'
import type { Me } from '../../domain/me.ts'
import { permissionsPolicyOf, verificationOrigin } from '../../domain/onboarding/frames/verification-origin.ts'
import { useExternalPage } from '../../queries/customer/external-page.ts'
import { useExternalFrameUrl } from '../../queries/customer/kyc.ts'
import { useMe } from '../../queries/customer/me.ts'
import { useRefreshOnLeave } from '../../queries/customer/onboarding.ts'
import { useRouter } from '../../router/RouterProvider.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Loader } from '../../ui/feedback/Loader.tsx'
import { HeaderTitle } from '../../ui/frame/HeaderTitle.tsx'
import { idCardIcon } from '../../ui/icons/things.ts'
import { Embed } from '../../ui/layout/embed/Embed.tsx'
import { Tile } from '../../ui/marks/Tile.tsx'
import { useText } from '../../ui/text.tsx'
import { FrameFailure } from './FrameFailure.tsx'
import { VerificationBar } from './verification/VerificationBar.tsx'

/** We handle no messages of this page. The onboarding state is refetched when the customer returns. */
function ExternalFrame({ url }: { readonly url: string }) {
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

/** The page's address requires a customer type, which the widget of `/onboarding/kyc` asks for. */
function CustomerTypeMissing() {
  const t = useText()
  const router = useRouter()
  return (
    <EmptyState
      fill
      illustration={<Tile large tone="brand" icon={idCardIcon} />}
      title={t('onboarding.kyc.external.typeFirst')}
      action={
        <Button onClick={() => router.replace('/onboarding/kyc', {})}>{t('onboarding.verification.start')}</Button>
      }
    >
      {t('onboarding.kyc.external.typeFirst.text')}
    </EmptyState>
  )
}

function ExternalVerification({ customerType }: { readonly customerType: string }) {
  const t = useText()
  const link = useExternalPage(customerType, t('onboarding.kyc.newTab.failed'))
  const { url, error, isFetching, retry } = useExternalFrameUrl(customerType)
  if (error) {
    const sentence = (message: string) => t('onboarding.kyc.error.text', { message })
    return (
      <LoadFailure
        error={error}
        title={t('onboarding.kyc.error.title')}
        sentence={sentence}
        retrying={isFetching}
        onRetry={retry}
      />
    )
  }
  return (
    <>
      <VerificationBar link={link} />
      {url === null ? <Loader /> : <ExternalFrame url={url} />}
    </>
  )
}

const Known = ({ me: { type } }: { readonly me: Me }) =>
  type === null ? <CustomerTypeMissing /> : <ExternalVerification customerType={type} />

/** The external verification page in a frame, opened from the settings. */
export function ExternalVerificationScreen() {
  const t = useText()
  useRefreshOnLeave()
  return (
    <>
      <HeaderTitle>{t('onboarding.kyc.external.title')}</HeaderTitle>
      <QueryView
        query={useMe()}
        loading={<Loader>{t('onboarding.loading')}</Loader>}
        failure={{ title: t('onboarding.loadError.title') }}
      >
        {(me) => <Known me={me} />}
      </QueryView>
    </>
  )
}
