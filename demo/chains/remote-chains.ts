import type { Chains } from '../sandbox/payouts/chain-port.ts'
import { familyFor } from './families.ts'
import { NETWORK_NAMES } from './networks.ts'

/** Networks of other processes, configured by `SANDBOX_RPC_BASE`, `SANDBOX_RPC_SOLANA` and so on. */
export function remoteChains(env: Readonly<Record<string, string | undefined>>): Chains {
  const ports = NETWORK_NAMES.flatMap((network) => {
    const rpcUrl = env[`SANDBOX_RPC_${network.toUpperCase()}`]?.trim()
    return rpcUrl ? [familyFor(network).port({ network, rpcUrl })] : []
  })
  return Object.fromEntries(ports.map((port) => [port.network, port]))
}
