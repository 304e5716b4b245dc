import type { SessionStore } from '../../stores/session.ts'

const RETRY_AFTER_MS = 3000
/** As many attempts as every other download has (lib/timing/retry-download.ts). */
const REPORTED_AFTER = 3

/** Runs work while a customer is signed in. Its code is loaded at the sign-in, and a failed download is repeated and reported once, after the third attempt. */
export function whileSignedIn(
  session: SessionStore,
  start: () => Promise<() => void>,
  onFailed: (error: unknown) => unknown,
): () => void {
  let run = 0
  let failures = 0
  let isIn = false
  let stop = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined

  async function begin(begun: number) {
    try {
      const ended = await start()
      if (begun === run) stop = ended
      else ended()
    } catch (error) {
      if (begun !== run) return
      timer = setTimeout(() => void begin(begun), RETRY_AFTER_MS)
      failures += 1
      if (failures === REPORTED_AFTER) onFailed(error)
    }
  }

  function end() {
    run += 1
    failures = 0
    clearTimeout(timer)
    stop()
    stop = () => {}
  }

  function follow() {
    const now = session.getState().session.status === 'signedIn'
    if (now === isIn) return
    isIn = now
    end()
    if (now) void begin(run)
  }

  const unsubscribe = session.subscribe(follow)
  follow()
  return () => {
    unsubscribe()
    end()
  }
}
