import * as z from 'zod/mini'
import type { Application } from '../domain/application.ts'
import type { ApiClient } from './client.ts'
import { pathSegment } from './http/path-segment.ts'
import { textOrNull } from './wire/values.ts'

const application: z.ZodMiniType<Application> = z.object({
  id: z.string(),
  nickname: textOrNull,
  logo: textOrNull,
  access: z.object({
    allowSuiPayouts: z._default(z.boolean(), false),
    allowSourcelessOnRamp: z._default(z.boolean(), false),
    kycLevel2: z._default(z.boolean(), false),
  }),
  verificationBaseUrl: textOrNull,
})

export const getApplication = (api: ApiClient, id: string, signal?: AbortSignal) =>
  api.request('GET', `applications/${pathSegment(id)}`, { level: 'public', schema: application, signal })
