import { join } from 'node:path'
import { FAMILIES } from '../chains/families.ts'
import { jsonRpcRoute } from '../hosts/json-rpc-route.ts'
import type { StaticServerOptions } from '../hosts/static-server.ts'
import { strictPolicy } from '../hosts/strict-csp/policy.ts'
import type { MissingChains } from '../sandbox/payouts/chain-port.ts'
import { nodeUrls } from '../sandbox/tables/node-urls.ts'
import { distFolder, pagesFolder } from '../paths.ts'
import { createTestWallet } from './test-wallet/test-wallet.ts'

const demo = (path: string) => join(pagesFolder, path)

/** The scripts of each family for the shop and the console. */
const familyPages = Object.fromEntries(
  Object.keys(FAMILIES).map((family) => [`/chains/${family}/page`, demo(`chains/${family}/page`)]),
)

/** Where the page reads networks. It is read for each page that is served, while networks are starting. */
export interface Nodes {
  readonly rpcUrls: Record<string, string>
  /** No other network is coming. */
  isSettled: boolean
}

interface Surroundings {
  readonly sandboxUrl: string
  readonly nodes: Readonly<Nodes>
  /** Why a network is simulated, by transfer name. */
  readonly missingChains: MissingChains
  readonly dist?: string
}

const CONSOLE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  'connect-src http://127.0.0.1:*',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** What the pages import of other folders. */
const MOUNTS: Readonly<Record<string, string>> = {
  ...familyPages,
  '/chains/json-rpc.ts': demo('chains/json-rpc.ts'),
  '/chains/networks.ts': demo('chains/networks.ts'),
  '/chains/test-wallet': demo('chains/test-wallet'),
  '/chains/token-amount.ts': demo('chains/token-amount.ts'),
  '/console': demo('console'),
  '/element/frameworks/listeners.ts': demo('../element/frameworks/listeners.ts'),
  '/hostile': demo('hosts/hostile'),
  '/playground': demo('playground'),
  '/locales/locales.generated.ts': demo('../locales/locales.generated.ts'),
  '/sandbox/bank-accounts/bank-ids.ts': demo('sandbox/bank-accounts/bank-ids.ts'),
  '/sandbox/bank-accounts/check-digits.ts': demo('sandbox/bank-accounts/check-digits.ts'),
  '/sandbox/tables': demo('sandbox/tables'),
  '/sandbox/wallets/networks.ts': demo('sandbox/wallets/networks.ts'),
  '/strict-csp': demo('hosts/strict-csp'),
  '/styles/theme.ts': demo('../styles/theme.ts'),
}

/** The shop at the root, the console, the playground, and two pages with hostile styles and a strict CSP. */
export function merchantSite({
  sandboxUrl,
  nodes,
  missingChains,
  dist = distFolder,
}: Surroundings): StaticServerOptions {
  const { rpcUrls } = nodes
  // The Test Wallet knows those that work alone. What the page has no node of must not be asked of a public one.
  const named = () => ({ ...nodeUrls(sandboxUrl), ...rpcUrls })
  // A source with a path allows that path alone, and none below it.
  const origins = () => Object.values(rpcUrls).map((url) => new URL(url).origin)
  const policies: Readonly<Record<string, () => string>> = {
    '/console': () => CONSOLE_POLICY,
    '/strict-csp': () => strictPolicy([sandboxUrl, ...origins()]),
  }
  return {
    root: demo('hosts/plain'),
    mounts: { ...MOUNTS, '/dist': dist },
    replace: () => ({
      'http://127.0.0.1:4010': sandboxUrl,
      '{ "rpcUrls": {} }': JSON.stringify({ rpcUrls: named() }),
    }),
    routes: {
      '/test-wallet': jsonRpcRoute(createTestWallet(rpcUrls, missingChains)),
      '/networks': jsonRpcRoute({ read: () => ({ ...nodes, rpcUrls: named() }) }),
    },
    headers(path) {
      const policy = Object.entries(policies).find(([prefix]) => path.startsWith(prefix))?.[1]
      return {
        // Pages of other origins load the widget too.
        ...(path.startsWith('/dist/') && { 'Access-Control-Allow-Origin': '*' }),
        ...(policy && { 'Content-Security-Policy': policy() }),
      }
    },
  }
}
