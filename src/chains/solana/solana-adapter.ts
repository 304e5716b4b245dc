import type { ChainAdapter, TransactionWatch } from '../adapter.ts'
import { loaded } from '../lazy-verb.ts'
import { discoverStandard } from '../wallet-standard/discover.ts'
import { connect } from './connect.ts'
import { signMessage } from './sign-message.ts'
import { readWallet, walletOf } from './standard-wallet.ts'
import { presentAddress, watch } from './watch.ts'

/** Solana, over the Wallet Standard. */
export const solanaAdapter: ChainAdapter = {
  discover: (page, onChange) => discoverStandard(page, { read: readWallet, onChange }),
  connect,
  /** The family has one network. */
  switchNetwork: async (session) => session,
  currentAddress: async (session) => presentAddress(session),
  signMessage,
  watch,
  balance: async (...asked) => (await loaded(import('./balance.ts'))).balance(...asked),
  send: async (...asked) => (await loaded(import('./send.ts'))).send(...asked),
  follow: (...asked) => {
    const [, hash] = asked
    // One watch for every look, because it counts blocks from its first.
    let following: TransactionWatch | null = null
    return {
      hash,
      async look() {
        const { follow } = await loaded(import('./watch-transaction.ts'))
        following ??= follow(...asked)
        return following.look()
      },
    }
  },
  disconnect: async ({ wallet }) => {
    await walletOf(wallet).features['standard:disconnect']?.['disconnect']?.()
  },
}
