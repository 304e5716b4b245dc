import type { ChainFamily } from '../families.ts'
import { importNode, notInstalled } from '../optional-package.ts'
import { createSuiPort } from './sui-port.ts'
import { suiAccount } from './test-account.ts'

/** The SDK is half as large as the rest of the sandbox's package, which does not bring it. */
const MISSING = notInstalled('@mysten/sui.js')

export const suiFamily = {
  async start(_, { blockMs, facts }) {
    const { startSuiNetwork } = await importNode(() => import('./sui-network.ts'), MISSING)
    return startSuiNetwork({ ...(blockMs !== undefined && { blockMs }), facts: facts?.sui ?? {} })
  },
  port: ({ rpcUrl }) => createSuiPort(rpcUrl),
  account: suiAccount,
} satisfies ChainFamily<'sui'>
