import { readRelayFailure, relayTransaction } from '../../api/chains.ts'
import type { ChainNode } from '../../chains/adapter.ts'
import { createChainNode } from '../../chains/node.ts'
import type { Services } from '../services.ts'

function makeNode(services: Services): ChainNode {
  const { api, world, settings } = services
  return createChainNode({
    fetch: world.fetch,
    get rpcUrls() {
      return services.settings.host.rpcUrls
    },
    tokenAddresses: settings.host.tokenAddresses,
    cctp: settings.host.cctp,
    relay: (transaction, skipPreflight) =>
      relayTransaction(api, { transaction, skipPreflight }).then(() => 'accepted', readRelayFailure),
  })
}

/** How the element reads networks: at the nodes that its host names by now, and the tokens and contracts that it named at the first use. */
export const chainNodeOf = (services: Services): ChainNode => services.own(makeNode)
