import type { CodeResult } from '../sign-in.ts'

export const CODE_LENGTH = 6

interface Editing {
  readonly status: 'editing'
  readonly code: string
  readonly mismatch: boolean
  /** Submits itself once for each value; the button may send the same value again. */
  readonly submitted: string | null
}

/** The code that is with the server. Each submit makes a new object, so that a runner tells two of them apart. */
interface Verifying {
  readonly status: 'verifying'
  readonly code: string
}

/** The code will never be accepted: masked and disabled until a new one is sent. */
interface Locked {
  readonly status: 'locked'
  readonly code: string
}

interface SignedIn {
  readonly status: 'signedIn'
  readonly token: string
}

export type CodeState = Editing | Verifying | Locked | SignedIn

export type CodeEvent =
  | { readonly type: 'codeEdited'; readonly text: string }
  | { readonly type: 'codeSubmitted' }
  | { readonly type: 'codeAnswered'; readonly code: string; readonly answer: CodeResult }
  /** None of the three answers came. */
  | { readonly type: 'verificationFailed'; readonly code: string }
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

const isAwaited = (state: CodeState, code: string) => state.status === 'verifying' && state.code === code

function answer(state: CodeState, code: string, given: CodeResult): CodeState {
  // A token counts even when a new code was asked for meanwhile: the server has used the old one up.
  if (given.result === 'success') return { status: 'signedIn', token: given.token }
  if (!isAwaited(state, code)) return state
  return given.result === 'mismatch' ? editAgain(code, true) : { status: 'locked', code }
}

export function codeReducer(state: CodeState, event: CodeEvent): CodeState {
  if (state.status === 'signedIn') return state
  switch (event.type) {
    case 'codeEdited':
      return edit(state, event.text)
    case 'codeSubmitted':
      return submit(state)
    case 'codeAnswered':
      return answer(state, event.code, event.answer)
    case 'verificationFailed':
      return isAwaited(state, event.code) ? editAgain(event.code, false) : state
    case 'codeResent':
      return initialCode
  }
}
