import type { ReactNode } from 'react'
import type { Application } from '../../../domain/application.ts'
import type { Me } from '../../../domain/me.ts'
import { useApplication } from '../../../queries/application.ts'
import { useShownFailure } from '../../../queries/failures.ts'
import { useMe } from '../../../queries/customer/me.ts'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton/SkeletonRows.tsx'
import { useText } from '../../../ui/text.tsx'

export interface Customer {
  readonly me: Me
  readonly access: Application['access']
}

interface Props {
  readonly children: (customer: Customer) => ReactNode
  /** In the shape of what will be there. */
  readonly waiting?: ReactNode
}

/** Who the customer is and what the application allows: without both nothing can be offered. */
export function WithCustomer({ children, waiting = <SkeletonRows /> }: Props) {
  const t = useText()
  const me = useMe()
  const application = useApplication()
  const isThere = me.data && application.data
  const failure = useShownFailure(isThere ? null : (me.error ?? application.error))

  if (me.data && application.data) return children({ me: me.data, access: application.data.access })
  if (!failure) return waiting
  return (
    <ErrorState
      title={t('payouts.loadError')}
      message={failure.message}
      reference={failure.reference}
      retrying={me.isFetching || application.isFetching}
      onRetry={() => void Promise.all([me.refetch(), application.refetch()])}
    />
  )
}
