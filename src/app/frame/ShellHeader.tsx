import { Suspense } from 'react'
import { usePreference } from '../../queries/services.ts'
import { useCanGoBack } from '../../router/RouterProvider.tsx'
import { Header } from '../../ui/frame/Header.tsx'
import { lazyWithRetry } from '../lazy.tsx'
import { MerchantLogo } from './MerchantLogo.tsx'
import type { RouteName } from '../routes/route-params.ts'
import type { ScreenKind } from '../routes/screens.ts'

export interface HeaderProps {
  readonly kind: ScreenKind
  readonly route: RouteName | null
}

const FullHeader = lazyWithRetry(async () => (await import('./FullHeader.tsx')).FullHeader)

/** The first screen's header has only a logo. The full header is loaded with the other screens. */
export function ShellHeader(props: HeaderProps) {
  const canGoBack = useCanGoBack()
  const environment = usePreference('environment')
  const plain = <Header variant="over" start={<MerchantLogo />} middle={null} />
  if ((props.route ?? '/sign-in') === '/sign-in' && !canGoBack && environment === 'production') return plain
  return (
    <Suspense fallback={plain}>
      <FullHeader {...props} canGoBack={canGoBack} />
    </Suspense>
  )
}
