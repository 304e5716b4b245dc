import { ACTIONS, navigationItems, type NavigationItem } from '../routes/navigation-items.ts'
import { useIsSupportOffered, useSupport } from '../../components/support/use-support.tsx'
import { useMe } from '../../queries/customer/me.ts'
import { usePreference, useServices } from '../../queries/services.ts'
import { useRouter } from '../../router/RouterProvider.tsx'
import { MenuDrawer, type MenuItem } from '../../ui/frame/menu/MenuDrawer.tsx'
import { signOutIcon } from '../../ui/icons/arrows.ts'
import { chatIcon } from '../../ui/icons/things.ts'
import { useIsWide } from '../../ui/layout/use-is-wide.ts'
import { useText } from '../../ui/text.tsx'
import type { RouteName } from '../routes/route-table.ts'
import type { ScreenKind } from '../routes/row.ts'

export interface HeaderProps {
  readonly kind: ScreenKind
  readonly route: RouteName | null
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0).toUpperCase())
    .slice(0, 2)
    .join('')

export function MainMenu({ kind, route }: HeaderProps) {
  const t = useText()
  const router = useRouter()
  const { preferences, signOut } = useServices()
  const { data: me } = useMe()
  const close = () => preferences.setState({ isSidebarOpen: false })
  const support = useSupport({ onDone: close })
  const isSupportOffered = useIsSupportOffered()
  const contact = { key: 'support', icon: chatIcon, label: t('app.nav.support'), onSelect: support.contact }
  const then = (work: () => unknown) => () => {
    close()
    void work()
  }
  const toItem = ({ key, label, path, icon }: NavigationItem): MenuItem => ({
    key,
    icon,
    label: t(label),
    current: path === route,
    onSelect: then(() => router.open(path)),
  })

  const isRampOnly = usePreference('isShowRampFunctionalityOnly')
  // The header of a wide root screen has the navigation, and its page has New transfer.
  const isRepeated = useIsWide() && kind === 'root'

  const email = me?.customerAccount.email ?? ''
  const name = [me?.firstName, me?.lastName].filter(Boolean).join(' ') || email
  if (support.dialog) return support.dialog
  return (
    <MenuDrawer
      account={me ? { initials: initialsOf(name), name, email } : null}
      items={isRepeated ? [] : [...ACTIONS, ...navigationItems(isRampOnly)].map(toItem)}
      more={isSupportOffered ? [contact] : []}
      signOut={{ key: 'signOut', icon: signOutIcon, label: t('app.nav.signOut'), onSelect: then(signOut) }}
      onClose={close}
    />
  )
}
