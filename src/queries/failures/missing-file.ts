/**
 * Whether a file of the widget could not be downloaded although the browser has a connection, as after a newer version has replaced it.
 * A failed `import()` is a TypeError, and only its words distinguish it from a failed call: those of each browser have "module" in them.
 */
export function isMissingFile(error: unknown): boolean {
  try {
    const cause = (error as Error).cause ?? error
    return cause instanceof TypeError && /module/.test(cause.message) && navigator.onLine
  } catch {
    // A wallet may throw what cannot be read.
    return false
  }
}
