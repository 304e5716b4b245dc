import type { ChainFamily } from '../families.ts'
import { createSolanaPort } from './solana-port.ts'
import { solanaAccount } from './test-account.ts'

export const solanaFamily = {
  async start(_, { slotMs }) {
    const { startSolanaNetwork } = await importNode()
    return startSolanaNetwork(slotMs === undefined ? {} : { slotMs })
  },
  port: ({ rpcUrl }) => createSolanaPort(rpcUrl),
  account: solanaAccount,
} satisfies ChainFamily<'solana'>

/** Its runtime is a package of native code, which not every platform has and the sandbox's package does not bring. */
const importNode = () =>
  import('./solana-network.ts').catch((error: unknown) => {
    throw isNotFound(error) ? new Error(`litesvm is not installed for ${process.platform}-${process.arch}`) : error
  })

const isNotFound = (error: unknown) =>
  error instanceof Error && 'code' in error && /^(?:ERR_)?MODULE_NOT_FOUND$/.test(String(error.code))
