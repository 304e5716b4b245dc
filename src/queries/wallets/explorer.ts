import { readNodes } from '../../chains/http/rpc-node.ts'
import type { ExplorerLink } from '../../domain/payout-history/references/explorers.ts'
import { useServices } from '../services.ts'

const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/

const isOfThisMachine = ({ url }: { readonly url: string }): boolean => LOOPBACK.test(new URL(url).hostname)

/** Keeps the link to a public explorer, but where the host's node of that network is one of its own machine: its chain is no public one. */
export function useExplorer(): (link: ExplorerLink | null) => ExplorerLink | null {
  const { host } = useServices().settings
  return (link) => (link && !readNodes(host.rpcUrls, link.network).some(isOfThisMachine) ? link : null)
}
