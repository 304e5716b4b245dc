import { progressText } from '../../../domain/onboarding/overview.ts'
import { onboardingProgress, progressSegments } from '../../../domain/onboarding/progress.ts'
import { Progress } from '../../../ui/feedback/Progress.tsx'
import { useText } from '../../../ui/text.tsx'
import type { Customer } from '../use-customer.ts'

/** A segment for the terms, one for the verification and one for the activation. */
export function OnboardingProgress({ customer }: { readonly customer: Customer }) {
  const t = useText()
  const { state, terms, overall } = customer
  const { kyc, hasCompletedOnboarding } = state
  const segments = progressSegments(onboardingProgress({ terms, kyc, hasCompletedOnboarding }))
  return (
    <Progress
      label={t('onboarding.progress.label')}
      valueText={t(progressText({ terms, overall }))}
      segments={segments}
      names={[
        t('onboarding.progress.part.terms'),
        t('onboarding.progress.part.verification'),
        t('onboarding.progress.part.activation'),
      ]}
    />
  )
}
