import type { FormEvent } from 'react'
import { isCompleteCode, type CodeState } from '../../../domain/sign-in/one-time-code.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { OneTimeCode, type CodeState as CodeAppearance } from '../../../ui/code/OneTimeCode.tsx'
import { useFocusToHeading } from '../../../ui/frame/transition/use-focus-to-heading.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { useText } from '../../../ui/text.tsx'
import type { useCode } from './use-code.ts'

function appearanceOf(state: CodeState): CodeAppearance {
  switch (state.status) {
    case 'editing':
      return state.mismatch ? 'mismatch' : 'editing'
    case 'verifying':
    case 'signingIn':
      return 'checking'
    case 'locked':
      return 'invalid'
  }
}

function Mismatch() {
  const t = useText()
  return (
    <>
      <b>{t('signIn.otp.error.mismatch.title')}</b> {t('signIn.otp.error.mismatch.text')}
    </>
  )
}

/** Goes with a code that is locked, and so does the focus of the field or of the button. */
function SubmitButton({ code, loading }: { readonly code: string; readonly loading: boolean }) {
  const t = useText()
  useFocusToHeading()
  return (
    <Button type="submit" size="lg" block loading={loading} disabled={!isCompleteCode(code)}>
      {t('signIn.otp.submit')}
    </Button>
  )
}

interface Props {
  /** Each mailed code gets a new field, which takes the focus. */
  readonly mail: number
  readonly state: CodeState
  readonly dispatch: ReturnType<typeof useCode>[1]
}

/** The six slots of the code, and the button, absent for a locked code. */
export function CodeForm({ mail, state, dispatch }: Props) {
  const appearance = appearanceOf(state)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    dispatch({ type: 'codeSubmitted' })
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={20}>
        <OneTimeCode
          key={mail}
          value={state.code}
          state={appearance}
          autoFocus
          error={appearance === 'mismatch' && <Mismatch />}
          onChange={(text) => dispatch({ type: 'codeEdited', text })}
          onComplete={() => dispatch({ type: 'codeCompleted' })}
        />
        {state.status !== 'locked' && <SubmitButton code={state.code} loading={appearance === 'checking'} />}
      </Stack>
    </form>
  )
}
