import type { ChainFamily } from '../families.ts'
import { importNode } from '../optional-package.ts'
import { createSuiPort } from './sui-port.ts'
import { suiAccount } from './test-account.ts'

/** The SDK is half as large as the rest of the sandbox's package, which does not bring it. */
const MISSING = '@mysten/sui.js is not installed'

export const suiFamily = {
  async start(_, { blockMs }) {
    const { startSuiNetwork } = await importNode(() => import('./sui-network.ts'), MISSING)
    return startSuiNetwork(blockMs === undefined ? {} : { blockMs })
  },
  port: ({ rpcUrl }) => createSuiPort(rpcUrl),
  account: suiAccount,
} satisfies ChainFamily<'sui'>
