import { useState, useEffect } from 'react'
import styled from '@emotion/styled'
import { useStore } from 'zustand/react'
import { useServices } from '../../../queries/services.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { presentEntry } from '../../../router/stack.ts'
import { forgetWaitingCode, keepWaitingCode } from '../../../stores/waiting-code.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { AuthLayout } from '../../../ui/frame/AuthLayout.tsx'
import { PageTitle } from '../../../ui/frame/PageTitle.tsx'
import { RichText } from '../../../ui/RichText.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { useText } from '../../../ui/text.tsx'
import { SidePanel } from '../SidePanel.tsx'
import { CodeForm } from './CodeForm.tsx'
import { ResendLine } from './ResendLine.tsx'
import { useCode } from './use-code.ts'
import { useResend, type Resend } from './use-resend.ts'

interface Props {
  readonly resend: Resend
  readonly onBack: () => void
}

/** The code will never be accepted, so the customer requests a new one or changes the address. */
function LockedCode({ resend: { wait, busy, request }, onBack }: Props) {
  const t = useText()
  return (
    <>
      <Banner tone="destructive" title={t('signIn.otp.error.invalid.title')}>
        {t('signIn.otp.error.invalid.text')}
      </Banner>
      <Stack gap={12}>
        <Button size="lg" block loading={busy} disabled={wait !== null} onClick={request}>
          {wait === null ? t('signIn.otp.sendNew') : t('signIn.otp.sendNewIn', { time: wait })}
        </Button>
        <Button variant="secondary" size="lg" block onClick={onBack}>
          {t('signIn.otp.backToSignIn')}
        </Button>
      </Stack>
    </>
  )
}

/** Keeps that a code was sent, until the customer leaves the screen that asks for it. A reload does not leave it. */
function useWaitingCode(): void {
  const services = useServices()
  const { store } = useRouter()
  // The tab’s storage keeps that a code was sent until the navigation leaves the screen.
  useEffect(() => {
    keepWaitingCode(services)
    const here = presentEntry(store.getState()).path
    return store.subscribe((stack) => {
      if (presentEntry(stack).path !== here) forgetWaitingCode(services)
    })
  }, [services, store])
}

// Emphasized, because a mistyped address is the likeliest reason for a code that does not come.
const Email = styled.bdi`
  color: var(--sr-text);
  font-weight: var(--sr-weight-semibold);
  overflow-wrap: anywhere;
`

/** A token of the host, or another element of the application, may sign a customer in while a code is still asked for. */
function useLeavesSignedIn(isOwn: boolean): void {
  const { session } = useServices()
  const router = useRouter()
  const isSignedIn = useStore(session, (now) => now.session.status === 'signedIn')
  useEffect(() => {
    if (isSignedIn && !isOwn) router.replace('/onboarding', {}, { clear: true })
  }, [isSignedIn, isOwn, router])
}

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
  useLeavesSignedIn(state.status === 'signingIn')
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
