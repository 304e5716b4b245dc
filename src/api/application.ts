import * as z from 'zod/mini'
import type { Application, ApplicationAccess } from '../domain/application.ts'
import type { ApiClient } from './client.ts'
import { pathSegment } from './http/path-segment.ts'
import { flag, orNull, textOrNull } from './wire/values.ts'

const access = z.object({ allowSuiPayouts: flag, allowSourcelessOnRamp: flag, kycLevel2: flag, balances: flag })
const NO_ACCESS: ApplicationAccess = {
  allowSuiPayouts: false,
  allowSourcelessOnRamp: false,
  kycLevel2: false,
  balances: false,
}

const application: z.ZodMiniType<Application> = z.object({
  id: z.string(),
  nickname: textOrNull,
  logo: textOrNull,
  access: z.pipe(
    orNull(access),
    z.transform((given) => given ?? NO_ACCESS),
  ),
  verificationBaseUrl: textOrNull,
})

export const getApplication = (api: ApiClient, id: string, signal?: AbortSignal) =>
  api.request('GET', `applications/${pathSegment(id)}`, { level: 'public', schema: application, signal })
