import { useId } from 'react'
import { afterSignIn } from '../../domain/sign-in/after-sign-in.ts'
import { useMerchantName } from '../../queries/application.ts'
import { useFailures } from '../../queries/failures/failures.ts'
import { usePreference, useServices } from '../../queries/services.ts'
import { useLogin, usePreventSendingEmail } from '../../queries/sign-in.ts'
import { useRouter } from '../../router/RouterProvider.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { AuthLayout } from '../../ui/frame/AuthLayout.tsx'
import { PageTitle } from '../../ui/frame/PageTitle.tsx'
import { Divider } from '../../ui/layout/Divider.tsx'
import { LegalLine } from '../../ui/layout/LegalLine.tsx'
import { useText } from '../../ui/text.tsx'
import { EmailForm } from './EmailForm.tsx'
import { LoginFailure } from './LoginFailure.tsx'
import { SidePanel } from './SidePanel.tsx'

/** Logs in and goes on to the step that the server names. */
function useSignIn(sadmin: string | undefined) {
  const router = useRouter()
  const preventSendingEmail = usePreventSendingEmail(sadmin)
  const login = useLogin()
  const failures = useFailures()
  const signIn = (address: string) =>
    login.mutate(
      { email: address, preventSendingEmail },
      {
        onSuccess: (result) => {
          const { route } = afterSignIn(result, address)
          router.push(route, { email: address })
        },
        onError: failures.report,
      },
    )
  return { login, signIn }
}

export function SignInScreen({ sadmin }: { readonly sadmin?: string }) {
  const t = useText()
  const formId = useId()
  const { settings } = useServices()
  const rampOnly = usePreference('rampOnly')
  const { login, signIn } = useSignIn(sadmin)
  const merchant = useMerchantName()
  return (
    <AuthLayout aside={<SidePanel />} asideLabel={t('signIn.aside.label')}>
      <PageTitle lead={t('signIn.lead')}>{t('signIn.title')}</PageTitle>
      {rampOnly && <Banner tone="info">{t('signIn.dashboard')}</Banner>}
      {login.isError && <LoginFailure error={login.error} />}
      <EmailForm id={formId} isPending={login.isPending} onSubmit={signIn} />
      <Divider>{merchant === null ? '\u00A0' : t('signIn.new', { merchantName: merchant })}</Divider>
      <Button type="submit" form={formId} variant="secondary" size="lg" block disabled={login.isPending}>
        {t('signIn.signUp')}
      </Button>
      <LegalLine>{t('signIn.legal', { brand: settings.brand.nickname })}</LegalLine>
    </AuthLayout>
  )
}
