import type { ReactNode } from 'react'
import type { Application } from '../domain/application.ts'
import type { Me } from '../domain/me.ts'
import { useApplication } from '../queries/application.ts'
import { useMe } from '../queries/customer/me.ts'
import { combineQueries } from '../queries/reading.ts'
import { QueryView } from './QueryView.tsx'

/** The customer and the application's permissions. */
export interface Customer {
  readonly me: Me
  readonly access: Application['access']
}

interface Props {
  /** The title of the error when the customer could not be loaded. */
  readonly failureTitle: string
  readonly loading?: ReactNode
  readonly children: (customer: Customer) => ReactNode
}

/** Loads both for screens that need them. */
export function CustomerGate({ failureTitle, loading, children }: Props): ReactNode {
  const customer = combineQueries({ me: useMe(), application: useApplication() })
  return (
    <QueryView query={customer} failure={{ title: failureTitle }} {...(loading !== undefined && { loading })}>
      {({ me, application }) => children({ me, access: application.access })}
    </QueryView>
  )
}
