import type { Chains } from '../sandbox/payouts/chain-port.ts'
import { createEvmPort } from './evm/evm-port.ts'
import { EVM_NETWORKS, type EvmNetworkName } from './networks.ts'
import { createSolanaPort } from './solana/solana-port.ts'

/** Networks of other processes, configured by `SANDBOX_RPC_BASE`, `SANDBOX_RPC_SOLANA` and so on. */
export function remoteChains(env: Readonly<Record<string, string | undefined>>): Chains {
  const rpcUrlOf = (network: string) => env[`SANDBOX_RPC_${network.toUpperCase()}`]?.trim() || null
  const evm = (Object.keys(EVM_NETWORKS) as EvmNetworkName[]).flatMap((network) => {
    const rpcUrl = rpcUrlOf(network)
    return rpcUrl ? [createEvmPort({ network, rpcUrl })] : []
  })
  const solana = rpcUrlOf('solana')
  const ports = solana ? [...evm, createSolanaPort(solana)] : evm
  return Object.fromEntries(ports.map((port) => [port.network, port]))
}
