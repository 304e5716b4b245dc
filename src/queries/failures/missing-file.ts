/** What browsers say where they cannot import a module: Chromium, Firefox, Safari, and Safari when it gets a page instead of the file. */
const BY_BROWSER = /module|MIME type/
/** What the runtimes of webpack and Turbopack say where a host has bundled the widget again. */
const BY_BUNDLER = /^(?:Loading|Failed to load) chunk /

/**
 * Whether a file of the widget could not be downloaded although the browser has a connection, as after a newer version has replaced it.
 * Only its words distinguish a failed `import()` from a failed call.
 */
export function isMissingFile(error: unknown): boolean {
  try {
    const cause = (error as Error).cause ?? error
    const words = cause instanceof TypeError ? BY_BROWSER : BY_BUNDLER
    return cause instanceof Error && words.test(cause.message) && navigator.onLine
  } catch {
    // A wallet may throw what cannot be read.
    return false
  }
}
