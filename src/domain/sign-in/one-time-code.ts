import { typedOneTimeCode } from '../../lib/typed-code.ts'
import type { CodeResult } from './sign-in.ts'

interface Editing {
  readonly status: 'editing'
  readonly code: string
  readonly mismatch: boolean
  /** The values tried with the current mailed code. Each one is submitted automatically once; the button may send it again. */
  readonly tried: readonly string[]
  /** Those of them that the server answered with a mismatch. */
  readonly wrong: readonly string[]
}

/** The code that the server is verifying. Each submission is a new object, so the answer to an earlier one is dropped by identity. */
export interface Verifying {
  readonly status: 'verifying'
  readonly code: string
  readonly tried: readonly string[]
  readonly wrong: readonly string[]
}

/** The server returned a one-time token, which is exchanged for a session. */
export interface SigningIn {
  readonly status: 'signingIn'
  readonly code: string
  readonly token: string
}

/** The code will never be accepted, so the entry is masked and disabled until a new code is sent. */
interface Locked {
  readonly status: 'locked'
  readonly code: string
}

export type CodeState = Editing | Verifying | SigningIn | Locked

export type CodeEvent =
  | { readonly type: 'codeEdited'; readonly text: string }
  /** The last slot was typed, or the whole code was pasted or filled in. */
  | { readonly type: 'codeCompleted' }
  | { readonly type: 'codeSubmitted' }
  | { readonly type: 'codeAnswered'; readonly to: Verifying; readonly answer: CodeResult }
  /** The call failed without any of the three results. */
  | { readonly type: 'verificationFailed'; readonly to: Verifying }
  | { readonly type: 'signInFailed'; readonly to: SigningIn }
  | { readonly type: 'codeResent' }

export const initialCode: CodeState = { status: 'editing', code: '', mismatch: false, tried: [], wrong: [] }

export const isCompleteCode = (code: string): boolean => /^\d{6}$/.test(code)

const verify = ({ code, tried, wrong }: Editing): Verifying => ({
  status: 'verifying',
  code,
  tried: tried.includes(code) ? tried : [...tried, code],
  wrong,
})

function edit(state: CodeState, text: string): CodeState {
  if (state.status !== 'editing') return state
  const code = typedOneTimeCode(text)
  return code === state.code ? state : { ...state, code, mismatch: false }
}

function complete(state: CodeState): CodeState {
  if (state.status !== 'editing' || !isCompleteCode(state.code)) return state
  if (state.wrong.includes(state.code)) return { ...state, mismatch: true }
  return state.tried.includes(state.code) ? state : verify(state)
}

function submit(state: CodeState): CodeState {
  if (state.status !== 'editing' || !isCompleteCode(state.code)) return state
  return verify(state)
}

const editAgain = ({ code, tried, wrong }: Verifying, mismatch: boolean): CodeState => ({
  status: 'editing',
  code,
  mismatch,
  tried,
  wrong: mismatch && !wrong.includes(code) ? [...wrong, code] : wrong,
})

function afterAnswer(verifying: Verifying, answer: CodeResult): CodeState {
  const { code } = verifying
  switch (answer.result) {
    case 'success':
      return { status: 'signingIn', code, token: answer.token }
    case 'mismatch':
      return editAgain(verifying, true)
    case 'invalid':
      return { status: 'locked', code }
  }
}

export function codeReducer(state: CodeState, event: CodeEvent): CodeState {
  switch (event.type) {
    case 'codeEdited':
      return edit(state, event.text)
    case 'codeCompleted':
      return complete(state)
    case 'codeSubmitted':
      return submit(state)
    case 'codeAnswered':
      return state === event.to ? afterAnswer(event.to, event.answer) : state
    case 'verificationFailed':
      return state === event.to ? editAgain(event.to, false) : state
    case 'signInFailed':
      // A token can be used once. When its exchange fails, this code is used up and the customer needs a new one.
      return state === event.to ? { status: 'locked', code: event.to.code } : state
    case 'codeResent':
      return state.status === 'signingIn' ? state : initialCode
  }
}
