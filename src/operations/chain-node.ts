import { readRelayFailure, relayTransaction } from '../api/chains.ts'
import type { ChainNode } from '../chains/adapter.ts'
import { createChainNode } from '../chains/node.ts'
import type { ApiClient } from '../api/client.ts'
import type { World } from '../lib/world.ts'
import type { Owner } from '../stores/owner.ts'

type Given = Parameters<typeof createChainNode>[0]

interface Parts {
  readonly api: ApiClient
  readonly world: Pick<World, 'fetch'>
  readonly settings: { readonly host: Pick<Given, 'rpcUrls' | 'tokenAddresses' | 'cctp'> }
}

function makeNode(parts: Parts): ChainNode {
  const { api, world, settings } = parts
  return createChainNode({
    fetch: world.fetch,
    get rpcUrls() {
      return parts.settings.host.rpcUrls
    },
    tokenAddresses: settings.host.tokenAddresses,
    cctp: settings.host.cctp,
    relay: (transaction, skipPreflight) =>
      relayTransaction(api, { transaction, skipPreflight }).then(() => 'accepted', readRelayFailure),
  })
}

/** How the element reads networks: at the nodes that its host names by now, and the tokens and contracts that it named at the first use. */
export const chainNodeOf = (owner: Owner<Parts>): ChainNode => owner.own(makeNode)
