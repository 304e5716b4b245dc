import type { ChainAdapter } from '../adapter.ts'
import { withSeveralNodes } from '../http/of-one-node.ts'
import { lazyWatch, loaded } from '../lazy-verb.ts'
import { withNamedTokens, type ReadToken } from '../named-token/named-token.ts'
import { connect } from './connect.ts'
import { discover } from './discover.ts'
import { askNow } from '../injected/provider.ts'
import { presentAccount, readAccount } from './provider.ts'
import { signMessage } from './sign-message.ts'
import { switchNetwork } from './switch-network.ts'
import { watch } from './watch.ts'

const readToken: ReadToken = async (...asked) => (await loaded(() => import('./erc20.ts'))).readTokenFacts(...asked)

const adapter: ChainAdapter = {
  discover,
  connect,
  switchNetwork,
  presentAccount,
  signMessage,
  watch,
  currentAddress: async ({ wallet }) => readAccount(await askNow(wallet.provider, 'eth_accounts')),
  balance: async (...asked) => (await loaded(() => import('./balance.ts'))).balance(...asked),
  missingFeeCoin: async (...asked) => (await loaded(() => import('./checks/fee.ts'))).missingFeeCoin(...asked),
  check: async (...asked) => (await loaded(() => import('./checks/send-checks.ts'))).check(...asked),
  send: async (...asked) => (await loaded(() => import('./send.ts'))).send(...asked),
  findSent: async (...asked) => (await loaded(() => import('./transaction/find-sent.ts'))).findSent(...asked),
  hasWaiting: async (...asked) => (await loaded(() => import('./transaction/waiting.ts'))).hasWaiting(...asked),
  findTransfers: async (...asked) => (await loaded(() => import('./transaction/find-sent.ts'))).findTransfers(...asked),
  follow: (...asked) =>
    lazyWatch(asked[1], async () => (await loaded(() => import('./transaction/follow.ts'))).follow(...asked)),
  /** EIP-2255. Wallets without it keep the permission, which only allows them to be asked. */
  disconnect: async ({ wallet }) => {
    await askNow(wallet.provider, 'wallet_revokePermissions', [{ eth_accounts: {} }]).catch(() => null)
  },
}

export const evmAdapter: ChainAdapter = withSeveralNodes(withNamedTokens(adapter, readToken))
