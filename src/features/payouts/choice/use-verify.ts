import { useRequestSepa } from '../../../queries/customer/kyc.ts'
import { useOnboarding } from '../../../queries/customer/onboarding.ts'
import { useFailures } from '../../../queries/failures/failures.ts'
import { isForbidden } from '../../../queries/failures/outcome.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { useText } from '../../../ui/text.tsx'

interface Requesting {
  /** SEPA requires the identity check first. */
  readonly onGated?: () => void
  readonly onSettled?: () => void
}

/** The verifications that a customer can ask for: of the identity, and for SEPA. */
export function useVerify() {
  const t = useText()
  const router = useRouter()
  const failures = useFailures()
  const { data: onboarding } = useOnboarding()
  const request = useRequestSepa()
  return {
    verifyIdentity: () => router.push(onboarding?.hasCompletedOnboarding ? '/settings/kyc' : '/onboarding/kyc', {}),
    requestSepa({ onGated, onSettled }: Requesting) {
      request.mutate(undefined, {
        onError: (error) => (isForbidden(error) ? onGated?.() : failures.toast(error, t('payouts.blocked.failed'))),
        onSettled: () => onSettled?.(),
      })
    },
    isRequesting: request.isPending,
  }
}
