import { use, type ComponentType } from 'react'

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
