/** What may be wrong where no API has answered yet and the browser is online, which does not say why (decisions.md N18). */
export function networkRemedy(): string | undefined {
  if (globalThis.navigator?.onLine === false) return undefined
  return (
    'Check that api-url names the right host and port; that the server allows ' +
    `this page (CORS: Access-Control-Allow-Origin: ${globalThis.location?.origin}); that api-url is https where the page is. ` +
    'Chrome also wants the permission to reach your local network, where api-url is an address of it.'
  )
}
