import { expect, test } from 'vitest'
import type { CodeResult } from './sign-in.ts'
import {
  codeReducer,
  initialCode,
  isCompleteCode,
  type CodeEvent,
  type CodeState,
  type SigningIn,
  type Verifying,
} from './one-time-code.ts'

/** An event, or a function that answers the call that is pending at that time. */
type Step = CodeEvent | ((state: CodeState) => CodeEvent)
const next = (state: CodeState, step: Step) => codeReducer(state, typeof step === 'function' ? step(state) : step)
const afterAll = (start: CodeState, ...steps: (Step | readonly Step[])[]): CodeState => steps.flat().reduce(next, start)
const after = (...steps: (Step | readonly Step[])[]): CodeState => afterAll(initialCode, ...steps)

const edited = (text: string): CodeEvent => ({ type: 'codeEdited', text })
const completed: CodeEvent = { type: 'codeCompleted' }
/** The last slot of a code is typed, or a code is pasted. */
const entered = (text: string): readonly CodeEvent[] => [edited(text), completed]
const answered = (answer: CodeResult) => (state: CodeState) =>
  ({ type: 'codeAnswered', to: state as Verifying, answer }) satisfies CodeEvent
const mismatched = answered({ result: 'mismatch' })
const refused = answered({ result: 'invalid' })
const accepted = answered({ result: 'success', token: 'token_1' })
const failed = (state: CodeState): CodeEvent => ({ type: 'verificationFailed', to: state as Verifying })
const signInFailed = (state: CodeState): CodeEvent => ({ type: 'signInFailed', to: state as SigningIn })
const submitted: CodeEvent = { type: 'codeSubmitted' }
const resent: CodeEvent = { type: 'codeResent' }

test('the entry starts empty and editable [OTP-01]', () => {
  expect(initialCode).toEqual({ status: 'editing', code: '', mismatch: false, tried: [], wrong: [] })
})

test.each([
  ['12a', '12'],
  ['1 2-3', '123'],
  ['abc', ''],
  ['١٢٣', '123'],
  ['Code 1 of 2: 123456', '123456'],
])('the input %j keeps the digits %j [OTP-02]', (text, code) => {
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

test.each(['123456', '123 456', '12 34-56', '1234567'])(
  'the input %j is submitted automatically [STATE-OTP-01, SAFE-F4]',
  (text) => {
    expect(after(entered(text))).toMatchObject({ status: 'verifying', code: '123456' })
  },
)

test('a code is not sent while its digits are corrected, only when its last slot is entered [STATE-OTP-01]', () => {
  const corrected = after(edited('12345'), edited('123456'))
  expect(corrected).toMatchObject({ status: 'editing', code: '123456' })
  expect(codeReducer(corrected, submitted)).toMatchObject({ status: 'verifying', code: '123456' })
})

test('five digits are not sent, automatically or by the button [OTP-03]', () => {
  expect(after(entered('12345'), submitted)).toMatchObject({ status: 'editing', code: '12345' })
})

test('success signs in with the token [STATE-OTP-02]', () => {
  expect(after(entered('123456'), accepted)).toEqual({ status: 'signingIn', code: '123456', token: 'token_1' })
})

test('a refused token has used up the code [STATE-OTP-08]', () => {
  const locked = { status: 'locked', code: '123456' }
  expect(after(entered('123456'), accepted, signInFailed)).toEqual(locked)
})

test('a mismatch shows its error and stays editable [STATE-OTP-06, STATE-OTP-07]', () => {
  const state = after(entered('123456'), mismatched)
  expect(state).toEqual({ status: 'editing', code: '123456', mismatch: true, tried: ['123456'], wrong: ['123456'] })
  expect(codeReducer(state, edited('12345'))).toMatchObject({ status: 'editing', code: '12345', mismatch: false })
})

test('the digits that replace a wrong code are not sent before the last one [STATE-OTP-01]', () => {
  const wrong = after(entered('123456'), mismatched)
  const typed = ['6', '69', '691', '6914', '69141'].map((text) => edited(text))
  expect(afterAll(wrong, typed)).toMatchObject({ status: 'editing', code: '69141', mismatch: false })
  expect(afterAll(wrong, typed, entered('691416'))).toMatchObject({ status: 'verifying', code: '691416' })
})

test('a value is submitted automatically once; the button sends it again [STATE-OTP-01, OTP-04]', () => {
  const back = after(entered('123456'), failed, edited('12345'), entered('123456'))
  expect(back).toMatchObject({ status: 'editing', code: '123456', mismatch: false })
  expect(codeReducer(back, submitted)).toMatchObject({ status: 'verifying', code: '123456' })
  expect(afterAll(back, entered('123457'))).toMatchObject({ status: 'verifying', code: '123457' })
})

test('a value that did not match is a mismatch again without a call, until a new code is sent [STATE-OTP-01, STATE-OTP-06]', () => {
  const wrong = after(entered('123456'), mismatched, entered('654321'), mismatched)
  expect(afterAll(wrong, edited('12345'), entered('123456'))).toMatchObject({ status: 'editing', mismatch: true })
  expect(afterAll(wrong, submitted, mismatched)).toEqual(wrong)
  expect(afterAll(wrong, resent, entered('123456'))).toMatchObject({ status: 'verifying', code: '123456' })
})

test('any other answer masks and disables the entry [STATE-OTP-08]', () => {
  const locked = after(entered('123456'), refused)
  expect(locked).toEqual({ status: 'locked', code: '123456' })
  expect(afterAll(locked, edited('1'), completed, submitted)).toBe(locked)
})

test('a failed call is not an answer: the code stays editable and may be sent again [STATE-OTP-07]', () => {
  const state = after(entered('123456'), failed)
  expect(state).toEqual({ status: 'editing', code: '123456', mismatch: false, tried: ['123456'], wrong: [] })
  expect(codeReducer(state, submitted)).toMatchObject({ status: 'verifying', code: '123456' })
})

test('a new code clears the entry and enables it [STATE-OTP-10]', () => {
  expect(after(entered('123456'), refused, resent)).toBe(initialCode)
  expect(after(edited('123'), resent)).toBe(initialCode)
})

test('a new code does not cancel a pending sign-in [STATE-OTP-10]', () => {
  expect(after(entered('123456'), accepted, resent)).toMatchObject({ status: 'signingIn', token: 'token_1' })
})

test.each([
  ['a mismatch', mismatched],
  ['a refusal', refused],
  ['a token', accepted],
  ['a failure', failed],
])('%s that answers an earlier submission changes nothing, even for the same digits [STATE-OTP-10]', (_, answer) => {
  const first = after(entered('123456'))
  const late = answer(first)
  expect(codeReducer(initialCode, late)).toBe(initialCode)
  const second = after(entered('123456'))
  expect(codeReducer(second, late)).toBe(second)
})
