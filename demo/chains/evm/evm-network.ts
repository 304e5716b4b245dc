import { randomUUID } from 'node:crypto'
import { toBeHex } from 'ethers'
import { rpc } from '../json-rpc.ts'
import type { LocalNetwork } from '../local-network.ts'
import { EVM_NETWORKS, type EvmNetwork, type EvmNetworkName } from '../networks.ts'
import { toUnits } from '../token-amount.ts'
import { createEvmPort, evmTreasury } from './evm-port.ts'
import type { MachineParts } from './machine.ts'
import { seedTokens } from './seed-tokens.ts'

export async function startEvmNetwork(
  network: EvmNetworkName,
  { nodes, contracts }: MachineParts,
): Promise<LocalNetwork> {
  const { chainId, tokens }: EvmNetwork = EVM_NETWORKS[network]
  const rpcUrl = await nodes.start(chainId)
  const seed = { tokens: Object.values(tokens), contracts: await contracts, treasury: evmTreasury().address }
  await seedTokens(rpcUrl, seed)
  const port = createEvmPort({ network, rpcUrl })

  return {
    network,
    rpcUrl,
    port,
    async fund(address, { native, ...amounts }) {
      if (native) {
        const balance = BigInt(await rpc<string>(rpcUrl, 'eth_getBalance', [address, 'latest']))
        await rpc(rpcUrl, 'anvil_setBalance', [address, toBeHex(balance + toUnits(native, 18))])
      }
      for (const token of ['usdc', 'usdt'] as const) {
        const amount = amounts[token]
        if (amount) await port.send({ token, to: address, amount, reference: `faucet ${randomUUID()}` })
      }
    },
  }
}
