import { Suspense } from 'react'
import { useStore } from 'zustand/react'
import { SignOutButton } from '../../components/SignOutButton.tsx'
import { useIsRejected } from '../../queries/customer/onboarding.ts'
import { useServices } from '../../queries/services.ts'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { menuIcon } from '../../ui/icons/controls.ts'
import { useText } from '../../ui/text.tsx'
import { MainMenu } from './lazy-header.ts'
import type { HeaderProps } from './ShellHeader.tsx'

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
export function HeaderActions({ kind, route }: HeaderProps) {
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
