/** The pauses between the attempts to download a part of the code, in milliseconds. */
const PAUSES_MS = [1000, 3000]

/** Downloads what was not in the first download. A phone may drop a request, so what fails is asked for again, unless it is offline. */
export async function retryDownload<Loaded>(
  download: () => Promise<Loaded>,
  [ms, ...later] = PAUSES_MS,
): Promise<Loaded> {
  try {
    return await download()
  } catch (cause) {
    if (!ms || navigator.onLine === false) throw cause
    await new Promise((resolve) => setTimeout(resolve, ms))
    return retryDownload(download, later)
  }
}

/**
 * Keeps what was downloaded for later calls, and nothing of a failure. Even for code that is there `import()` takes some tasks, in which the
 * browser may first paint the screen on which the customer waits.
 */
export function keepLoaded<Loaded>(download: () => Promise<Loaded>): () => Promise<Loaded> {
  let kept: Promise<Loaded> | null = null
  return () =>
    (kept ??= download().catch((error: unknown) => {
      kept = null
      throw error
    }))
}

export const keepDownload = <Loaded>(download: () => Promise<Loaded>): (() => Promise<Loaded>) =>
  keepLoaded(() => retryDownload(download))
