import { QueryClientProvider } from '@tanstack/react-query'
import { ServicesContext } from '../queries/services.ts'
import { RouterProvider } from '../router/RouterProvider.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Shell } from './frame/Shell.tsx'
import type { Ramp } from './ramp.ts'

interface Props {
  readonly ramp: Ramp
  /** Called when the first screen is usable. */
  readonly onReady: () => void
}

export function App({ ramp, onReady }: Props) {
  const { services } = ramp
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <RouterProvider navigation={ramp}>
          <ErrorBoundary onRestart={ramp.reset}>
            <Shell ramp={ramp} onReady={onReady} />
          </ErrorBoundary>
        </RouterProvider>
      </QueryClientProvider>
    </ServicesContext>
  )
}
