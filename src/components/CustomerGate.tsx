import type { ReactNode } from 'react'
import type { Application } from '../domain/application.ts'
import type { Me } from '../domain/me.ts'
import { useApplication } from '../queries/application.ts'
import { useMe } from '../queries/customer/me.ts'
import { allOf } from '../queries/reading.ts'
import { QueryView } from './QueryView.tsx'

/** Who the customer is and what the application allows. */
export interface Customer {
  readonly me: Me
  readonly access: Application['access']
}

interface Props {
  /** What stands where the customer could not be read. */
  readonly failureTitle: string
  readonly loading?: ReactNode
  readonly children: (customer: Customer) => ReactNode
}

/** For screens that can offer nothing before both are known. */
export function CustomerGate({ failureTitle, loading, children }: Props): ReactNode {
  const customer = allOf({ me: useMe(), application: useApplication() })
  return (
    <QueryView query={customer} failure={{ title: failureTitle }} {...(loading !== undefined && { loading })}>
      {({ me, application }) => children({ me, access: application.access })}
    </QueryView>
  )
}
