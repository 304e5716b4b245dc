import type { WalletSession } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { walletFailure } from '../wallet-failure.ts'
import { accountsOf, walletOf } from './wallets/standard-wallet.ts'

const SIGNATURE_LENGTH = 64

interface Signed {
  readonly signedMessage: Uint8Array
  readonly signature: Uint8Array
}

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

/** Rejects a signature of another text, such as one with the wallet's prefix, because the server does not know it. */
export async function signMessage({ wallet, address }: WalletSession, message: string): Promise<string> {
  try {
    const standard = walletOf(wallet)
    const account = accountsOf(standard).find((each) => each.address === address)
    const able = standard.features['solana:signMessage']
    if (typeof able?.['signMessage'] !== 'function') throw new ChainError('wallet/cannot-sign')
    const bytes = new TextEncoder().encode(message)
    const signing = able['signMessage']({ account, message: bytes })
    const [signed] = (await signing) as readonly Signed[]
    if (!account || !signed || !isSame(signed.signedMessage, bytes) || signed.signature.length !== SIGNATURE_LENGTH)
      throw new ChainError('wallet/connection-failed')
    return btoa(String.fromCharCode(...signed.signature))
  } catch (error) {
    throw walletFailure(error)
  }
}
