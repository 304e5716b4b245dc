import { mainButton } from '../../../domain/onboarding/main-button.ts'
import { overviewLead } from '../../../domain/onboarding/overview.ts'
import { Page } from '../../../ui/frame/Page.tsx'
import { PageTitle } from '../../../ui/frame/PageTitle.tsx'
import { lockIcon } from '../../../ui/icons/basic.ts'
import { Note } from '../../../ui/layout/Note.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { useText } from '../../../ui/text.tsx'
import { OnboardingGate } from '../OnboardingGate.tsx'
import type { Customer } from '../use-customer.ts'
import { MainAction } from './MainAction.tsx'
import { OnboardingProgress } from './OnboardingProgress.tsx'
import { OnboardingSteps } from './OnboardingSteps.tsx'
import { useStuck } from './use-stuck.ts'

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
