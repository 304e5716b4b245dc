import { useState } from 'react'
import { LoadFailure } from '../../../components/LoadFailure.tsx'
import { verificationOrigin } from '../../../domain/onboarding/frames/verification-origin.ts'
import { useApplication } from '../../../queries/application.ts'
import { useAccessToken } from '../../../queries/customer/kyc.ts'
import { useRefreshOnLeave } from '../../../queries/customer/onboarding.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { Loader } from '../../../ui/feedback/Loader.tsx'
import { HeaderTitle } from '../../../ui/frame/HeaderTitle.tsx'
import { useText } from '../../../ui/text.tsx'
import { FrameFailure } from '../FrameFailure.tsx'
import { OnboardingGate } from '../OnboardingGate.tsx'
import type { Customer } from '../use-customer.ts'
import { VerificationFrame } from './VerificationFrame.tsx'

/** The token that the widget starts with. A renewed token goes to the mounted widget and does not restart it. */
function useFirstToken() {
  const { data, error, isFetching, refetch } = useAccessToken()
  const [first, setFirst] = useState<{ readonly token: string; readonly start: number } | null>(null)
  const [start, setStart] = useState(0)
  // After a failed fetch, `data` is still the refused token.
  const isFresh = data !== undefined && !isFetching && !error
  if (isFresh && first?.start !== start) setFirst({ token: data, start })

  const again = () => {
    void refetch()
    setStart(start + 1)
  }
  const isCurrent = first?.start === start
  return { token: isCurrent ? first.token : null, start, error, isFetching, again }
}

function Verification({ customer }: { readonly customer: Customer }) {
  const t = useText()
  const router = useRouter()
  const { data: application } = useApplication()
  const { token, start, error, isFetching, again } = useFirstToken()
  useRefreshOnLeave()
  const baseUrl = application?.verificationBaseUrl ?? null
  const origin = baseUrl === null ? null : verificationOrigin(baseUrl, location.origin)
  const back = () => void (router.back() || router.replace('/onboarding', {}))
  const title = t('onboarding.kyc.error.title')

  if (baseUrl !== null && origin === null)
    return <FrameFailure code="verification_unsafe" title={title} text={t('onboarding.kyc.error.unsafe')} />
  if (token !== null)
    return (
      <VerificationFrame key={start} customer={customer} token={token} origin={origin} onRetry={again} onBack={back} />
    )
  if (!error) return <Loader />
  const sentence = (message: string) => t('onboarding.kyc.error.text', { message })
  return <LoadFailure error={error} title={title} sentence={sentence} retrying={isFetching} onRetry={again} />
}

/** The customer is redirected once level 1 is complete. */
export function VerificationScreen() {
  const t = useText()
  return (
    <OnboardingGate>
      {(customer) => (
        <>
          <HeaderTitle>{t(customer.isBusiness ? 'onboarding.kyc.titleBusiness' : 'onboarding.kyc.title')}</HeaderTitle>
          <Verification customer={customer} />
        </>
      )}
    </OnboardingGate>
  )
}
