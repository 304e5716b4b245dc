import { expect, test } from 'vitest'
import { defaultSettings, readSettings } from './settings.ts'

test('the default settings are those of the contract', () => {
  expect(readSettings({})).toEqual(defaultSettings)
  expect(defaultSettings).toMatchObject({ stepMs: 1500, autoFund: true, codeSendsPerHour: 5, kycTokenTtlMs: 600_000 })
  expect(defaultSettings).toMatchObject({ idempotency: 'replay', payoutKeys: true })
})

test('every setting has its variable', () => {
  const env = {
    SANDBOX_STEP_MS: '0',
    SANDBOX_AUTO_FUND: '0',
    SANDBOX_STRICT_BANK_DETAILS: 'false',
    SANDBOX_KYC_TOKEN_TTL_MS: '1000',
    SANDBOX_CHAT_SECRET: 'secret',
    SANDBOX_CCTP: '1',
    SANDBOX_CODE_SENDS_PER_HOUR: '1000',
    SANDBOX_IDEMPOTENCY: 'refuse',
    SANDBOX_PAYOUT_KEYS: '0',
    SANDBOX_CHECK_ANSWERS: '1',
    SANDBOX_CONTROL_HOSTS: 'Sandbox.example, demo.example',
    NODE_ENV: 'production',
  }
  expect(readSettings(env)).toEqual({
    stepMs: 0,
    autoFund: false,
    strictBankDetails: false,
    kycTokenTtlMs: 1000,
    chatSecret: 'secret',
    cctp: true,
    codeSendsPerHour: 1000,
    idempotency: 'refuse',
    payoutKeys: false,
    controls: false,
    checkAnswers: true,
    controlHosts: ['sandbox.example', 'demo.example'],
    evilOrigin: null,
  })
})

test.each(['soon', '-1', '1.5', '1e3'])('a length of "%s" is reported as an error', (text) => {
  expect(() => readSettings({ SANDBOX_STEP_MS: text })).toThrow('SANDBOX_STEP_MS must be a whole number')
})

test('an unknown idempotency mode is reported as an error', () => {
  expect(() => readSettings({ SANDBOX_IDEMPOTENCY: 'ignore' })).toThrow('SANDBOX_IDEMPOTENCY must be one of replay, ')
})
