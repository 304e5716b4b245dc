import { useState } from 'react'
import styled from '@emotion/styled'
import { useServices } from '../../../queries/services.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { AuthLayout } from '../../../ui/frame/AuthLayout.tsx'
import { PageTitle } from '../../../ui/frame/PageTitle.tsx'
import { RichText } from '../../../ui/RichText.tsx'
import { useText } from '../../../ui/text.tsx'
import { SidePanel } from '../SidePanel.tsx'
import { CodeForm } from './CodeForm.tsx'
import { LockedCode } from './LockedCode.tsx'
import { ResendLine } from './ResendLine.tsx'
import { useCode } from './use-code.ts'
import { useResend } from './use-resend.ts'
import { useWaitingCode } from './use-waiting-code.ts'

// Emphasized, because a mistyped address is the likeliest reason for a code that does not come.
const Email = styled.bdi`
  color: var(--sr-text);
  font-weight: var(--sr-weight-semibold);
  overflow-wrap: anywhere;
`

export function CodeScreen({ email = '' }: { readonly email?: string }) {
  const t = useText()
  const router = useRouter()
  const { toasts } = useServices()
  useWaitingCode()
  const [mail, setMail] = useState(0)
  const [state, dispatch] = useCode(() => {
    toasts.show({ tone: 'success', title: t('signInSuccess'), follows: true })
    router.replace('/onboarding', {}, { clear: true })
  })
  const resend = useResend(email, () => {
    dispatch({ type: 'codeResent' })
    setMail(mail + 1)
  })
  const toSignIn = () => router.replace('/sign-in', {}, { clear: true })

  return (
    <AuthLayout aside={<SidePanel />} asideLabel={t('signIn.aside.label')}>
      <PageTitle lead={<RichText id="signIn.otp.lead" values={{ email }} components={[<Email key="email" />]} />}>
        {t('signIn.otp.title')}
      </PageTitle>
      <CodeForm mail={mail} state={state} dispatch={dispatch} />
      {state.status === 'locked' ? (
        <LockedCode resend={resend} onBack={toSignIn} />
      ) : (
        <ResendLine resend={resend} disabled={state.status === 'signingIn'} onOther={toSignIn} />
      )}
    </AuthLayout>
  )
}
