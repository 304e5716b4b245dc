import { Suspense, useCallback, useEffect, useState } from 'react'
import { useStore } from 'zustand/react'
import type { ConfigurationScreenProps } from '../ConfigurationScreen.tsx'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { ConfigurationScreen } from '../lazy-configuration-screen.ts'
import { lazy } from '../../ui/lazy.ts'
import type { Ramp } from '../ramp.ts'
import { paramsOf } from '../routes/route-table.ts'
import { useApplication, useMerchantName } from '../../queries/application.ts'
import { useServices } from '../../queries/services.ts'
import { ScreenRouter, useEntry, useMove, useRouter } from '../../router/RouterProvider.tsx'
import { Loader } from '../../ui/feedback/Loader.tsx'
import { Frame } from '../../ui/frame/Frame.tsx'
import { View } from '../../ui/frame/View.tsx'
import { ShellHeader } from '../header/ShellHeader.tsx'
import { useBackgroundDownloads } from './use-background-downloads.ts'

const OPTIONAL = { isOptional: true }
const OfflineBar = lazy(async () => (await import('./OfflineBar.tsx')).OfflineBar, OPTIONAL)
const ScreenChange = lazy(async () => (await import('./ScreenChange.tsx')).ScreenChange, OPTIONAL)
const ToastOutlet = lazy(async () => (await import('./ToastOutlet.tsx')).ToastOutlet, OPTIONAL)

/** What the first answer says of the tag, by the code of its error. */
const PROBLEMS = new Map<unknown, ConfigurationScreenProps['code']>([
  ['application_not_found', 'configuration/application-unknown'],
  ['configuration/api-url-wrong', 'configuration/api-url-wrong'],
])

interface Props {
  readonly ramp: Ramp
  readonly onReady: () => void
}

/** Rendered with the screen, so its effect runs when the screen is mounted, not while its code loads. */
function Ready({ onReady }: { readonly onReady: () => void }) {
  useEffect(onReady, [onReady])
  return null
}

/** The header, the screen of the present path, and toasts. */
export function Shell({ ramp, onReady }: Props) {
  const { emit } = useServices()
  const { path, key } = useEntry()
  const move = useMove()
  const router = useRouter()
  const route = useStore(ramp.shown, (shown) => shown.route)
  const { error } = useApplication()
  const merchant = useMerchantName()
  const [ready, setReady] = useState(false)
  const onShown = useCallback(() => {
    setReady(true)
    onReady()
  }, [onReady])
  const isEngaged = useBackgroundDownloads({ ramp, isReady: ready })
  const screen = route && ramp.screens(route)
  const content = screen && (
    <ScreenRouter entryKey={key}>
      <screen.Component {...paramsOf(route, path)} />
      <Ready onReady={onShown} />
    </ScreenRouter>
  )

  const problem = error && 'code' in error && PROBLEMS.get(error.code)
  if (problem) {
    const asked = problem === 'configuration/api-url-wrong' ? error.message : undefined
    return (
      <Suspense>
        <ConfigurationScreen code={problem} asked={asked} emit={emit} onReady={onReady} />
      </Suspense>
    )
  }
  return (
    <Frame
      label={merchant ?? undefined}
      header={<ShellHeader kind={screen?.kind ?? 'signIn'} route={route} />}
      bar={
        isEngaged && (
          <>
            <ScreenChange />
            <ToastOutlet />
            <OfflineBar />
          </>
        )
      }
    >
      <View entryKey={key} move={move}>
        <ErrorBoundary onRestart={router.reset}>
          {content && screen.isLazy ? <Suspense fallback={<Loader />}>{content}</Suspense> : (content ?? <Loader />)}
        </ErrorBoundary>
      </View>
    </Frame>
  )
}
