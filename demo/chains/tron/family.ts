import type { ChainFamily } from '../families.ts'
import { tronAccount } from './test-account.ts'
import { createTronPort } from './tron-port.ts'

export const tronFamily = {
  async start(_, { machine, blockMs }) {
    const parts = machine.parts()
    // tronweb takes a second to load.
    const { startTronNetwork } = await import('./tron-network.ts')
    return startTronNetwork(parts, blockMs === undefined ? {} : { blockMs })
  },
  port: ({ rpcUrl }) => createTronPort(rpcUrl),
  account: tronAccount,
} satisfies ChainFamily<'tron'>
