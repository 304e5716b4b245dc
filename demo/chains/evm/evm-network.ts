import { toBeHex } from 'ethers'
import { sendTokens } from '../sending/faucet.ts'
import { rpc } from '../json-rpc.ts'
import type { LocalNetwork } from '../local-network.ts'
import { EVM_NETWORKS, type EvmNetwork, type EvmNetworkName } from '../networks.ts'
import { toUnits } from '../token-amount.ts'
import { createEvmPort, evmTreasury } from './evm-port.ts'
import { EVM_FACTS, type EvmFacts } from './facts.ts'
import type { MachineParts } from './machine.ts'
import { startPrunedNode } from './pruned-node.ts'
import { seedTokens } from './seed-tokens.ts'

export async function startEvmNetwork(
  network: EvmNetworkName,
  { nodes, contracts }: MachineParts,
  changed: Partial<EvmFacts> = {},
): Promise<LocalNetwork> {
  const facts = { ...EVM_FACTS, ...changed }
  const { chainId, tokens }: EvmNetwork = EVM_NETWORKS[network]
  const rpcUrl = await nodes.start(chainId, facts)
  const seed = { tokens: Object.values(tokens), contracts: await contracts, treasury: evmTreasury().address, facts }
  await seedTokens(rpcUrl, seed)
  const port = createEvmPort({ network, rpcUrl })
  const door = facts.pruned && (await startPrunedNode(rpcUrl, facts.pruned))

  return {
    network,
    rpcUrl: door?.url ?? rpcUrl,
    port,
    ...(door && { prune: () => door.prune(), stop: () => door.close() }),
    async fund(address, funds) {
      const { native } = funds
      if (native) {
        const balance = BigInt(await rpc<string>(rpcUrl, 'eth_getBalance', [address, 'latest']))
        await rpc(rpcUrl, 'anvil_setBalance', [address, toBeHex(balance + toUnits(native, 18))])
      }
      await sendTokens(port, address, funds)
    },
  }
}
