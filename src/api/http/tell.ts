/** Says in the console what got no answer, and what may be wrong where the browser is online (decisions.md N18). Returns what to do. */
export function tell(asked: string): string | undefined {
  if (globalThis.navigator?.onLine === false) return undefined
  const remedy =
    'Check that api-url names the right host and port; that the server allows ' +
    `this page (CORS: Access-Control-Allow-Origin: ${globalThis.location?.origin}); that api-url is https where the page is. ` +
    'Chrome also wants the permission to reach your local network, where api-url is an address of it.'
  // eslint-disable-next-line no-console -- the customer only reads that there is no network
  console.warn(`[sphere-ramp] network: No answer to ${asked}. What to do: ${remedy}`)
  return remedy
}
