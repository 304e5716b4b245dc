import type { Application, ApplicationAccess } from '../domain/application.ts'
import type { ApiClient } from './client.ts'
import type { Schema } from './http/context.ts'
import { pathSegment } from './http/path-segment.ts'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string'
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

function orNull<T>(value: unknown, is: (value: unknown) => value is T): T | null {
  if (value === undefined || value === null) return null
  if (is(value)) return value
  throw new TypeError('unreadable')
}

function readApplication(answer: unknown): Application {
  if (!isObject(answer) || !isText(answer.id)) throw new TypeError('unreadable')
  const { id, nickname, logo, verificationBaseUrl } = answer
  const access = orNull(answer.access, isObject) ?? {}
  // A permission that the server does not mention is not given.
  const flag = (name: keyof ApplicationAccess) => orNull(access[name], isFlag) ?? false
  return {
    id,
    nickname: orNull(nickname, isText),
    logo: orNull(logo, isText),
    access: {
      allowSuiPayouts: flag('allowSuiPayouts'),
      allowSourcelessOnRamp: flag('allowSourcelessOnRamp'),
      kycLevel2: flag('kycLevel2'),
      balances: flag('balances'),
    },
    verificationBaseUrl: orNull(verificationBaseUrl, isText),
  }
}

/** The one answer of the first screen. It is read without zod, which comes with the next screen and would be 8 kB of the first. */
const application: Schema<Application> = {
  safeParse(answer) {
    try {
      return { success: true, data: readApplication(answer) }
    } catch {
      return { success: false }
    }
  },
}

export const getApplication = (api: ApiClient, id: string, signal?: AbortSignal) =>
  api.request('GET', `applications/${pathSegment(id)}`, { level: 'public', schema: application, signal })
