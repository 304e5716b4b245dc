import { useState, type FormEvent } from 'react'
import styled from '@emotion/styled'
import { isCompleteCode, type CodeState } from '../../../domain/sign-in/one-time-code.ts'
import { useServices } from '../../../queries/services.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { OneTimeCode, type CodeState as CodeAppearance } from '../../../ui/code/OneTimeCode.tsx'
import { AuthLayout } from '../../../ui/frame/AuthLayout.tsx'
import { PageTitle } from '../../../ui/frame/PageTitle.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { RichText } from '../../../ui/RichText.tsx'
import { useText } from '../../../ui/text.tsx'
import { SidePanel } from '../SidePanel.tsx'
import { LockedCode } from './LockedCode.tsx'
import { ResendLine } from './ResendLine.tsx'
import { useCode } from './use-code.ts'
import { useResend } from './use-resend.ts'
import { useWaitingCode } from './use-waiting-code.ts'

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

// Emphasized, because a mistyped address is the likeliest reason for a code that does not come.
const Email = styled.bdi`
  color: var(--sr-text);
  font-weight: var(--sr-weight-semibold);
  overflow-wrap: anywhere;
`

function Mismatch() {
  const t = useText()
  return (
    <>
      <b>{t('signIn.otp.error.mismatch.title')}</b> {t('signIn.otp.error.mismatch.text')}
    </>
  )
}

export function CodeScreen({ email = '' }: { readonly email?: string }) {
  const t = useText()
  const router = useRouter()
  const { toasts } = useServices()
  useWaitingCode()
  // Each mailed code gets a new field, which takes the focus.
  const [mail, setMail] = useState(0)
  const [state, dispatch] = useCode(() => {
    toasts.show({ tone: 'success', title: t('signInSuccess'), follows: true })
    router.replace('/onboarding', {}, { clear: true })
  })
  const resend = useResend(email, () => {
    dispatch({ type: 'codeResent' })
    setMail(mail + 1)
  })
  const look = appearanceOf(state)
  const toSignIn = () => router.replace('/sign-in', {}, { clear: true })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    dispatch({ type: 'codeSubmitted' })
  }

  return (
    <AuthLayout aside={<SidePanel />} asideLabel={t('signIn.aside.label')}>
      <PageTitle lead={<RichText id="signIn.otp.lead" values={{ email }} components={[<Email key="email" />]} />}>
        {t('signIn.otp.title')}
      </PageTitle>
      <form noValidate onSubmit={submit}>
        <Stack gap={20}>
          <OneTimeCode
            key={mail}
            value={state.code}
            state={look}
            autoFocus
            error={look === 'mismatch' && <Mismatch />}
            onChange={(text) => dispatch({ type: 'codeEdited', text })}
            onComplete={() => dispatch({ type: 'codeCompleted' })}
          />
          {state.status !== 'locked' && (
            <Button type="submit" size="lg" block loading={look === 'checking'} disabled={!isCompleteCode(state.code)}>
              {t('signIn.otp.submit')}
            </Button>
          )}
        </Stack>
      </form>
      {state.status === 'locked' ? (
        <LockedCode resend={resend} onBack={toSignIn} />
      ) : (
        <ResendLine resend={resend} disabled={state.status === 'signingIn'} onOther={toSignIn} />
      )}
    </AuthLayout>
  )
}
