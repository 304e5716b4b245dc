import type { ChainAdapter, WalletOption } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { withSeveralNodes } from '../http/of-one-node.ts'
import { lazyWatch, loaded } from '../lazy-verb.ts'
import { withNamedTokens, type ReadToken } from '../named-token/named-token.ts'
import { discoverStandard } from '../wallet-standard/discover.ts'
import { connect } from './connect.ts'
import { readInjected } from './wallets/injected-wallet.ts'
import { signMessage } from './sign-message.ts'
import { readWallet, walletOf } from './wallets/standard-wallet.ts'
import { presentAddress, watch } from './watch.ts'

const readToken: ReadToken = async (...asked) =>
  (await loaded(() => import('./token/token-facts.ts'))).readTokenFacts(...asked)

const adapter: ChainAdapter = {
  discover(page, onChange) {
    // Standard wallets are on the window too, some of them under another wallet's name.
    const onWallets = (wallets: readonly WalletOption[]) => onChange(wallets.length > 0 ? wallets : readInjected(page))
    return discoverStandard(page, { read: readWallet, onChange: onWallets })
  },
  connect,
  switchNetwork: async (session) => session,
  currentAddress: async (session) => presentAddress(session),
  async presentAccount(session) {
    await (await loaded(() => import('../wallet-standard/unlock.ts'))).unlockStandard(walletOf(session.wallet))
    const address = presentAddress(session)
    if (address === null) throw new ChainError('wallet/locked')
    return address
  },
  signMessage,
  watch,
  balance: async (...asked) => (await loaded(() => import('./balance.ts'))).balance(...asked),
  check: async (...asked) => (await loaded(() => import('./funds/funds.ts'))).check(...asked),
  send: async (...asked) => (await loaded(() => import('./send.ts'))).send(...asked),
  findSent: async (...asked) => (await loaded(() => import('./find-sent.ts'))).findSent(...asked),
  findTransfers: async (...asked) => (await loaded(() => import('./find-sent.ts'))).findTransfers(...asked),
  follow: (...asked) =>
    lazyWatch(asked[1], async () => (await loaded(() => import('./watch-transaction.ts'))).follow(...asked)),
  disconnect: async ({ wallet }) => {
    await walletOf(wallet).features['standard:disconnect']?.['disconnect']?.()
  },
}

export const solanaAdapter: ChainAdapter = withSeveralNodes(withNamedTokens(adapter, readToken))
