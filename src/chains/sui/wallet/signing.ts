import { isSameAddress } from '../../../domain/wallets/addresses/address.ts'
import type { WalletSession } from '../../adapter.ts'
import { ChainError } from '../../chain-error.ts'
import { unsupportedNetwork, wrongAddress } from '../../wallet-errors.ts'
import { signingFailure, unlessRefused, walletFailure } from '../../wallet-failure.ts'
import { unlockStandard } from '../../wallet-standard/unlock.ts'
import { accountsOf, CHAIN, walletOf } from './sui-wallet.ts'

const FEATURE = 'sui:signTransaction'
const VERB = 'signTransaction'

/** Version 2 takes a transaction's JSON and answers its bytes. `sui:signTransactionBlock`, the first, is another feature. */
const isSecond = (version: unknown) => typeof version === 'string' && /^[2-9]\./.test(version)

/** Refuses any account but the payout's (WAL-17), and any network but mainnet. */
function askable({ wallet }: WalletSession, from: string) {
  try {
    const standard = walletOf(wallet)
    const { mainnet, otherNetwork } = accountsOf(standard)
    if (otherNetwork !== null) throw unsupportedNetwork(null, otherNetwork)
    if (standard.accounts.length === 0) throw new ChainError('wallet/locked')
    const account = mainnet.find(({ address }) => isSameAddress('sui', address, from))
    if (!account) throw wrongAddress(from)
    const able = standard.features[FEATURE]
    if (typeof able?.[VERB] !== 'function' || !isSecond(able['version'])) throw new ChainError('wallet/cannot-send')
    return { account, able }
  } catch (error) {
    throw walletFailure(error)
  }
}

export async function checkWallet(session: WalletSession, from: string): Promise<void> {
  await unlockStandard(walletOf(session.wallet))
  askable(session, from)
}

/** Compares account and network once more, and asks in the same turn. The wallet only signs, so it has broadcast nothing even when it fails. */
export async function askToSign(session: WalletSession, from: string, json: string): Promise<unknown> {
  const { account, able } = askable(session, from)
  try {
    return unlessRefused(await able[VERB]!({ transaction: { toJSON: async () => json }, account, chain: CHAIN }))
  } catch (cause) {
    throw signingFailure(cause)
  }
}
