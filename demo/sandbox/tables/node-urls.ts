import { WALLET_NETWORKS } from './networks.ts'

export const NODES_PATH = '/sandbox/rpc'

/**
 * For `config.rpcUrls` of a page: the API forwards each to the node that runs, at whatever port. All networks are named, because the widget
 * asks a public node of any other.
 */
export const nodeUrls = (apiUrl: string): Readonly<Record<string, string>> =>
  Object.fromEntries(WALLET_NETWORKS.map((network) => [network, `${apiUrl}${NODES_PATH}/${network}`]))
