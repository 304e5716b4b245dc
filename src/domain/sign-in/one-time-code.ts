import type { CodeResult } from '../sign-in.ts'

export const CODE_LENGTH = 6

interface Editing {
  readonly status: 'editing'
  readonly code: string
  readonly mismatch: boolean
  /** Submits itself once for each value; the button may send the same value again. */
  readonly submitted: string | null
}

/** The code that is with the server. Each submit makes a new object: an answer to another one comes too late. */
export interface Verifying {
  readonly status: 'verifying'
  readonly code: string
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

export const initialCode: CodeState = { status: 'editing', code: '', mismatch: false, submitted: null }

export const readCode = (text: string): string => text.replaceAll(/\D/g, '').slice(0, CODE_LENGTH)
export const isCompleteCode = (code: string): boolean => /^\d{6}$/.test(code)

function edit(state: CodeState, text: string): CodeState {
  if (state.status !== 'editing') return state
  const code = readCode(text)
  if (code === state.code) return state
  if (isCompleteCode(code) && code !== state.submitted) return { status: 'verifying', code }
  return { ...state, code, mismatch: false }
}

function submit(state: CodeState): CodeState {
  if (state.status !== 'editing' || !isCompleteCode(state.code)) return state
  return { status: 'verifying', code: state.code }
}

const editAgain = (code: string, mismatch: boolean): CodeState => ({
  status: 'editing',
  code,
  mismatch,
  submitted: code,
})

function afterAnswer({ code }: Verifying, answer: CodeResult): CodeState {
  switch (answer.result) {
    case 'success':
      return { status: 'signingIn', code, token: answer.token }
    case 'mismatch':
      return editAgain(code, true)
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
      return state === event.to ? editAgain(event.to.code, false) : state
    case 'signInFailed':
      // A token is used once: when its exchange fails, this code is spent, and a new one is the way on.
      return state === event.to ? { status: 'locked', code: event.to.code } : state
    case 'codeResent':
      return state.status === 'signingIn' ? state : initialCode
  }
}
