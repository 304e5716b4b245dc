import { usePreference } from '../../queries/services.ts'
import { useRouter } from '../../router/RouterProvider.tsx'
import { Navigation } from '../../ui/frame/Navigation.tsx'
import { useText } from '../../ui/text.tsx'
import { navigationItems } from '../routes/navigation-items.ts'
import type { RouteName } from '../routes/route-table.ts'

export function MainNavigation({ route }: { readonly route: RouteName | null }) {
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
