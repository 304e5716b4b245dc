import type { WalletSession } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { isUnsupported } from '../wallet-answers/unsupported.ts'
import { walletFailure } from '../wallet-failure.ts'
import type { Account } from '../wallet-standard/standard-wallet.ts'
import { accountsOf, walletOf } from './wallets/standard-wallet.ts'

const FEATURE = 'solana:signMessage'
const SIGNATURE_LENGTH = 64

/** Devices put it before what they sign. No text starts with it. */
const OFF_CHAIN_PREFIX = 0xff

const cannotSign = (cause?: unknown) => new ChainError('wallet/cannot-sign', { cause })

const isUnable = (account: Account | undefined) => account?.features?.length && !account.features.includes(FEATURE)

interface Signed {
  readonly signedMessage: Uint8Array
  readonly signature: Uint8Array
}

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

/** Rejects a signature of another text, because the server does not know it. With a device's prefix, the wallet is saved unsigned. */
export async function signMessage({ wallet, address }: WalletSession, message: string): Promise<string> {
  try {
    const standard = walletOf(wallet)
    const account = accountsOf(standard).find((each) => each.address === address)
    const able = standard.features[FEATURE]
    // The wallet's other accounts may be able to, as those that are not on a device (decisions.md W11).
    if (typeof able?.['signMessage'] !== 'function' || isUnable(account)) throw cannotSign()
    const bytes = new TextEncoder().encode(message)
    const signing = able['signMessage']({ account, message: bytes })
    const answer = await signing
    const [signed]: readonly Signed[] = Array.isArray(answer) ? answer : []
    if (signed?.signedMessage[0] === OFF_CHAIN_PREFIX) throw cannotSign()
    if (!account || !signed || !isSame(signed.signedMessage, bytes) || signed.signature.length !== SIGNATURE_LENGTH)
      throw new ChainError('wallet/unreadable')
    return btoa(String.fromCharCode(...signed.signature))
  } catch (error) {
    throw isUnsupported(error) ? cannotSign(error) : walletFailure(error)
  }
}
