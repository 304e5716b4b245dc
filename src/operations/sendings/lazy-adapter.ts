import type { ChainAdapter } from '../../chains/adapter.ts'
import { lazyWatch } from '../../chains/lazy-verb.ts'
import { loadAdapter } from '../../chains/load-adapter.ts'
import { familyOf, type Network } from '../../domain/networks.ts'

/** A failed download fails its verb before anything has left the wallet. */
export function lazyAdapter(
  network: Network,
): Pick<ChainAdapter, 'send' | 'follow' | 'findSent' | 'hasWaiting' | 'findTransfers' | 'findArrived' | 'balance'> {
  const load = () => loadAdapter(familyOf(network))
  return {
    send: async (...task) => (await load()).send(...task),
    balance: async (...asked) => (await load()).balance(...asked),
    findSent: async (...asked) => (await load()).findSent(...asked),
    hasWaiting: async (...asked) => (await load()).hasWaiting?.(...asked) ?? false,
    findTransfers: async (...asked) => (await load()).findTransfers(...asked),
    findArrived: async (...asked) => (await load()).findArrived?.(...asked) ?? [],
    follow: (...asked) => lazyWatch(asked[1], async () => (await load()).follow(...asked)),
  }
}
