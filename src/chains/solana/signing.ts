import type { WalletSession } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { sendFailure } from '../send-failure.ts'
import { wrongAddress } from '../wallet-errors.ts'
import { isRefusal } from '../wallet-answers/refusals.ts'
import { signingFailure, walletFailure } from '../wallet-failure.ts'
import { unlockStandard } from '../wallet-standard/unlock.ts'
import { accountsOf, CHAIN, walletOf } from './wallets/standard-wallet.ts'

interface SendMethod {
  readonly feature: string
  readonly verb: string
  readonly output: string
  readonly maxBytes: number
  failure(error: unknown): ChainError
}

/** The wallet only signs, so it has broadcast nothing even when it fails. */
export const SIGNS: SendMethod = {
  feature: 'solana:signTransaction',
  verb: 'signTransaction',
  output: 'signedTransaction',
  maxBytes: 1232,
  failure: signingFailure,
}

/** The wallet broadcasts by itself, perhaps before it fails. */
const BROADCASTS: SendMethod = {
  feature: 'solana:signAndSendTransaction',
  verb: 'signAndSendTransaction',
  output: 'signature',
  maxBytes: 64,
  failure: (error) => sendFailure(error, 'solana'),
}

/** Refuses a locked wallet, and any account but the payout's (WAL-17). Null where the wallet lacks the verb. */
function askable({ wallet }: WalletSession, { feature, verb }: SendMethod, from: string) {
  try {
    const standard = walletOf(wallet)
    if (standard.accounts.length === 0) throw new ChainError('wallet/locked')
    const account = accountsOf(standard).find(({ address }) => address === from)
    if (!account) throw wrongAddress(from)
    const able = standard.features[feature]
    return typeof able?.[verb] === 'function' ? { account, able } : null
  } catch (error) {
    throw walletFailure(error)
  }
}

/** How the wallet sends from this address. Throws for one that only signs messages. */
export async function sendMethodOf(session: WalletSession, from: string): Promise<SendMethod> {
  await unlockStandard(walletOf(session.wallet))
  const way = [SIGNS, BROADCASTS].find((each) => askable(session, each, from) !== null)
  if (!way) throw new ChainError('wallet/cannot-send')
  return way
}

function readOutput(outputs: unknown, { output, maxBytes }: SendMethod): Uint8Array | null {
  const [first] = outputs as readonly Readonly<Record<string, unknown>>[]
  const value = first?.[output]
  if (!ArrayBuffer.isView(value) || value.byteLength > maxBytes) return null
  // A copy, because a wallet may keep its own and change it.
  return new Uint8Array(value.buffer, value.byteOffset, value.byteLength).slice()
}

/** Checks the account and asks in one turn, so that it cannot change in between. Null for an answer without bytes. */
export async function askWallet(
  session: WalletSession,
  way: SendMethod,
  { from, bytes }: { readonly from: string; readonly bytes: Uint8Array },
): Promise<Uint8Array | null> {
  const found = askable(session, way, from)
  if (!found) throw new ChainError('wallet/cannot-send')
  try {
    const { account, able } = found
    const answer = await able[way.verb]!({ account, transaction: bytes, chain: CHAIN })
    if (isRefusal(answer)) throw answer
    return readOutput(answer, way)
  } catch (error) {
    throw way.failure(error)
  }
}
