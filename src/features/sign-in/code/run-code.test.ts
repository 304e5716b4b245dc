import { expect, test } from 'vitest'
import { codeReducer, initialCode, type CodeEvent, type CodeState } from '../../../domain/sign-in/one-time-code.ts'
import type { CodeResult } from '../../../domain/sign-in/sign-in.ts'
import { runCode } from './run-code.ts'

/** Simulates the screen: each new state stops the previous run and starts its own. The test answers the calls in any order. */
function screen() {
  const calls: { what: string; resolve(value: unknown): void; reject(error: Error): void }[] = []
  const reported: string[] = []
  const call = (what: string) => new Promise<never>((resolve, reject) => calls.push({ what, resolve, reject }))
  let state: CodeState = initialCode
  let stop = () => {}

  function dispatch(event: CodeEvent) {
    const next = codeReducer(state, event)
    if (next === state) return
    state = next
    stop()
    stop = runCode(state, {
      verify: (code) => call(`verify ${code}`),
      signIn: (token) => call(`sign in ${token}`),
      dispatch,
      onSignedIn: () => reported.push('signed in'),
      onFailed: (error) => reported.push((error as Error).message),
    })
  }
  const answer = async (index: number, value: CodeResult | Error | null) => {
    if (value instanceof Error) calls[index]!.reject(value)
    else calls[index]!.resolve(value)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return {
    reported,
    answer,
    leave: () => stop(),
    status: () => state.status,
    requested: () => calls.map(({ what }) => what),
    enter(text: string) {
      dispatch({ type: 'codeEdited', text })
      dispatch({ type: 'codeCompleted' })
    },
    press: () => dispatch({ type: 'codeSubmitted' }),
    resend: () => dispatch({ type: 'codeResent' }),
  }
}

const MISMATCH: CodeResult = { result: 'mismatch' }
const INVALID: CodeResult = { result: 'invalid' }
const SUCCESS: CodeResult = { result: 'success', token: 'token_1' }

test('a correct code is verified, its token is exchanged, and the customer is signed in [STATE-OTP-02]', async () => {
  const { enter, answer, requested, reported } = screen()
  enter('123456')
  await answer(0, SUCCESS)
  expect(reported).toEqual([])
  await answer(1, null)
  expect(requested()).toEqual(['verify 123456', 'sign in token_1'])
  expect(reported).toEqual(['signed in'])
})

test('a failed exchange is reported, and the code is used up [STATE-OTP-08]', async () => {
  const { enter, answer, status, reported, press, requested } = screen()
  enter('123456')
  await answer(0, SUCCESS)
  await answer(1, new Error('down'))
  expect([status(), reported]).toEqual(['locked', ['down']])
  press()
  expect(requested()).toHaveLength(2)
})

test('a failed call is reported and may be repeated [STATE-OTP-07]', async () => {
  const { enter, answer, status, reported, press, requested } = screen()
  enter('123456')
  await answer(0, new Error('down'))
  expect([status(), reported]).toEqual(['editing', ['down']])
  press()
  expect(requested()).toEqual(['verify 123456', 'verify 123456'])
})

test.each<[string, CodeResult | Error]>([
  ['a mismatch', MISMATCH],
  ['a refusal', INVALID],
  ['a token', SUCCESS],
  ['a failure', new Error('down')],
])('%s that arrives after a new code was sent is ignored [STATE-OTP-10]', async (_, late) => {
  const { enter, resend, answer, status, reported, requested } = screen()
  enter('123456')
  resend()
  await answer(0, late)
  expect([status(), reported]).toEqual(['editing', []])
  enter('123456')
  await answer(0, late)
  expect([status(), reported, requested()]).toEqual(['verifying', [], ['verify 123456', 'verify 123456']])
})

test('a customer who has left the screen is neither signed in nor notified of a failure', async () => {
  for (const late of [SUCCESS, new Error('down')]) {
    const { enter, leave, answer, requested, reported } = screen()
    enter('123456')
    leave()
    await answer(0, late)
    expect([requested(), reported]).toEqual([['verify 123456'], []])
  }
})
