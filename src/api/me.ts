import * as z from 'zod/mini'
import { KYC_STATUSES, type Me } from '../domain/me.ts'
import type { ApiClient } from './client.ts'
import { rowsOrEmpty } from './wire/list.ts'
import { openEnum, orNull, textOrBlank, textOrNull } from './wire/values.ts'

const capabilities = z.catch(z.object({ eur: z.object({ reasonCodes: z.array(z.string()) }) }), {
  eur: { reasonCodes: [] },
})

const me: z.ZodMiniType<Me> = z.object({
  id: z.string(),
  firstName: textOrNull,
  lastName: textOrNull,
  phoneNumber: textOrNull,
  customerAccount: z.pipe(
    orNull(z.object({ email: textOrBlank })),
    z.transform((account) => account ?? { email: '' }),
  ),
  type: textOrNull,
  kycStatus: z.catch(openEnum(KYC_STATUSES), 'incomplete'),
  verificationLevels: rowsOrEmpty(z.object({ name: z.string(), status: z.string() })),
  capabilities,
  isProhibitedBusinessType: orNull(z.boolean()),
  operatingResidency: z.pipe(
    textOrNull,
    z.transform((status) => status ?? 'Incomplete'),
  ),
})

export const getMe = (api: ApiClient, signal?: AbortSignal) => api.request('GET', 'me', { schema: me, signal })
