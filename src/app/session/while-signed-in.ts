import type { SessionStore } from '../../stores/session.ts'

const AGAIN_AFTER_MS = 3000

/** Runs what is of use to a signed-in customer only; its code comes with the sign-in. A download that failed is tried again. */
export function whileSignedIn(session: SessionStore, start: () => Promise<() => void>): () => void {
  let visit = 0
  let isIn = false
  let stop = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined

  async function begin(own: number) {
    try {
      const ended = await start()
      if (own === visit) stop = ended
      else ended()
    } catch {
      if (own === visit) timer = setTimeout(() => void begin(own), AGAIN_AFTER_MS)
    }
  }

  function end() {
    visit += 1
    clearTimeout(timer)
    stop()
    stop = () => {}
  }

  function follow() {
    const now = session.getState().session.status === 'signedIn'
    if (now === isIn) return
    isIn = now
    end()
    if (now) void begin(visit)
  }

  const unsubscribe = session.subscribe(follow)
  follow()
  return () => {
    unsubscribe()
    end()
  }
}
