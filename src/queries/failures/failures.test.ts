import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { messages } from '../../../locales/en/api-errors.ts'
import { messages as connection } from '../../../locales/en/wallet-connection.ts'
import { ApiError } from '../../api/error.ts'
import { ChainError } from '../../chains/chain-error.ts'
import { messages as app } from '../../../locales/en/app.ts'
import { parseApiError } from '../../api/http/parse-error.ts'
import { explainError } from './explain-error.ts'
import { describeError, REMEDIES } from './host-failures.ts'

const UNKNOWN = 'Something went wrong. Try again.'
const i18n = setupI18n({ locale: 'en', messages: { en: { ...messages, ...app } } })
const refused = (message: string, code?: string) =>
  new ApiError({ kind: 'message', message, code, reference: 'request_1', outcome: 'definite' })

describe('the message of an API error', () => {
  it('comes from apiErrors by the server’s code [I18N-03]', () => {
    const error = refused('Limit hit', 'transfer/single-tx-size-limit-reached')
    expect(explainError(i18n, error)).toEqual({
      code: 'transfer/single-tx-size-limit-reached',
      message: 'This amount is above the limit for one transfer. No money moved. Enter a smaller amount.',
      reference: 'request_1',
    })
    expect(explainError(i18n, refused('x', 'network_invalid'))).toMatchObject({
      message: 'Invalid network',
      remedy: 'Select another network.',
    })
  })

  it('comes from apiErrors by the server’s text when there is no code [I18N-03]', () => {
    expect(explainError(i18n, refused('wallet_exists')).message).toBe('You’ve already added this wallet.')
  })

  it('is the raw text when apiErrors does not contain it [I18N-03]', () => {
    const error = refused('Amount must be at least 10.00 USD', 'amount_below_min')
    expect(explainError(i18n, error).message).toBe('Amount must be at least 10.00 USD')
  })

  it('says that something went wrong when the server sent no text [I18N-03]', () => {
    expect(explainError(i18n, refused('unknown')).message).toBe(UNKNOWN)
    expect(explainError(i18n, new TypeError('x')).message).toBe(UNKNOWN)
  })
})

describe('the message for the host page', () => {
  it('says what to do where the widget knows it, and names no address [E21]', () => {
    expect(describeError(i18n, refused('x', 'network_invalid')).remedy).toBe('Select another network.')
    const withWallets = setupI18n({ locale: 'en', messages: { en: { ...connection, ...app } } })
    const address = '0xC291e67ca76E6805cF18B46789Cd7aec407444E1'
    const wrong = new ChainError('wallet/wrong-address', { values: { address } })
    expect(explainError(withWallets, wrong).remedy).toContain(address)
    expect(describeError(withWallets, wrong)).toMatchObject({ remedy: 'Switch to … in your wallet.' })
  })

  it('says what to do where no API answers, which the customer does not read [N18]', () => {
    const lost = { kind: 'network', reference: 'ref_1', outcome: 'unknown' } as const
    const never = new ApiError({ ...lost, asked: 'GET https://api.example/v1/ramp/me' })
    const remedy = expect.stringMatching(/^Check that api-url names the right host and port; .+CORS/)
    expect(describeError(i18n, never)).toMatchObject({ code: 'network', remedy })
    expect(explainError(i18n, never).remedy).toBeUndefined()
    expect(describeError(i18n, new ApiError(lost)).remedy).toMatch(/^The API has answered before: /)
  })

  const PERSONAL = [
    'maya.chen@example.com',
    'Account 980144201175 of Maya Chen',
    '980144201175',
    'DE89370400440532013000',
    'Maya',
    '+1 510 555 0188',
  ]
  const dialects = (text: string): unknown[] => [
    { error: { code: text, message: text } },
    { error: { message: text } },
    { error: { source: { iban: text } } },
    { error: { source: { [text]: text } } },
    { error: { general: [text] } },
    { error: text },
    { code: text, error: text, message: text },
    { issues: [{ code: 'custom', path: [text], message: text }] },
    { message: text },
    { detail: text, code: text, errors: [{ detail: text, pointer: `/${text}` }] },
    text,
  ]
  const parsed = (body: unknown, status: number) => parseApiError({ method: 'POST', status, body, reference: 'ref_1' })

  it('is our own sentence, never the server’s text [SAFE-E4]', () => {
    const sentences = new Set([...Object.values(messages), ...Object.values(app)].map(String))
    for (const text of PERSONAL)
      for (const body of dialects(text))
        for (const status of [400, 401, 409, 422, 500, 503]) {
          const described = describeError(i18n, parsed(body, status))
          expect(sentences).toContain(described.message)
          expect(JSON.stringify(described)).not.toContain(text)
        }
  })

  it('is the catalogue’s sentence for a known code or text [SAFE-E4]', () => {
    expect(describeError(i18n, refused('IBAN DE89 is taken', 'bank_account_exists'))).toEqual({
      code: 'bank_account_exists',
      message: 'You’ve already added this bank account.',
      reference: 'request_1',
    })
    expect(describeError(i18n, refused('wallet_exists')).message).toBe('You’ve already added this wallet.')
  })

  it.each([
    ['network', undefined, 'We couldn’t reach our server. Check your connection, then try again.'],
    ['timeout', undefined, 'We couldn’t reach our server. Check your connection, then try again.'],
    ['unreadable', 200, 'Something went wrong on our side. Try again in a few minutes.'],
    ['unauthorized', 401, 'Please sign in again.'],
    ['validation', 422, 'We couldn’t do this. Check what you entered, or contact support.'],
    ['message', 409, 'We couldn’t do this. Check what you entered, or contact support.'],
    ['message', 500, UNKNOWN],
    ['unknown', 422, UNKNOWN],
  ] as const)('says in general what %s, with status %s, is', (kind, status, sentence) => {
    const error = new ApiError({ kind, status, message: 'Maya Chen', reference: 'ref_1', outcome: 'unknown' })
    const remedy = REMEDIES[kind]
    expect(describeError(i18n, error)).toEqual({ code: kind, message: sentence, remedy, reference: 'ref_1' })
  })
})
