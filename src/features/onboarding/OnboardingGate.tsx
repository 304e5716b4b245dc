import type { ReactNode } from 'react'
import { QueryView } from '../../components/QueryView.tsx'
import { Loader } from '../../ui/feedback/Loader.tsx'
import { useText } from '../../ui/text.tsx'
import { RejectedScreen } from './RejectedScreen.tsx'
import { useCustomer, type Customer } from './use-customer.ts'

/** Loads the customer for the onboarding screens, and shows a rejected customer the rejected screen only. */
export function OnboardingGate({ children }: { readonly children: (customer: Customer) => ReactNode }) {
  const t = useText()
  return (
    <QueryView
      query={useCustomer()}
      loading={<Loader>{t('onboarding.loading')}</Loader>}
      failure={{
        title: t('onboarding.loadError.title'),
      }}
    >
      {(customer) => (customer.overall === 'rejected' ? <RejectedScreen me={customer.me} /> : children(customer))}
    </QueryView>
  )
}
