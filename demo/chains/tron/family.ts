import type { ChainFamily } from '../families.ts'
import { importNode, notInstalled } from '../optional-package.ts'
import { tronAccount } from './test-account.ts'
import { createTronPort } from './tron-port.ts'

/** The package is half as large as the rest of the sandbox's, which does not bring it. */
const MISSING = notInstalled('tronweb')

export const tronFamily = {
  async start(_, { machine, blockMs, facts }) {
    const parts = machine.parts()
    // tronweb takes a second to load.
    const { startTronNetwork } = await importNode(() => import('./tron-network.ts'), MISSING)
    return startTronNetwork(parts, { ...(blockMs !== undefined && { blockMs }), facts: facts?.tron ?? {} })
  },
  port: ({ rpcUrl }) => createTronPort(rpcUrl),
  needsAnvil: true,
  account: tronAccount,
} satisfies ChainFamily<'tron'>
