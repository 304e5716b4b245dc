import type { ChainFamily } from '../families.ts'
import { importNode, notInstalled } from '../optional-package.ts'
import { createSolanaPort } from './solana-port.ts'
import { solanaAccount } from './test-account.ts'

/** Its runtime is a package of native code, which not every platform has and the sandbox's package does not bring. */
const MISSING = notInstalled('litesvm', ` for ${process.platform}-${process.arch}`)

export const solanaFamily = {
  async start(_, { slotMs, facts }) {
    const { startSolanaNetwork } = await importNode(() => import('./solana-network.ts'), MISSING)
    return startSolanaNetwork({ ...(slotMs !== undefined && { slotMs }), facts: facts?.solana ?? {} })
  },
  port: ({ rpcUrl }) => createSolanaPort(rpcUrl),
  account: solanaAccount,
} satisfies ChainFamily<'solana'>
