import type { ReactNode } from 'react'
import { asSentence } from '../../lib/format/as-sentence.ts'
import { useShownFailure } from '../../queries/failures.ts'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Loader } from '../../ui/feedback/Loader.tsx'
import { useText } from '../../ui/text.tsx'
import { RejectedScreen } from './RejectedScreen.tsx'
import { useCustomer, type Customer } from './use-customer.ts'

/** What the screens of onboarding have in common: who is there, and that a rejected customer sees one screen only. */
export function OnboardingGate({ children }: { readonly children: (customer: Customer) => ReactNode }) {
  const t = useText()
  const { customer, error, isRetrying, retry } = useCustomer()
  const failure = useShownFailure(error)

  if (customer) return customer.overall === 'rejected' ? <RejectedScreen me={customer.me} /> : children(customer)
  if (!failure) return <Loader>{t('onboarding.loading')}</Loader>
  return (
    <ErrorState
      title={t('onboarding.loadError.title')}
      onRetry={retry}
      retrying={isRetrying}
      reference={failure.reference}
    >
      <bdi>{t('onboarding.loadError.text', { message: asSentence(failure.message) })}</bdi>
    </ErrorState>
  )
}
