import type { ReactNode } from 'react'
import { useCustomerAccess, type Customer } from '../../queries/customer/access.ts'
import { QueryView } from '../QueryView.tsx'

interface Props {
  /** The title of the error when the customer could not be loaded. */
  readonly failureTitle: string
  readonly loading?: ReactNode
  readonly children: (customer: Customer) => ReactNode
}

/** Loads the customer and the application's permissions for screens that need them. */
export const CustomerGate = ({ failureTitle, loading, children }: Props): ReactNode => (
  <QueryView query={useCustomerAccess()} failure={{ title: failureTitle }} {...(loading !== undefined && { loading })}>
    {children}
  </QueryView>
)
