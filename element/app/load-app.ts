import type { RampEvents } from '../../src/domain/ramp-events.ts'
import { parseConfig, type HostDecisions } from '../../src/app/ramp-config.ts'
import type { World } from '../../src/lib/world.ts'
import { appearanceOf } from '../first-paint/appearance.ts'
import { downloadRestoredScreen } from '../first-paint/scenes.ts'
import type { App } from './app.tsx'

const FIRST_RETRY_MS = 3000
const LAST_RETRY_MS = 60_000
const GONE_AFTER_MS = 12_000

let present: App | null = null
let loading: Promise<void> | null = null

export const loadedApp = (): App | null => present

function loadOnce(): Promise<void> {
  loading ??= import('./app.tsx').then(
    ({ app }) => {
      present = app
    },
    (error: unknown) => {
      loading = null
      throw error
    },
  )
  return loading
}

/** Downloads the widget, and what a restored session opens. Callers handle the failures. */
export function preloadApp(decisions: HostDecisions, world: World): void {
  loadOnce().catch(() => undefined)
  const { config } = parseConfig(decisions)
  if (config) downloadRestoredScreen(appearanceOf(config, world), config, world)
}

interface Listener {
  isWaiting(): boolean
  onLoaded(): void
  /** `isGone`, once: the code is not merely slow. It is asked for all the same. */
  onFailed(isGone: boolean): void
}

/** The detail of `ramp-error` where the rest of the widget is gone, and its words with it. */
export const UNLOADED: RampEvents['ramp-error'] = {
  code: 'page/outdated',
  message: 'Unloaded',
  remedy: 'Keep earlier versions, and chunks.',
  reference: null,
}

/** Returns the function that downloads the widget for an element, and retries after a failure. */
export function createLoader({ isWaiting, onLoaded, onFailed }: Listener): () => void {
  let retryMs = FIRST_RETRY_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  const load = () =>
    void loadOnce().then(onLoaded, () => {
      onFailed(retryMs === GONE_AFTER_MS && navigator.onLine)
      clearTimeout(timer)
      timer = setTimeout(() => isWaiting() && load(), retryMs)
      retryMs = Math.min(2 * retryMs, LAST_RETRY_MS)
    })
  return load
}
