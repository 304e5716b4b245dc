import { useIsRejected } from '../../queries/customer/onboarding.ts'
import { usePreference, useServices } from '../../queries/services.ts'
import { useRouter } from '../../router/RouterProvider.tsx'
import { Badge } from '../../ui/feedback/Badge.tsx'
import { BackButton } from '../../ui/frame/BackButton.tsx'
import { Header } from '../../ui/frame/Header.tsx'
import { useText } from '../../ui/text.tsx'
import { HeaderActions } from './HeaderActions.tsx'
import { MainNavigation } from './MainNavigation.tsx'
import { MerchantLogo } from './MerchantLogo.tsx'
import type { HeaderProps } from './ShellHeader.tsx'

/** It names where it leads to, because what is below it is another company's; it is there without a history too. */
function BackToBrand() {
  const t = useText()
  const router = useRouter()
  const { settings } = useServices()
  if (useIsRejected()) return null
  return (
    <BackButton
      label={t('backToSphere', { brand: settings.brand.nickname })}
      onBack={() => void (router.back() || router.replace('/onboarding', {}))}
    />
  )
}

/** A header with ways to go: back, the main places, out. */
export function FullHeader({ kind, route, canGoBack }: HeaderProps & { readonly canGoBack: boolean }) {
  const t = useText()
  const router = useRouter()
  const environment = usePreference('environment')
  // The residency screen has its own Back, which ramp-only mode hides.
  const hasBack = canGoBack && kind !== 'root' && route !== '/sign-in/operating-residency'
  const back = kind === 'verification' ? <BackToBrand /> : hasBack && <BackButton onBack={() => router.back()} />
  const end = (
    <>
      {environment === 'sandbox' && <Badge tone="default">{t('app.sandbox')}</Badge>}
      <HeaderActions kind={kind} route={route} />
    </>
  )
  if (kind === 'task' || kind === 'terms' || kind === 'verification') return <Header start={back} end={end} />
  if (kind === 'signIn') {
    return back ? (
      <Header look="over" start={back} middle={<MerchantLogo />} end={end} />
    ) : (
      <Header look="over" start={<MerchantLogo />} middle={null} end={end} />
    )
  }
  const start = (
    <>
      <MerchantLogo />
      {kind === 'root' && <MainNavigation route={route} />}
    </>
  )
  return <Header start={start} middle={null} end={end} />
}
