import { LoadFailure } from '../../../components/LoadFailure.tsx'
import { QueryView } from '../../../components/QueryView.tsx'
import type { Me } from '../../../domain/me.ts'
import { useExternalPage } from '../../../queries/customer/external-page.ts'
import { useExternalFrameUrl } from '../../../queries/customer/kyc.ts'
import { useMe } from '../../../queries/customer/me.ts'
import { useRefreshOnLeave } from '../../../queries/customer/onboarding.ts'
import { Loader } from '../../../ui/feedback/Loader.tsx'
import { HeaderTitle } from '../../../ui/frame/HeaderTitle.tsx'
import { useText } from '../../../ui/text.tsx'
import { VerificationBar } from '../verification/VerificationBar.tsx'
import { CustomerTypeMissing } from './CustomerTypeMissing.tsx'
import { ExternalFrame } from './ExternalFrame.tsx'

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
        failure={{
          title: t('onboarding.loadError.title'),
        }}
      >
        {(me) => <Known me={me} />}
      </QueryView>
    </>
  )
}
