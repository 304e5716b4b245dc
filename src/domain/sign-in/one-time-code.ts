import type { CodeResult } from './sign-in.ts'

export const CODE_LENGTH = 6

interface Editing {
  readonly status: 'editing'
  readonly code: string
  readonly mismatch: boolean
  /** What was tried of the present mail: each value submits itself once; the button may send it again. */
  readonly tried: readonly string[]
}

/** The code that is with the server. Each submit makes a new object: an answer to another one comes too late. */
export interface Verifying {
  readonly status: 'verifying'
  readonly code: string
  readonly tried: readonly string[]
}

/** The server gave a token; the way on is to sign in with it. */
export interface SigningIn {
  readonly status: 'signingIn'
  readonly code: string
  readonly token: string
}

/** The code will never be accepted: masked and disabled until a new one is sent. */
interface Locked {
  readonly status: 'locked'
  readonly code: string
}

export type CodeState = Editing | Verifying | SigningIn | Locked

export type CodeEvent =
  | { readonly type: 'codeEdited'; readonly text: string }
  | { readonly type: 'codeSubmitted' }
  | { readonly type: 'codeAnswered'; readonly to: Verifying; readonly answer: CodeResult }
  /** None of the three answers came. */
  | { readonly type: 'verificationFailed'; readonly to: Verifying }
  | { readonly type: 'signInFailed'; readonly to: SigningIn }
  | { readonly type: 'codeResent' }

export const initialCode: CodeState = { status: 'editing', code: '', mismatch: false, tried: [] }

export const readCode = (text: string): string => text.replaceAll(/\D/g, '').slice(0, CODE_LENGTH)
export const isCompleteCode = (code: string): boolean => /^\d{6}$/.test(code)

const verify = (code: string, tried: readonly string[]): Verifying => ({
  status: 'verifying',
  code,
  tried: tried.includes(code) ? tried : [...tried, code],
})

function edit(state: CodeState, text: string): CodeState {
  if (state.status !== 'editing') return state
  const code = readCode(text)
  if (code === state.code) return state
  if (isCompleteCode(code) && !state.tried.includes(code)) return verify(code, state.tried)
  return { ...state, code, mismatch: false }
}

function submit(state: CodeState): CodeState {
  if (state.status !== 'editing' || !isCompleteCode(state.code)) return state
  return verify(state.code, state.tried)
}

const editAgain = ({ code, tried }: Verifying, mismatch: boolean): CodeState => ({
  status: 'editing',
  code,
  mismatch,
  tried,
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
    case 'codeSubmitted':
      return submit(state)
    case 'codeAnswered':
      return state === event.to ? afterAnswer(event.to, event.answer) : state
    case 'verificationFailed':
      return state === event.to ? editAgain(event.to, false) : state
    case 'signInFailed':
      // A token is used once: when its exchange fails, this code is spent, and a new one is the way on.
      return state === event.to ? { status: 'locked', code: event.to.code } : state
    case 'codeResent':
      return state.status === 'signingIn' ? state : initialCode
  }
}
