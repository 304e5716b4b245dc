import { use, useEffect, useState, type ComponentType } from 'react'

const FORGET_AFTER_MS = 200

/** A component whose code is loaded at its first render. React's `lazy` caches a failed download forever; here a later render retries. */
export function lazyWithRetry<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let pending: Promise<ComponentType<Props>> | null = null

  function begin() {
    const begun = load()
    // The delay is needed, because React renders a failed component once more before it gives up.
    begun.catch(() =>
      setTimeout(() => {
        pending = null
      }, FORGET_AFTER_MS),
    )
    return begun
  }

  return function Lazy(props) {
    pending ??= begin()
    const Present = use(pending)
    return <Present {...props} />
  }
}

const TRY_AGAIN_AFTER_MS = 3000

/**
 * A component that the screen can do without: nothing is drawn until its code is there. A failed download, as of a browser that has just
 * gone offline, is repeated and fails no screen.
 */
export function lazyWithoutFailure(load: () => Promise<ComponentType>): ComponentType {
  let loaded: ComponentType | null = null

  return function Optional() {
    const [Present, setPresent] = useState(() => loaded)
    useEffect(() => {
      if (Present) return undefined
      let timer: ReturnType<typeof setTimeout>
      let isStopped = false
      const begin = async () => {
        try {
          loaded = await load()
          if (!isStopped) setPresent(() => loaded)
        } catch {
          if (!isStopped) timer = setTimeout(begin, TRY_AGAIN_AFTER_MS)
        }
      }
      void begin()
      return () => {
        isStopped = true
        clearTimeout(timer)
      }
    }, [Present])
    return Present && <Present />
  }
}
