import type { ApiClient } from '../api/client.ts'
import { journalOf } from './journal/journal-of.ts'
import type { Journal } from './journal/journal.ts'

export interface CustomerWork {
  readonly api: ApiClient
  readonly journal: Journal
}

type Parts = Parameters<typeof journalOf>[0] & { readonly api: ApiClient }

/**
 * What the present customer's work is done with. When that customer is gone its calls are refused, and its facts still go to the entries
 * of that customer (decisions.md E18).
 */
export const customerWork = (services: Parts): CustomerWork => ({
  api: services.api.ofSession(),
  journal: journalOf(services).ofCustomer(),
})
