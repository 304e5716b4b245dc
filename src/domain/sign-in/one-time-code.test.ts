import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CodeResult } from '../sign-in.ts'
import {
  CODE_LENGTH,
  codeReducer,
  initialCode,
  isCompleteCode,
  type CodeEvent,
  type CodeState,
} from './one-time-code.ts'

const after = (...events: CodeEvent[]): CodeState => events.reduce(codeReducer, initialCode)
const edited = (text: string): CodeEvent => ({ type: 'codeEdited', text })
const answered = (code: string, answer: CodeResult): CodeEvent => ({ type: 'codeAnswered', code, answer })
const mismatched = (code: string) => answered(code, { result: 'mismatch' })
const refused = (code: string) => answered(code, { result: 'invalid' })
const accepted = (code: string) => answered(code, { result: 'success', token: 'token_1' })
const failed = (code: string): CodeEvent => ({ type: 'verificationFailed', code })
const submitted: CodeEvent = { type: 'codeSubmitted' }
const resent: CodeEvent = { type: 'codeResent' }

test('the entry starts empty and editable [OTP-01]', () => {
  expect(initialCode).toEqual({ status: 'editing', code: '', mismatch: false, submitted: null })
  expect(CODE_LENGTH).toBe(6)
})

test.each([
  ['12a', '12'],
  ['1 2-3', '123'],
  ['abc', ''],
  ['١٢٣', ''],
])('of %j the digits %j stay [OTP-02]', (text, code) => {
  expect(after(edited(text))).toMatchObject({ status: 'editing', code })
})

test.each([
  ['', false],
  ['12345', false],
  ['123456', true],
  ['1234567', false],
  ['12345a', false],
  ['123456\n', false],
])('%j is complete: %s [OTP-03]', (code, complete) => {
  expect(isCompleteCode(code)).toBe(complete)
})

test.each(['123456', '123 456', '12 34-56', '1234567'])('%j submits itself [STATE-OTP-01, F4]', (text) => {
  expect(after(edited(text))).toEqual({ status: 'verifying', code: '123456' })
})

test('five digits are not sent, by themselves or by the button [OTP-03]', () => {
  expect(after(edited('12345'), submitted)).toMatchObject({ status: 'editing', code: '12345' })
})

test('success signs in with the token [STATE-OTP-02]', () => {
  expect(after(edited('123456'), accepted('123456'))).toEqual({ status: 'signedIn', token: 'token_1' })
})

test('a mismatch shows its error and stays editable [STATE-OTP-06, STATE-OTP-07]', () => {
  const state = after(edited('123456'), mismatched('123456'))
  expect(state).toEqual({ status: 'editing', code: '123456', mismatch: true, submitted: '123456' })
  expect(codeReducer(state, edited('12345'))).toMatchObject({ status: 'editing', code: '12345', mismatch: false })
})

test('a value submits itself once; the button sends it again [STATE-OTP-01, OTP-04]', () => {
  const back = after(edited('123456'), mismatched('123456'), edited('12345'), edited('123456'))
  expect(back).toMatchObject({ status: 'editing', code: '123456' })
  expect(codeReducer(back, submitted)).toEqual({ status: 'verifying', code: '123456' })
  expect(codeReducer(back, edited('123457'))).toEqual({ status: 'verifying', code: '123457' })
})

test('any other answer masks and disables the entry [STATE-OTP-08]', () => {
  const locked = after(edited('123456'), refused('123456'))
  expect(locked).toEqual({ status: 'locked', code: '123456' })
  expect(codeReducer(codeReducer(locked, edited('1')), submitted)).toBe(locked)
})

test('a call that failed is no answer: the code stays editable and may be sent again [STATE-OTP-07]', () => {
  const state = after(edited('123456'), failed('123456'))
  expect(state).toEqual({ status: 'editing', code: '123456', mismatch: false, submitted: '123456' })
  expect(codeReducer(state, submitted)).toEqual({ status: 'verifying', code: '123456' })
})

test('a new code clears the entry and enables it [STATE-OTP-10]', () => {
  expect(after(edited('123456'), refused('123456'), resent)).toBe(initialCode)
  expect(after(edited('123'), resent)).toBe(initialCode)
})

test('after a new code an answer to the old one changes nothing, but a token signs in [STATE-OTP-10]', () => {
  const waiting = [edited('123456'), resent]
  expect(after(...waiting, refused('123456'))).toBe(initialCode)
  expect(after(...waiting, mismatched('123456'))).toBe(initialCode)
  expect(after(...waiting, failed('123456'))).toBe(initialCode)
  expect(after(...waiting, accepted('123456'))).toEqual({ status: 'signedIn', token: 'token_1' })
})

const codes = fc.constantFrom('123456', '654321', '000000')
const event: fc.Arbitrary<CodeEvent> = fc.oneof(
  fc.oneof(codes, fc.string({ unit: fc.constantFrom(...'0123 a'), maxLength: 8 })).map(edited),
  codes.map(mismatched),
  codes.map(refused),
  codes.map(accepted),
  codes.map(failed),
  fc.constant(submitted),
  fc.constant(resent),
)

test('whatever happens, only six digits are sent and each value sends itself once for each code [STATE-OTP-01]', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      let state = initialCode
      let sent: string | null = null
      for (const next of events) {
        const before = state
        state = codeReducer(state, next)
        if (state.status !== 'signedIn') expect(state.code).toMatch(/^\d{0,6}$/)
        if (next.type === 'codeResent' && before.status !== 'signedIn') sent = null
        if (state.status !== 'verifying' || state === before) continue
        expect(state.code).toMatch(/^\d{6}$/)
        if (next.type === 'codeEdited') expect(state.code).not.toBe(sent)
        sent = state.code
      }
    }),
    { numRuns: 5000 },
  )
})

test('only a new code opens a locked entry, and nothing leaves signed in [STATE-OTP-08]', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      let state = initialCode
      for (const next of events) {
        const before = state
        state = codeReducer(state, next)
        if (before.status === 'signedIn') expect(state).toBe(before)
        if (before.status === 'locked' && state.status === 'editing') expect(next.type).toBe('codeResent')
      }
    }),
    { numRuns: 5000 },
  )
})
