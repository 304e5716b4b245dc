import type { SessionStore } from '../../stores/session.ts'

const RETRY_AFTER_MS = 3000

/** Runs work while a customer is signed in. Its code is loaded at the sign-in, and a failed download is repeated. */
export function whileSignedIn(session: SessionStore, start: () => Promise<() => void>): () => void {
  let run = 0
  let isIn = false
  let stop = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined

  async function begin(own: number) {
    try {
      const ended = await start()
      if (own === run) stop = ended
      else ended()
    } catch {
      if (own === run) timer = setTimeout(() => void begin(own), RETRY_AFTER_MS)
    }
  }

  function end() {
    run += 1
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
