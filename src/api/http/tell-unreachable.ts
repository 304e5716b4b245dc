/** Says in the console what got no answer, and what may be wrong where the browser is online (decisions.md N18). */
export function tellUnreachable(asked: string): void {
  if (globalThis.navigator?.onLine === false) return
  // eslint-disable-next-line no-console -- the customer only reads that there is no network
  console.warn(
    `[sphere-ramp] No answer to ${asked}. The usual causes: api-url names another host or port; the server does not allow ` +
      `this page (CORS: Access-Control-Allow-Origin: ${globalThis.location?.origin}); the page is https and api-url is http. ` +
      'Chrome also wants the permission to reach your local network, where api-url is an address of it.',
  )
}
