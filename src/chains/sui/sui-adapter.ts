import type { ChainAdapter } from '../adapter.ts'
import { withSeveralNodes } from '../http/of-one-node.ts'
import { lazyWatch, loaded } from '../lazy-verb.ts'
import { withNamedTokens, type ReadToken } from '../named-token/named-token.ts'
import { discoverStandard } from '../wallet-standard/discover.ts'
import { connect } from './wallet/connect.ts'
import { readWallet, walletOf } from './wallet/sui-wallet.ts'
import { presentAddress, watch } from './wallet/watch.ts'

const readToken: ReadToken = async (...asked) =>
  (await loaded(() => import('./token-facts.ts'))).readTokenFacts(...asked)

const adapter: ChainAdapter = {
  discover: (page, onChange) => discoverStandard(page, { read: readWallet, onChange }),
  connect,
  switchNetwork: async (session) => session,
  currentAddress: async (session) => presentAddress(session),
  watch,
  balance: async (...asked) => (await loaded(() => import('./balance.ts'))).balance(...asked),
  check: async (...asked) => (await loaded(() => import('./funds.ts'))).check(...asked),
  send: async (...asked) => (await loaded(() => import('./send.ts'))).send(...asked),
  findSent: async (...asked) => (await loaded(() => import('./find-sent.ts'))).findSent(...asked),
  findTransfers: async (...asked) => (await loaded(() => import('./find-sent.ts'))).findTransfers(...asked),
  findArrived: async (...asked) => (await loaded(() => import('./find-arrived.ts'))).findArrived(...asked),
  follow: (...asked) => lazyWatch(asked[1], async () => (await loaded(() => import('./follow.ts'))).follow(...asked)),
  disconnect: async ({ wallet }) => {
    await walletOf(wallet).features['standard:disconnect']?.['disconnect']?.()
  },
}

export const suiAdapter: ChainAdapter = withSeveralNodes(withNamedTokens(adapter, readToken))
