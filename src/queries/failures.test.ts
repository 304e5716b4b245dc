import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { messages } from '../../locales/en/api-errors.ts'
import { ApiError } from '../api/error.ts'
import { explainError } from './failures.ts'

const UNKNOWN = 'Something went wrong. Please try again.'
const i18n = setupI18n({ locale: 'en', messages: { en: { ...messages, 'app.error.unknown': UNKNOWN } } })
const refused = (message: string, code?: string) =>
  new ApiError({ kind: 'message', message, code, reference: 'request_1', outcome: 'definite' })

describe('the words of an API error', () => {
  it('come from apiErrors by the code that the server gave [I18N-03]', () => {
    const error = refused('Limit hit', 'transfer/single-tx-size-limit-reached')
    expect(explainError(i18n, error)).toEqual({
      code: 'transfer/single-tx-size-limit-reached',
      message: 'This amount is above the limit for one transfer. No money moved. Send less.',
      reference: 'request_1',
    })
  })

  it('come from apiErrors by the text itself when there is no code [I18N-03]', () => {
    expect(explainError(i18n, refused('wallet_exists')).message).toBe('Wallet already exists')
  })

  it('are the raw text where apiErrors does not know it [I18N-03]', () => {
    const error = refused('Amount must be at least 10.00 USD', 'amount_below_min')
    expect(explainError(i18n, error).message).toBe('Amount must be at least 10.00 USD')
  })

  it('say that something went wrong where the server said nothing [I18N-03]', () => {
    expect(explainError(i18n, refused('unknown')).message).toBe(UNKNOWN)
    expect(explainError(i18n, new TypeError('x')).message).toBe(UNKNOWN)
  })
})
