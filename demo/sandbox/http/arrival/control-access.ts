import type { Settings } from '../settings.ts'
import { refuse } from './refusal.ts'

type Hosts = Pick<Settings, 'controlHosts'>

/** Pages that merchants embed, and the simulated RPC, which wallets call from any page. */
const OPEN_PATHS = ['/sandbox/pages/', '/sandbox/rpc/']

const isControl = (path: string) => path.startsWith('/sandbox/') && !OPEN_PATHS.some((open) => path.startsWith(open))

const isLoopback = (host: string) =>
  host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)

const isAllowed = (host: string, { controlHosts }: Hosts) => isLoopback(host) || controlHosts.includes(host)

/**
 * The controls change and show everything, so a page of another site must not call them. A page is known by its `Origin`;
 * where the browser sends none, by `Sec-Fetch-Site`. The host of the request is checked too, because a page can point a
 * name of its own at this machine (DNS rebinding). A caller outside of a browser sends neither header.
 */
export function refuseForeignCaller(request: Request, settings: Hosts): void {
  const { pathname, hostname } = new URL(request.url)
  if (!isControl(pathname)) return
  const origin = request.headers.get('Origin')
  const isFromAllowedPage =
    origin === null
      ? request.headers.get('Sec-Fetch-Site') !== 'cross-site'
      : URL.canParse(origin) && isAllowed(new URL(origin).hostname, settings)
  if (!isAllowed(hostname, settings) || !isFromAllowedPage) throw refuse('origin_not_allowed')
}
