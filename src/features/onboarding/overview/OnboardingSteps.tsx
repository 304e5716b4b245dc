import { useRef } from 'react'
import { verificationCard } from '../../../domain/onboarding/verification-card.ts'
import { useProviders } from '../../../queries/customer/kyc.ts'
import { usePreference } from '../../../queries/services.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { useKeptInView } from '../../../ui/frame/transition/use-kept-in-view.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { useText } from '../../../ui/text.tsx'
import type { Customer } from '../use-customer.ts'
import { TermsCard } from './TermsCard.tsx'
import { VerificationCard } from './VerificationCard.tsx'

/** The cards of the terms and of the verification, below what stops the customer. */
export function OnboardingSteps({ customer }: { readonly customer: Customer }) {
  const t = useText()
  const isSandbox = usePreference('environment') === 'sandbox'
  const { data: providers = [] } = useProviders()
  const { state, terms, overall, isBusiness, hasLevel2Access } = customer
  const card = verificationCard({ overall, kyc: state.kyc, hasLevel2Access, terms, isBusiness, isSandbox, providers })
  const next = useRef<HTMLDivElement>(null)
  useKeptInView(next, card.hasWarning)
  return (
    <>
      {card.hasWarning && (
        <Banner tone="warning" title={t(isBusiness ? 'onboarding.warning.titleBusiness' : 'onboarding.warning.title')}>
          {t('onboarding.warning.text')}
        </Banner>
      )}
      <Stack gap={12}>
        <TermsCard customer={customer} />
        <div ref={next}>
          <VerificationCard customer={customer} card={card} />
        </div>
      </Stack>
    </>
  )
}
