import { use, type ComponentType } from 'react'

const FORGET_AFTER_MS = 200

/** A component whose code comes when it is first drawn. React's `lazy` keeps a failed download for ever; here a later drawing asks again. */
export function lazyWithRetry<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let coming: Promise<ComponentType<Props>> | null = null

  function begin() {
    const begun = load()
    // Not at once: React draws what failed once more before it gives up.
    begun.catch(() =>
      setTimeout(() => {
        coming = null
      }, FORGET_AFTER_MS),
    )
    return begun
  }

  return function Lazy(props) {
    coming ??= begin()
    const Present = use(coming)
    return <Present {...props} />
  }
}
