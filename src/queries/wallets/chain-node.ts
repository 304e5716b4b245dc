import { relayTransaction } from '../../api/chains.ts'
import type { ChainNode } from '../../chains/adapter.ts'
import { createChainNode } from '../../chains/node.ts'
import type { Services } from '../services.ts'

const makeNode = ({ api, world, settings }: Services): ChainNode =>
  createChainNode({
    fetch: world.fetch,
    rpcUrls: settings.host.rpcUrls ?? {},
    tokenAddresses: settings.host.tokenAddresses ?? {},
    relay: (transaction, skipPreflight) => relayTransaction(api, { transaction, skipPreflight }),
  })

/** How the element reads networks, as its host configured it at the first use. */
export const chainNodeOf = (services: Services): ChainNode => services.own(makeNode)
