import type { ChainFamily } from '../families.ts'
import { importNode, notInstalled } from '../optional-package.ts'
import { createAptosPort } from './aptos-port.ts'
import { aptosAccount } from './test-account.ts'

/** The SDK is as large as the rest of the sandbox's package, which does not bring it. */
const MISSING = notInstalled('@aptos-labs/ts-sdk')

export const aptosFamily = {
  async start(_, { blockMs, facts }) {
    const { startAptosNetwork } = await importNode(() => import('./aptos-network.ts'), MISSING)
    return startAptosNetwork({ ...(blockMs !== undefined && { blockMs }), facts: facts?.aptos ?? {} })
  },
  port: ({ rpcUrl }) => createAptosPort(rpcUrl),
  path: '/v1',
  account: aptosAccount,
} satisfies ChainFamily<'aptos'>
