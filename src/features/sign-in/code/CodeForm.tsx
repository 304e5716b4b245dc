import type { FormEvent } from 'react'
import { isCompleteCode, type CodeState } from '../../../domain/sign-in/one-time-code.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { OneTimeCode, type CodeState as CodeAppearance } from '../../../ui/code/OneTimeCode.tsx'
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

interface Props {
  /** Each mailed code gets a new field, which takes the focus. */
  readonly mail: number
  readonly state: CodeState
  readonly dispatch: ReturnType<typeof useCode>[1]
}

/** The six slots of the code, and the button, absent for a locked code. */
export function CodeForm({ mail, state, dispatch }: Props) {
  const t = useText()
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
        {state.status !== 'locked' && (
          <Button
            type="submit"
            size="lg"
            block
            loading={appearance === 'checking'}
            disabled={!isCompleteCode(state.code)}
          >
            {t('signIn.otp.submit')}
          </Button>
        )}
      </Stack>
    </form>
  )
}
