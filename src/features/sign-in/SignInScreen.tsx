import { useId } from 'react'
import { useMerchantName } from '../../queries/application.ts'
import { usePreference, useServices } from '../../queries/services.ts'
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
import { useSignIn } from './use-sign-in.ts'

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
