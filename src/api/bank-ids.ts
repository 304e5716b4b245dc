import * as z from 'zod/mini'
import type { BankId } from '../domain/bank-accounts/bank-account.ts'
import type { ApiClient } from './client.ts'
import { requestList } from './wire/list.ts'

const bankId: z.ZodMiniType<BankId> = z.object({ id: z.string(), name: z.string() })

/** `countryCode` is an ISO 3166-1 alpha-3 code. The list of an unknown country is empty. */
export const listBankIds = (api: ApiClient, countryCode: string, signal?: AbortSignal) =>
  requestList(api, 'bankIds', { name: 'bankIds', row: bankId, query: { countryCode }, signal })
