import type { ChainFamily } from '../families.ts'
import { createAptosPort } from './aptos-port.ts'
import { aptosAccount } from './test-account.ts'

export const aptosFamily = {
  async start(_, { blockMs }) {
    const { startAptosNetwork } = await import('./aptos-network.ts')
    return startAptosNetwork(blockMs === undefined ? {} : { blockMs })
  },
  port: ({ rpcUrl }) => createAptosPort(rpcUrl),
  account: aptosAccount,
} satisfies ChainFamily<'aptos'>
