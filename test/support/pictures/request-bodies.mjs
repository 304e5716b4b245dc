/** Over WebDriver BiDi, Playwright does not know the body of a request, so the page repeats it in this header. No server gets the header. */
const HEADER = 'x-request-body'

/** Runs in the page before its own scripts. */
function nameBodies(header) {
  const send = globalThis.fetch
  globalThis.fetch = async (...given) => {
    const request = new Request(...given)
    if (request.headers.get('content-type')?.includes('json'))
      request.headers.set(header, encodeURIComponent(await request.clone().text()))
    return send(request)
  }
}

const headersOf = (request) => {
  const { [HEADER]: _, ...headers } = request.headers()
  return headers
}

/** Makes the bodies of a context's calls readable. Its route comes after all others and removes the header from calls that nobody alters. */
export async function readBodies(context) {
  await context.addInitScript(nameBodies, HEADER)
  await context.route('**/*', (route) => route.continue({ headers: headersOf(route.request()) }))
}

export function bodyOf(request) {
  const named = request.headers()[HEADER]
  return named === undefined ? request.postData() : decodeURIComponent(named)
}

/** The server's answer to the call, also where playwright does not know its body. */
export const fetchOf = (route) => {
  const request = route.request()
  return route.fetch({ headers: headersOf(request), postData: bodyOf(request) ?? undefined })
}
