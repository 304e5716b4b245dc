/**
 * What browsers say where they cannot import a module, Safari also when it gets a page instead of the file; and what the runtimes of
 * webpack and Turbopack say, where a host has bundled the widget again.
 */
const GONE = /^TypeError: .*(module|MIME)|oad(ing)? chunk /

/** For the developer of the page. It is here because the file of the other remedies may be missing, too. */
export const OUTDATED_REMEDY = 'Keep earlier versions, and chunks.'

/**
 * Whether a file of the widget could not be downloaded although the browser has a connection, as after a newer version has replaced it.
 * Only its words distinguish a failed `import()` from a failed call.
 */
export function isMissingFile(error: unknown): boolean {
  try {
    return GONE.test(String((error as Error).cause ?? error)) && navigator.onLine
  } catch {
    // A wallet may throw what cannot be read.
    return false
  }
}
