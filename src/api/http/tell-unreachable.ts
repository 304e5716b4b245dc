/** Says in the console what got no answer, and what may be wrong where the browser is online (decisions.md N18). */
export function tellUnreachable(asked: string): void {
  if (globalThis.navigator?.onLine === false) return
  // eslint-disable-next-line no-console -- the customer only reads that there is no network
  console.warn(
    `[sphere-ramp] network: No answer to ${asked}. What to do: check that api-url names the right host and port; that the server allows ` +
      `this page (CORS: Access-Control-Allow-Origin: ${globalThis.location?.origin}); that api-url is https where the page is. ` +
      'Chrome also wants the permission to reach your local network, where api-url is an address of it.',
  )
}
