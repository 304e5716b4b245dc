import type { WalletSession } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { withUnchangedWallet } from '../injected/unchanged-wallet.ts'
import { unsupportedNetwork, wrongAddress } from '../wallet-errors.ts'
import { readFailure } from '../wallet-answers/read-failure.ts'
import { signingFailure, unlessRefused } from '../wallet-failure.ts'
import { unlock } from '../wallet-standard/unlock.ts'
import { requestAccount } from './connect.ts'
import {
  isMainnet,
  nameOfChain,
  notConnected,
  presentChain,
  readyTronWeb,
  signingAddress,
  type TronTransaction,
} from './provider.ts'
import { watch } from './watch.ts'

const READY_WITHIN_MS = 2000
const LOOK_MS = 200

/** Has the customer unlock the wallet (decisions.md W12). Some wallets answer before their tronweb can sign. */
async function unlockTron(provider: unknown): Promise<void> {
  const isLocked = () => signingAddress(provider) === null
  await unlock({
    isLocked,
    async connect() {
      await requestAccount(provider)
      for (let waited = 0; isLocked() && waited < READY_WITHIN_MS; waited += LOOK_MS)
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    },
  })
  if (isLocked()) throw notConnected()
}

/** Refuses any account but the payout's (WAL-17), another chain, and a wallet without a tronweb to sign with. */
export async function checkWallet({ wallet: { provider } }: WalletSession, from: string): Promise<void> {
  await unlockTron(provider)
  const chain = await presentChain(provider)
  if (chain === null) throw new ChainError('wallet/unreadable')
  if (!isMainnet(chain)) throw unsupportedNetwork(null, nameOfChain(chain))
  askable(provider, from)
}

function askable(provider: unknown, from: string) {
  const [web, address] = [readyTronWeb(provider), signingAddress(provider)]
  if (!web || address === null) throw notConnected()
  if (address !== from) throw wrongAddress(from)
  return web
}

/** Tronweb's words where the wallet has gone over to another account since. */
const OTHER_KEY = /private key does not match address/i

/** Has a copy signed for the checked account and chain, without a time limit. The wallet broadcasts nothing, even when it fails. */
export function askToSign(session: WalletSession, from: string, transaction: TronTransaction): Promise<unknown> {
  const { provider } = session.wallet
  return withUnchangedWallet({
    watch: (events) => watch(session, events),
    check: () => checkWallet(session, from),
    async act() {
      const { trx } = askable(provider, from)
      try {
        return unlessRefused(await trx.sign(structuredClone(transaction)))
      } catch (cause) {
        if (readFailure(cause).texts.some((text) => OTHER_KEY.test(text))) throw wrongAddress(from)
        throw signingFailure(cause)
      }
    },
  })
}
