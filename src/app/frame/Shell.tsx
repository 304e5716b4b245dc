import { Suspense, useCallback, useEffect, useState } from 'react'
import { useStore } from 'zustand/react'
import { useApplication, useMerchantName } from '../../queries/application.ts'
import { useServices } from '../../queries/services.ts'
import { useEntry, useRouter } from '../../router/RouterProvider.tsx'
import { Loader } from '../../ui/feedback/Loader.tsx'
import { Frame } from '../../ui/frame/Frame.tsx'
import { View } from '../../ui/frame/View.tsx'
import type { Translations } from '../language/i18n.ts'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { ConfigurationScreen } from '../lazy-configuration-screen.ts'
import { lazyWithoutFailure } from '../lazy.tsx'
import { guard } from '../routes/guard.ts'
import { paramsOf, type RouteName } from '../routes/route-params.ts'
import { createScreens } from '../routes/screens.ts'
import { ShellHeader } from './ShellHeader.tsx'
import { useLaterDownloads } from './use-later-downloads.ts'
import { useEngagement } from './use-engagement.ts'

const OfflineBar = lazyWithoutFailure(async () => (await import('./OfflineBar.tsx')).OfflineBar)
const ToastOutlet = lazyWithoutFailure(async () => (await import('./ToastOutlet.tsx')).ToastOutlet)

interface Props {
  readonly translations: Translations
  readonly onReady: () => void
}

/** Rendered with the screen, so its effect runs when the screen is mounted, not while its code loads. */
function Ready({ onReady }: { readonly onReady: () => void }) {
  // Emits `ramp-ready` to the host, which is outside React.
  useEffect(onReady, [onReady])
  return null
}

/** The header, the screen of the present path, and toasts. */
export function Shell({ translations, onReady }: Props) {
  const { session, emit } = useServices()
  const { path, key } = useEntry()
  const router = useRouter()
  const move = useStore(router.store, (stack) => stack.move)
  const status = useStore(session, (state) => state.session.status)
  const { error } = useApplication()
  const merchant = useMerchantName()
  const [screenOf] = useState(() => createScreens(translations))
  const [ready, setReady] = useState(false)
  const onShown = useCallback(() => {
    setReady(true)
    onReady()
  }, [onReady])
  const engagement = useEngagement(ready)
  const isEngaged = engagement !== 'none'
  useLaterDownloads({ router, translations, isReady: ready, engagement })
  const verdict = guard(path, status)
  const route: RouteName | null = verdict.type === 'show' ? verdict.route : null
  const screen = route && screenOf(route)

  if (error && 'code' in error && error.code === 'application_not_found') {
    return (
      <Suspense>
        <ConfigurationScreen code="configuration/application-unknown" emit={emit} onReady={onReady} />
      </Suspense>
    )
  }
  return (
    <Frame
      label={merchant ?? undefined}
      header={<ShellHeader kind={screen?.kind ?? 'signIn'} route={route} />}
      bar={isEngaged && <OfflineBar />}
      toasts={isEngaged && <ToastOutlet />}
    >
      <View entryKey={key} move={move}>
        <ErrorBoundary onRestart={router.reset}>
          <Suspense fallback={<Loader />}>
            {screen && route ? <screen.Component {...paramsOf(route, path)} /> : <Loader />}
            {screen && <Ready onReady={onShown} />}
          </Suspense>
        </ErrorBoundary>
      </View>
    </Frame>
  )
}
