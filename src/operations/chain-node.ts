import { readRelayFailure, relayTransaction } from '../api/chains.ts'
import type { ChainNode } from '../chains/adapter.ts'
import { createChainNode } from '../chains/node.ts'
import type { ApiClient } from '../api/client.ts'
import type { World } from '../lib/world.ts'
import type { LazyParts } from '../stores/lazy-parts.ts'

type Given = Parameters<typeof createChainNode>[0]

interface Parts {
  readonly api: ApiClient
  readonly world: Pick<World, 'fetch'>
  readonly settings: { readonly host: Pick<Given, 'rpcUrls' | 'tokenAddresses' | 'cctp'> }
}

function makeNode(parts: Parts): ChainNode {
  const { api, world } = parts
  return createChainNode({
    fetch: world.fetch,
    get rpcUrls() {
      return parts.settings.host.rpcUrls
    },
    get tokenAddresses() {
      return parts.settings.host.tokenAddresses
    },
    get cctp() {
      return parts.settings.host.cctp
    },
    relay: (transaction, skipPreflight) =>
      relayTransaction(api, { transaction, skipPreflight }).then(() => 'accepted', readRelayFailure),
  })
}

export const chainNodeOf = (owner: LazyParts<Parts>): ChainNode => owner.lazy(makeNode)
