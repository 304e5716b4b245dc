/**
 * Runs in the browser. The one page that may hear us is the one that frames us; only where the browser hides which one that
 * is do we speak to any.
 */
export function parentOrigin(): string {
  const [nearest] = location.ancestorOrigins ?? []
  if (nearest) return nearest
  return document.referrer ? new URL(document.referrer).origin : '*'
}
