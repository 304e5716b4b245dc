import type { ChainAdapter } from '../adapter.ts'
import { withSeveralNodes } from '../http/of-one-node.ts'
import { lazyWatch, loaded } from '../lazy-verb.ts'
import { withNamedTokens, type ReadToken } from '../named-token/named-token.ts'
import { connect } from './connect.ts'
import { discover } from './discover.ts'
import { presentAddress } from './provider.ts'
import { watch } from './watch.ts'

const readToken: ReadToken = async (...asked) =>
  (await loaded(() => import('./token-facts.ts'))).readTokenFacts(...asked)

const adapter: ChainAdapter = {
  discover,
  connect,
  switchNetwork: async (session) => session,
  watch,
  currentAddress: ({ wallet }) => presentAddress(wallet.provider),
  balance: async (...asked) => (await loaded(() => import('./balance.ts'))).balance(...asked),
  check: async (...asked) => (await loaded(() => import('./funds.ts'))).check(...asked),
  send: async (...asked) => (await loaded(() => import('./send.ts'))).send(...asked),
  findSent: async (...asked) => (await loaded(() => import('./transaction/find-sent.ts'))).findSent(...asked),
  findTransfers: async (...asked) => (await loaded(() => import('./transaction/find-sent.ts'))).findTransfers(...asked),
  follow: (...asked) =>
    lazyWatch(asked[1], async () => (await loaded(() => import('./transaction/follow.ts'))).follow(...asked)),
  /** TRON has no request that gives the permission back. It only allows the wallet to be asked. */
  disconnect: async () => {},
}

export const tronAdapter: ChainAdapter = withSeveralNodes(withNamedTokens(adapter, readToken))
