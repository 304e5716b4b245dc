/**
 * Whether a file of the widget could not be downloaded although the browser has a connection, as after a newer version has replaced it.
 * A failed `import()` is a TypeError, and only its words tell it from a failed call: those of each browser have "module" in them.
 */
export const isMissingFile = (error: unknown): boolean =>
  /^TypeError.*module/.test(String((error as Error | null)?.cause ?? error)) && navigator.onLine !== false
