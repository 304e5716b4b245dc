import type { MiddlewareHandler } from 'hono'
import type { Settings } from '../../settings.ts'
import { refuse } from '../refusal.ts'

type Hosts = Pick<Settings, 'controlHosts'>

const isLoopback = (name: string) =>
  name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name)

const isAllowedName = (name: string, { controlHosts }: Hosts) => isLoopback(name) || controlHosts.includes(name)

const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d+)?$/

/** Takes a name or an address, with or without a port. Anything else is refused, also an empty one. */
function isAllowedHost(host: string, hosts: Hosts): boolean {
  const name = HOST.exec(host.toLowerCase())?.[1]
  return name !== undefined && isAllowedName(name, hosts)
}

function isFromAllowedPage(headers: Headers, hosts: Hosts): boolean {
  const origin = headers.get('Origin')
  if (origin === null) return headers.get('Sec-Fetch-Site') !== 'cross-site'
  return URL.canParse(origin) && isAllowedName(new URL(origin).hostname, hosts)
}

/**
 * The controls change and show everything, so a page of another site must not call them. A page is known by its `Origin`;
 * where the browser sends none, by `Sec-Fetch-Site`. The host of the request is checked too, because a page can point a
 * name of its own at this machine (DNS rebinding): both the header and the address, which differ where the request line
 * names a host of its own. A caller outside of a browser sends neither header, and one inside of this process no `Host`.
 */
export const guardControl =
  (hosts: Hosts): MiddlewareHandler =>
  ({ req: { raw: request } }, next) => {
    const { host } = new URL(request.url)
    const named = [host, request.headers.get('Host') ?? host]
    const isAllowed = named.every((each) => isAllowedHost(each, hosts)) && isFromAllowedPage(request.headers, hosts)
    if (!isAllowed) throw refuse('origin_not_allowed')
    return next()
  }
