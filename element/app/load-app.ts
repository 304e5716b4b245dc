import type { App } from './app.tsx'

/** Between two attempts to download the widget. */
const FIRST_RETRY_MS = 3000
const LAST_RETRY_MS = 60_000

let present: App | null = null
let loading: Promise<void> | null = null

/** The code of the widget; null until it is here. */
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

/** Begins the download, whose failure is dealt with by who waits for it. */
export const downloadApp = (): void => void loadOnce().catch(() => {})

interface Listener {
  /** Whether the element is still on the page. */
  isWaiting(): boolean
  onLoaded(): void
  onFailed(): void
}

/** Returns the function that downloads the widget for an element, and again after a failure. */
export function createLoader({ isWaiting, onLoaded, onFailed }: Listener): () => void {
  let retryMs = FIRST_RETRY_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  const load = () =>
    void loadOnce().then(onLoaded, () => {
      onFailed()
      clearTimeout(timer)
      timer = setTimeout(() => isWaiting() && load(), retryMs)
      retryMs = Math.min(2 * retryMs, LAST_RETRY_MS)
    })
  return load
}
