import { createElement, use, useEffect, useState, type ComponentType } from 'react'

const FORGET_AFTER_MS = 200

export type LazyComponent<Props> = ComponentType<Props> & {
  /** Downloads the code before the first rendering. A failed download is repeated by a later call. */
  load(): Promise<unknown>
  readonly isLoaded: () => boolean
}

/**
 * A component whose code is loaded at its first render, or before. React's `lazy` caches a failed download forever; here a later render
 * retries. What is loaded is rendered at once: React shows a suspended component 300 ms after its fallback, even when it is there sooner.
 */
export function lazyWithRetry<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let pending: Promise<ComponentType<Props>> | null = null
  let present: ComponentType<Props> | null = null

  function begin() {
    const begun = load()
    begun.then(
      (loaded) => {
        present = loaded
      },
      // The delay is needed, because React renders a failed component once more before it gives up.
      () =>
        setTimeout(() => {
          pending = null
        }, FORGET_AFTER_MS),
    )
    return begun
  }
  const loadOnce = () => (pending ??= begin())

  function Lazy(props: Props) {
    return createElement(present ?? use(loadOnce()), props)
  }
  return Object.assign(Lazy, { load: loadOnce, isLoaded: () => present !== null })
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
