import { z } from 'zod'
import { refuse } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import { findApplication } from './application.ts'

const Application = z
  .strictObject({
    id: z.string(),
    nickname: z.string().nullable(),
    logo: z.string().nullable(),
    access: z.strictObject({
      allowSuiPayouts: z.boolean(),
      allowSourcelessOnRamp: z.boolean(),
      kycLevel2: z.boolean(),
      balances: z.boolean(),
    }),
    verificationBaseUrl: z.string().nullable(),
  })
  .meta({ id: 'Application' })

export const applicationRoutes = [
  route({
    method: 'GET',
    path: 'applications/{id}',
    auth: 'public',
    summary: 'Get the application and its access flags',
    tag: 'Application',
    answer: Application,
    refusals: ['application_not_found'],
    async handle({ db, params, origin }) {
      const application = await findApplication(db, params.id ?? '')
      if (!application) throw refuse('application_not_found')
      const { id, nickname, allowSuiPayouts, allowSourcelessOnRamp, kycLevel2 } = application
      return {
        id,
        nickname,
        logo: null,
        access: { allowSuiPayouts, allowSourcelessOnRamp, kycLevel2, balances: true },
        verificationBaseUrl: origin,
      }
    },
  }),
]
