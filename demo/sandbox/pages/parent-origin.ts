/**
 * Runs in the browser. Messages go to the embedding page only, or to any origin where the browser does not say which
 * page that is.
 */
export function parentOrigin(): string {
  const [nearest] = location.ancestorOrigins ?? []
  if (nearest) return nearest
  return document.referrer ? new URL(document.referrer).origin : '*'
}
