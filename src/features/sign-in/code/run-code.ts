import type { CodeEvent, CodeState } from '../../../domain/sign-in/one-time-code.ts'
import type { CodeResult } from '../../../domain/sign-in/sign-in.ts'

interface Work {
  verify(code: string): Promise<CodeResult>
  signIn(token: string): Promise<void>
  dispatch(event: CodeEvent): void
  onSignedIn(): void
  onFailed(error: unknown): void
}

/** Runs the work of a state. Returns a function that stops it, after which a late answer is ignored. */
export function runCode(state: CodeState, { verify, signIn, dispatch, onSignedIn, onFailed }: Work): () => void {
  let isAwaited = true

  async function attempt<T>(work: Promise<T>, onDone: (value: T) => void, failure: CodeEvent) {
    const [done, error] = await work.then(
      (value) => [() => onDone(value), null] as const,
      (reason: unknown) => [null, reason] as const,
    )
    if (!isAwaited) return
    if (done) return done()
    onFailed(error)
    dispatch(failure)
  }

  if (state.status === 'verifying') {
    const onAnswer = (answer: CodeResult) => dispatch({ type: 'codeAnswered', to: state, answer })
    void attempt(verify(state.code), onAnswer, { type: 'verificationFailed', to: state })
  }
  if (state.status === 'signingIn') {
    void attempt(signIn(state.token), onSignedIn, { type: 'signInFailed', to: state })
  }
  return () => {
    isAwaited = false
  }
}
