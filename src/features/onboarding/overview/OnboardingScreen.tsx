import { mainButton } from '../../../domain/onboarding/main-button.ts'
import { overviewLead, progressText } from '../../../domain/onboarding/overview.ts'
import { onboardingProgress, progressSegments } from '../../../domain/onboarding/progress.ts'
import { verificationCard } from '../../../domain/onboarding/verification-card.ts'
import { useProviders } from '../../../queries/customer/kyc.ts'
import { usePreference } from '../../../queries/services.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Progress } from '../../../ui/feedback/Progress.tsx'
import { Page } from '../../../ui/frame/Page.tsx'
import { PageTitle } from '../../../ui/frame/PageTitle.tsx'
import { lockIcon } from '../../../ui/icons/basic.ts'
import { Note } from '../../../ui/layout/Note.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { useText } from '../../../ui/text.tsx'
import { MainAction } from './MainAction.tsx'
import { OnboardingGate } from '../OnboardingGate.tsx'
import { TermsCard } from './TermsCard.tsx'
import type { Customer } from '../use-customer.ts'
import { useStuck } from './use-stuck.ts'
import { VerificationCard } from './VerificationCard.tsx'

function Overview({ customer }: { readonly customer: Customer }) {
  const t = useText()
  const isSandbox = usePreference('environment') === 'sandbox'
  const { data: providers = [] } = useProviders()
  const { state, terms, overall, isBusiness, hasLevel2Access } = customer
  const { kyc, hasCompletedOnboarding, msa } = state
  const card = verificationCard({ overall, kyc, hasLevel2Access, terms, isBusiness, isSandbox, providers })
  const action = mainButton({ terms, overall, isStuck: useStuck(customer) })
  const segments = progressSegments(onboardingProgress({ terms, kyc, hasCompletedOnboarding }))

  return (
    <>
      <Page width="form">
        <Stack gap={20}>
          <PageTitle lead={t(overviewLead({ terms, overall, msa, isBusiness }))}>{t('onboarding.title')}</PageTitle>
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
        </Stack>
        {card.hasWarning && (
          <Banner
            tone="warning"
            title={t(isBusiness ? 'onboarding.warning.titleBusiness' : 'onboarding.warning.title')}
          >
            {t('onboarding.warning.text')}
          </Banner>
        )}
        <Stack gap={12}>
          <TermsCard customer={customer} />
          <VerificationCard customer={customer} card={card} />
        </Stack>
        <Note icon={lockIcon}>{t('onboarding.why')}</Note>
      </Page>
      {action && <MainAction {...action} />}
    </>
  )
}

/** The two steps of onboarding. The customer is redirected when both are complete. */
export function OnboardingScreen() {
  return <OnboardingGate>{(customer) => <Overview customer={customer} />}</OnboardingGate>
}
