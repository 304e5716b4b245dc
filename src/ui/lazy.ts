import { createElement, use, useEffect, useState, type ComponentType } from 'react'
import { retryDownload } from '../lib/timing/retry-download.ts'

const FORGET_AFTER_MS = 200
const TRY_AGAIN_AFTER_MS = 3000

type LazyComponent<Props> = ComponentType<Props> & {
  /** Downloads the code before the first rendering. A failed download is repeated by a later call. */
  load(): Promise<unknown>
  readonly isLoaded: () => boolean
}

interface Options {
  /** The screen can do without it: nothing is drawn until its code is there, and a failed download is repeated and fails no screen. */
  readonly isOptional?: boolean
}

/**
 * A component whose code is loaded at its first render, or before. React's `lazy` caches a failed download forever; here a later render
 * retries. What is loaded is rendered at once: React shows a suspended component 300 ms after its fallback, even when it is there sooner.
 */
export function lazy<Props extends object>(
  download: () => Promise<ComponentType<Props>>,
  { isOptional = false }: Options = {},
): LazyComponent<Props> {
  let pending: Promise<ComponentType<Props>> | null = null
  let present: ComponentType<Props> | null = null

  function begin() {
    const begun = isOptional ? download() : retryDownload(download)
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
  const load = () => (pending ??= begin())
  const isLoaded = () => present !== null

  function Required(props: Props) {
    return createElement(present ?? use(load()), props)
  }
  function Optional(props: Props) {
    return useRepeated(load, isLoaded) ? createElement(present!, props) : null
  }
  return Object.assign(isOptional ? Optional : Required, { load, isLoaded })
}

/** Begins a download, and again after it failed, as in a browser that has just gone offline. Returns whether it has ended. */
function useRepeated(load: () => Promise<unknown>, isLoaded: () => boolean): boolean {
  const [isThere, setIsThere] = useState(isLoaded)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let isStopped = false
    const begin = () =>
      void load().then(
        () => isStopped || setIsThere(true),
        () => {
          if (!isStopped) timer = setTimeout(begin, TRY_AGAIN_AFTER_MS)
        },
      )
    begin()
    return () => {
      isStopped = true
      clearTimeout(timer)
    }
  }, [load])
  return isThere
}
