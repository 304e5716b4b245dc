import { useState } from 'react'
import { isStuck, isActivationPending } from '../../../domain/onboarding/activation.ts'
import { mainButton, type MainButton } from '../../../domain/onboarding/main-button.ts'
import { overviewLead, progressText } from '../../../domain/onboarding/overview.ts'
import { onboardingProgress, progressSegments } from '../../../domain/onboarding/progress.ts'
import { usePreference } from '../../../queries/services.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Progress } from '../../../ui/feedback/Progress.tsx'
import { ActionFooter } from '../../../ui/frame/ActionFooter.tsx'
import { Page } from '../../../ui/frame/Page.tsx'
import { PageTitle } from '../../../ui/frame/PageTitle.tsx'
import { lockIcon } from '../../../ui/icons/status.ts'
import { Note } from '../../../ui/layout/Note.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { useText } from '../../../ui/text.tsx'
import { OnboardingGate } from '../OnboardingGate.tsx'
import type { Customer } from '../use-customer.ts'
import { Capitalized } from './Capitalized.tsx'
import { OnboardingSteps } from './OnboardingSteps.tsx'

/** A segment for the terms, one for the verification and one for the activation. */
function OnboardingProgress({ customer }: { readonly customer: Customer }) {
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

function MainAction({ label, to, navigation }: MainButton) {
  const t = useText()
  const router = useRouter()
  return (
    <ActionFooter width="form">
      <Button size="lg" onClick={() => router[navigation](to, {})}>
        <Capitalized>{t(label)}</Capitalized>
      </Button>
    </ActionFooter>
  )
}

/** Counts the answers in which every status is complete but the account is not activated. */
function useStuck({ answeredAt, ...customer }: Customer): boolean {
  const rampOnly = usePreference('rampOnly')
  const at = isActivationPending({ ...customer, rampOnly }) ? answeredAt : null
  const [seen, setSeen] = useState<{ readonly at: number | null; readonly answers: number }>({ at: null, answers: 0 })
  if (seen.at !== at) setSeen({ at, answers: at === null ? 0 : seen.answers + 1 })
  return isStuck(seen.answers)
}

function Overview({ customer }: { readonly customer: Customer }) {
  const t = useText()
  const { state, terms, overall, isBusiness } = customer
  const action = mainButton({ terms, overall, isStuck: useStuck(customer) })

  return (
    <>
      <Page width="form">
        <Stack gap={20}>
          <PageTitle lead={t(overviewLead({ terms, overall, msa: state.msa, isBusiness }))}>
            {t('onboarding.title')}
          </PageTitle>
          <OnboardingProgress customer={customer} />
        </Stack>
        <OnboardingSteps customer={customer} />
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
