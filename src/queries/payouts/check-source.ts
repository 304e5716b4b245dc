import type { WalletSession } from '../../chains/adapter.ts'
import { loadAdapter } from '../../chains/load-adapter.ts'
import { familyOf } from '../../domain/networks.ts'
import type { TokenSource } from '../../chains/adapter.ts'
import { useServices, type Services } from '../services.ts'
import { chainNodeOf } from '../../operations/chain-node.ts'

/** Checks what can be known of a source before there is a payout. Rejects with `ChainError`. */
export async function checkSource(services: Services, session: WalletSession, source: TokenSource): Promise<void> {
  const adapter = await loadAdapter(familyOf(source.network))
  await adapter.check(session, source, chainNodeOf(services))
}

/** So that a locked wallet, a missing coin or a silent node makes no payout that is cancelled at once (decisions.md C21). */
export function useCheckSource() {
  const services = useServices()
  return (session: WalletSession, source: TokenSource) => checkSource(services, session, source)
}
