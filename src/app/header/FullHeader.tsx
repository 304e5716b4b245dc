import styled from '@emotion/styled'
import { useLingui } from '@lingui/react'
import { Suspense } from 'react'
import { useStore } from 'zustand/react'
import { SignOutButton } from '../../components/SignOutButton.tsx'
import { useIsRejected } from '../../queries/customer/onboarding.ts'
import { useMerchantName } from '../../queries/application.ts'
import { usePreference, useServices } from '../../queries/services.ts'
import { useRouter } from '../../router/RouterProvider.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { Badge } from '../../ui/feedback/Badge.tsx'
import { BackButton } from '../../ui/frame/BackButton.tsx'
import { Header } from '../../ui/frame/Header.tsx'
import { Navigation } from '../../ui/frame/Navigation.tsx'
import { SIDE_MARGIN } from '../../ui/frame/RootPage.tsx'
import { menuIcon } from '../../ui/icons/controls.ts'
import { lazy } from '../../ui/lazy.ts'
import { useText } from '../../ui/text.tsx'
import { navigationItems } from '../routes/navigation-items.ts'
import type { RouteName } from '../routes/route-table.ts'
import type { ScreenKind } from '../routes/row.ts'
import type { HeaderProps } from './MainMenu.tsx'
import { MerchantLogo } from './MerchantLogo.tsx'

export const MainMenu = lazy(async () => (await import('./MainMenu.tsx')).MainMenu)

/** The rejected screen replaces these screens and has its own sign-out. */
function Leave() {
  const t = useText()
  if (useIsRejected()) return null
  return (
    <SignOutButton variant="ghost" size="sm">
      {t('app.nav.signOut')}
    </SignOutButton>
  )
}

/** Shows the menu on task and root screens, and a sign-out for signed-in customers on the steps before them. */
function HeaderActions({ kind, route }: HeaderProps) {
  const t = useText()
  const { preferences, session } = useServices()
  const isSignedIn = useStore(session, (state) => state.session.status === 'signedIn')
  const isOpen = useStore(preferences, (state) => state.isSidebarOpen)
  if (kind !== 'task' && kind !== 'root') return isSignedIn && <Leave />
  return (
    <>
      <IconButton
        icon={menuIcon}
        label={t('app.menu.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => preferences.setState({ isSidebarOpen: true })}
      />
      <Suspense>{isOpen && <MainMenu kind={kind} route={route} />}</Suspense>
    </>
  )
}

function MainNavigation({ route }: { readonly route: RouteName | null }) {
  const t = useText()
  const router = useRouter()
  const items = navigationItems(usePreference('isShowRampFunctionalityOnly')).map(({ key, label, path }) => ({
    key,
    label: t(label),
    current: path === route,
    onSelect: () => router.open(path),
  }))
  return <Navigation label={t('app.nav.label')} items={items} />
}

/** On the verification page the back button is labelled, because the content is a third party's, and it is shown even without history. */
function BackToOverview({ kind, canGoBack }: { readonly kind: ScreenKind; readonly canGoBack: boolean }) {
  const t = useText()
  const router = useRouter()
  const brand = useMerchantName()
  const isVerification = kind === 'verification'
  if (useIsRejected() || !(canGoBack || isVerification)) return null
  const named = isVerification && brand !== null && { label: t('backToSphere', { brand }) }
  return <BackButton {...named} onBack={() => void (router.back() || router.replace('/onboarding', {}))} />
}

// A long name of the merchant ends in an ellipsis. The actions beside it are never pushed out.
const Brand = styled.span`
  display: flex;
  align-items: center;
  min-inline-size: 0;

  &[data-root] {
    margin-inline-start: ${SIDE_MARGIN};
  }
  @container sr (max-width: 719.98px) {
    flex: 1 1 0;
    inline-size: 0;
  }
`

const RootEnd = styled.span`
  display: flex;
  align-items: center;
  gap: 4px;
  margin-inline-end: ${SIDE_MARGIN};
`

/** On the first screen its word comes with the customer's first act, as all words of later screens do. */
function SandboxBadge() {
  const t = useText()
  const { i18n } = useLingui()
  return Object.hasOwn(i18n.messages, 'app.sandbox') ? <Badge tone="default">{t('app.sandbox')}</Badge> : null
}

/** The header with back button, main navigation and sign-out. */
export function FullHeader({ kind, route, canGoBack }: HeaderProps & { readonly canGoBack: boolean }) {
  const router = useRouter()
  const environment = usePreference('environment')
  const back = canGoBack && kind !== 'root' && <BackButton onBack={() => router.back()} />
  const end = (
    <>
      {environment === 'sandbox' && <SandboxBadge />}
      <HeaderActions kind={kind} route={route} />
    </>
  )
  if (kind === 'task') return <Header start={back} end={end} />
  if (kind === 'terms' || kind === 'verification')
    return <Header start={<BackToOverview kind={kind} canGoBack={canGoBack} />} end={end} />
  const brand = (
    <Brand>
      <MerchantLogo />
    </Brand>
  )
  if (kind === 'signIn') {
    return back ? (
      <Header variant="over" start={back} middle={<MerchantLogo />} end={end} />
    ) : (
      <Header variant="over" start={brand} middle={null} end={end} />
    )
  }
  if (kind !== 'root') return <Header start={brand} middle={null} end={end} />
  const start = (
    <Brand data-root="">
      <MerchantLogo />
      <MainNavigation route={route} />
    </Brand>
  )
  return <Header start={start} middle={null} end={<RootEnd>{end}</RootEnd>} />
}
