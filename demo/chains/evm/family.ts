import type { ChainFamily } from '../families.ts'
import type { EvmNetworkName } from '../networks.ts'
import { startEvmNetwork } from './evm-network.ts'
import { createEvmPort } from './evm-port.ts'
import { evmAccount } from './test-account.ts'

export const evmFamily = {
  start: async (network, { machine, facts }) => startEvmNetwork(network, machine.parts(), facts?.evm),
  port: createEvmPort,
  needsAnvil: true,
  account: evmAccount,
} satisfies ChainFamily<EvmNetworkName>
