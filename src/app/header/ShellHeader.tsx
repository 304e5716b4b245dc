import { Suspense } from 'react'
import { usePreference } from '../../queries/services.ts'
import { useCanGoBack } from '../../router/RouterProvider.tsx'
import { Header } from '../../ui/frame/Header.tsx'
import { lazy } from '../../ui/lazy.ts'
import { routeOf } from '../routes/route-table.ts'
import type { HeaderProps } from './MainMenu.tsx'
import { MerchantLogo } from './MerchantLogo.tsx'

/** The header of every screen but the first. */
export const FullHeader = lazy(async () => (await import('./FullHeader.tsx')).FullHeader)

/** The first screen's header has only a logo. The full header is loaded with the other screens. */
export function ShellHeader(props: HeaderProps) {
  const hasHistory = useCanGoBack()
  const canGoBack = hasHistory && !(props.route && routeOf(props.route).ownBack)
  const environment = usePreference('environment')
  const plain = <Header variant="over" start={<MerchantLogo />} middle={null} />
  const isPlain = (props.route ?? '/sign-in') === '/sign-in' && !canGoBack && environment === 'production'
  // The boundary is there in both cases: without it React would not hydrate the markup of a screen whose header comes later.
  return <Suspense fallback={plain}>{isPlain ? plain : <FullHeader {...props} canGoBack={canGoBack} />}</Suspense>
}
