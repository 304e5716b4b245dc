import type { WalletSession } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { sendFailure } from '../send-failure.ts'
import { wrongAddress } from '../wallet-errors.ts'
import { isRejection, walletFailure } from '../wallet-failure.ts'
import { accountsOf, CHAIN, walletOf } from './wallets/standard-wallet.ts'

/** A way in which wallets send. */
interface Way {
  readonly feature: string
  readonly verb: string
  /** What the verb's output has, as bytes. */
  readonly output: string
  readonly maxBytes: number
  /** What it means that the wallet, asked in this way, has failed. */
  failure(error: unknown): ChainError
}

/** The wallet signs and gives the transaction back. Whatever it answers, it has broadcast nothing. */
export const SIGNS: Way = {
  feature: 'solana:signTransaction',
  verb: 'signTransaction',
  output: 'signedTransaction',
  maxBytes: 1232,
  failure: (cause) =>
    new ChainError(isRejection(cause) ? 'wallet/send-declined' : 'wallet/connection-failed', { cause }),
}

/** The wallet broadcasts by itself. */
const BROADCASTS: Way = {
  feature: 'solana:signAndSendTransaction',
  verb: 'signAndSendTransaction',
  output: 'signature',
  maxBytes: 64,
  failure: (error) => sendFailure(error, 'solana'),
}

/** The verb of the wallet, and its account of this address as the wallet gave it. Any other account is refused (WAL-17). */
function askable({ wallet }: WalletSession, { feature, verb }: Way, from: string) {
  try {
    const standard = walletOf(wallet)
    const account = accountsOf(standard).find(({ address }) => address === from)
    if (!account) throw wrongAddress(from)
    const able = standard.features[feature]
    return typeof able?.[verb] === 'function' ? { account, able } : null
  } catch (error) {
    throw walletFailure(error)
  }
}

/** How the wallet sends from this address. One that signs messages only does not. */
export function wayOf(session: WalletSession, from: string): Way {
  const way = [SIGNS, BROADCASTS].find((each) => askable(session, each, from) !== null)
  if (!way) throw new ChainError('wallet/connection-failed')
  return way
}

function readOutput(outputs: unknown, { output, maxBytes }: Way): Uint8Array | null {
  const [first] = outputs as readonly Readonly<Record<string, unknown>>[]
  const value = first?.[output]
  if (!ArrayBuffer.isView(value) || value.byteLength > maxBytes) return null
  // A copy, because a wallet may keep its own and change it.
  return new Uint8Array(value.buffer, value.byteOffset, value.byteLength).slice()
}

/**
 * Asks the wallet, in the turn in which its account is looked at, so that no other account can come between. The customer may take as
 * long as they like. Null for an answer without bytes.
 */
export async function askWallet(
  session: WalletSession,
  way: Way,
  { from, bytes }: { readonly from: string; readonly bytes: Uint8Array },
): Promise<Uint8Array | null> {
  const found = askable(session, way, from)
  if (!found) throw new ChainError('wallet/connection-failed')
  try {
    const { account, able } = found
    return readOutput(await able[way.verb]!({ account, transaction: bytes, chain: CHAIN }), way)
  } catch (error) {
    throw way.failure(error)
  }
}
